import type { DraftKind } from "../drafts";

export const draft: DraftKind<"typed"> = {
  empty: () => ({ kind: "typed", accepted: [], typo: true }),
  of(question) {
    const { accepted, typo } = "accepted" in question ? question : question.solution;
    return { kind: "typed", accepted, typo };
  },
  tidied: ({ accepted, typo }, tidy) => ({
    kind: "typed",
    accepted: accepted.map(tidy),
    typo,
  }),
  isUntouched: ({ accepted }) => accepted.length === 0,
  content: ({ accepted, typo }) => [accepted, typo],
  isRead: ({ accepted, typo }) =>
    Array.isArray(accepted) && accepted.every((text) => typeof text === "string") && typeof typo === "boolean",
  fields: ["accepted", "typo"],
  marked: () => null,
  withRoom: (draft) => draft,
  isUnmarked: ({ accepted }) => accepted.length === 0,
};

/** Splits typed or pasted text into answers. */
export const answersIn = (text: string): string[] =>
  text
    .split(/[\n;]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
