import { inTurns, othersTurn } from "#shared/in-turns";
import type { Database } from "#db/database";
import { storedText, replaceText, type StoredText } from "#db/games/stored-results";
import { replaceTexts } from "#db/games/named-games";
import { reading, withNamesOf } from "#game/results/stored-form";
import type { Results } from "#game/results/results";

/** Reading, changing and writing back kept results, a page of games at a time. */

/** Games of one page at most: three queries, or more if results are large. An invocation has a thousand. */
export const batchSize = 40;
export const MOST_REPEATS = 10;
/** D1 binds two megabytes at most, and a character may take four bytes. */
const bundleLength = 400_000;

export type Stored = { id: string; results: string | null; resultsEdition: string | null };
type Change = { id: string; before: StoredText; after: string | null };

/**
 * Changes games one after the other, over the values that were read alone, so that two parallel runs lose nothing. A long value
 * is written before the next one is read: a game that many played may have tens of megabytes, and an isolate has room for one.
 * Answers which games a newer version has to do, and how many of the others are as they should be.
 */
export async function rewrite<Game extends Stored>(
  db: Database,
  games: readonly Game[],
  change: (results: Results, game: Game) => Results,
  anonymizedAt: number | null = null,
): Promise<{ unread: Game[]; written: number }> {
  const unread: Game[] = [];
  const short: Change[] = [];
  let written = 0;
  for (const game of games) {
    const one = await changedResults(db, game, (results) => change(results, game));
    await othersTurn();
    if (one === "newer") unread.push(game);
    else if (anonymizedAt === null && one.after === one.before.text) written += 1;
    else if (!isLong(one)) short.push(one);
    else if (await replaceText(db, { ...one, anonymizedAt })) written += 1;
  }
  for (const some of bySize(short)) written += await replaceTexts(db, `[${some.join(",")}]`, anonymizedAt);
  return { unread, written };
}

/**
 * Computes the value to write. A value that can no longer be read is dropped, since it may contain names; one from a newer
 * version is left alone.
 */
async function changedResults(
  db: Database,
  game: Stored,
  change: (results: Results) => Results,
): Promise<Change | "newer"> {
  const before = await storedText(db, game);
  const results = before.text === null ? "damaged" : await inTurns(reading(before.text));
  if (results === "newer") return "newer";
  return { id: game.id, before, after: results === "damaged" ? null : withNamesOf(before.text!, change(results)) };
}

const isLong = ({ before, after }: Change): boolean =>
  before.edition !== null || (before.text?.length ?? 0) + (after?.length ?? 0) > bundleLength;

/** Splits changes into JSON bundles that fit into one bound value. */
function bySize(changes: readonly Change[]): string[][] {
  const bundles: string[][] = [];
  let room = 0;
  for (const text of changes.map(({ id, before, after }) => JSON.stringify({ id, before: before.text, after }))) {
    if (text.length > room) {
      bundles.push([]);
      room = bundleLength;
    }
    bundles.at(-1)!.push(text);
    room -= text.length;
  }
  return bundles;
}
