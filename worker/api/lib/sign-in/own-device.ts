import type { Context } from "hono";
import type { AppEnv } from "../app-env";
import { Refused } from "../refused";

/**
 * For whatever lasts longer than the session of a board or of one lesson: whoever finds a board left signed in would keep the
 * account for as long.
 */
export function requireOwnDevice(c: Context<AppEnv>): void {
  const kind = c.get("session")?.kind ?? "usual";
  if (kind !== "usual") throw new Refused("own_device_needed");
}
