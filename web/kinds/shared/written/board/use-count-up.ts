import { useEffect, useState } from "react";
import { prefersReducedMotion } from "#browser/reduced-motion";

const WHOLE_MS = 620;

/** Counts from zero to the number in the time a marble rolls; later changes show at once. */
export function useCountUp(to: number): number {
  const [share, setShare] = useState(() => (prefersReducedMotion() ? 1 : 0));
  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    const begun = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const done = Math.min(1, Math.max(0, (now - begun) / WHOLE_MS));
      setShare(done);
      if (done < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return Math.round(to * share);
}
