import { and, asc, eq, sql, type SQLWrapper } from "drizzle-orm";
import type { Database } from "../database";
import { isMovedStudentOf } from "../classes/class-removal";
import { games, owedNames } from "../schema/games";
import { upToBytes } from "./up-to-bytes";

/** Names that the night erases from results: this version could not read them, or somebody else was writing. */

export async function oweName(db: Database, gameId: string, playerId: string): Promise<void> {
  await db.insert(owedNames).values({ gameId, playerId }).onConflictDoNothing();
}

/**
 * Statement for the batch that deletes these accounts: owes their names in other people's games, and those of their students who
 * were in other classes before. A result that is written beside the removal of the name may hold it again.
 */
export const oweNamesOf = (db: Database, accounts: SQLWrapper) =>
  db
    .insert(owedNames)
    .select(
      sql`SELECT game_id, player_id FROM game_players JOIN games ON games.id = game_id
        WHERE user_id IN ${accounts} AND owner_id <> user_id
        UNION SELECT game_id, player_id FROM class_students JOIN class_results ON student_id = class_students.id
        JOIN games ON games.id = game_id WHERE ${isMovedStudentOf(accounts)} AND owner_id NOT IN ${accounts}`,
    )
    .onConflictDoNothing();

/** Lists games after the last one given with the players whose names they owe: `most`, or as many as one query reads. */
export function owingGames(db: Database, after: string, most: number) {
  const where = sql`${games.id} IN (SELECT game_id FROM owed_names WHERE game_id > ${after})`;
  return db
    .select({
      id: games.id,
      results: games.results,
      resultsEdition: games.resultsEdition,
      players: sql`(SELECT json_group_array(player_id) FROM owed_names WHERE game_id = ${games.id})`.mapWith(
        (list: string) => JSON.parse(list) as string[],
      ),
    })
    .from(games)
    .where(sql`${games.id} IN ${upToBytes({ from: sql`${games}`, where, by: games.id, most })}`)
    .orderBy(asc(games.id));
}

export async function payNames(db: Database, gameId: string, players: readonly string[]): Promise<void> {
  const paid = sql`player_id IN (SELECT value FROM json_each(${JSON.stringify(players)}))`;
  await db.delete(owedNames).where(and(eq(owedNames.gameId, gameId), paid));
}
