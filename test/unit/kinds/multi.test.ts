import { expect, test } from "vitest";
import type { MultiDraft, MultiShown } from "#question/multi";
import { multi } from "#question/multi";
import { adviceFor } from "#kinds/multi/editor.tsx";
import { guesses } from "#kinds/multi/guesses";
import { howRight, said, why } from "#kinds/multi/verdict";
import { inWords } from "#kinds/multi/words";
import { withMark, withoutOption } from "#kinds/shared/options/draft";

const asked: MultiShown = { kind: "multi", options: { A: "bir", B: "iki", C: "üç", D: "dört" } };
const told = (correct_option: string, answer: string | null, share: number | null, points_earned = 0) => ({
  asked,
  result: { correct_option, question_id: "q", distribution: { none: 0 } },
  own: {
    answer,
    share,
    points_earned,
    is_correct: share === 1,
    score: 0,
    rank: 1,
    previous_rank: null,
    streak: 0,
  },
});

test.each([
  ["ABC", "ABC", 1, ", 3 doğrunun üçünü de buldun"],
  ["AB", "AB", 1, ", 2 doğrunun ikisini de buldun"],
  ["A", "A", 1, ", doğruyu buldun"],
])("a pupil who found all of %s hears how many there were", (right, answer, share, words) => {
  expect(howRight(told(right, answer, share))).toBe(words);
});

test.each([
  ["ABC", "AB", 2 / 3, "3 doğrudan 2 tanesini buldun."],
  ["ABC", "ABD", 1 / 3, "3 doğrudan 2 tanesini buldun, 1 yanlış seçtin."],
  ["AB", "ACD", 0, "Yanlış seçimler doğruları götürdü. Puanın yerinde duruyor."],
  ["AB", "CD", 0, "Puanın yerinde duruyor."],
  ["AB", null, null, "Bu soruda cevap vermedin."],
])("with %s right, the page explains what %s was worth", (right, answer, share, words) => {
  expect(why(told(right, answer, share))).toBe(words);
});

test("the page is read out as one sentence, which never calls a half right answer wrong", () => {
  expect(said(told("ABC", "ABD", 1 / 3, 271))).toBe(
    "271 puan kazandın. 3 doğrudan 2 tanesini buldun, 1 yanlış seçtin.",
  );
  expect(said(told("AB", null, null))).toBe("Bu soruda cevap vermedin.");
  expect(said({ ...told("AB", null, null), tooLate: "AC" })).toBe("Cevabın zamanında ulaşmadı.");
});

test("several letters are named one by one", () => {
  expect(inWords(asked, "AC")).toBe("A, bir ve C, üç");
  expect(inWords(null, "ABC")).toBe("A; B ve C");
});

const draft = (correct_option: string | null): MultiDraft => ({
  kind: "multi",
  options: asked.options,
  correct_option,
});

test("a second press takes a mark back, and marks keep their order", () => {
  expect(withMark(draft(null), "C", "several")).toBe("C");
  expect(withMark(draft("C"), "A", "several")).toBe("AC");
  expect(withMark(draft("AC"), "A", "several")).toBe("C");
  expect(withMark(draft("C"), "C", "several")).toBeNull();
  expect(withMark(draft("A"), "B", "one")).toBe("B");
});

test("the marks go with their texts when an option is removed", () => {
  expect(withoutOption(draft("ACD"), "B")).toMatchObject({
    options: { A: "bir", B: "üç", C: "dört" },
    correct_option: "ABC",
  });
  expect(withoutOption(draft("B"), "B").correct_option).toBeNull();
});

test("a suspicious but valid draft is pointed out", () => {
  expect(adviceFor(draft("A"))).toBe("Tek doğru var: öğrenci yine de birden çok seçebilir.");
  expect(adviceFor(draft("AB"))).toBeNull();
  expect(adviceFor(draft("ABCD"))).toBe("Hepsi doğru olunca soru ayırt etmez. Birini yanlış yapın.");
});

test("a made-up pupil's guess is always an answer", () => {
  const body = multi.body(draft("AC"))!;
  for (let i = 0; i < 100; i++) {
    const guess = guesses.guess(body, false, () => i / 100);
    expect(multi.takes(body, guess)).toBe(true);
    expect(guess).not.toBe("AC");
  }
  expect(guesses.guess(body, true, () => 0)).toBe("AC");
});
