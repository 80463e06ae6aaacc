import { useEffect, useState } from "react";
import { toResult } from "#browser/to-result";

/**
 * True once a list without any filter is known to be empty: then its filters are hidden too. Until then the list is assumed to
 * have rows, as most have.
 */
export function useIsEmptyList(list: Promise<{ readonly total: number }>, isNarrowed: boolean): boolean {
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    let isLatest = true;
    const look = async () => {
      const outcome = await toResult(list);
      if (isLatest && outcome.ok) setEmpty(outcome.value.total === 0);
    };
    void look();
    return () => {
      isLatest = false;
    };
  }, [list]);
  return isEmpty && !isNarrowed;
}
