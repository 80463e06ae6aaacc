import { useLayoutEffect, type RefObject } from "react";

const GAP = 6;
const EDGE = 16;

/** Sets where a dialog hangs from an element: under it, moved in from the window's edges. */
export function useHanging(
  dialog: RefObject<HTMLDialogElement | null>,
  under: RefObject<HTMLElement | null> | undefined,
): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    const from = under?.current?.getBoundingClientRect();
    if (!current || !from) return;
    // Not open yet it has no size.
    current.style.setProperty("display", "block");
    const { offsetWidth: width, offsetHeight: height } = current;
    current.style.removeProperty("display");
    const left = Math.max(EDGE, Math.min(from.left, innerWidth - width - EDGE));
    const top = Math.max(EDGE, Math.min(from.bottom + GAP, innerHeight - height - EDGE));
    current.style.setProperty("--left", `${left}px`);
    current.style.setProperty("--top", `${top}px`);
  }, [dialog, under]);
}
