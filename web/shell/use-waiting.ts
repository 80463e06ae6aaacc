import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import type { AdminStats } from "#protocol/http/replies/statistics";
import { browserEnv } from "#browser/env";
import { keepAsking } from "#browser/keep-asking";
import { decisionsSent } from "#api/decisions-sent";
import { useStore } from "#ui/use/use-store";

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

/** The work that waits for an administrator; loaded with each page, after each deed, and once a minute while it is looked at. */
export function useWaiting(isOn: boolean): Waiting {
  const { pathname } = useLocation();
  const isSettled = useRevalidator().state === "idle";
  const sent = useStore(decisionsSent);
  const [waiting, setWaiting] = useState<Waiting>({});
  useEffect(() => {
    if (!isOn || !isSettled) return undefined;
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page and each deed asks afresh
  }, [isOn, isSettled, pathname, sent]);
  return waiting;
}
