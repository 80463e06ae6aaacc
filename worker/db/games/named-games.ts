import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import { marbleOf } from "#protocol/marble";
import { among } from "../among";
import type { Database } from "../database";
import type { JobCursor } from "../job-cursors";
import { upToBytes } from "./up-to-bytes";
import { gamePlayers, games } from "../schema/games";

/** Finds games whose kept results still hold somebody's name, a page at a time. */

const stored = { id: games.id, results: games.results, resultsEdition: games.resultsEdition };

/** Lists the user's seats in other people's games, after the last game given: of `most` games, or as many as one query reads. */
export function seatsElsewhere(db: Database, userId: string, afterGame: string, most: number) {
  const where = and(eq(gamePlayers.userId, userId), ne(games.ownerId, userId), gt(games.id, afterGame));
  const from = sql`${gamePlayers} inner join ${games} on ${games.id} = ${gamePlayers.gameId}`;
  return db
    .select({ ...stored, playerId: gamePlayers.playerId })
    .from(gamePlayers)
    .innerJoin(games, eq(games.id, gamePlayers.gameId))
    .where(and(where, sql`${games.id} IN ${upToBytes({ from, where, by: games.id, most })}`))
    .orderBy(asc(games.id));
}

/** Replaces the name of one seat in the history of its account, which may be another person's. */
export const unnameLine = (db: Database, playerId: string) => unname(db, eq(gamePlayers.playerId, playerId), "Oyuncu");

/** Does the same for every seat of these students. */
export const unnameLinesOf = (db: Database, studentIds: readonly string[]) =>
  unname(db, among(gamePlayers.studentId, studentIds), "Öğrenci");

async function unname(db: Database, lines: SQL, nickname: string): Promise<void> {
  await db
    .update(gamePlayers)
    .set({ nickname, marble: marbleOf(nickname) })
    .where(lines);
}

/** Lists games that ended before the given time and still name guests, the oldest first: `most`, or as many as one query reads. */
export function gamesWithNames(db: Database, before: number, after: JobCursor, most: number) {
  const where = and(
    isNull(games.anonymizedAt),
    lt(games.endedAt, before),
    or(gt(games.endedAt, after.at), and(eq(games.endedAt, after.at), gt(games.id, after.id))),
  );
  return db
    .select({ ...stored, endedAt: games.endedAt })
    .from(games)
    .where(sql`${games.id} IN ${upToBytes({ from: sql`${games}`, where, by: games.endedAt, most })}`)
    .orderBy(asc(games.endedAt), asc(games.id));
}

/** Finds players of these games whose account still exists, and students who are still in their class. */
export async function knownIn(db: Database, gameIds: string[]): Promise<ReadonlySet<string>> {
  if (gameIds.length === 0) return new Set();
  const ids = JSON.stringify(gameIds);
  const rows = await db.all<{ id: string }>(sql`
    SELECT player_id AS id FROM game_players WHERE game_id IN (SELECT value FROM json_each(${ids}))
    UNION ALL
    SELECT student.id FROM class_results JOIN class_students AS student ON student.id = student_id
    WHERE game_id IN (SELECT value FROM json_each(${ids})) AND removing_at IS NULL
    UNION ALL
    SELECT joined.id FROM class_results JOIN joined_students AS joined ON joined.student_id = class_results.student_id
    WHERE game_id IN (SELECT value FROM json_each(${ids}))`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Replaces texts. `changes` is a JSON list of `{id, before, after}`; a text changed since it was read stays. Answers how many
 * were written.
 */
export async function replaceTexts(db: Database, changes: string, anonymizedAt: number | null): Promise<number> {
  const { meta } = await db.run(sql`
    UPDATE games SET results = change.value ->> 'after', anonymized_at = coalesce(${anonymizedAt}, anonymized_at)
    FROM json_each(${changes}) AS change
    WHERE games.id = change.value ->> 'id' AND games.results IS change.value ->> 'before'
      AND games.results_edition IS NULL`);
  return meta.changes;
}

/** Marks a game kept in parts once its parts hold no names. */
export async function markAnonymized(db: Database, id: string, anonymizedAt: number): Promise<void> {
  await db.update(games).set({ anonymizedAt }).where(eq(games.id, id));
}

/** Finds the games whose parts must stay: the others are deleted, or have lost the row that holds their parts together. */
export async function gamesToKeep(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const isHeld = or(isNull(games.anonymizedAt), isNotNull(games.results), isNotNull(games.resultsEdition));
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(and(sql`${games.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`, isHeld));
  return new Set(rows.map(({ id }) => id));
}
