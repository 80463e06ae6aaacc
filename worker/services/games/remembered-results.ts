import { reading, type ReadResults } from "#game/results/stored-form";
import { inTurns } from "#shared/in-turns";
import { oneByOne } from "#shared/one-by-one";

/** Total characters of the texts that an isolate remembers; the parsed results take several times as much memory. */
const MOST_REMEMBERED = 3_000_000;

/** Game id → text and parsed results, the most recently read one last. */
const remembered = new Map<string, { readonly text: string; readonly read: ReadResults }>();

/**
 * Parses a game's results once for its report, the report's polling, its download and a second teacher, who all read the same
 * text. Only what has been read is remembered: a promise would wait for ever if the request that reads is cut off.
 */
export const readOnce = (gameId: string, text: string): Promise<ReadResults> =>
  oneByOne(gameId, () => readAndRemember(gameId, text));

async function readAndRemember(gameId: string, text: string): Promise<ReadResults> {
  const before = remembered.get(gameId);
  const read = before?.text === text ? before.read : await inTurns(reading(text));
  remembered.delete(gameId);
  remembered.set(gameId, { text, read });
  let letters = Array.from(remembered.values(), (one) => one.text.length).reduce((sum, length) => sum + length);
  for (const [oldest, one] of remembered) {
    if (letters <= MOST_REMEMBERED) break;
    remembered.delete(oldest);
    letters -= one.text.length;
  }
  return read;
}
