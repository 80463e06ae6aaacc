import { reading, type ReadResults } from "#game/results/stored-form";
import { readOverview, type StoredOverview } from "#game/results/stored-parts";
import { inTurns } from "#shared/in-turns";
import { oneByOne } from "#shared/one-by-one";

/** Total characters of the texts whose results an isolate remembers; the parsed results take several times as much memory. */
const MOST_REMEMBERED = 3_000_000;

type Read = ReadResults | StoredOverview;
type Load = () => Promise<string | null>;

/** Game id → parsed results and the edition they are of, the most recently read one last. */
const remembered = new Map<string, { readonly edition: string; readonly letters: number; readonly read: Read }>();

/**
 * Loads and parses a game's results once for its report, the report's polling, its download, its players and a second teacher.
 * `edition` changes with the text, or is the text. Only what has been read is remembered: a promise would wait for ever if the
 * request that reads is cut off.
 */
export const readOnce = (gameId: string, edition: string, load: Load = async () => edition): Promise<Read | null> =>
  oneByOne(gameId, () => readAndRemember(gameId, edition, load));

async function readAndRemember(gameId: string, edition: string, load: Load): Promise<Read | null> {
  const before = remembered.get(gameId);
  remembered.delete(gameId);
  if (before?.edition === edition) {
    remembered.set(gameId, before);
    return before.read;
  }
  const text = await load();
  if (text === null) return null;
  const read = readOverview(text) ?? (await inTurns(reading(text)));
  remembered.set(gameId, { edition, letters: text.length, read });
  let letters = Array.from(remembered.values(), (one) => one.letters).reduce((sum, length) => sum + length);
  for (const [oldest, one] of remembered) {
    if (letters <= MOST_REMEMBERED) break;
    remembered.delete(oldest);
    letters -= one.letters;
  }
  return read;
}
