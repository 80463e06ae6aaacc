import type { MiddlewareHandler } from "hono";
import { database } from "#db/database";
import { noteView, type View } from "#db/people/audit";
import type { AppEnv } from "../request/app-env";

/** Records each look of an administrator at people's addresses. */
export const noted =
  (action: View): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await noteView(database(c.env.DB), { action, actor: c.get("user"), now: Date.now() });
    await next();
  };
