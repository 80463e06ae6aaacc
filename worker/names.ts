import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "./db/database";
import { gamePlayers, games } from "./db/schema";
import { anonymize, readResults, unname, writeResults, type Results } from "./game/results";

/** Names in the kept results of games: where they are taken out, because somebody left or time has passed. */

const batchSize = 50;

/** Takes a user's nickname out of other people's games, before the account goes. */
export async function unnameEverywhere(db: Database, userId: string): Promise<void> {
  const seats = await db
    .select({ gameId: gamePlayers.gameId, playerId: gamePlayers.playerId })
    .from(gamePlayers)
    .innerJoin(games, eq(games.id, gamePlayers.gameId))
    .where(and(eq(gamePlayers.userId, userId), sql`${games.ownerId} <> ${userId}`));
  for (const { gameId, playerId } of seats) {
    const game = await db.select({ results: games.results }).from(games).where(eq(games.id, gameId)).get();
    if (game) await replaceResults(db, { id: gameId, results: game.results }, (results) => unname(results, playerId));
  }
}

/**
 * Replaces guests' nicknames in games that ended before the given time, and those of players whose account is gone. Each
 * game is done once; a run that is cut off goes on where it stopped.
 */
export async function anonymizeGamesBefore(db: Database, before: number, now: number): Promise<number> {
  let last = { endedAt: 0, id: "" };
  let done = 0;
  for (;;) {
    const rows = await db
      .select({ id: games.id, results: games.results, endedAt: games.endedAt })
      .from(games)
      .where(
        and(
          isNull(games.anonymizedAt),
          isNotNull(games.endedAt),
          lt(games.endedAt, before),
          or(gt(games.endedAt, last.endedAt), and(eq(games.endedAt, last.endedAt), gt(games.id, last.id))),
        ),
      )
      .orderBy(asc(games.endedAt), asc(games.id))
      .limit(batchSize);
    for (const { id, results } of rows) {
      const accounts = await db
        .select({ playerId: gamePlayers.playerId })
        .from(gamePlayers)
        .where(eq(gamePlayers.gameId, id));
      const kept = new Set(accounts.map(({ playerId }) => playerId));
      await replaceResults(db, { id, results }, (all) => anonymize(withoutAccount(all, kept)));
      await db.update(games).set({ anonymizedAt: now }).where(eq(games.id, id));
    }
    done += rows.length;
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return done;
    last = { endedAt: end.endedAt!, id: end.id };
  }
}

const withoutAccount = (results: Results, kept: ReadonlySet<string>): Results =>
  results.players
    .filter((player) => player.hasAccount && !kept.has(player.id))
    .reduce((all, { id }) => unname(all, id), results);

/** Writes only over the value that was read, so that two of these at once lose nothing. One that nobody can read is dropped. */
async function replaceResults(
  db: Database,
  { id, results }: { id: string; results: string | null },
  change: (results: Results) => Results,
): Promise<void> {
  if (results === null) return;
  const read = readResults(results);
  const changed = read === null ? null : writeResults(change(read));
  await db
    .update(games)
    .set({ results: changed })
    .where(and(eq(games.id, id), eq(games.results, results)));
}
