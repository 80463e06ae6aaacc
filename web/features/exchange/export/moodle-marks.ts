import type { KindLosses } from "./exported-set";

/** Rules of writing that GIFT and Moodle XML share. */

export const moodleLosses: KindLosses = {
  choice: null,
  multi: null,
  typed: null,
  number: null,
  order: null,
  match: null,
  spot: null,
  poll: () => "Moodle’da anket yok: anketin her şıkkı doğru sayılan bir soru olur.",
  cloud: null,
};

/** Writes a weight as Moodle's list of shares does. A wrong option takes away as much as a right one gives. */
export function weightOf(right: number, isRight: boolean): string {
  const share = String(Math.round(10_000_000 / right) / 100_000);
  return isRight ? share : `-${share}`;
}

/** Escapes stars: in a typed answer Moodle would match any text with them. */
export const withoutStars = (text: string): string => text.replaceAll("*", "\\*");
