import { isPermutation, lettersOf } from "./permutation";
import type { Details, Distribution, Options } from "../question";

/** Parts shared by the kinds that put cards into places. `right`: the letters that belong there, place by place. */

/** The cards by the letters they are shown under. */
export const cardsByLetter = (texts: readonly string[], right: string): Options =>
  Object.fromEntries(Array.from(lettersOf(texts.length), (letter) => [letter, texts[right.indexOf(letter)]!]));

/** Tells whether a kept order is complete: every letter once. */
export const isDealt = (right: unknown, count: number): right is string =>
  typeof right === "string" && isPermutation(right, count);

/** Counts for each place the answers with the right card. */
export function placeCounts(right: string, values: readonly string[], players: number): Distribution {
  const counts: Distribution = { none: players - values.length };
  for (const [i, letter] of Array.from(right).entries())
    counts[i + 1] = values.filter((value) => value[i] === letter).length;
  return counts;
}

/** Counts how many put every card into its place, and how often each card was put into each. */
export const placeDetails = (right: string, values: readonly string[]): Details => ({
  answered: values.length,
  right: values.filter((value) => value === right).length,
  grid: placeGrid(right, values),
});

function placeGrid(right: string, values: readonly string[]): Record<string, Record<string, number>> {
  const letters = Array.from(lettersOf(right.length));
  return Object.fromEntries(
    letters.map((_, i) => {
      const row = Object.fromEntries(letters.map((letter) => [letter, 0]));
      for (const value of values) row[value[i]!] = (row[value[i]!] ?? 0) + 1;
      return [i + 1, row];
    }),
  );
}
