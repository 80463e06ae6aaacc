import type { Context } from "hono";
import { logLine } from "#shared/log-line";
import type { WhichSignIns } from "#objects/game-room/sockets/sockets";
import type { AppEnv } from "../request/app-env";
import { closeHomeworkOf } from "../homework/homework-rooms";
import { closeHostSockets, endUnfinishedGamesOf } from "./rooms";

type C = Context<AppEnv>;

/** The tokens are dead already. */
export const closeScreens = (c: C, userId: string, how: "revoked" | "password", which?: WhichSignIns): Promise<void> =>
  unlessAway(c, "host_screens_left_open", closeHostSockets(c.env, userId, how, which));

/** Those of everything but the session that calls. */
export function closeOtherScreens(c: C, userId: string): Promise<void> {
  const session = c.get("session");
  return closeScreens(c, userId, "password", session ? { except: session.id } : undefined);
}

/** A game that could not be ended now is ended by the cron, a homework too. */
export async function endHosting(c: C, userId: string): Promise<void> {
  await unlessAway(c, "games_left_open", endUnfinishedGamesOf(c.env, userId));
  await unlessAway(c, "homework_left_open", closeHomeworkOf(c.env, userId));
}

/** A room that is away for the moment must not make the call fail whose consequence this is. */
async function unlessAway(c: C, event: string, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    logLine("error", event, { request_id: c.get("requestId"), error });
  }
}
