import type { OptionKey, Options } from "#protocol/messages";

/** The arithmetic of every figure. A rate or mean of nothing is null: there is no such number. */

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const rate = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export const mean = (values: readonly number[]): number | null => rate(sum(values), values.length);

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >>> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export type Distribution = Partial<Record<OptionKey, number>> & { none: number };

/** How often each option of a question was chosen, and how many players chose none. */
export function distribution(
  options: Options,
  answers: Iterable<{ readonly choice: OptionKey }>,
  players: number,
): Distribution {
  const counts: Distribution = { none: players };
  for (const key of Object.keys(options) as OptionKey[]) counts[key] = 0;
  for (const { choice } of answers) {
    counts[choice] = (counts[choice] ?? 0) + 1;
    counts.none -= 1;
  }
  return counts;
}
