import { decimalOf, isNumeral, numberOf, readDecimal } from "#question/numbers/decimal";

/** A number as a file writes it, with a point or a comma; undefined for what is none. */
export function numberIn(text: string | undefined): number | undefined {
  const decimal = text === undefined ? null : readDecimal(text);
  const number = decimal ? numberOf(decimal) : undefined;
  return isNumeral(number) ? number : undefined;
}

/** From here to there, as a value and how far from it: 0.1 and 0.3 are 0.2 ± 0.1, without a binary rest. */
export function middleOf(from: number, to: number): { value: number; tolerance: number } {
  const places = Math.min(100, Math.max(decimalOf(from).places, decimalOf(to).places) + 1);
  const exact = (number: number) => Number(number.toFixed(places));
  return { value: exact((from + to) / 2), tolerance: exact(Math.abs(to - from) / 2) };
}
