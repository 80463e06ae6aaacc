import type { DraftKind } from "../drafts";

export const draft: DraftKind<"typed"> = {
  empty: () => ({ kind: "typed", accepted: [], typo: true }),
  /** The first right option becomes an answer. */
  from({ options = {}, correct_option: right }) {
    const text = options[right?.[0] ?? ""];
    return text ? { kind: "typed", accepted: [text], typo: true } : null;
  },
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
  offCards: "kısa cevap",
};

/** Splits typed or pasted text into answers. */
export const answersIn = (text: string): string[] =>
  text
    .split(/[\n;]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
