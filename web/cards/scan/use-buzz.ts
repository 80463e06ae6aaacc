import { useEffect, useRef } from "react";

/** A short buzz for cards that were taken, two for everybody. */
export function useBuzz(batches: number, isAllRead: boolean): void {
  const before = useRef({ batches, isAllRead });
  useEffect(() => {
    const { batches: known, isAllRead: wasAll } = before.current;
    before.current = { batches, isAllRead };
    if (!("vibrate" in navigator)) return;
    if (isAllRead && !wasAll) navigator.vibrate([18, 60, 18]);
    else if (batches > known) navigator.vibrate(12);
  }, [batches, isAllRead]);
}
