import { matchedRoutes } from "hono/route";
import type { AppContext } from "../request/app-env";

/** The route that answers, as in `GET /api/game/:code`, whatever middleware comes before it: middleware answers all methods. */
export function callOf(c: AppContext): string {
  const route = matchedRoutes(c).find(({ method }) => method !== "ALL");
  return route ? `${route.method} ${route.path}` : "";
}
