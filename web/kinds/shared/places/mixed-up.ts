import type { Details } from "#question/question";

type Grid = NonNullable<Details["grid"]>;

/** The two places that were swapped most often, counted from 1; null if nobody did, or the server sent no grid. */
export function mixedUp(right: string, grid: Grid | undefined): readonly [number, number] | null {
  let found: readonly [number, number] | null = null;
  let most = 0;
  for (let i = 1; i <= right.length; i++) {
    for (let j = i + 1; j <= right.length; j++) {
      const count = inPlace(grid, i, right[j - 1]!) + inPlace(grid, j, right[i - 1]!);
      if (count > most) {
        found = [i, j];
        most = count;
      }
    }
  }
  return found;
}

/** The number of players who put this card into this place, counted from 1. */
export const inPlace = (grid: Grid | undefined, place: number, letter: string): number =>
  grid?.[String(place)]?.[letter] ?? 0;

/** The wrong card most often put into this place; null if nobody did. */
export function topAt(right: string, grid: Grid | undefined, place: number) {
  let top: { readonly letter: string; readonly count: number } | null = null;
  for (const letter of Array.from(right).toSorted()) {
    const count = letter === right[place - 1] ? 0 : inPlace(grid, place, letter);
    if (count > (top?.count ?? 0)) top = { letter, count };
  }
  return top;
}
