import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { browserEnv } from "#browser/env";
import { keepAsking } from "#browser/keep-asking";

/**
 * Refreshes a while after each reply. On a hidden page it waits until the page is shown; with `wakes` it also refreshes whenever
 * the page is back. `answered` is the last reply; null stops it.
 */
export function useRefresh(answered: unknown, pauseMs: number, wakes = false): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => revalidate());
  useEffect(() => {
    if (answered === null) return undefined;
    return keepAsking(browserEnv(), {
      ask: () => refresh(),
      take: () => null,
      first: pauseMs,
      every: pauseMs,
      whenSeen: true,
      wakes,
    });
  }, [answered, pauseMs, wakes]);
}
