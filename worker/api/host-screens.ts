import type { Context } from "hono";
import { whatFailed } from "../db/what-failed";
import type { AppEnv } from "./app-env";
import { closeHostSockets } from "./rooms";

/** The tokens are dead already; a room that is away for the moment must not make the call that killed them fail. */
export async function closeScreens(c: Context<AppEnv>, userId: string, how: "revoked" | "password"): Promise<void> {
  try {
    await closeHostSockets(c.env, userId, how);
  } catch (error) {
    const line = { level: "error", event: "host_screens_left_open", request_id: c.get("requestId") };
    console.error(JSON.stringify({ ...line, error: whatFailed(error) }));
  }
}
