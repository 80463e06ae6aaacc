import { expect, test } from "vitest";
import type { Terms } from "#homework/homework";
import { isBetter, phaseOf, pupilAt } from "#homework/progress";
import { beads, bestOf } from "#homework/pupil-views";
import { ownOrder } from "#homework/own-order";
import * as rules from "#homework/rules";
import { aQuestion } from "../../builders/questions";
import { aHomework, aPupil, DUE, Rows, T0 } from "./given";

const state = (at: number, terms: object = {}, opensAt: number | null = null) => {
  const homework = aHomework({ terms, opensAt });
  return rules.stateOf(homework.setup, homework.terms, at);
};

test.each([
  ["before it opens", T0, {}, T0 + 1, "waiting"],
  ["when it opens", T0 + 1, {}, T0 + 1, "open"],
  ["in the last millisecond", DUE - 1, {}, null, "open"],
  ["at its end", DUE, {}, null, "over"],
  ["after its teacher ended it", T0 + 5, { closedAt: T0 + 5 }, null, "over"],
  ["with an end that the last day precedes", DUE, { closedAt: DUE + 5 }, null, "over"],
  ["ended before it opened", T0 + 1, { closedAt: T0 + 1 }, T0 + 9, "over"],
] as const)("[O1] %s everything holds", (_, at, terms, opensAt, expected) => {
  expect(state(at, terms, opensAt)).toBe(expected);
});

test("[O1] a later last day opens finished homework again, ended early or not; each change has its number", () => {
  const early = rules.closedTerms(aHomework(), T0 + 10);
  expect(early).toMatchObject({ closedAt: T0 + 10, edition: 1 });
  expect(rules.closedTerms({ ...aHomework(), terms: early }, T0 + 20)).toBe(early);
  const again = rules.putOff(early, DUE + 5);
  expect(again).toEqual({ title: "Kesirler", dueAt: DUE + 5, closedAt: null, edition: 2 });
  expect(rules.stateOf({ opensAt: null }, again, DUE)).toBe("open");
});

test("[O2] homework takes no work before it opens and from its end on", () => {
  const over = new Rows(aHomework());
  expect(over.answer("q1", "B", DUE - 1)).toBe("stored");
  expect([over.answer("q1", "B", DUE), over.next(DUE), over.nextAttempt(DUE)]).toEqual(Array(3).fill("homework_over"));
  const early = new Rows(aHomework({ opensAt: T0 + 9 }));
  expect([early.answer("q1", "B", T0), early.next(T0)]).toEqual(Array(2).fill("homework_not_open"));
});

test("[O3] an own order has every question once, is the same whenever it is asked for, and another for others", () => {
  const homework = aHomework({ settings: { shuffle: true }, questions: 30 });
  const order = ownOrder(homework, aPupil(1));
  expect(order.toSorted((a, b) => a - b)).toEqual([...homework.questions.keys()]);
  expect(ownOrder(homework, aPupil(1))).toEqual(order);
  expect(ownOrder(homework, aPupil(2))).not.toEqual(order);
  expect(ownOrder(homework, aPupil(1, { attempt: 2 }))).not.toEqual(order);
  expect(ownOrder(aHomework(), aPupil(1))).toEqual([0, 1, 2, 3]);
});

test("[O3] a pupil's order outlives a new version: half-way through, no question comes twice", () => {
  const homework = aHomework({ settings: { shuffle: true }, questions: 8 });
  expect(ownOrder(homework, aPupil(1))).toEqual([5, 6, 3, 0, 7, 4, 1, 2]);
});

test("[O4][O5] the current question takes one answer; every other question refuses with its reason", () => {
  const rows = new Rows(aHomework());
  expect(rows.answer("q2", "B", T0)).toBe("question_not_reached");
  expect(rows.answer("q1", "Z", T0)).toBe("validation_failed");
  expect(rows.answer("nowhere", "B", T0)).toBe("not_found");
  expect(rows.answer("q1", "A", T0, 2)).toBe("attempt_over");
  expect([rows.answer("nowhere", "Z", T0, 2), rows.answer("q2", "Z", T0)]).toEqual([
    "attempt_over",
    "question_not_reached",
  ]);
  expect(rows.answer("q1", "A", T0)).toBe("stored");
  expect(rows.answer("q1", "B", T0)).toBe("known");
  expect(rows.pupil).toMatchObject({ done: 1, tally: { given: 1, right: 0, score: 0 } });
  expect(rows.givens).toEqual([
    { attempt: 1, turn: 0, place: 0, value: "A", share: 0, tookMs: 0, at: T0, confidence: null },
  ]);
});

test("[O4] an answer in which a letter has a tower of marks is refused", () => {
  const questions = [aQuestion(1, { kind: "typed", accepted: ["Ankara"], typo: true })];
  const rows = new Rows({ ...aHomework(), questions });
  expect(rows.answer("q1", "e".padEnd(10, "\u0301\u0323"), T0)).toBe("validation_failed");
  expect(rows.answer("q1", "e".padEnd(9, "\u0301\u0323"), T0)).toBe("stored");
});

test("[O6] with a clock a question begins when it is asked for, and counts as unanswered after its bell", () => {
  const rows = new Rows(aHomework({ settings: { clock: "question" } }), aPupil(1, { timeFactor: 1.5 }));
  const phase = (now: number) => phaseOf(rows.homework, pupilAt(rows.homework, rows.pupil, now));
  expect(phase(T0)).toBe("ready");
  expect(rows.answer("q1", "B", T0)).toBe("question_not_reached");
  expect([rows.next(T0), rows.next(T0 + 5), phase(T0 + 5)]).toEqual(["begun", "nothing", "question"]);
  expect(rows.answer("q1", "B", T0 + 4_000)).toBe("stored");
  expect(rows.givens[0]).toMatchObject({ tookMs: 4_000 });
  expect([phase(T0 + 5_000), rows.next(T0 + 5_000)]).toEqual(["ready", "begun"]);
  // One and a half times twenty seconds, and a quarter for the link.
  expect(phase(T0 + 35_249)).toBe("question");
  expect(phase(T0 + 35_250)).toBe("ready");
  expect(rows.answer("q2", "B", T0 + 37_000)).toBe("question_closed");
  expect(rows.next(T0 + 90_000)).toBe("begun");
  expect(rows.answer("q3", "B", T0 + 119_999)).toBe("stored");
  expect(rows.givens[1]).toMatchObject({ tookMs: 29_999 });
  expect(rows.next(T0 + 120_000)).toBe("begun");
  expect(phase(T0 + 160_000)).toBe("finished");
  expect(pupilAt(rows.homework, rows.pupil, T0 + 160_000)).toMatchObject({
    tally: { given: 2, right: 2 },
    hasFinished: true,
  });
});

test("[O6] an answer counts that arrives within two seconds of its bell, unless the pupil has gone on", () => {
  const rows = new Rows(aHomework({ settings: { clock: "question" } }));
  rows.next(T0);
  expect(rows.answer("q1", "B", T0 + 21_999)).toBe("stored");
  expect(rows.givens[0]).toMatchObject({ tookMs: 20_000, at: T0 + 21_999 });
  rows.next(T0 + 30_000);
  expect(rows.next(T0 + 50_250)).toBe("begun");
  expect(rows.answer("q2", "B", T0 + 50_251)).toBe("question_closed");
});

test("[O7] questions are sent ahead where nothing has a clock", () => {
  expect(rules.tellsAhead(aHomework())).toBe(true);
  expect(rules.tellsAhead(aHomework({ settings: { clock: "question" } }))).toBe(false);
});

const attempt = (attempt: number, score: number, given: number) => ({ attempt, score, given, right: 0 });
test.each([
  ["the higher score", attempt(2, 2000, 2), attempt(1, 1000, 4), true],
  ["the lower score", attempt(2, 1000, 4), attempt(1, 2000, 2), false],
  ["more answers of one score", attempt(2, 1000, 3), attempt(1, 1000, 2), true],
  ["the later of two that are alike", attempt(2, 1000, 2), attempt(1, 1000, 2), false],
  ["the same attempt, further on", attempt(1, 1000, 2), attempt(1, 1000, 1), true],
] as const)("[O8] the attempt that counts, of two: %s", (_, a, b, counts) => {
  expect(isBetter(a, b)).toBe(counts);
});

test("[O8][O9] another attempt never lowers the result, never counts twice, and begins once however often it is asked for", () => {
  const rows = new Rows(aHomework({ settings: { attempts: 2 } }));
  for (const question of ["q1", "q2", "q3"]) rows.answer(question, "B", T0);
  expect(rows.nextAttempt(T0)).toBe("attempt_running");
  rows.answer("q4", "A", T0);
  expect(rows.pupil.best).toEqual({ attempt: 1, given: 4, right: 3, score: 3000 });
  expect([rows.nextAttempt(T0, 1), rows.nextAttempt(T0, 1)]).toEqual(["begun", "nothing"]);
  expect(rows.answer("q1", "B", T0, 1)).toBe("known");
  for (const question of ["q1", "q2", "q3", "q4"]) rows.answer(question, "A", T0, 2);
  expect(rows.pupil).toMatchObject({ tally: { score: 0, given: 4 }, best: { attempt: 1, score: 3000 } });
  expect(rows.nextAttempt(T0)).toBe("no_attempts_left");
  rows.pupil = { ...rows.pupil, extraAttempts: 1 };
  expect(rows.nextAttempt(T0)).toBe("begun");
});

const byNet = (attempts = 2, terms: Partial<Terms> = {}) =>
  new Rows(aHomework({ settings: { attempts, scoring: "net", wrong_costs: 3 }, terms }));
const net = ({ pupil, homework }: Rows, now = T0) => bestOf(homework, pupilAt(homework, pupil, now).best);

test("[O8][O14] a net homework takes from right answers for wrong ones; a question left blank is over and costs nothing", () => {
  const rows = byNet();
  expect(["B", "A", null].map((value, i) => rows.answer(`q${i + 1}`, value, T0))).toEqual(Array(3).fill("stored"));
  expect(rows.pupil).toMatchObject({ done: 3, tally: { given: 2, right: 1 } });
  expect(net(rows)).toMatchObject({ attempt: 1, answered: 2, right: 1, score: 667, net: 0.6667 });
  expect(rows.answer("q3", "B", T0)).toBe("known");
  expect(beads(rows.homework, rows.givens, 3, T0)).toEqual(["right", "wrong", "missed"]);
  expect(new Rows(aHomework()).answer("q1", null, T0)).toBe("validation_failed");
});

test("[O8][O14] the first attempt counts as far as it went, also below zero; a later one once it is finished", () => {
  const rows = byNet();
  rows.answer("q1", "A", T0);
  expect(net(rows)).toMatchObject({ attempt: 1, net: -0.3333 });
  for (const question of ["q2", "q3", "q4"]) rows.answer(question, null, T0);
  rows.nextAttempt(T0);
  rows.answer("q1", "B", T0, 2);
  expect(net(rows)).toMatchObject({ attempt: 1, net: -0.3333 });
  for (const question of ["q2", "q3"]) rows.answer(question, "A", T0, 2);
  rows.answer("q4", null, T0, 2);
  expect(net(rows)).toMatchObject({ attempt: 2, net: 0.3333 });
});

test("[O8][O14] a later attempt that is not finished counts from the end of the homework on", () => {
  const rows = byNet();
  for (const question of ["q1", "q2", "q3", "q4"]) rows.answer(question, "A", T0);
  rows.nextAttempt(T0);
  rows.answer("q1", "B", T0, 2);
  expect(net(rows, DUE - 1)).toMatchObject({ attempt: 1 });
  expect(net(rows, DUE)).toMatchObject({ attempt: 2, net: 1 });
});

test("[O11] an attempt is reviewed once it is finished, with after_due once the homework is over", () => {
  const finished = aPupil(1, { attempt: 2, done: 4 });
  const may = (verdict: "each" | "after_due", pupil = finished, now = T0) =>
    [1, 2].map((attempt) => rules.mayReview(aHomework({ settings: { verdict, attempts: 2 } }), pupil, attempt, now));
  expect(may("each")).toEqual([true, true]);
  expect(may("each", { ...finished, done: 3 })).toEqual([true, false]);
  expect(may("after_due")).toEqual([false, false]);
  expect(may("after_due", finished, DUE)).toEqual([true, true]);
});
