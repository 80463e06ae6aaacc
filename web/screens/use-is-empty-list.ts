import { useEffect, useState } from "react";
import { toResult } from "#browser/to-result";

/**
 * True once a list without any filter is known to be empty: then its filters are hidden too, and the button for one more stands
 * in its middle alone. Undefined until that is known; a list that cannot be loaded is taken for one with rows.
 */
export function useIsEmptyList<List>(
  list: Promise<List>,
  isNarrowed: boolean,
  hasNone: (list: List) => boolean,
): boolean | undefined {
  const [isEmpty, setEmpty] = useState<boolean>();
  useEffect(() => {
    let isLatest = true;
    const look = async () => {
      const outcome = await toResult(list);
      if (isLatest) setEmpty(outcome.ok && hasNone(outcome.value));
    };
    void look();
    return () => {
      isLatest = false;
    };
  }, [list, hasNone]);
  return isNarrowed ? false : isEmpty;
}

/** Tells it of a list that comes in pages. */
export const hasNoRows = ({ total }: { readonly total: number }): boolean => total === 0;
