import * as options from "../shared/options/draft";
import type { DraftKind } from "../drafts";

export const draft: DraftKind<"poll"> = {
  empty: () => ({ kind: "poll", options: options.emptyOptions() }),
  from(other) {
    const taken = options.takenOver(other);
    return taken && { kind: "poll", options: taken.options, ...options.imagesOf(taken) };
  },
  of: (draft) => ({ kind: "poll", options: draft.options, ...options.imagesOf(draft) }),
  tidied: (draft, tidy) => ({
    kind: "poll",
    ...options.tidiedOptions(draft, tidy),
  }),
  isUntouched: options.areUntouched,
  content: (draft) => ["poll", options.optionsContent(draft)],
  isRead: ({ options: texts }) => options.areOptions(texts),
  fields: ["options", "option_images"],
  marked: () => null,
  withRoom: options.withTwoOptions,
  isUnmarked: () => false,
  offCards: "dörtten çok şıklı anket",
};
