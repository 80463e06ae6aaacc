type Fields = Readonly<Record<string, unknown>>;

/**
 * One structured line of the log; `error` is whatever was caught. Never a code, a nickname, a token or a session id: whoever
 * reads logs needs none of them.
 */
export function logLine(level: "info" | "warn" | "error", event: string, { error, ...fields }: Fields = {}): void {
  console[level](JSON.stringify({ level, event, ...fields, ...(error !== undefined && { error: whatFailed(error) }) }));
}

/**
 * An error's reason. A failed query's own text holds the values it was asked with, be it somebody's address, so only the
 * innermost cause is told.
 */
export function whatFailed(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  return reason instanceof Error ? reason.message : String(reason);
}
