import type { Database } from "#db/database";
import { storedText, replaceText, type StoredText } from "#db/games/stored-results";
import { replaceTexts } from "#db/games/named-games";
import { readStored, renamed } from "#game/results/stored-form";
import type { Results } from "#game/results/results";

/** Reading, changing and writing back kept results, many at a time. */

/** Games read and written at once: three queries, or more if results are large. An invocation has a thousand. */
export const batchSize = 40;
export const MOST_REPEATS = 10;
/** D1 binds two megabytes at most, and a character may take four bytes. */
const bundleLength = 400_000;

export type Stored = { id: string; results: string | null; resultsEdition: string | null };
type Change = { id: string; before: StoredText; after: string | null };

/**
 * Computes the values to write. A value that can no longer be read is dropped, since it may contain names; one from a newer
 * version is left alone.
 */
export async function changed(
  db: Database,
  game: Stored,
  change: (results: Results) => Results,
): Promise<Change | "newer"> {
  const before = await storedText(db, game);
  const results = before.text === null ? "damaged" : readStored(before.text);
  if (results === "newer") return "newer";
  return { id: game.id, before, after: results === "damaged" ? null : renamed(before.text!, change(results)) };
}

/** Writes only over the values that were read, so that two parallel runs lose nothing. Returns how many were written. */
export async function write(
  db: Database,
  found: readonly (Change | "newer")[],
  anonymizedAt: number | null = null,
): Promise<number> {
  const changes = found.filter((change) => change !== "newer");
  const isLarge = ({ before, after }: Change) =>
    before.edition !== null || (before.text?.length ?? 0) + (after?.length ?? 0) > bundleLength;
  let written = 0;
  for (const change of changes.filter(isLarge)) {
    if (await replaceText(db, { ...change, anonymizedAt })) written += 1;
  }
  for (const some of bySize(changes.filter((change) => !isLarge(change)))) {
    written += await replaceTexts(db, `[${some.join(",")}]`, anonymizedAt);
  }
  return written;
}

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
