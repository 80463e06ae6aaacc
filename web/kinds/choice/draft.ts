import { isOptionKey, optionKeys } from "#question/question";
import * as options from "../shared/options/draft";
import { isTrueFalse } from "../shared/options/true-false";
import type { DraftKind } from "../drafts";

export const draft: DraftKind<"choice"> = {
  empty: (last) => ({
    options: last && isTrueFalse(last) ? last.options : options.emptyOptions(),
    correct_option: null,
  }),
  from(other) {
    const taken = options.takenOver(other);
    const right = taken?.correct_option ?? null;
    return taken && { ...taken, correct_option: right?.length === 1 ? right : null };
  },
  of: (draft) => ({
    options: draft.options,
    ...options.imagesOf(draft),
    correct_option: draft.correct_option,
  }),
  tidied: (draft, tidy) => ({
    ...options.tidiedOptions(draft, tidy),
    correct_option: draft.correct_option,
  }),
  isUntouched: (draft) => options.areUntouched(draft) || (isTrueFalse(draft) && draft.correct_option === null),
  content: (draft) => [options.optionsContent(draft), draft.correct_option],
  isRead: ({ options: texts, correct_option }) =>
    options.areOptions(texts) && (correct_option === null || isOptionKey(correct_option)),
  fields: ["options", "option_images", "correct_option"],
  marked(draft, place) {
    const key = optionKeys[place];
    return key === undefined || draft.options[key] === undefined ? null : { ...draft, correct_option: key };
  },
  withRoom: options.withTwoOptions,
  isUnmarked: ({ correct_option }) => correct_option === null,
  offCards: "dörtten çok şıklı",
};
