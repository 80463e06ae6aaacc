/** So many of one message roll at most, and no more than a quarter of those that stand ready: so they never come in heaps. */
export const MOST_AT_ONCE = 6;
const LEAST_AT_ONCE = 2;

/**
 * Which reactions roll, for how many phones have sent each: all of a few; of many a handful in the same shares, and of every
 * reaction at least one while there is room. `free` says how many marbles of each are not rolling yet.
 */
export function toRoll(counts: readonly number[], free: readonly number[]): readonly number[] {
  const ready = free.reduce((sum, one) => sum + one, 0);
  const most = Math.max(LEAST_AT_ONCE, Math.min(MOST_AT_ONCE, Math.ceil(ready / 4)));
  const wanted = shares(counts, most).map((count, i) => Math.min(count, free[i] ?? 0));
  const chosen = wanted.flatMap((count, reaction) => Array.from({ length: count }, () => reaction));
  // Where not all fit, that of which fewest roll goes first.
  return chosen.toSorted((a, b) => free[b]! - free[a]!).slice(0, most);
}

function shares(counts: readonly number[], most: number): readonly number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all <= most) return counts;
  const present = counts.filter((count) => count > 0).length;
  const rest = Math.max(0, most - present);
  return counts.map((count) => (count === 0 ? 0 : 1 + Math.floor((rest * count) / all)));
}
