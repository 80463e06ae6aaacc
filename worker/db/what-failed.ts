/**
 * An error's reason, for the log. A failed query's own text holds the values it was asked with, be it somebody's address,
 * so only the innermost cause is told.
 */
export function whatFailed(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  return reason instanceof Error ? reason.message : String(reason);
}
