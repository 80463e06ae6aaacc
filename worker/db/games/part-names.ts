import { relayOf } from "#shared/ids";
import { inTurns } from "#shared/in-turns";
import { dropPart, storedPart, replacePart, type PartPlace } from "./result-parts";
import { withNamesOf } from "#game/results/stored-form";
import { namePrefix, namesIn, readingPart } from "#game/results/stored-parts";
import { withoutName, withoutNames, type Results } from "#game/results/results";

/** Erases names from the parts of a large game, because somebody left or time has passed. */

const MOST_TRIES = 10;

/**
 * Changes a part only if it is as it was read, so that two changes at once lose nothing. Deletes an unreadable part, since it
 * may hold names. False for a part of a newer version, which stays untouched.
 */
export async function changePart(bucket: R2Bucket, place: PartPlace, change: (part: Results) => Results) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const stored = await storedPart(bucket, place);
    if (!stored) return true;
    const part = await inTurns(readingPart(stored.text));
    if (part === "newer") return false;
    if (part === "damaged") {
      await dropPart(bucket, place);
      return true;
    }
    if (await replacePart(bucket, stored, withNamesOf(stored.text, change(part)))) return true;
  }
  throw new Error("a part kept changing while names were removed from it");
}

/** True if the player's game is kept in parts. */
export const isInPart = (playerId: string): boolean => relayOf(playerId) !== null;

/** True if the player stands in a part of this game. */
export async function isInPartOf(bucket: R2Bucket, gameId: string, playerId: string): Promise<boolean> {
  const relay = relayOf(playerId);
  const stored = relay === null ? null : await storedPart(bucket, { gameId, relay });
  return stored !== null && namesIn(stored.text).some(({ id }) => id === playerId);
}

/** Erases the name of one seat. */
export async function unnameInPart(bucket: R2Bucket, gameId: string, playerId: string): Promise<boolean> {
  const relay = relayOf(playerId);
  if (relay === null) return true;
  return changePart(bucket, { gameId, relay }, (part) => withoutName(part, playerId, namePrefix({ relay })));
}

/** Erases players' names, each part once; does nothing for a game in one room. Returns what is to be done for each part. */
export function unnamingInParts(bucket: R2Bucket, gameId: string, playerIds: readonly string[]) {
  const ofRelays = Map.groupBy(playerIds, relayOf);
  return Array.from(ofRelays, ([relay, ids]) => async (): Promise<boolean> => {
    if (relay === null) return true;
    return changePart(bucket, { gameId, relay }, (part) => withoutNames(part, ids, { part: namePrefix({ relay }) }));
  });
}
