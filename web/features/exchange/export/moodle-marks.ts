import type { ChoiceFields } from "#question/choice";

/** What GIFT and Moodle XML share. */

/** A choice that Moodle has a kind of its own for, and shows in the language of its page. */
export const isTrueOrFalse = ({ options, option_images: images }: Pick<ChoiceFields, "options" | "option_images">) =>
  images === undefined && JSON.stringify(options) === '{"A":"Doğru","B":"Yanlış"}';

/** As Moodle's own list of shares writes them: each wrong one takes as much as a right one gives. */
export function weightOf(right: number, isRight: boolean): string {
  const share = String(Math.round(10_000_000 / right) / 100_000);
  return isRight ? share : `-${share}`;
}

/** In an answer that is written a star would stand for any text. */
export const withoutStars = (text: string): string => text.replaceAll("*", "\\*");
