import { useEffect, useState } from "react";

/** Whole seconds until a moment of the server's clock; changes once a second. Without a moment they never run out. */
export function useSecondsLeft(moment: number | null, serverNow: () => number): number {
  const until = moment ?? Infinity;
  const [left, setLeft] = useState(() => wholeSeconds(until - serverNow()));
  useEffect(() => {
    let timer: number | undefined;
    const tick = () => {
      const ms = until - serverNow();
      setLeft(wholeSeconds(ms));
      // A little after the second has turned, so that a timer that comes early does not show the old one again.
      if (ms > 0 && ms < Infinity) timer = window.setTimeout(tick, (ms % 1000) + 10);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, serverNow]);
  return left;
}

const wholeSeconds = (ms: number) => Math.max(0, Math.ceil(ms / 1000));
