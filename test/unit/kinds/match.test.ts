import { expect, test } from "vitest";
import { match, type MatchShown } from "#question/match";
import { answers } from "#kinds/match/answers";
import { draft } from "#kinds/match/draft";
import { editor } from "#kinds/match/editor.tsx";
import { guesses } from "#kinds/match/guesses";
import {
  areRows,
  firstOpen,
  isJoined,
  isWhole,
  joined,
  joinedTo,
  letterAt,
  openIn,
  parted,
  unjoined,
} from "#kinds/match/pairs";
import { longestWord } from "#kinds/match/longest-word";
import { howRight, said, why } from "#kinds/match/verdict";
import { inWords, solutionText } from "#kinds/match/words";

const letters = ["A", "B", "C", "D"];

test.each([
  ["-A-B-C-D", "C", 0, "C-B-A-D"],
  ["C-B-A-D", "B", 1, "CB-A-D"],
  ["C-B-A-D", "D", 3, "C-B-AD"],
  ["CB-A-D", "D", 2, "CBDA"],
  ["C-B-A-D", "D", 0, "D-B-A-C"],
])("with %s in place, %s joins row %i: %s, and the last joins by itself", (rows, letter, row, next) => {
  expect(joined(rows, letter, row)).toBe(next);
});

test("a joined card is parted and stays where it is", () => {
  expect(unjoined(letters)).toBe("-A-B-C-D");
  expect(parted("CBDA", "D")).toBe("CB-DA");
  expect([isWhole("CBDA"), isWhole("CB-DA")]).toEqual([true, false]);
  expect([isJoined("CB-DA", 1), isJoined("CB-DA", 2)]).toEqual([true, false]);
  expect([letterAt("CB-DA", 2), joinedTo("CB-DA", "A"), joinedTo("CB-DA", "D")]).toEqual(["D", 3, -1]);
  expect([openIn("CB-DA"), firstOpen("CB-DA"), firstOpen("CBDA")]).toEqual([1, 2, -1]);
});

test("only rows of this question are read again", () => {
  for (const rows of ["-A-B-C-D", "CB-DA"]) expect(areRows(rows, letters)).toBe(true);
  for (const rows of ["", "ABC", "AABC", "A-B-C-D-E", "x-A-B-C-D", "--A-B-C-D"])
    expect(areRows(rows, letters)).toBe(false);
});

const asked: MatchShown = {
  kind: "match",
  left: ["Fransa", "İtalya", "Japonya"],
  options: { A: "Roma", B: "Paris", C: "Tokyo" },
};
const told = (answer: string | null, share: number | null, points_earned = 0) => ({
  asked,
  result: { correct_option: "BAC", question_id: "q", distribution: { none: 0 } },
  own: { answer, share, points_earned, is_correct: share === 1, score: 0, rank: 1, previous_rank: null, streak: 0 },
});

test("a pupil's pairs are read out in one sentence", () => {
  expect(howRight(told("BAC", 1))).toBe(", üç eşi de buldun");
  expect(said(told("BAC", 1, 838))).toBe("838 puan kazandın, üç eşi de buldun.");
  expect(said(told("BCA", 0.5, 400))).toBe("400 puan kazandın. 3 eşten 1 tanesi doğru.");
  expect(why(told("ABC", 0))).toBe("Puanın yerinde duruyor.");
  expect(said(told(null, null))).toBe("Bu soruda cevap vermedin.");
  expect(said({ ...told(null, null), tooLate: "BAC" })).toBe("Cevabın zamanında ulaşmadı.");
});

test.each([
  [["Merkür", "Mars"], 6],
  [["Azerbaycan Cumhuriyeti", "Fas"], 11],
  [["7", "IV"], 5],
  [["Cumhurbaşkanlığı"], 12],
  [["Kırım-Tatar", String.raw`$\frac{1}{2}$ elma`], 5],
  [[], 5],
])("half a row for %j holds a word of %i letters", (texts, letters) => {
  expect(longestWord(texts)).toBe(letters);
});

test("pairs are read out by their texts, or by letters if the texts are unknown", () => {
  expect(inWords(asked, "BAC")).toBe("Fransa: Paris; İtalya: Roma; Japonya: Tokyo");
  expect(inWords(asked, "BAC", " dedi: ")).toMatch(/^B, A, C dedi: Fransa/);
  expect(inWords(null, "BAC")).toBe("B, A, C");
  expect(answers.listed(asked)).toEqual(["1: Fransa", "2: İtalya", "3: Japonya", "A: Roma", "B: Paris", "C: Tokyo"]);
  const pairs = [{ left: "x", right: "y" }];
  expect(solutionText({ kind: "match", pairs }, { correct_option: "A" })).toBe("x: y");
});

const pairs = [
  { left: "Fransa", right: "Paris" },
  { left: "İtalya", right: "Roma" },
  { left: "Japonya", right: "Tokyo" },
];
test("played pairs are written as they were, to be played again", () => {
  const body = { kind: "match", pairs, right: "BAC" } as const;
  expect(draft.of({ ...match.shown(body), ...match.solution(body), kind: "match" })).toEqual({ kind: "match", pairs });
  expect(draft.withRoom({ kind: "match", pairs: [] })).toMatchObject({ pairs: { length: 3 } });
  expect(draft.isRead({ pairs: [{ left: "x" }] })).toBe(false);
  expect(draft.isRead({ pairs })).toBe(true);
  expect(match.details!(body, ["BAC", "ABC"])).toMatchObject({ answered: 2, right: 1 });
});

test("on paper each row has its number, each card its letter, and the key joins them", () => {
  expect(editor.keyOnPaper({ kind: "match", pairs })).toBe("1-B, 2-A, 3-C");
});

test("a made-up pupil gives all pairs, or two in each other's place", () => {
  const body = { kind: "match", pairs, right: "BAC" } as const;
  expect(guesses.guess(body, true, () => 0)).toBe("BAC");
  expect(guesses.guess(body, false, () => 0)).toBe("ABC");
});
