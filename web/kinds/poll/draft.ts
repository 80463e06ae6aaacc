import type { PollFields } from "#question/poll";
import * as options from "../shared/options/draft";
import type { DraftKind } from "../drafts";

export const draft: DraftKind<PollFields> = {
  empty: () => ({ kind: "poll", options: options.emptyOptions() }),
  of: (draft: PollFields) => ({ kind: "poll", options: draft.options, ...options.imagesOf(draft) }),
  tidied: (draft: PollFields, tidy: (text: string) => string) => ({
    kind: "poll",
    ...options.tidiedOptions(draft, tidy),
  }),
  isUntouched: options.areUntouched,
  content: (draft: PollFields) => ["poll", options.optionsContent(draft)],
  isRead: ({ options: texts }) => options.areOptions(texts),
  fields: ["options", "option_images"],
  marked: () => null,
  withRoom: options.withTwoOptions,
  isUnmarked: () => false,
};
