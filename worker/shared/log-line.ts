type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes one structured line of the log; `error` is anything caught. Never pass a code, a nickname, a token or a session id:
 * readers of logs need none of them.
 */
export function logLine(level: "info" | "warn" | "error", event: string, { error, ...fields }: Fields = {}): void {
  console[level](JSON.stringify({ level, event, ...fields, ...(error !== undefined && { error: whatFailed(error) }) }));
}

/**
 * Reason of an error: only the innermost cause, because a failed query's text contains the values of the query, such as
 * somebody's address.
 */
export function whatFailed(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  return reason instanceof Error ? reason.message : String(reason);
}
