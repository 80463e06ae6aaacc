import { expect, test } from "vitest";
import type { QuestionDraft } from "#question/kinds";
import { changedDraft } from "#kinds/drafts";
import { aWholeQuestion } from "../../builders/questions";
import { draftAfter, isUntouched } from "#features/editor/drafts/draft";
import { changedKind } from "#features/editor/kind-list/changed-kind";
import { listedAs, listedFor, listedKinds } from "#kinds/kinds-listed";

const draft = aWholeQuestion({
  question_text: "Hangisi?",
  correct_option: "B",
  time_limit: 45,
  points: 2,
  explanation: "Çünkü.",
  outcome: "M.8",
});
const multi = listedFor("3")!;
const poll = listedFor("9")!;
const choice = listedFor("1")!;

test("options stay options, with the right ones as far as the new kind can have them", () => {
  const asMulti = changedKind(draft, multi, {});
  expect(asMulti.draft).toMatchObject({ ...draft, kind: "multi", correct_option: "B" });
  expect(asMulti.said).toBe("Şıklar kaldı.");
  const asPoll = changedKind(asMulti.draft, poll, asMulti.written).draft;
  expect(asPoll).toMatchObject({ kind: "poll", options: draft.options, question_text: "Hangisi?" });
  expect(asPoll).not.toHaveProperty("correct_option");
  const several = { ...asMulti.draft, correct_option: "AB" } as QuestionDraft;
  expect(changedKind(several, choice, {}).draft).toMatchObject({ correct_option: null });
});

test("two options are there with one click", () => {
  const { draft: made, written } = changedKind(draft, listedFor("2")!, {});
  expect(made.options).toEqual({ A: "Doğru", B: "Yanlış" });
  expect(written).toMatchObject({ choice: { options: draft.options } });
});

test("the two ready options are a way to answer of their own, in the language of the set", () => {
  const trueFalse = listedFor("2")!;
  for (const [language, options] of [
    ["tr", { A: "Doğru", B: "Yanlış" }],
    ["en-GB", { A: "True", B: "False" }],
    ["pt", { A: "Doğru", B: "Yanlış" }],
  ] as const) {
    const { draft: made, written } = changedKind(draft, trueFalse, {}, language);
    expect(made.options).toEqual(options);
    expect(listedAs(made)).toBe(trueFalse);
    // The earlier fields come back.
    expect(changedKind(made, choice, written).draft).toMatchObject({ options: draft.options, correct_option: "B" });
  }
  const ready = { ...draft, options: { A: "Doğru", B: "Yanlış" }, correct_option: "A" };
  const { draft: more, written } = changedKind(ready, choice, {});
  expect(more).toMatchObject({ options: { A: "Doğru", B: "Yanlış", C: "" }, correct_option: "A" });
  expect(listedAs(more)).toBe(choice);
  expect(changedKind(more, trueFalse, written).draft).toMatchObject({ options: ready.options, correct_option: "A" });
  expect(changedKind(ready, multi, {}).draft).toMatchObject({ kind: "multi", options: { C: "" } });
});

test("every kind that can be written is listed once, and the digits choose it", () => {
  const all = listedKinds.flatMap(({ kinds }) => kinds);
  expect(new Set(all.map(({ digit }) => digit)).size).toBe(all.length);
  for (const one of all) expect(listedFor(one.digit)).toBe(one);
  expect(listedAs({}).name).toBe("Çoktan seçmeli");
  expect(listedAs({ kind: "multi" }).name).toBe("Çok doğrulu");
});

test("a clock that was not chosen goes with the kind, a chosen one stays", () => {
  const order = listedFor("6")!;
  expect(changedKind({ ...draft, time_limit: 30 }, order, {}).draft.time_limit).toBe(45);
  expect(changedKind({ ...draft, time_limit: 60 }, order, {}).draft.time_limit).toBe(60);
  const back = changedKind(changedKind({ ...draft, time_limit: 30 }, order, {}).draft, choice, {}).draft;
  expect(back.time_limit).toBe(30);
});

test("the next question is answered as the last one, ready options too, and nothing is written in it", () => {
  const ready = changedKind(draft, listedFor("2")!, {}, "en").draft;
  for (const last of [draft, ready, changedKind(draft, multi, {}).draft]) {
    const next = draftAfter(last);
    expect([listedAs(next).name, isUntouched(next), next.outcome]).toEqual([listedAs(last).name, true, "M.8"]);
  }
  expect(draftAfter(ready).options).toEqual({ A: "True", B: "False" });
  expect(isUntouched(changedDraft(draftAfter(ready), { correct_option: "A" }))).toBe(false);
  expect(isUntouched(draftAfter(undefined))).toBe(true);
});
