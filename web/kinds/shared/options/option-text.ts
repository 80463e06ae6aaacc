import type { KindName } from "#question/kinds";
import type { Options, PictureRef } from "#question/question";

/** A question with options, of whatever kind. */
export type WithOptions = {
  readonly kind?: KindName;
  readonly options: Options;
  readonly option_images?: Readonly<Record<string, PictureRef>>;
};
/** The letters of the right answers; null where there are none or this screen does not know them yet. */
export type WithSolution = { readonly kind?: KindName; readonly correct_option: string | null };

const letters = "ABCDEFGH";

export const keysOf = (options: Options): string[] => Array.from(letters).filter((letter) => letter in options);

/** The text of an option, else the description of its picture. */
export const textOf = ({ options, option_images: images }: WithOptions, key: string): string =>
  options[key] || images?.[key]?.alt || "";

/** The option that a key stands for, if the question has it: 1 to 8, A to H. */
export function optionForKey(key: string, options: Options): string | null {
  const letter = letters[`${letters}abcdefgh12345678`.indexOf(key) % 8];
  return letter && letter in options ? letter : null;
}
