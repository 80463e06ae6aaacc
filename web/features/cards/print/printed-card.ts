import { shortName } from "#protocol/short-name";

/** `name` is null on a card of numbers alone, which every class can use. */
export type PrintedCard = { readonly number: number; readonly name: string | null };

/** Letters that fit between the number and the letter in the middle of a side, on the smallest card too. */
const MOST = 18;

/** The short name; one that is too long for the card ends in dots. */
export function nameOnCard({ name }: PrintedCard): string | null {
  if (name === null) return null;
  const letters = Array.from(shortName(name));
  return letters.length <= MOST
    ? letters.join("")
    : `${letters
        .slice(0, MOST - 1)
        .join("")
        .trimEnd()}…`;
}
