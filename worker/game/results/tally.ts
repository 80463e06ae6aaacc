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

/** True if the part is at least this share of the whole, despite rounding errors. */
export const atLeast = (part: number, whole: number, share: number): boolean => part >= whole * share - 1e-9;
