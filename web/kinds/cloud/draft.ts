import type { CloudFields } from "#question/cloud";
import type { DraftKind } from "../drafts";

const nothing: CloudFields = { kind: "cloud" };

/** The draft of a cloud: its text is all there is. */
export const draft: DraftKind<"cloud"> = {
  empty: () => nothing,
  from: () => null,
  of: () => nothing,
  tidied: () => nothing,
  isUntouched: () => true,
  content: () => null,
  isRead: () => true,
  fields: [],
  marked: () => null,
  withRoom: (draft) => draft,
  isUnmarked: () => false,
  offCards: "kelime bulutu",
};
