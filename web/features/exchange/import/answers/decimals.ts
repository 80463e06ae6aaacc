import { decimalOf, isNumeral, numberOf, readDecimal } from "#question/numbers/decimal";

/** Reads a number with a decimal point or comma; undefined if it is no number. */
export function numberIn(text: string | undefined): number | undefined {
  const decimal = text === undefined ? null : readDecimal(text);
  const number = decimal ? numberOf(decimal) : undefined;
  return isNumeral(number) ? number : undefined;
}

/** Turns a range into a value and a tolerance: 0.1 and 0.3 are 0.2 ± 0.1, without binary rounding errors. */
export function middleOf(from: number, to: number): { value: number; tolerance: number } {
  const places = Math.min(100, Math.max(decimalOf(from).places, decimalOf(to).places) + 1);
  const exact = (number: number) => Number(number.toFixed(places));
  return { value: exact((from + to) / 2), tolerance: exact(Math.abs(to - from) / 2) };
}
