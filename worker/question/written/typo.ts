/** Fewest letters of a word in which slips are forgiven: in a short one they make another word. */
const LETTERS = 5;

/** Signs in which a slip does not change the meaning: a digit or a plus too many is another answer. */
const SLIPS = /^[\p{L}\p{M} ]$/u;

/** The signs of a folded text, if slips in it are forgiven; else null. */
export const forgiving = (folded: string): readonly string[] | null =>
  (folded.match(/\p{L}/gu)?.length ?? 0) >= LETTERS ? Array.from(folded) : null;

/**
 * Tells whether two texts differ by one slip: a sign too many, too few or wrong, or two neighbours swapped. Both are signs of
 * folded texts; each sign is looked at twice at most.
 */
export function isSlip(one: readonly string[], other: readonly string[]): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  if (long.length > short.length + 1) return false;
  let start = 0;
  while (start < short.length && long[start] === short[start]) start++;
  let end = 0;
  while (end < short.length - start && long[long.length - 1 - end] === short[short.length - 1 - end]) end++;
  const [more, less] = [long.slice(start, long.length - end), short.slice(start, short.length - end)];
  if (![...more, ...less].every((sign) => SLIPS.test(sign))) return false;
  if (more.length === 1) return true;
  return more.length === 2 && less.length === 2 && more[0] === less[1] && more[1] === less[0];
}
