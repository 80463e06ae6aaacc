import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import type { AppEnv } from "../request/app-env";

/** The route that answers, as in `GET /api/game/:code`, whatever middleware comes before it: middleware answers all methods. */
export function callOf(c: Context<AppEnv>): string {
  const route = matchedRoutes(c).find(({ method }) => method !== "ALL");
  return route ? `${route.method} ${route.path}` : "";
}
