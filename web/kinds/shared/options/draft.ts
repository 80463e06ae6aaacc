import type { KindName } from "#question/kinds";
import { isOptionKey, optionKeys, type OptionKey, type Options, type PictureRef } from "#question/question";

/** Options that are being written, for every kind that has them: two to six, without a gap. */
export type OptionsDraft = {
  readonly kind?: KindName;
  options: Options;
  option_images?: Record<string, PictureRef>;
  /** The letters of the right options, in their order; a poll has none. */
  correct_option?: string | null;
};

/** A lesson usually has four options. */
export const emptyOptions = (): Options => Object.fromEntries(optionKeys.slice(0, 4).map((key) => [key, ""]));

/**
 * The draft's pictures as a field to send. An empty record takes the pictures away on the server; a draft that never had any
 * sends no field.
 */
export function imagesOf(
  { option_images: images }: Pick<OptionsDraft, "option_images">,
  tidy = (text: string) => text,
) {
  if (!images) return {};
  const tidied = Object.entries(images).map(([key, image]) => [key, { ...image, alt: tidy(image.alt) }]);
  return { option_images: Object.fromEntries(tidied) as Record<string, PictureRef> };
}

/** Takes over another kind's options, or its first right text as one of them; null if it has neither. */
export function takenOver(other: Partial<OptionsDraft> & { readonly accepted?: readonly string[] | undefined }) {
  const { options, correct_option = null, accepted = [] } = other;
  if (options) return { options, ...imagesOf(other), correct_option };
  return accepted[0] ? { options: { ...emptyOptions(), A: accepted[0] }, correct_option: "A" } : null;
}

export const keysOf = ({ options }: OptionsDraft): OptionKey[] =>
  optionKeys.filter((key) => options[key] !== undefined);

/** The options with their pictures as they are stored. */
export function tidiedOptions(written: OptionsDraft, tidy: (text: string) => string) {
  const draft = withoutSpare(written);
  const options: Options = Object.fromEntries(keysOf(draft).map((key) => [key, tidy(draft.options[key]!)]));
  return { options, ...imagesOf(draft, tidy) };
}

export const areUntouched = (draft: OptionsDraft): boolean =>
  keysOf(draft).every((key) => draft.options[key] === "" && draft.option_images?.[key] === undefined);

/** The same for two drafts whose options say the same. */
export const optionsContent = (draft: OptionsDraft): unknown =>
  keysOf(draft).map((key) => {
    const image = draft.option_images?.[key];
    return image ? [draft.options[key], image.id, image.alt] : draft.options[key];
  });

export const areOptions = (options: unknown): boolean =>
  typeof options === "object" &&
  options !== null &&
  Object.entries(options).every(([key, option]) => isOptionKey(key) && typeof option === "string");

/** Sets or removes the picture of an option. */
export function withImage<Draft extends OptionsDraft>(draft: Draft, key: OptionKey, image: PictureRef | null): Draft {
  const { [key]: _, ...others } = draft.option_images ?? {};
  return { ...draft, option_images: image ? { ...others, [key]: image } : others };
}

/** The draft with at least two fields to write options in. */
export function withTwoOptions<Draft extends OptionsDraft>(draft: Draft): Draft {
  const { A = "", B = "" } = draft.options;
  return { ...draft, options: { ...draft.options, A, B } };
}

/** Adds an option, as long as there is room. */
export function withOption<Draft extends OptionsDraft>(draft: Draft): Draft {
  const next = optionKeys[keysOf(draft).length];
  return next ? { ...draft, options: { ...draft.options, [next]: "" } } : draft;
}

/** Removes this option; those after it move up, and pictures and marks go with their texts. */
export function withoutOption<Draft extends OptionsDraft>(draft: Draft, gone: OptionKey): Draft {
  const { options, option_images: images, correct_option: right } = draft;
  const kept = keysOf(draft).filter((key) => key !== gone);
  const moved = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(kept.flatMap((key, i) => (values[key] === undefined ? [] : [[optionKeys[i]!, values[key]]])));
  const marks = optionKeys.filter((_, i) => kept[i] !== undefined && right?.includes(kept[i])).join("");
  return {
    ...draft,
    options: moved(options),
    ...(images && { option_images: moved(images) }),
    ...(right !== undefined && { correct_option: marks === "" ? null : marks }),
  };
}

/** Tells if the option is an empty, unmarked one at the end of three or more. */
const isSpare = (draft: OptionsDraft, key: OptionKey): boolean =>
  draft.options[key]!.trim() === "" &&
  draft.option_images?.[key] === undefined &&
  draft.correct_option?.includes(key) !== true;

/**
 * Removes the empty options at the end, as for storing and playing: a teacher with three options leaves the fourth field empty.
 */
export function withoutSpare<Draft extends OptionsDraft>(draft: Draft): Draft {
  const keys = keysOf(draft);
  const last = keys.at(-1);
  return last && keys.length > 2 && isSpare(draft, last) ? withoutSpare(withoutOption(draft, last)) : draft;
}

/**
 * The letters of the right options after this one was marked, in their order; if several can be right, a second press unmarks
 * it.
 */
export function withMark({ correct_option: right }: OptionsDraft, letter: string, marks: "one" | "several" | "none") {
  if (marks === "one") return letter;
  const chosen = Array.from("ABCDEF").filter((key) => (key === letter) !== (right?.includes(key) === true));
  return chosen.length > 0 ? chosen.join("") : null;
}
