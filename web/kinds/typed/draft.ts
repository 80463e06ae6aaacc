import type { TypedFields } from "#question/typed";
import type { DraftKind } from "../drafts";

export const draft: DraftKind<TypedFields> = {
  empty: () => ({ kind: "typed", accepted: [], typo: true }),
  of: ({ accepted, typo }: TypedFields) => ({ kind: "typed", accepted, typo }),
  tidied: ({ accepted, typo }: TypedFields, tidy: (text: string) => string) => ({
    kind: "typed",
    accepted: accepted.map(tidy),
    typo,
  }),
  isUntouched: ({ accepted }: TypedFields) => accepted.length === 0,
  content: ({ accepted, typo }: TypedFields) => [accepted, typo],
  isRead: ({ accepted, typo }) =>
    Array.isArray(accepted) && accepted.every((text) => typeof text === "string") && typeof typo === "boolean",
  fields: ["accepted", "typo"],
  marked: () => null,
  withRoom: (draft: TypedFields) => draft,
  isUnmarked: ({ accepted }: TypedFields) => accepted.length === 0,
};

/** Splits typed or pasted text into answers. */
export const answersIn = (text: string): string[] =>
  text
    .split(/[\n;]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
