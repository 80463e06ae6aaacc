import type { Context } from "hono";
import type { AppEnv } from "../request/app-env";

/** Which attempt of a homework is asked for; null for the one that counts. */
export function attemptIn(c: Context<AppEnv>): number | null {
  const attempt = Number(c.req.query("attempt"));
  return Number.isInteger(attempt) && attempt >= 1 ? attempt : null;
}
