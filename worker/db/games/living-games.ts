import { and, asc, count, eq, gt, inArray, lt, ne, or } from "drizzle-orm";
import type { Database } from "../database";
import type { JobCursor } from "../job-cursors";
import { isResting } from "../people/resting";
import { gamePlayers, games } from "../schema/games";
import { users } from "../schema/people";

export const unfinishedGameCount = async (db: Database, ownerId: string): Promise<number> =>
  (
    await db
      .select({ games: count() })
      .from(games)
      .where(and(eq(games.ownerId, ownerId), ne(games.status, "completed")))
      .get()
  )?.games ?? 0;

export const unfinishedGamesOf = (db: Database, ownerId: string) =>
  db
    .select({ code: games.code })
    .from(games)
    .where(and(eq(games.ownerId, ownerId), ne(games.status, "completed")));

export const unfinishedCodesOf = async (db: Database, ownerId: string): Promise<string[]> =>
  (await unfinishedGamesOf(db, ownerId)).map(({ code }) => code);

/** Lists the codes of all games of a teacher whose rooms still exist: running ones and those that ended not long ago. */
export async function livingCodesOf(db: Database, ownerId: string, now: number): Promise<string[]> {
  const rows = await db
    .select({ code: games.code })
    .from(games)
    .where(and(eq(games.ownerId, ownerId), or(ne(games.status, "completed"), gt(games.codeFreeAt, now))));
  return rows.map(({ code }) => code);
}

/** The same for finished games that this student has played. */
export async function livingCodesPlayedBy(db: Database, userId: string, now: number): Promise<string[]> {
  const rows = await db
    .select({ code: games.code })
    .from(gamePlayers)
    .innerJoin(games, eq(games.id, gamePlayers.gameId))
    .where(and(eq(gamePlayers.userId, userId), gt(games.codeFreeAt, now)));
  return rows.map(({ code }) => code);
}

/** Lists games made before then that D1 believes unfinished, starting after the given place. */
export async function unfinishedGames(
  db: Database,
  { before, after, limit }: { before: number; after: JobCursor; limit: number },
) {
  return db
    .select({
      id: games.id,
      code: games.code,
      ownerId: games.ownerId,
      status: games.status,
      createdAt: games.createdAt,
    })
    .from(games)
    .where(
      and(
        inArray(games.status, ["lobby", "active"]),
        lt(games.createdAt, before),
        or(gt(games.createdAt, after.at), and(eq(games.createdAt, after.at), gt(games.id, after.id))),
      ),
    )
    .orderBy(asc(games.createdAt), asc(games.id))
    .limit(limit);
}

/** Lists games of teachers who may not teach, or of this one if so. */
export const restingGames = (db: Database, limit: number, ownerId?: string) =>
  db
    .select({ code: games.code, ownerId: games.ownerId })
    .from(games)
    .innerJoin(users, eq(users.id, games.ownerId))
    .where(
      and(
        inArray(games.status, ["lobby", "active"]),
        isResting,
        ownerId === undefined ? undefined : eq(games.ownerId, ownerId),
      ),
    )
    .limit(limit);

/** Closes a game whose room no longer exists: it is over, with nothing to show. */
export async function closeLostGame(db: Database, id: string, now: number): Promise<void> {
  await db
    .update(games)
    .set({ status: "completed", endedAt: now, codeFreeAt: now })
    .where(and(eq(games.id, id), ne(games.status, "completed")));
}
