import { limits } from "#shared/limits";
import { faultAt, partsOf, unlessEach, unreadFaults } from "./fault";
import { isPermutation, lettersOf, mixedLetters } from "./places/permutation";
import { cardsByLetter, isDealt, placeCounts, placeDetails } from "./places/card-places";
import type { Fault, Kind, Options } from "./question";
import { comparableUpTo, faultOfText, isBlank, tidy } from "./text";

/** Pairs whose right sides are shown mixed, by letter. An answer is the letter of its right side for each left side. */
export type Pair = { readonly left: string; readonly right: string };
export type MatchFields = { readonly kind: "match"; pairs: readonly Pair[] };
export type Match = {
  readonly kind: "match";
  readonly pairs: readonly Pair[];
  /** The letters under which the right sides are shown, pair by pair. */
  readonly right: string;
};
export type MatchShown = { readonly kind: "match"; readonly options: Options; readonly left: readonly string[] };
export type MatchSolution = { readonly kind?: "match"; readonly correct_option: string };

export const match: Kind<MatchFields, Match, MatchShown, MatchSolution> = {
  isJudged: true,
  defaultSeconds: 45,
  onBoard: "judges",
  read({ pairs = [] }) {
    const read = partsOf(pairs).map(readPair);
    return {
      draft: { kind: "match", pairs: read.filter((pair) => pair !== null) },
      faults: unreadFaults("pairs", pairs, {
        unread: unlessEach(["left", "right"], (text) => text === undefined || typeof text === "string"),
        message: "Eşlerin iki yanı da yazı olmalı.",
      }),
    };
  },
  faults: ({ pairs }) => pairFaults(pairs),
  body: ({ kind, pairs }) => (pairFaults(pairs).length > 0 ? null : { kind, pairs, right: lettersOf(pairs.length) }),
  played(fields) {
    const { draft, faults } = match.read(fields);
    const [body, { right }] = [match.body(draft), fields];
    return faults.length === 0 && body && isDealt(right, body.pairs.length) ? { ...body, right } : null;
  },
  shown: ({ pairs, right }) => ({
    kind: "match",
    options: cardsByLetter(
      pairs.map((pair) => pair.right),
      right,
    ),
    left: pairs.map(({ left }) => left),
  }),
  solution: ({ right }) => ({ correct_option: right }),
  dealt: (body, _, random) => ({ ...body, right: mixedLetters(body.pairs.length, random) }),
  takes: ({ pairs }, value) => isPermutation(value, pairs.length),
  /** The share of right pairs, less the one that is right by chance. */
  share({ right }, value) {
    const hits = Array.from(value).filter((letter, i) => letter === right[i]).length;
    return Math.max(0, (hits - 1) / (right.length - 1));
  },
  distribution: ({ right }, values, players) => placeCounts(right, values, players),
  details: ({ right }, values) => placeDetails(right, values),
  mistake: (_, value) => value,
};

function readPair(value: unknown): Pair | null {
  if (typeof value !== "object" || value === null) return null;
  const { left = "", right = "" } = value as Readonly<Record<string, unknown>>;
  return typeof left === "string" && typeof right === "string" ? { left: tidy(left), right: tidy(right) } : null;
}

const SIDES = [
  ["left", "solu"],
  ["right", "sağı"],
] as const;

function pairFaults(pairs: readonly Pair[]): Fault[] {
  if (pairs.length < limits.pairs.min) return faultAt("pairs", "En az üç eş gerekli.");
  if (pairs.length > limits.pairs.max) return faultAt("pairs", "En çok altı eş olabilir.");
  const formsOf = (side: "left" | "right") => pairs.map((pair) => comparableUpTo(pair[side], limits.cardText));
  const forms = { left: formsOf("left"), right: formsOf("right") };
  return pairs.flatMap((pair, i) =>
    SIDES.flatMap(([side, name]) => {
      const [text, key] = [pair[side], `${i}.${side}`];
      if (isBlank(text)) return faultAt("pairs", `${i + 1}. eşin ${name} boş.`, key);
      const twin = forms[side].indexOf(forms[side][i]!);
      const same = `${twin + 1}. ve ${i + 1}. eşin ${name} aynı. Öğrenci ikisini ayıramaz.`;
      return [
        ...faultAt("pairs", faultOfText(text, limits.cardText), key),
        ...faultAt("pairs", twin < i ? same : null, key),
      ];
    }),
  );
}
