import type { ChoiceFields } from "#question/choice";

/** Rules that GIFT and Moodle XML share. */

/** A choice that Moodle writes as its true/false kind and shows in the language of its page. */
export const isTrueOrFalse = ({ options, option_images: images }: Pick<ChoiceFields, "options" | "option_images">) =>
  images === undefined && JSON.stringify(options) === '{"A":"Doğru","B":"Yanlış"}';

/** Writes a weight as Moodle's list of shares does. A wrong option takes away as much as a right one gives. */
export function weightOf(right: number, isRight: boolean): string {
  const share = String(Math.round(10_000_000 / right) / 100_000);
  return isRight ? share : `-${share}`;
}

/** Escapes stars: in a typed answer Moodle would match any text with them. */
export const withoutStars = (text: string): string => text.replaceAll("*", "\\*");
