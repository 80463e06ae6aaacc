import { useEffect, useState } from "react";
import { settled } from "#browser/settled";

/**
 * Whether a list is known to be empty though nothing narrows it: then nothing that narrows a list stands over it either.
 * Until that is known it is taken for one with rows, as most are.
 */
export function useNothing(list: Promise<{ readonly total: number }>, isNarrowed: boolean): boolean {
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    let isLatest = true;
    const look = async () => {
      const outcome = await settled(list);
      if (isLatest && outcome.ok) setEmpty(outcome.value.total === 0);
    };
    void look();
    return () => {
      isLatest = false;
    };
  }, [list]);
  return isEmpty && !isNarrowed;
}
