/**
 * Limit of marbles that roll for one message: this many, and no more than a quarter of those that are ready, to avoid heaps.
 */
export const MOST_AT_ONCE = 6;
const LEAST_AT_ONCE = 2;

/**
 * Chooses the reactions to roll from the number of phones that sent each. A few roll in full; many are reduced to a handful in
 * the same proportions, with at least one of every reaction while there is room. `free` counts the marbles of each that are not
 * rolling yet.
 */
export function toRoll(counts: readonly number[], free: readonly number[]): readonly number[] {
  const ready = free.reduce((sum, one) => sum + one, 0);
  const most = Math.max(LEAST_AT_ONCE, Math.min(MOST_AT_ONCE, Math.ceil(ready / 4)));
  const wanted = shares(counts, most).map((count, i) => Math.min(count, free[i] ?? 0));
  const chosen = wanted.flatMap((count, reaction) => Array.from({ length: count }, () => reaction));
  // If not all fit, the reaction with the most free marbles goes first.
  return chosen.toSorted((a, b) => free[b]! - free[a]!).slice(0, most);
}

function shares(counts: readonly number[], most: number): readonly number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all <= most) return counts;
  const present = counts.filter((count) => count > 0).length;
  const rest = Math.max(0, most - present);
  return counts.map((count) => (count === 0 ? 0 : 1 + Math.floor((rest * count) / all)));
}
