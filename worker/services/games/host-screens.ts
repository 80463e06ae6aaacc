import { logLine } from "#shared/log-line";
import type { WhichSignIns } from "#objects/game-room/sockets/sockets";
import type { AppContext } from "../request/app-env";
import { settleHomeworkOf } from "../homework/homework-rooms";
import { closeHostSockets, endUnfinishedGamesOf } from "./rooms";

/** The tokens are already invalid. */
export const closeScreens = (
  c: AppContext,
  userId: string,
  how: "revoked" | "password",
  which?: WhichSignIns,
): Promise<void> => unlessAway(c, "host_screens_left_open", closeHostSockets(c.env, userId, how, which));

/** Closes the screens of every session except the calling one. */
export function closeOtherScreens(c: AppContext, userId: string): Promise<void> {
  const session = c.get("session");
  return closeScreens(c, userId, "password", session ? { except: session.id } : undefined);
}

/** Closes the screens of a teacher who may not teach any more, and ends the games. If one cannot be ended now, the cron does it. */
export async function endHosting(c: AppContext, userId: string): Promise<void> {
  await closeScreens(c, userId, "revoked");
  await unlessAway(c, "games_left_open", endUnfinishedGamesOf(c.env, userId));
}

/** Lets a teacher's homework rest or go on, by the account. The cron does what cannot be done now. */
export const settleHosting = (c: AppContext, userId: string): Promise<void> =>
  unlessAway(c, "homework_left_open", settleHomeworkOf(c.env, userId));

/** The call must not fail because a room is temporarily unavailable: what happens there only follows from it. */
export async function unlessAway(c: AppContext, event: string, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    logLine("error", event, { request_id: c.get("requestId"), error });
  }
}
