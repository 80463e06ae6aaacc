import type { Actions } from "./use-actions";
import { useKeyDown } from "#ui/use/use-key-down";

/** Handles Ctrl+Enter, Alt+arrows, Alt+Shift+arrows and Alt+1–6, also while typing; not over a dialog. */
export function useKeys(actions: Actions) {
  useKeyDown((event) => {
    if (document.querySelector("dialog[open]")) return;
    const run = actionOf(event, actions);
    if (!run) return;
    event.preventDefault();
    run();
  });
}

function actionOf(event: KeyboardEvent, actions: Actions): (() => void) | undefined {
  const { key, code, altKey, shiftKey } = event;
  if (key === "Enter" && (event.ctrlKey || event.metaKey)) return () => actions.add();
  if (!altKey || event.ctrlKey || event.metaKey) return undefined;
  const step = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  if (step !== 0) return () => (shiftKey ? actions.moveBy(step) : actions.step(step));
  // Read the key's place on the keyboard: with Alt some layouts type another character.
  const [, digit] = /^(?:Digit|Numpad)([1-6])$/.exec(code) ?? [];
  return digit && !shiftKey ? () => actions.markCorrect(Number(digit) - 1) : undefined;
}
