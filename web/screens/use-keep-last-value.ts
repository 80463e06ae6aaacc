import { useState } from "react";
import { ApiError } from "#api/api-error";
import type { Result } from "#browser/to-result";

/**
 * For a page that refreshes itself: the last value stays while a refresh fails. Throws if the first load fails, or if the
 * subject is gone or no longer open to the user.
 */
export function useKeepLastValue<Value>(outcome: Result<Value>): { readonly value: Value; readonly isStale: boolean } {
  const [last, setLast] = useState(outcome.ok ? outcome : null);
  if (outcome.ok) {
    if (outcome !== last) setLast(outcome);
    return { value: outcome.value, isStale: false };
  }
  const isRefused = outcome.error instanceof ApiError && (outcome.error.status === 403 || outcome.error.status === 404);
  if (last === null || isRefused) throw outcome.error;
  return { value: last.value, isStale: true };
}
