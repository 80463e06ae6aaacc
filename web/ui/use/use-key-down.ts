import { useEffectEvent, useLayoutEffect } from "react";

/** Every key that is pressed on this page, from the first frame on: who sees the page may press at once. */
export function useKeyDown(press: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(press);
  useLayoutEffect(() => {
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);
}
