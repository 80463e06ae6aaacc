import { useLayoutEffect, type RefObject } from "react";

const GAP = 6;
const EDGE = 16;

/** Places the dialog around `inside` under another element, moved in from the window's edges. */
export function useHanging(inside: RefObject<HTMLElement | null>, under: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const dialog = inside.current?.closest("dialog");
    const from = under.current?.getBoundingClientRect();
    if (!dialog || !from) return;
    // Shown for the measurement: a dialog that is not open has no size.
    dialog.style.setProperty("display", "block");
    const { offsetWidth: width, offsetHeight: height } = dialog;
    dialog.style.removeProperty("display");
    const left = Math.max(EDGE, Math.min(from.left, innerWidth - width - EDGE));
    const top = Math.max(EDGE, Math.min(from.bottom + GAP, innerHeight - height - EDGE));
    dialog.style.setProperty("--left", `${left}px`);
    dialog.style.setProperty("--top", `${top}px`);
  }, [inside, under]);
}
