import { useEffect, useState } from "react";

/** Whole seconds until a moment of a clock; changes once a second. Without a moment they never run out. */
export function useSecondsLeft(moment: number | null, clock: () => number): number {
  const until = moment ?? Infinity;
  const [left, setLeft] = useState(() => wholeSeconds(until - clock()));
  useEffect(() => {
    let timer: number | undefined;
    const tick = () => {
      const ms = until - clock();
      setLeft(wholeSeconds(ms));
      // A little after the second has turned, so that an early timer does not show the old one again.
      if (ms > 0 && ms < Infinity) timer = window.setTimeout(tick, (ms % 1000) + 10);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, clock]);
  return left;
}

const wholeSeconds = (ms: number) => Math.max(0, Math.ceil(ms / 1000));
