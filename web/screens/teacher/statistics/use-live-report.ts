import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const PAUSE_MS = 3000;

/** Asks again a while after each answer, for as long as somebody looks. `answered` is the last answer; null stops it. */
export function useLiveReport(answered: unknown): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (answered === null) return undefined;
    const watching = new AbortController();
    const timer = setTimeout(() => {
      if (!document.hidden) return refresh();
      document.addEventListener("visibilitychange", refresh, { once: true, signal: watching.signal });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      watching.abort();
    };
  }, [answered]);
}
