import type { ChoiceDraft } from "#question/choice";
import { isOptionKey, optionKeys, type OptionKey } from "#question/question";
import type { DraftKind } from "../drafts";

/** A choice that is being written. */
export const draft: DraftKind<ChoiceDraft> = {
  /** A lesson usually has four options. */
  empty: () => ({ options: Object.fromEntries(optionKeys.slice(0, 4).map((key) => [key, ""])), correct_option: null }),
  of: ({ options, correct_option }: ChoiceDraft) => ({ options, correct_option }),
  tidied: (draft: ChoiceDraft, tidy: (text: string) => string) => ({
    options: Object.fromEntries(keysOf(draft).map((key) => [key, tidy(draft.options[key]!)])),
    correct_option: draft.correct_option,
  }),
  isUntouched: (draft: ChoiceDraft) => keysOf(draft).every((key) => draft.options[key] === ""),
  content: (draft: ChoiceDraft) => [keysOf(draft).map((key) => draft.options[key]), draft.correct_option],
  isRead: ({ options, correct_option }) =>
    typeof options === "object" &&
    options !== null &&
    Object.entries(options).every(([key, option]) => isOptionKey(key) && typeof option === "string") &&
    (correct_option === null || isOptionKey(correct_option)),
  fields: ["options", "correct_option"],
  marked(draft: ChoiceDraft, place: number) {
    const key = optionKeys[place];
    return key === undefined || draft.options[key] === undefined ? null : { ...draft, correct_option: key };
  },
  /** At least two fields to write options in. */
  withRoom(draft: ChoiceDraft) {
    const { A = "", B = "" } = draft.options;
    return { ...draft, options: { ...draft.options, A, B } };
  },
  isUnmarked: ({ correct_option }: ChoiceDraft) => correct_option === null,
};

export const keysOf = ({ options }: ChoiceDraft): OptionKey[] => optionKeys.filter((key) => options[key] !== undefined);

/** With one option more, as long as there is room. */
export function withOption<Draft extends ChoiceDraft>(draft: Draft): Draft {
  const next = optionKeys[keysOf(draft).length];
  return next ? { ...draft, options: { ...draft.options, [next]: "" } } : draft;
}

/** Without this option; those after it move up, and the mark goes with its text. */
export function withoutOption<Draft extends ChoiceDraft>(draft: Draft, gone: OptionKey): Draft {
  const kept: string[] = keysOf(draft).filter((key) => key !== gone);
  const right = draft.correct_option === null ? -1 : kept.indexOf(draft.correct_option);
  return {
    ...draft,
    options: Object.fromEntries(kept.map((key, i) => [optionKeys[i]!, draft.options[key]!])),
    correct_option: right < 0 ? null : optionKeys[right]!,
  };
}
