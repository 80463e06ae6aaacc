import { useState } from "react";
import { ApiError } from "#api/api-error";
import type { Settled } from "#browser/settled";

/**
 * For a page that renews itself: what was seen last stays while a refresh fails. A first failure is thrown, and one
 * that says that it is gone.
 */
export function useLastSeen<Value>(outcome: Settled<Value>): { readonly value: Value; readonly isStale: boolean } {
  const [last, setLast] = useState(outcome.ok ? outcome : null);
  if (outcome.ok) {
    if (outcome !== last) setLast(outcome);
    return { value: outcome.value, isStale: false };
  }
  if (last === null || (outcome.error instanceof ApiError && outcome.error.status === 404)) throw outcome.error;
  return { value: last.value, isStale: true };
}
