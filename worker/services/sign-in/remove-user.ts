import { deleteUser } from "#db/people/administration";
import { largeGamesOf } from "#db/games/games";
import { dropPartsOrLater } from "#db/games/result-parts";
import type { Named } from "#db/people/audit";
import { userById } from "#db/people/users";
import { unnameMovedStudentsOf } from "../upkeep/class-removal";
import { unnameEverywhere } from "../upkeep/names";
import type { AppContext } from "../request/app-env";
import { onlyWhileAdmin } from "./person-in";
import { logEvent } from "./security-log";
import { Refused } from "../request/refused";
import { closeScreens } from "../games/host-screens";
import { removeHomeworkOf, unnameInHomework } from "../homework/homework-rooms";
import { endGamesOf, unnameInRooms } from "../games/rooms";

/**
 * Removes an account with everything that belongs to it: first its screens close and its games end, then the name goes from
 * other people's games, then the row with its sets and games. If cut off in between, it can be requested again.
 */
export async function removeUser(c: AppContext, userId: string, actor: Named, reason = ""): Promise<void> {
  const db = c.get("db");
  await closeScreens(c, userId, "revoked");
  await endGamesOf(c.env, userId);
  await removeHomeworkOf(c.env, userId);
  await unnameInRooms(c.env, userId);
  await unnameInHomework(c.env, userId);
  await unnameEverywhere(db, c.env.MEDIA, userId);
  await unnameMovedStudentsOf(c.env, userId);
  const large = await largeGamesOf(db, userId);
  if (actor.id !== userId) onlyWhileAdmin(c);
  if (!(await deleteUser(db, userId, actor, reason))) {
    throw new Refused((await userById(db, userId)) ? "last_admin" : "not_found");
  }
  for (const id of large) await dropPartsOrLater(c.env.MEDIA, id);
  logEvent(c, "user_deleted");
}
