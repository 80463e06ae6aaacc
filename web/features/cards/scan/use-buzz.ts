import { useEffect, useRef } from "react";
import { vibrate } from "#browser/vibrate";

/** Buzzes briefly for cards that were taken, twice when everybody is read. */
export function useBuzz(batches: number, isAllRead: boolean): void {
  const before = useRef({ batches, isAllRead });
  useEffect(() => {
    const { batches: known, isAllRead: wasAll } = before.current;
    before.current = { batches, isAllRead };
    if (isAllRead && !wasAll) vibrate([18, 60, 18]);
    else if (batches > known) vibrate(12);
  }, [batches, isAllRead]);
}
