import { useEffect } from "react";

/** Gives the question's heading the focus once the bar is gone: the field or button that had it has left the page. */
export function useHeadingFocus(isBarShown: boolean): void {
  useEffect(() => {
    if (!isBarShown && !document.querySelector(":focus")) document.querySelector("h1")?.focus({ preventScroll: true });
  }, [isBarShown]);
}
