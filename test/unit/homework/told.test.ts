import { kindNames, kindOf, storedBody } from "#question/kinds";
import { expect, test } from "vitest";
import { aQuestion } from "../../builders/questions";
import { kindFields } from "../../builders/of-each-kind";
import { advanced } from "#homework/progress";
import * as views from "#homework/pupil-views";
import { aHomework, aPupil, DUE, T0 } from "./given";

/** A question of each kind; `secrets` are the words that only its solution has. */
const questions = kindNames.map((kind, i) =>
  aQuestion(i, { kind, ...storedBody({ kind, ...kindFields[kind] })!, explanation: "GİZLİ AÇIKLAMA" }),
);
const homework = (verdict: "each" | "after_due") => ({ ...aHomework({ settings: { verdict } }), questions });
const right = (place: number) => {
  const question = questions[place]!;
  return kindOf(question).solution(question);
};

test("[O7][O10][T5][T48] no kind of question gives its right answer away before it is answered, nor does any of the five ahead", () => {
  for (const place of questions.keys()) {
    const pupil = aPupil(1, { done: place });
    const told = [views.currentQuestion(homework("each"), pupil, T0)!, ...views.ahead(homework("each"), pupil, 1, T0)];
    expect(told.length).toBe(Math.min(6, questions.length - place));
    for (const one of told) expect([one.correct_option, one.solution ?? null]).toEqual([null, null]);
    const text = JSON.stringify(told);
    expect(text).not.toMatch(/GİZLİ|accepted|areas|tolerance/);
  }
});

test("[O10][T5][T6] with after_due verdicts are hidden before the end, and shown from the end on", () => {
  const given = { attempt: 1, turn: 0, place: 0, value: "B", share: 1, tookMs: 0, at: T0, confidence: null };
  const pupil = advanced(homework("after_due"), aPupil(1), given);
  const at = (now: number) => {
    const seen = views.view(homework("after_due"), pupil, { places: [], givens: [given] }, now);
    return [
      seen.you!.right,
      seen.you!.best?.right ?? null,
      seen.beads,
      views.verdict(homework("after_due"), given, now),
    ];
  };
  expect(at(DUE - 1)).toEqual([null, null, ["given"], null]);
  expect(at(DUE)).toEqual([1, 1, ["right"], expect.objectContaining({ is_correct: true, ...right(0) })]);
  expect(views.verdict(homework("each"), given, T0)).toMatchObject({ share: 1, explanation: "GİZLİ AÇIKLAMA" });
});
