import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../database";
import { games, owedNames } from "../schema/games";
import { upToBytes } from "./up-to-bytes";

/** Names to erase from results as soon as this version can read them. */

export async function oweName(db: Database, gameId: string, playerId: string): Promise<void> {
  await db.insert(owedNames).values({ gameId, playerId }).onConflictDoNothing();
}

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
