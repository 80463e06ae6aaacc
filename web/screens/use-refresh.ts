import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** Refreshes a while after each reply, as long as somebody looks. `answered` is the last reply; null stops it. */
export function useRefresh(answered: unknown, pauseMs: number): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => void revalidate());
  useEffect(() => (answered === null ? undefined : onceLookedAt(pauseMs, refresh)), [answered, pauseMs]);
}

/** Runs it after the pause; while the page is hidden, only when it is shown again. Call the result to cancel. */
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
