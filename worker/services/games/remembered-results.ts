import { readKept } from "#game/results/kept-form";

/** Total characters of the texts that an isolate remembers; the parsed results take several times as much memory. */
const MOST_REMEMBERED = 3_000_000;

type Kept = ReturnType<typeof readKept>;

/** Game id → text and parsed results, the most recently read one last. */
const remembered = new Map<string, { readonly text: string; readonly kept: Kept }>();

/**
 * Parses a game's results once for its report, the report's polling, its download and a second teacher, who all read the same
 * text.
 */
export function readOnce(gameId: string, text: string): Kept {
  const before = remembered.get(gameId);
  remembered.delete(gameId);
  const kept = before?.text === text ? before.kept : readKept(text);
  remembered.set(gameId, { text, kept });
  let letters = Array.from(remembered.values(), (one) => one.text.length).reduce((sum, length) => sum + length);
  for (const [oldest, one] of remembered) {
    if (letters <= MOST_REMEMBERED) break;
    remembered.delete(oldest);
    letters -= one.text.length;
  }
  return kept;
}
