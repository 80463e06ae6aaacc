import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { AdminStats } from "#protocol/http/replies/statistics";
import { browserEnv } from "#browser/env";
import { keepAsking } from "#browser/keep-asking";

const AGAIN_MS = 60_000;

/** Numbers by the address of the menu's entry. */
type Waiting = Readonly<Partial<Record<string, number>>>;

export const waitingIn = ({ waiting }: Pick<AdminStats, "waiting">): Waiting => ({
  "/admin/teachers": waiting.teachers,
  "/admin/library": waiting.sets + waiting.reports,
  "/admin/mails": waiting.mails,
});

/** The calls are loaded for administrators alone. */
const ask = async () => (await import("#api/admin-api")).admin.stats();

/** The work that waits for an administrator; loaded with each page, and once a minute while somebody looks at it. */
export function useWaiting(isOn: boolean): Waiting {
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState<Waiting>({});
  useEffect(() => {
    if (!isOn) return undefined;
    return keepAsking(browserEnv(), {
      ask: () => ask().catch(() => null),
      take: (stats) => {
        // Without an answer the numbers stay.
        if (stats) setWaiting(waitingIn(stats));
        return 0;
      },
      every: AGAIN_MS,
      whenSeen: true,
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page asks afresh
  }, [isOn, pathname]);
  return waiting;
}
