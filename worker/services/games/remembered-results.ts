import { readKept } from "#game/results/kept-form";

/** Letters of all texts that an isolate remembers; what it makes of them takes several times as much. */
const MOST_REMEMBERED = 3_000_000;

type Kept = ReturnType<typeof readKept>;

/** Game → its text and what that says, the one read last at the end. */
const remembered = new Map<string, { readonly text: string; readonly kept: Kept }>();

/** A report, its poll, its download and a second teacher's look have the same text: it is read, and reckoned, for the first of them. */
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
