import type { Database } from "#db/database";
import { storedText } from "#db/games/stored-results";
import { gamesToKeep } from "#db/games/named-games";
import { dropParts, gamesWithParts } from "#db/games/result-parts";
import { logLine } from "#shared/log-line";
import { anonymize } from "#game/results/results";
import { namePrefix, readOverview, seatsOfAccount, type StoredOverview } from "#game/results/stored-parts";
import { changePart, unnameInPart, unnamingInParts } from "#db/games/part-names";
import type { Stored } from "./stored-names";

/** Erasing names and data of games that are kept in parts. */

/** Null for a game that is kept in one value. */
export async function overviewOf(db: Database, game: Stored): Promise<StoredOverview | null> {
  return readOverview((await storedText(db, game)).text);
}

/** Removes a name from every seat that its account had. False if only a newer version can, or while R2 is unavailable. */
export async function unnameInParts(db: Database, bucket: R2Bucket, game: Stored & { playerId: string }) {
  const overview = await overviewOf(db, game);
  const seats = overview ? seatsOfAccount(overview, game.playerId) : [game.playerId];
  return allDone(unnamingInParts(bucket, game.id, seats));
}

export const unnameSeatInPart = (bucket: R2Bucket, gameId: string, playerId: string) =>
  allDone([() => unnameInPart(bucket, gameId, playerId)]);

/** Replaces the names of all guests. */
export async function anonymizeParts(
  bucket: R2Bucket,
  gameId: string,
  overview: StoredOverview,
  known: ReadonlySet<string>,
) {
  const seats = overview.sameAccount.filter((ids) => ids.some((id) => known.has(id))).flat();
  const all = new Set([...known, ...seats]);
  return allDone(
    overview.parts.map(({ relay }) => {
      const prefix = namePrefix({ relay });
      return () => changePart(bucket, { gameId, relay }, (part) => anonymize(part, all, prefix));
    }),
  );
}

/** Runs one part after the other. A failing one is retried another night, and does not stop the others. */
async function allDone(changes: readonly (() => Promise<boolean>)[]): Promise<boolean> {
  let isWhole = true;
  for (const change of changes) {
    try {
      if (!(await change())) isWhole = false;
    } catch (error) {
      logLine("error", "parts_not_changed", { error });
      isWhole = false;
    }
  }
  return isWhole;
}

const GAMES = 200;

type Run = { readonly after: string; readonly mayGoOn: () => boolean };

/**
 * Deletes parts whose game no longer exists, left by a crash, a late room or an older version. Returns the number of such
 * games, and the game after which the next run continues.
 */
export async function removeOrphanParts(db: Database, bucket: R2Bucket, { after, mayGoOn }: Run) {
  let place = after;
  let removed = 0;
  while (mayGoOn()) {
    const { ids, last } = await gamesWithParts(bucket, place, GAMES);
    const kept = await gamesToKeep(db, ids);
    for (const id of ids.filter((one) => !kept.has(one))) {
      await dropParts(bucket, id);
      removed += 1;
    }
    if (last === null) return { removed, place: "" };
    place = last;
  }
  return { removed, place };
}
