import { and, asc, eq, gt, or } from "drizzle-orm";
import type { Database } from "../database";
import { games, owedNames } from "../schema/games";

/** Names to erase from results as soon as this version can read them. */

export async function oweName(db: Database, gameId: string, playerId: string): Promise<void> {
  await db.insert(owedNames).values({ gameId, playerId }).onConflictDoNothing();
}

export const owedNamesAfter = (db: Database, last: { gameId: string; playerId: string }, limit: number) =>
  db
    .select({
      gameId: owedNames.gameId,
      playerId: owedNames.playerId,
      results: games.results,
      resultsEdition: games.resultsEdition,
    })
    .from(owedNames)
    .innerJoin(games, eq(games.id, owedNames.gameId))
    .where(
      or(
        gt(owedNames.gameId, last.gameId),
        and(eq(owedNames.gameId, last.gameId), gt(owedNames.playerId, last.playerId)),
      ),
    )
    .orderBy(asc(owedNames.gameId), asc(owedNames.playerId))
    .limit(limit);

export async function payName(db: Database, { gameId, playerId }: { gameId: string; playerId: string }): Promise<void> {
  await db.delete(owedNames).where(and(eq(owedNames.gameId, gameId), eq(owedNames.playerId, playerId)));
}
