import { useEffectEvent, useLayoutEffect } from "react";

/** Handles every key pressed on this page, from the first frame on: a user who sees the page may press at once. */
export function useKeyDown(press: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(press);
  useLayoutEffect(() => {
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);
}
