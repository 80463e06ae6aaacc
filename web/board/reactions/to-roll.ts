/** So many of one message roll at most: a whole school at once is a handful every quarter of a second. */
export const MOST_AT_ONCE = 6;

/**
 * Which reactions roll, for how many phones have sent each: all of a few; of many a handful in the same shares, and of every
 * reaction at least one. `free` says how many marbles of each are not rolling yet.
 */
export function toRoll(counts: readonly number[], free: readonly number[]): readonly number[] {
  const wanted = shares(counts).map((count, i) => Math.min(count, free[i] ?? 0));
  return wanted.flatMap((count, reaction) => Array.from({ length: count }, () => reaction));
}

function shares(counts: readonly number[]): readonly number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all <= MOST_AT_ONCE) return counts;
  const present = counts.filter((count) => count > 0).length;
  const rest = MOST_AT_ONCE - present;
  return counts.map((count) => (count === 0 ? 0 : 1 + Math.floor((rest * count) / all)));
}
