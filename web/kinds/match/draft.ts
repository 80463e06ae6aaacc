import { limits } from "#shared/limits";
import type { MatchFields, MatchShown, MatchSolution, Pair } from "#question/match";
import { withoutEmptyEnd } from "../shared/places/editor/empty-end";
import type { DraftKind } from "../drafts";

type Played = MatchShown & MatchSolution;

export const draft: DraftKind<"match"> = {
  empty: () => ({ kind: "match", pairs: [none, none, none] }),
  from: () => null,
  /** Pairs that were played are stored by letters. */
  of: (question) => ({ kind: "match", pairs: pairsOf(question) }),
  tidied: ({ pairs }, tidy) => ({
    kind: "match",
    pairs: withoutEmptyEnd(
      pairs.map(({ left, right }) => ({ left: tidy(left), right: tidy(right) })),
      isEmpty,
    ),
  }),
  isUntouched: ({ pairs }) => pairs.every(isEmpty),
  content: ({ pairs }) => ["match", ...pairs.map(({ left, right }) => [left, right])],
  isRead: ({ pairs }) => Array.isArray(pairs) && pairs.every(isPair),
  fields: ["pairs"],
  marked: () => null,
  withRoom: ({ pairs }) => ({
    kind: "match",
    pairs: [...pairs, none, none, none].slice(0, Math.max(pairs.length, limits.pairs.min)),
  }),
  isUnmarked: () => false,
  offCards: "eşleştirme",
};

export const none: Pair = { left: "", right: "" };
const isEmpty = ({ left, right }: Pair): boolean => left === "" && right === "";

const pairsOf = (question: MatchFields | Played): readonly Pair[] =>
  "pairs" in question
    ? question.pairs
    : question.left.map((left, i) => ({ left, right: question.options[question.correct_option[i]!] ?? "" }));

function isPair(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { left, right } = value as Readonly<Record<string, unknown>>;
  return typeof left === "string" && typeof right === "string";
}
