import { useLayoutEffect, useRef } from "react";
import { ARMED_AFTER_MS, shortcutFor, type Shortcut } from "./shortcuts";
import { useKeyDown } from "#ui/use/use-key-down";

/** Calls back for every key of the board, unless somebody types or a dialog is open. `step` is the present scene. */
export function useShortcuts(step: string, run: (shortcut: Shortcut) => void): void {
  const begun = useRef({ step: "", at: 0 });
  useLayoutEffect(() => {
    begun.current = { step, at: performance.now() };
  }, [step]);
  useKeyDown((event) => {
    const shortcut = shortcutFor(event);
    if (shortcut === null || event.defaultPrevented || isTaken(event)) return;
    event.preventDefault();
    if (shortcut === "primary" && performance.now() - begun.current.at < ARMED_AFTER_MS) return;
    run(shortcut);
  });
}

/** Tells if the focused element uses the key itself: a field or a dialog takes every key, a button those that press it. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (document.querySelector("dialog[open]") !== null) return true;
  if (target.closest("input, textarea, select, [role=menu], [contenteditable]")) return true;
  const isPress = key === " " || key === "Enter";
  return isPress && target.closest("button, a") !== null && target.matches(":focus-visible");
}
