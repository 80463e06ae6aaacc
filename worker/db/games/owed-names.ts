import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import type { Database } from "../database";
import { games, owedNames } from "../schema/games";
import { upToBytes } from "./up-to-bytes";

/** Names to erase from results as soon as this version can read them. */

export async function oweName(db: Database, gameId: string, playerId: string): Promise<void> {
  await db.insert(owedNames).values({ gameId, playerId }).onConflictDoNothing();
}

/** Lists owed names after the last one given: those of `most` games, or of as many as one query reads. */
export function owedNamesAfter(db: Database, last: { gameId: string; playerId: string }, most: number) {
  const from = sql`${owedNames} inner join ${games} on ${games.id} = ${owedNames.gameId}`;
  const where = or(
    gt(owedNames.gameId, last.gameId),
    and(eq(owedNames.gameId, last.gameId), gt(owedNames.playerId, last.playerId)),
  );
  return db
    .select({
      gameId: owedNames.gameId,
      playerId: owedNames.playerId,
      results: games.results,
      resultsEdition: games.resultsEdition,
    })
    .from(owedNames)
    .innerJoin(games, eq(games.id, owedNames.gameId))
    .where(and(where, sql`${games.id} IN ${upToBytes({ from, where, by: games.id, most })}`))
    .orderBy(asc(owedNames.gameId), asc(owedNames.playerId));
}

export async function payName(db: Database, { gameId, playerId }: { gameId: string; playerId: string }): Promise<void> {
  await db.delete(owedNames).where(and(eq(owedNames.gameId, gameId), eq(owedNames.playerId, playerId)));
}
