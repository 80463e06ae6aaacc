import { classSeats } from "#db/classes/class-seats";
import type { Database } from "#db/database";
import { unfinishedGameCount } from "#db/games/living-games";
import { claimCode, type NewGame } from "#db/games/new-games";
import { limits } from "#shared/limits";
import { Refused } from "../request/refused";

/** Use one more digit once more than one in ten of the 900,000 short codes is taken: a correct guess must stay rare. */
export const CROWDED = 90_000;
const TRIES = 20;

/** Number of digits of a code drawn now. */
export const digitsOfCodes = (takenCodes: number): number => (takenCodes > CROWDED ? 7 : 6);

/** Draws a code and writes the game down under it, if the teacher may have another game; draws again if `open` refuses the code. */
export async function drawCode<Opened>(
  db: Database,
  game: Omit<NewGame, "code">,
  digits: number,
  open: (code: string) => Promise<Opened | null>,
): Promise<Opened> {
  const { ownerId, classId } = game;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const code = randomCode(digits);
    if (!(await claimCode(db, { ...game, code }))) {
      const unfinished = await unfinishedGameCount(db, ownerId);
      if (unfinished >= limits.liveGamesPerTeacher) throw new Refused("quota_exceeded");
      // Another teacher may have been given the class meanwhile.
      if (classId !== null && !(await classSeats(db, ownerId, classId))) throw new Refused("class_not_found");
      continue;
    }
    const opened = await open(code);
    if (opened !== null) return opened;
  }
  throw new Error("no free game code was found");
}

/** The first digit is never 0. To avoid modulo bias, numbers beyond the last whole range are drawn again. */
export function randomCode(digits: number): string {
  const first = 10 ** (digits - 1);
  const range = 9 * first;
  const limit = Math.floor(2 ** 32 / range) * range;
  for (;;) {
    const drawn = crypto.getRandomValues(new Uint32Array(1))[0]!;
    if (drawn < limit) return String(first + (drawn % range));
  }
}
