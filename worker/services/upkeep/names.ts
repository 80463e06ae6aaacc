import type { Database } from "#db/database";
import { owingGames, payNames } from "#db/games/owed-names";
import { START, type JobCursor } from "#db/job-cursors";
import { gamesWithNames, knownIn, markAnonymized, seatsElsewhere, unnameLine } from "#db/games/named-games";
import { anonymize, withoutName, withoutNames } from "#game/results/results";
import { isInPart, isInPartOf } from "#db/games/part-names";
import { batchSize, MOST_REPEATS, rewrite, type Stored } from "./stored-names";
import { anonymizeParts, overviewOf, unnameInParts, unnameSeatInPart } from "./result-parts";

/** Removing names from the kept results of games, because somebody left or time has passed. */

/**
 * Removes a user's nickname from other people's games, before the account is deleted: that owes all of them once more, those of
 * a newer version and those that others change again and again.
 */
export async function unnameEverywhere(db: Database, bucket: R2Bucket, userId: string): Promise<void> {
  for (let last = "", repeats = 0, areMore = true; areMore;) {
    const seats = await seatsElsewhere(db, userId, last, batchSize);
    const [inValues, inParts] = bySort(seats);
    const { unread, written } = await rewrite(db, inValues, (results, { playerId }) =>
      withoutNames(results, [playerId]),
    );
    for (const seat of inParts) await unnameInParts(db, bucket, seat);
    // Somebody else changed one of them in between: repeat with the current values.
    if (unread.length + written < inValues.length && ++repeats < MOST_REPEATS) continue;
    repeats = 0;
    last = seats.at(-1)?.id ?? last;
    areMore = seats.length > 0;
  }
}

type Seat = Stored & { readonly playerId: string };

/**
 * Removes the nickname of one seat from a game, and from the history of its account. Null if nobody in it has this id, false if others
 * change the game at this moment.
 */
export async function unnameOne(db: Database, bucket: R2Bucket, { playerId, ...game }: Seat): Promise<boolean | null> {
  await unnameLine(db, playerId);
  if (isInPart(playerId)) {
    const has = await isInPartOf(bucket, game.id, playerId);
    return has ? unnameSeatInPart(bucket, game.id, playerId) : null;
  }
  let has = false;
  const { written } = await rewrite(db, [game], (results) => {
    has = results.players.some(({ id }) => id === playerId);
    return withoutName(results, playerId);
  });
  return has ? written > 0 : null;
}

/** Removes the names that are owed, within the limits of one run. Returns how many are done. */
export async function unnameOwed(db: Database, bucket: R2Bucket, mayGoOn: () => boolean): Promise<number> {
  let paid = 0;
  for (let last = "", areMore = true; areMore && mayGoOn();) {
    const owing = await owingGames(db, last, batchSize);
    for (const { players, ...game } of owing) {
      const done = [];
      for (const playerId of players.filter(isInPart)) {
        if (await unnameInParts(db, bucket, { ...game, playerId })) done.push(playerId);
      }
      const inValue = players.filter((playerId) => !isInPart(playerId));
      if (inValue.length > 0) {
        const known = await knownIn(db, [game.id]);
        const isInClass = (studentId: string) => known.has(studentId);
        const { written } = await rewrite(db, [game], (results) => withoutNames(results, inValue, { isInClass }));
        if (written > 0) done.push(...inValue);
      }
      if (done.length > 0) await payNames(db, game.id, done);
      paid += done.length;
    }
    areMore = owing.length > 0;
    last = owing.at(-1)?.id ?? last;
  }
  return paid;
}

function bySort<Seat extends { playerId: string }>(
  seats: readonly Seat[],
): readonly [inValues: Seat[], inParts: Seat[]] {
  return [seats.filter(({ playerId }) => !isInPart(playerId)), seats.filter(({ playerId }) => isInPart(playerId))];
}

type Run = {
  readonly before: number;
  readonly now: number;
  readonly after: JobCursor;
  readonly mayGoOn: () => boolean;
};

/**
 * Replaces guests' nicknames in games that ended before the given time, and those of players whose account is gone. Each game
 * is done once. Returns how many were done, and the game after which the next run continues.
 */
export async function anonymizeGames(db: Database, bucket: R2Bucket, { before, now, after, mayGoOn }: Run) {
  let place = after;
  let done = 0;
  while (mayGoOn()) {
    const rows = await gamesWithNames(db, before, place, batchSize);
    const known = await knownIn(
      db,
      rows.map(({ id }) => id),
    );
    const { unread } = await rewrite(db, rows, (all) => anonymize(all, known), now);
    done += rows.length - unread.length;
    for (const row of unread) {
      const overview = await overviewOf(db, row);
      if (!overview || !(await anonymizeParts(bucket, row.id, overview, known))) continue;
      await markAnonymized(db, row.id, now);
      done += 1;
    }
    const end = rows.at(-1);
    if (!end) return { done, place: START };
    place = { at: end.endedAt!, id: end.id };
  }
  return { done, place };
}
