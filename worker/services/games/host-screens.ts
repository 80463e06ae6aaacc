import { logLine } from "#shared/log-line";
import type { WhichSignIns } from "#objects/game-room/sockets/sockets";
import type { AppContext } from "../request/app-env";
import { unfinishedGamesOf } from "#db/games/living-games";
import { settleHomeworkOf } from "../homework/homework-rooms";
import { closeHostSockets, endRestingGamesOf } from "./rooms";

/** The tokens are already invalid. `hosted`: the codes of the games, if the write that ended the tokens has read them. */
export const closeScreens = (
  c: AppContext,
  userId: string,
  how: "revoked" | "password",
  which?: WhichSignIns,
  hosted?: Promise<string[]>,
): Promise<void> => unlessAway(c, "host_screens_left_open", closeHostSockets(c.env, userId, how, which, hosted));

/** Reads with the call's next write which games the user hosts. */
export async function hostedThen(c: AppContext, userId: string): Promise<string[]> {
  const [games] = await c.get("asked").carry([unfinishedGamesOf(c.get("db"), userId)]);
  return (games!.results as { code: string }[]).map(({ code }) => code);
}

/** Closes the screens of a teacher who may not teach any more, and ends the games. If one cannot be ended now, the cron does it. */
export async function endHosting(c: AppContext, userId: string): Promise<void> {
  await closeScreens(c, userId, "revoked");
  await unlessAway(c, "games_left_open", endRestingGamesOf(c.env, userId));
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
