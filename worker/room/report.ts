/** One structured line. Never a code, a nickname, a token or a session id: whoever reads logs needs none of them. */
export function report(level: "info" | "warn" | "error", event: string, fields: Record<string, unknown> = {}): void {
  console[level](JSON.stringify({ level, event, ...fields }));
}
