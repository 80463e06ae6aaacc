import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** Asks again a while after each answer, for as long as somebody looks. `answered` is the last answer; null stops it. */
export function useRefresh(answered: unknown, pauseMs: number): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => void revalidate());
  useEffect(() => (answered === null ? undefined : onceLookedAt(pauseMs, refresh)), [answered, pauseMs]);
}

/** Runs it after the pause; while the page is hidden, only when somebody looks again. The answer takes it back. */
export function onceLookedAt(pauseMs: number, run: () => void): () => void {
  const watching = new AbortController();
  const timer = setTimeout(() => {
    if (!document.hidden) return run();
    document.addEventListener("visibilitychange", run, { once: true, signal: watching.signal });
  }, pauseMs);
  return () => {
    clearTimeout(timer);
    watching.abort();
  };
}
