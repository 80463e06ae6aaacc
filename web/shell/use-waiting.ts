import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { AdminStats } from "#protocol/http/statistics";
import { onceLookedAt } from "#screens/use-refresh";

const AGAIN_MS = 60_000;

/** Numbers by the address of the menu's entry. */
type Waiting = Readonly<Partial<Record<string, number>>>;

export const waitingIn = ({ teachers, library }: Pick<AdminStats, "teachers" | "library">): Waiting => ({
  "/admin/teachers": teachers.pending,
  "/admin/library": library.pending + library.reported,
});

/** The calls are loaded for administrators alone. */
const ask = async () => (await import("#api/people-api")).admin.stats();

/** The work that waits for an administrator; loaded with each page, and once a minute while somebody looks at it. */
export function useWaiting(isOn: boolean): Waiting {
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState<Waiting>({});
  useEffect(() => {
    if (!isOn) return undefined;
    let stop: (() => void) | undefined = () => {};
    const learn = async () => {
      const stats = await ask().catch(() => null); // Without an answer the numbers stay.
      if (!stop) return;
      if (stats) setWaiting(waitingIn(stats));
      stop = onceLookedAt(AGAIN_MS, () => void learn());
    };
    void learn();
    return () => {
      stop?.();
      stop = undefined;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page asks afresh
  }, [isOn, pathname]);
  return waiting;
}
