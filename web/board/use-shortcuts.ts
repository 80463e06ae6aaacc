import { useEffect, useRef } from "react";
import { shortcutFor, type Shortcut } from "./shortcuts";
import { useKeyDown } from "../ui/use/use-key-down";

/** A second press within this time belongs to the step before: nobody closes a question with the press that opened it. */
const ARMED_AFTER_MS = 700;

/** Calls back for every key of the board, unless somebody types or a dialog is open. `step` is the scene that stands. */
export function useShortcuts(step: string, run: (shortcut: Shortcut) => void): void {
  const begun = useRef({ step: "", at: 0 });
  useEffect(() => {
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

/** A field takes every key, an open dialog too; a button the keyboard has reached takes those that press it. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (document.querySelector("dialog[open]") !== null) return true;
  if (target.closest("input, textarea, select, [role=menu], [contenteditable]")) return true;
  const isPress = key === " " || key === "Enter";
  return isPress && target.closest("button, a") !== null && target.matches(":focus-visible");
}
