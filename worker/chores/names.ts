import type { Database } from "../db/database";
import { oweName, owedNamesAfter, payName } from "../db/owed-names";
import { START, type Place } from "../db/job-cursors";
import { gamesWithNames, knownIn, seatsElsewhere } from "../db/named-games";
import { anonymize, unname } from "../game/results";
import { batchSize, changed, MOST_REPEATS, write } from "./kept-names";

/** Names in the kept results of games: where they are taken out, because somebody left or time has passed. */

/** Takes a user's nickname out of other people's games, before the account goes. */
export async function unnameEverywhere(db: Database, userId: string): Promise<void> {
  for (let last = "", repeats = 0, full = true; full;) {
    const seats = await seatsElsewhere(db, userId, last, batchSize);
    const changes = await Promise.all(
      seats.map((seat) => changed(db, seat, (results) => unname(results, seat.playerId))),
    );
    const unread = seats.filter((_, i) => changes[i] === "newer");
    for (const { id, playerId } of unread) await oweName(db, id, playerId);
    const done = unread.length + (await write(db, changes));
    // Somebody else changed one of them in between: the same again, from what it says now.
    if (done < seats.length && ++repeats < MOST_REPEATS) continue;
    last = seats.at(-1)?.id ?? last;
    full = seats.length === batchSize;
  }
}

/**
 * Names of deleted accounts in results that an older version could not read, as far as one run may go. Answers how many are
 * gone now.
 */
export async function unnameOwed(db: Database, mayGoOn: () => boolean): Promise<number> {
  let paid = 0;
  for (let last = { gameId: "", playerId: "" }, full = true; full && mayGoOn();) {
    const owed = await owedNamesAfter(db, last, batchSize);
    for (const { gameId: id, playerId, ...stored } of owed) {
      const change = await changed(db, { id, ...stored }, (results) => unname(results, playerId));
      if (change === "newer" || (await write(db, [change])) === 0) continue;
      await payName(db, { gameId: id, playerId });
      paid += 1;
    }
    full = owed.length === batchSize;
    last = owed.at(-1) ?? last;
  }
  return paid;
}

type Run = { readonly before: number; readonly now: number; readonly after: Place; readonly mayGoOn: () => boolean };

/**
 * Replaces guests' nicknames in games that ended before the given time, and those of players whose account is gone. Each
 * game is done once. Answers how many were done, and after which the next run goes on.
 */
export async function anonymizeGames(db: Database, { before, now, after, mayGoOn }: Run) {
  let place = after;
  let done = 0;
  while (mayGoOn()) {
    const rows = await gamesWithNames(db, before, place, batchSize);
    const known = await knownIn(
      db,
      rows.map(({ id }) => id),
    );
    const changes = await Promise.all(rows.map((row) => changed(db, row, (all) => anonymize(all, known))));
    await write(db, changes, now);
    done += changes.filter((change) => change !== "newer").length;
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return { done, place: START };
    place = { at: end.endedAt!, id: end.id };
  }
  return { done, place };
}
