import { expect, test } from "vitest";
import type { ImportRow, Verdict } from "#features/exchange/index";
import { foundIn, withPicture, type Found } from "#features/editor/import/candidates";
import {
  decide,
  inView,
  left,
  marked,
  nextOpen,
  repaired,
  taken,
  undo,
  withDecisionsOf,
} from "#features/editor/import/decisions";
import { summary } from "#features/editor/import/review/summary";
import { aWholeQuestion } from "../../builders/questions";

const verdicts: Verdict[] = ["taken", "doubtful", "left_out", "changed", "doubtful"];
const rows: ImportRow[] = verdicts.map((verdict, i) => ({
  where: `Satır ${i + 1}`,
  verdict,
  reasons: [],
  question: {
    ...aWholeQuestion({ question_text: `${i + 1}. soru` }),
    ...(verdict === "left_out" && { correct_option: null }),
  },
}));
const found = (): Found => foundIn({ format: "text", notes: [], rows });
const numbers = (some: readonly { number: number }[]) => some.map(({ number }) => number);
const state = ({ candidates }: Found, number: number) => {
  const { isChosen, isSettled, isRepaired } = candidates[number]!;
  return { isChosen, isSettled, isRepaired };
};

test("doubted questions come first, then those that stay out, each in the order of the source", () => {
  const { candidates } = found();
  expect(numbers(inView(candidates, "all"))).toEqual([1, 4, 2, 0, 3]);
  expect(numbers(inView(candidates, "doubts"))).toEqual([1, 4]);
  expect(numbers(inView(candidates, "out"))).toEqual([2]);
});

test("a decided question keeps its place in the list", () => {
  const after = decide(found(), 1, "taking", taken);
  expect(numbers(inView(after.candidates, "all"))).toEqual([1, 4, 2, 0, 3]);
  expect(state(after, 1)).toEqual({ isChosen: true, isSettled: true, isRepaired: false });
});

test("the next question to decide about is the one below, then the first above", () => {
  let now = found();
  const shown = () => inView(now.candidates, "all");
  expect(nextOpen(shown(), undefined)?.number).toBe(1);
  now = decide(now, 4, "leaving", left);
  expect(nextOpen(shown(), 4)?.number).toBe(2);
  expect(nextOpen(shown(), 2)?.number).toBe(1);
  now = decide(decide(now, 1, "taking", taken), 2, "leaving", left);
  expect(nextOpen(shown(), 2)).toBeUndefined();
});

test("a question that is not whole cannot be taken as it is; marked as right it can", () => {
  expect(decide(found(), 2, "taking", taken)).toEqual(found());
  const after = decide(found(), 2, "marking", (one) => marked(one, 1));
  expect(after.candidates[2]!.draft.correct_option).toBe("B");
  expect(state(after, 2)).toEqual({ isChosen: true, isSettled: true, isRepaired: true });
  expect(decide(found(), 2, "marking", (one) => marked(one, 5))).toEqual(found());
});

test("each decision is taken back, the last one first or the last one about a question", () => {
  const first = decide(found(), 0, "leaving", left);
  const second = decide(first, 0, "marking", (one) => marked(one, 1));
  const third = decide(second, 1, "leaving", left);
  expect(undo(third).candidates).toEqual(second.candidates);
  expect(undo(third, 0).candidates).toEqual(decide(first, 1, "leaving", left).candidates);
  expect(undo(undo(undo(third)))).toEqual(found());
  expect(undo(found())).toEqual(found());
});

const typed = (now: Found, text: string) =>
  decide(now, 1, "editing", (one) => repaired(one, { ...one.draft, question_text: text }));

test("edits of one question that follow each other are one decision", () => {
  const after = typed(typed(found(), "K"), "Kim?");
  expect(after.candidates[1]!.draft.question_text).toBe("Kim?");
  expect(undo(after)).toEqual(found());
});

test("another reading keeps the decisions about questions it reads as before, wherever they stand now", () => {
  const old = typed(
    decide(
      decide(found(), 2, "marking", (one) => marked(one, 1)),
      3,
      "leaving",
      left,
    ),
    "Kim?",
  );
  const above: ImportRow = { ...rows[0]!, question: aWholeQuestion({ question_text: "Yeni" }) };
  const next = foundIn({ format: "text", notes: [], rows: [above, ...rows] });
  const kept = withDecisionsOf(old, next);
  expect(numbers(kept.candidates.filter(({ isSettled }) => isSettled))).toEqual([2, 3, 4]);
  expect(kept.candidates[2]!.draft.question_text).toBe("Kim?");
  expect(kept.candidates[3]).toMatchObject({ number: 3, where: "Satır 3", isRepaired: true, isChosen: true });
  expect(state(kept, 4)).toEqual({ isChosen: false, isSettled: true, isRepaired: false });
  expect(undo(undo(undo(kept))).candidates).toEqual(next.candidates);
});

test("another reading forgets the decision about a question that it reads otherwise, or doubts for another reason", () => {
  const old = decide(decide(found(), 1, "taking", taken), 4, "leaving", left);
  const next = foundIn({
    format: "text",
    notes: [],
    rows: rows.map((row, i) => ({
      ...row,
      ...(i === 1 && { reasons: ["İki kez geçiyor."] }),
      ...(i === 4 && { question: aWholeQuestion({ question_text: "5. soru", correct_option: "B" }) }),
    })),
  });
  expect(withDecisionsOf(old, next)).toEqual(next);
});

test("questions that are read alike keep each its decision", () => {
  const thrice = foundIn({ format: "text", notes: [], rows: [rows[1]!, rows[1]!, rows[1]!] });
  const old = decide(decide(thrice, 1, "leaving", left), 2, "taking", taken);
  expect(withDecisionsOf(old, thrice)).toEqual(old);
});

test("a picture that came after a decision stays when the decision is taken back", () => {
  const id = "a".repeat(43);
  const pictured = aWholeQuestion({ image: { id, alt: "Harita" } });
  const before = foundIn({
    format: "text",
    notes: [],
    rows: [{ where: "", verdict: "doubtful", reasons: [], question: pictured }],
  });
  const there = { is: "there", id: "c".repeat(43), width: 4, height: 3 } as const;
  const after = undo(withPicture(decide(before, 0, "leaving", left), id, there));
  expect(after.candidates[0]!.draft.image).toMatchObject({ id: there.id });
  expect(state(after, 0)).toEqual({ isChosen: true, isSettled: false, isRepaired: false });
});

test("a doubt is still shown when a picture of the question is lost", () => {
  const id = "a".repeat(43);
  const pictured = aWholeQuestion({ image: { id, alt: "Harita" } });
  const before = foundIn({
    format: "text",
    notes: [],
    rows: [{ where: "", verdict: "doubtful", reasons: ["Emin değiliz."], question: pictured }],
  });
  const [one] = withPicture(before, id, { is: "lost", why: "çok küçük", mayCome: false }).candidates;
  expect(one).toMatchObject({ verdict: "doubtful", reasons: ["Emin değiliz.", "Resmi alınmadı: çok küçük."] });
});

test("the sentence counts questions as the tabs do, and places that became none apart", () => {
  const { candidates } = found();
  expect(summary(candidates, 0)).toBe(
    "5 soru bulundu, 2 soruya bakmanız gerek, 1 soruda doğru şık işaretli değil, 1 soru şimdilik dışarıda.",
  );
  expect(summary(candidates.slice(0, 1), 2)).toBe("1 soru bulundu. 2 yer soru olarak alınmadı.");
});
