import { expect, test } from "vitest";
import type { Given, Homework, PupilPlace } from "#homework/homework";
import * as views from "#homework/pupil-views";
import { aHomework, aPupil, DUE, T0 } from "./given";

/** The fields that a pupil's page gets, one by one. The last of four questions is a poll; the right answer is B. */

const given = (place: number, share: number | null, more: Partial<Given> = {}): Given => {
  return { attempt: 1, turn: place, place, value: "B", share, tookMs: 4_000, at: T0, confidence: null, ...more };
};
const place = (id: string, number: number, schoolNo: number | null): PupilPlace => {
  return { name: id, student: { id, number, schoolNo, timeFactor: 1 } };
};
const inClass = (homework: Homework): Homework => {
  return { ...homework, setup: { ...homework.setup, class: { id: "c", name: "7B" } } };
};
const kinds = (...questions: object[]) =>
  views.facts({ ...aHomework(), questions: questions as never[] }, [], T0).kinds;
const beads = (verdict: "each" | "after_due", some: readonly Given[], done: number) =>
  views.beads(aHomework({ settings: { verdict } }), some, done, T0);

test("[O1] anybody with the address sees the homework's title and end", () => {
  const told = views.facts(aHomework({ opensAt: T0 + 5, terms: { closedAt: DUE - 5 } }), [], T0);
  expect(told).toEqual({
    code: "ABCDEFG",
    title: "Kesirler",
    teacher: "Elif Yıldırım",
    class_name: null,
    question_count: 4,
    opens_at: T0 + 5,
    due_at: DUE - 5,
    time_zone: "Europe/Istanbul",
    settings: aHomework().setup.settings,
    state: "waiting",
    joins_by: "nickname",
    kinds: ["choice", "poll"],
  });
});

test("kinds are sent where a question is of another than the usual one", () => {
  const [choice, , , poll] = aHomework().questions;
  expect([kinds(choice!), kinds(poll!), kinds(poll!, poll!)]).toEqual([undefined, ["poll"], ["poll"]]);
});

test("a class comes in by number: the school's if all have one of their own, else the place in the list", () => {
  const own = [place("s1", 1, 112), place("s2", 2, 245)];
  const none = [place("s1", 1, null), place("s2", 2, 245)];
  const second = aPupil(1, { studentId: "s2" });
  const homework = inClass(aHomework());
  expect(views.facts(homework, own, T0)).toMatchObject({ joins_by: "school_no", class_name: "7B" });
  expect(views.facts(homework, none, T0)).toMatchObject({ joins_by: "number" });
  const numbers = [own, none, []].map((places) => views.numberOf(second, places));
  expect(numbers).toEqual([245, 2, null]);
  const you = (places: readonly PupilPlace[]) => views.view(homework, second, { places, givens: [] }, T0).you;
  expect([you(own)!.number, "number" in you([])!]).toEqual([245, false]);
});

test("a pupil gets their state, and of the best attempt the right share of judged questions", () => {
  const best = { attempt: 1, given: 4, right: 2, score: 2000 };
  const pupil = aPupil(3, { attempt: 2, done: 1, tally: { given: 1, right: 0, score: 0 }, best });
  const homework = aHomework({ settings: { attempts: 3 } });
  expect(views.you(homework, pupil, null, T0)).toEqual({
    player_id: "ABCDEFG-3",
    nickname: "Öğrenci 3",
    marble: 3,
    attempt: 2,
    attempts_left: 1,
    phase: "question",
    question_number: 2,
    answered: 1,
    right: 0,
    best: { attempt: 1, answered: 4, right: 2, judged: 3, score: 2000 },
  });
  expect(views.you(homework, { ...pupil, done: 4 }, null, T0)).toMatchObject({ phase: "finished", question_number: 4 });
});

test("each answered question has its bead", () => {
  const givens = [given(0, 1), given(1, 0.5), given(2, 0), given(3, null)];
  expect(beads("each", givens, 4)).toEqual(["right", "partial", "wrong", "given"]);
  expect(beads("each", givens.slice(1), 2)).toEqual(["missed", "partial"]);
  expect(beads("after_due", givens.slice(1), 3)).toEqual(["missed", "given", "given"]);
});

test("the current question has the times when its clock began and rings, for this pupil", () => {
  const homework = aHomework({ settings: { clock: "question" } });
  const pupil = aPupil(1, { done: 1, openedAt: T0, timeFactor: 1.5 });
  expect(views.currentQuestion(homework, pupil, T0 + 3)).toMatchObject({
    question_id: "q2",
    question_number: 2,
    total_questions: 4,
    time_limit: 30,
    server_time: T0 + 3,
    starts_at: T0,
    ends_at: T0 + 30_000,
  });
  expect(views.currentQuestion(homework, { ...pupil, openedAt: null }, T0)).toBeNull();
  expect(views.currentQuestion(homework, { ...pupil, done: 4 }, T0)).toBeNull();
});

test("[O7] the questions after the current one are sent ahead without a clock; none with one, or when nothing is left", () => {
  const homework = aHomework({ questions: 9 });
  const numbers = (done: number, from = 1) =>
    views.ahead(homework, aPupil(1, { done }), from, T0).map(({ question_number }) => question_number);
  expect([numbers(0), numbers(6), numbers(9)]).toEqual([[2, 3, 4, 5, 6], [8, 9], []]);
  expect(numbers(1, 5)).toEqual([7]);
  // The clock of the present question does not apply to the questions sent ahead.
  const [next] = views.ahead(homework, aPupil(1, { openedAt: T0 - 5 }), 1, T0);
  expect(next).toMatchObject({ time_limit: null, starts_at: T0, ends_at: null });
  const timed = aHomework({ settings: { clock: "question" } });
  expect(views.ahead(timed, aPupil(), 1, T0)).toEqual([]);
});

test("[O11] a review has every question in the order of the set, and a time where there was a clock", () => {
  const givens = [given(2, 0), given(0, 1, { confidence: 3 })];
  const review = (clock: "none" | "question") => views.review(aHomework({ settings: { clock } }), 2, givens);
  const told = review("question");
  expect(told.attempt).toBe(2);
  expect(
    told.answers.map((one) => [one.question_id, one.answer, one.is_correct, one.points_earned, one.response_time_ms]),
  ).toEqual([
    ["q1", "B", true, 1000, 4_000],
    ["q2", null, false, 0, null],
    ["q3", "B", false, 0, 4_000],
    ["q4", null, null, 0, null],
  ]);
  expect(told.answers[0]).toMatchObject({ correct_option: "B", explanation: "", confidence: 3 });
  expect(review("none").answers[0]).toEqual({ ...told.answers[0], response_time_ms: null });
});

test("from the end on a pupil sees the attempt that counts, in the order of the set", () => {
  const best = { attempt: 2, given: 3, right: 1, score: 1000 };
  const givens = [given(3, null), given(1, 0.5), given(0, 1)];
  expect(views.result(aHomework(), aPupil(1, { best }), givens)).toEqual({
    player_id: "ABCDEFG-1",
    nickname: "Öğrenci 1",
    marble: 1,
    best: { attempt: 2, answered: 3, right: 1, judged: 3, score: 1000 },
    beads: ["right", "partial", "missed", "given"],
  });
});
