import { useEffectEvent, useLayoutEffect, useRef } from "react";

/** The second click of a double one belongs to the step that stood at the first: it presses nothing of the next. */
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
