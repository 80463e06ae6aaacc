import { useEffect, useEffectEvent, useRef } from "react";

const FIRST_MS = 350;
const NEXT_MS = 70;
/** Held so long it goes faster. */
const FAST_AFTER_MS = 1_000;
const FAST = 4;

/** For buttons that go on while they are held, faster after a second. `step` is told which of them, and how far. */
export function useHold<Button>(step: (button: Button, times: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A press that was felt already is not counted again as a click. */
  const isFelt = useRef(false);
  const go = useEffectEvent(step);
  const release = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (button: Button) => ({
    onPointerDown(event: { readonly button: number }) {
      if (event.button !== 0) return;
      isFelt.current = true;
      const since = performance.now();
      const again = (): void => {
        go(button, performance.now() - since > FAST_AFTER_MS ? FAST : 1);
        timer.current = setTimeout(again, NEXT_MS);
      };
      go(button, 1);
      timer.current = setTimeout(again, FIRST_MS);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick() {
      if (!isFelt.current) go(button, 1);
      isFelt.current = false;
    },
  });
}
