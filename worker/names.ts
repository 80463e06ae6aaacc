import { and, asc, eq, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "./db/database";
import { gamePlayers, games } from "./db/schema";
import { anonymize, readResults, unname, writeResults, type Results } from "./game/results";

/** Names in the kept results of games: where they are taken out, because somebody left or time has passed. */

/** Games read and written at once; three queries, of which an invocation has a thousand. */
const batchSize = 40;
const batchesARun = 200;
/** D1 binds two megabytes at most, and a letter may take four bytes. */
const bundleLength = 400_000;
const MOST_REPEATS = 10;

/** Takes a user's nickname out of other people's games, before the account goes. */
export async function unnameEverywhere(db: Database, userId: string): Promise<void> {
  for (let last = "", repeats = 0, full = true; full;) {
    const seats = await db
      .select({ id: games.id, playerId: gamePlayers.playerId, results: games.results })
      .from(gamePlayers)
      .innerJoin(games, eq(games.id, gamePlayers.gameId))
      .where(and(eq(gamePlayers.userId, userId), ne(games.ownerId, userId), gt(games.id, last)))
      .orderBy(asc(games.id))
      .limit(batchSize);
    const done = await write(
      db,
      seats.map(({ id, playerId, results }) => changed(id, results, (kept) => unname(kept, playerId))),
    );
    // Somebody else changed one of them in between: the same again, from what it says now.
    if (done < seats.length && ++repeats < MOST_REPEATS) continue;
    last = seats.at(-1)?.id ?? last;
    full = seats.length === batchSize;
  }
}

/**
 * Replaces guests' nicknames in games that ended before the given time, and those of players whose account is gone. Each
 * game is done once; a run that is cut off goes on where it stopped. Answers how many were done.
 */
export async function anonymizeGamesBefore(db: Database, before: number, now: number): Promise<number> {
  let last = { endedAt: 0, id: "" };
  let done = 0;
  for (let batch = 0; batch < batchesARun; batch++) {
    const rows = await db
      .select({ id: games.id, results: games.results, endedAt: games.endedAt })
      .from(games)
      .where(
        and(
          isNull(games.anonymizedAt),
          lt(games.endedAt, before),
          or(gt(games.endedAt, last.endedAt), and(eq(games.endedAt, last.endedAt), gt(games.id, last.id))),
        ),
      )
      .orderBy(asc(games.endedAt), asc(games.id))
      .limit(batchSize);
    const accounts = await accountsIn(
      db,
      rows.map(({ id }) => id),
    );
    await write(
      db,
      rows.map(({ id, results }) => changed(id, results, (all) => anonymize(all, accounts))),
      now,
    );
    done += rows.length;
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) break;
    last = { endedAt: end.endedAt!, id: end.id };
  }
  return done;
}

/** Players of these games whose account still exists. */
async function accountsIn(db: Database, gameIds: string[]): Promise<ReadonlySet<string>> {
  if (gameIds.length === 0) return new Set();
  const rows = await db
    .select({ playerId: gamePlayers.playerId })
    .from(gamePlayers)
    .where(inArray(gamePlayers.gameId, gameIds));
  return new Set(rows.map(({ playerId }) => playerId));
}

type Change = { id: string; before: string | null; after: string | null };

/** A value that nobody can read any more is dropped: it may hold names. */
function changed(id: string, before: string | null, change: (results: Results) => Results): Change {
  const results = readResults(before);
  return { id, before, after: results && writeResults(change(results)) };
}

/** Writes only over the values that were read, so that two of these at once lose nothing. Answers how many were written. */
async function write(db: Database, changes: readonly Change[], anonymizedAt: number | null = null): Promise<number> {
  const at = sql`coalesce(${anonymizedAt}, anonymized_at)`;
  const isLarge = ({ before, after }: Change) => (before?.length ?? 0) + (after?.length ?? 0) > bundleLength;
  let written = 0;
  for (const { id, before, after } of changes.filter(isLarge)) {
    // Two values, each as large as D1 takes, do not fit into one.
    const { meta } = await db.run(
      sql`UPDATE games SET results = ${after}, anonymized_at = ${at} WHERE id = ${id} AND results IS ${before}`,
    );
    written += meta.changes;
  }
  for (const some of bySize(changes.filter((change) => !isLarge(change)))) {
    const { meta } = await db.run(sql`
      UPDATE games SET results = change.value ->> 'after', anonymized_at = ${at}
      FROM json_each(${`[${some.join(",")}]`}) AS change
      WHERE games.id = change.value ->> 'id' AND games.results IS change.value ->> 'before'`);
    written += meta.changes;
  }
  return written;
}

/** As JSON, in bundles that fit into one bound value. */
function bySize(changes: readonly Change[]): string[][] {
  const bundles: string[][] = [];
  let room = 0;
  for (const text of changes.map((change) => JSON.stringify(change))) {
    if (text.length > room) {
      bundles.push([]);
      room = bundleLength;
    }
    bundles.at(-1)!.push(text);
    room -= text.length;
  }
  return bundles;
}
