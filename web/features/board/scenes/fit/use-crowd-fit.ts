import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

const SMALLEST = 0.5;
const STEP = 0.04;
/** Pause after which the list may grow back: a crowd that is still coming in only gets smaller. */
const CALM_MS = 500;

/**
 * Shrinks a list until all of it is visible, as a picture is shrunk: its box grows by the factor by which it is drawn smaller.
 * No style inside changes, which would take a slow board a moment for each size tried.
 */
export function useCrowdFit<E extends HTMLElement>(content: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  const scale = useRef(1);
  useLayoutEffect(() => {
    if (ref.current && content !== "") scale.current = shrunk(ref.current, scale.current);
  }, [content]);
  useEffect(() => {
    if (content === "") return undefined;
    const grow = () => {
      if (ref.current) scale.current = grown(ref.current, scale.current);
    };
    const timer = setTimeout(grow, CALM_MS);
    // The letters of the real font may be wider than those of its stand-in.
    const refit = () => {
      if (ref.current) scale.current = shrunk(ref.current, 1);
    };
    void document.fonts?.ready.then(refit);
    window.addEventListener("resize", refit);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", refit);
    };
  }, [content]);
  return ref;
}

function shrunk(element: HTMLElement, from: number): number {
  let scale = from;
  while (!fits(element, scale) && scale > SMALLEST) scale -= STEP;
  return scale;
}

function grown(element: HTMLElement, from: number): number {
  let scale = from;
  while (scale < 1 && fits(element, Math.min(1, scale + STEP))) scale = Math.min(1, scale + STEP);
  draw(element, scale);
  return scale;
}

function fits(element: HTMLElement, scale: number): boolean {
  draw(element, scale);
  return element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1;
}

function draw({ style }: HTMLElement, scale: number): void {
  style.transform = scale === 1 ? "" : `scale(${scale.toFixed(2)})`;
  style.width = style.height = `${(100 / scale).toFixed(2)}%`;
}
