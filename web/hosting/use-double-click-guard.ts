import { useEffectEvent, useLayoutEffect, useRef } from "react";

/** Ignores the second click of a double click if the step has changed since the first. */
export function useDoubleClickGuard(step: string): void {
  const clickedIn = useRef(step);
  const hear = useEffectEvent((click: MouseEvent) => {
    if (click.detail <= 1) clickedIn.current = step;
    else if (clickedIn.current !== step) {
      click.stopPropagation();
      click.preventDefault();
    }
  });
  useLayoutEffect(() => {
    window.addEventListener("click", hear, true);
    return () => window.removeEventListener("click", hear, true);
  }, []);
}
