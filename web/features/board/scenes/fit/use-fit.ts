import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

const SMALLEST = 0.5;
const STEP = 0.04;

/**
 * Shrinks a part of the board until everything in it is visible: sets `--fit` on the element, which its texts multiply their
 * size by. For other content the part is made again.
 */
export function useFit<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    fit(ref.current!);
  }, []);
  useEffect(() => {
    const refit = () => ref.current && fit(ref.current);
    // The letters of the real font may be wider than those of its stand-in.
    void document.fonts?.ready.then(refit);
    window.addEventListener("resize", refit);
    return () => window.removeEventListener("resize", refit);
  }, []);
  return ref;
}

function fit(element: HTMLElement): void {
  for (let scale = 1; scale >= SMALLEST; scale -= STEP) {
    element.style.setProperty("--fit", scale.toFixed(2));
    if (element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1) return;
  }
}
