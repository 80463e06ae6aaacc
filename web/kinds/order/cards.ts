/** Cards that a pupil puts in order. `placed` lists the letters of the placed cards, from the first place on. */

/**
 * The order after a touch. A free card takes the next place, and the last card follows by itself. A placed card is taken out,
 * and those below it close up.
 */
export function touched(placed: string, letter: string, letters: readonly string[]): string {
  if (placed.includes(letter)) return placed.replace(letter, "");
  const next = placed + letter;
  return next.length < letters.length - 1 ? next : next + freeOf(next, letters).join("");
}

/** Moves a placed card down by so many places; it stays within the placed ones. */
export function shifted(placed: string, letter: string, by: number): string {
  const at = placed.indexOf(letter);
  const to = at + by;
  if (at < 0 || to < 0 || to >= placed.length) return placed;
  const others = placed.replace(letter, "");
  return others.slice(0, to) + letter + others.slice(to);
}

/** The order after a card is dropped on a row: it goes there, or behind the placed cards. The last card follows by itself. */
export function dropped(placed: string, letter: string, row: number, letters: readonly string[]): string {
  const others = placed.replace(letter, "");
  const next = others.slice(0, row) + letter + others.slice(row);
  return next.length < letters.length - 1 ? next : next + freeOf(next, letters).join("");
}

export const freeOf = (placed: string, letters: readonly string[]): string[] =>
  letters.filter((letter) => !placed.includes(letter));
