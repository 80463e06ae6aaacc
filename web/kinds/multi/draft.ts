import { isOptionKey, optionKeys } from "#question/question";
import * as options from "../shared/options/draft";
import type { DraftKind } from "../drafts";

/** Options of which several are right, while they are written. */
export const draft: DraftKind<"multi"> = {
  empty: () => ({ kind: "multi", options: options.emptyOptions(), correct_option: null }),
  from(other) {
    const taken = options.takenOver(other);
    return taken && { kind: "multi", ...taken };
  },
  of: (draft) => ({
    kind: "multi",
    options: draft.options,
    ...options.imagesOf(draft),
    correct_option: draft.correct_option,
  }),
  tidied: (draft, tidy) => ({
    kind: "multi",
    ...options.tidiedOptions(draft, tidy),
    correct_option: draft.correct_option,
  }),
  isUntouched: options.areUntouched,
  content: (draft) => ["multi", options.optionsContent(draft), draft.correct_option],
  isRead: ({ options: texts, correct_option: right }) =>
    options.areOptions(texts) &&
    (right === null || (typeof right === "string" && Array.from(right).every((key) => isOptionKey(key)))),
  fields: ["options", "option_images", "correct_option"],
  marked(draft, place) {
    const key = optionKeys[place];
    if (key === undefined || draft.options[key] === undefined) return null;
    return { ...draft, correct_option: options.withMark(draft, key, "several") };
  },
  withRoom: options.withTwoOptions,
  isUnmarked: ({ correct_option }) => correct_option === null,
  offCards: "çok doğrulu",
};
