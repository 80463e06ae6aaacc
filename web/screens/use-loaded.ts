import { useEffect, useEffectEvent, useState } from "react";

export type Loaded<Value> = { readonly value: Value | null; readonly failed: boolean; readonly again: () => void };

/** Data that a dialog loads by itself as soon as it is wanted. `of` names it: another name loads again. */
export function useLoaded<Value>(of: string, isWanted: boolean, load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ of: string; tries: number; value: Value | null; failed: boolean }>({
    of,
    tries: 0,
    value: null,
    failed: false,
  });
  const current = state.of === of ? state : { of, tries: 0, value: null, failed: false };
  const start = useEffectEvent(() => load());
  const { tries } = current;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isAwaited = true;
    const settle = (outcome: { value: Value | null; failed: boolean }) => {
      if (isAwaited) setState({ of, tries, ...outcome });
    };
    start().then(
      (value) => settle({ value, failed: false }),
      () => settle({ value: null, failed: true }),
    );
    return () => void (isAwaited = false);
  }, [of, tries, isWanted]);
  const again = () => setState({ of, tries: tries + 1, value: null, failed: false });
  return { value: current.value, failed: current.failed, again };
}
