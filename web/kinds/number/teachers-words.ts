import { type Wanted, rangeOf, shown, withUnit } from "./numerals";

/** "5.037–5.237 m"; null if only one value is right. */
export function rangeInWords(wanted: Wanted, unit: string | undefined): string | null {
  if (wanted.tolerance === 0) return null;
  const { low, high } = rangeOf(wanted);
  return `${shown(low, unit)}–${withUnit(high, unit)}`;
}

/** The words beside the board's field, if there is no slider. */
export const boardNote = (unit: string | undefined): string =>
  `Virgül ya da nokta olur.${unit ? ` Birimi: ${unit}` : ""}`;
