import type { Context } from "hono";
import type { AppEnv } from "../request/app-env";

/** The requested attempt of a homework; null for the attempt that counts. */
export function attemptIn(c: Context<AppEnv>): number | null {
  const attempt = Number(c.req.query("attempt"));
  return Number.isInteger(attempt) && attempt >= 1 ? attempt : null;
}
