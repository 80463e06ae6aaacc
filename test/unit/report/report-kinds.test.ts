import type { GameStatistics } from "#protocol/http/replies/statistics";
import { expect, test } from "vitest";
import { isJudged, knownBy, partlyKnownBy, verdictOf, weakestFirst, worst, wrongOf } from "#features/report/report";
import type { Answer, Player, ReportQuestion } from "#features/report/report";

const answer = (changes: Partial<Answer>): Answer => ({
  question_id: "q",
  answer: "A",
  is_correct: false,
  share: 0,
  points_earned: 0,
  response_time_ms: 1,
  ...changes,
});
const question = (changes: object): ReportQuestion =>
  ({
    question_id: "q",
    question_number: 1,
    distribution: { A: 3, B: 1, none: 1 },
    unanswered: 1,
    ...changes,
  }) as object as ReportQuestion;

test("a partly right answer and one that cannot be right are told apart from a wrong one", () => {
  expect(verdictOf(answer({ share: 0.4 }))).toBe("part");
  expect(verdictOf(answer({ is_correct: null, share: null }))).toBe("free");
  expect(verdictOf(answer({ is_correct: true, share: 1 }))).toBe("yes");
  expect(verdictOf(answer({}))).toBe("no");
  expect(verdictOf(answer({ answer: null, is_correct: null, share: null }))).toBe("empty");
  const answers = [answer({}), answer({ share: 0.4 }), answer({ is_correct: null }), answer({ answer: null })];
  expect(wrongOf({ answers } as object as Player)).toBe(2);
});

test("a poll is no question to go over again, and has no rate", () => {
  const poll = question({
    kind: "poll",
    options: { A: "x", B: "y" },
    correct_option: null,
    credit: null,
    correct_rate: null,
  });
  expect([isJudged(poll), knownBy(poll), partlyKnownBy(poll)]).toEqual([false, null, null]);
  expect(worst([poll])).toEqual([]);
});

test("partly right answers count where there are some, of everybody who was asked", () => {
  expect(partlyKnownBy(question({ credit: 0.5, correct_rate: 0.25 }))).toBe((0.5 * 4) / 5);
  expect(partlyKnownBy(question({ credit: 0.25, correct_rate: 0.25 }))).toBeNull();
});

const outcome = (name: string, correct_rate: number | null): GameStatistics["outcomes"][number] => ({
  outcome: name,
  questions: 1,
  correct_rate,
  players: [],
});

test("the weakest outcome stands first, an unanswered one last", () => {
  const all = [outcome("Ş", 0.5), outcome("A", null), outcome("Ç", 0.5), outcome("Z", 0.1)];
  expect(weakestFirst(all).map((one) => one.outcome)).toEqual(["Z", "Ç", "Ş", "A"]);
});
