/** Cards to put in order. `placed` has the letters of the cards that have their place, from the first on. */

/** After a touch: a free card goes to the next place, the last by itself; a placed one comes back, those below close up. */
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

/** Dragged to a row: there among the placed ones, or behind them; the last goes to its place by itself. */
export function dropped(placed: string, letter: string, row: number, letters: readonly string[]): string {
  const others = placed.replace(letter, "");
  const next = others.slice(0, row) + letter + others.slice(row);
  return next.length < letters.length - 1 ? next : next + freeOf(next, letters).join("");
}

export const freeOf = (placed: string, letters: readonly string[]): string[] =>
  letters.filter((letter) => !placed.includes(letter));
