import { expect, test } from "vitest";
import type { Command } from "#game/command";
import { answer, comeBack, end, endQuestion, join, leave, lobby, next, play, started, tick } from "../a-game";
import { aQuestion } from "../../../builders/questions";
import { T0 } from "../../../builders/games";

const SECOND = 1000;
const BELL = T0 + 20 * SECOND;
const CLOSE = BELL + 250;
const over = play(started(["ali"]), [T0 + 1, end]).game;

test.each([
  ["after the game", over, answer("ali", "q1"), "game_over"],
  ["of a stranger", started(["ali"]), answer("ece", "q1"), "session_invalid"],
  ["in the lobby", lobby(["ali"]), answer("ali", "q1"), "not_started"],
  ["of a stranger in the lobby", lobby(["ali"]), answer("ece", "q1"), "session_invalid"],
] as const)("[A1] an answer %s is refused", (_, game, command, refusal) => {
  expect(play(game, [T0 + 100, command]).refusals).toEqual([refusal]);
});

test("[A2] the same answer again is taken as often as it comes, and counts once", () => {
  const { game, refusals, types } = play(
    started(["ali"]),
    [T0 + 100, answer("ali", "q1")],
    [T0 + 9000, answer("ali", "q1")],
    [BELL + 9000, answer("ali", "q1")],
    [BELL + 9000, tick()],
    [BELL + 9001, answer("ali", "q1")],
    [BELL + 9002, next()],
    [BELL + 9003, answer("ali", "q1")],
  );
  expect(refusals).toEqual([]);
  expect(types).toEqual(["answer_given", "question_ended", "question_started"]);
  expect(game.players.get("ali")!.score).toBe(998);
});

test("[A2] the same answer is taken also after the end, when the acknowledgement was lost", () => {
  const { refusals, types } = play(
    started(["ali"]),
    [T0 + 100, answer("ali", "q1")],
    [T0 + 200, end],
    [T0 + 300, answer("ali", "q1")],
    [T0 + 400, answer("ali", "q1", "A")],
  );
  expect(refusals).toEqual(["game_over"]);
  expect(types.filter((type) => type === "answer_given")).toHaveLength(1);
});

test("[A3][T8] an answer to another question than the running one is refused", () => {
  const { refusals } = play(
    started(["ali"]),
    [T0 + 100, answer("ali", "q2")],
    [T0 + 100, answer("ali", "nothing")],
    [T0 + 200, answer("ali", "q1", "A")],
    [T0 + 300, endQuestion],
    [T0 + 301, answer("ali", "q1")],
    [T0 + 400, next()],
    [T0 + 401, answer("ali", "q1")],
  );
  expect(refusals).toEqual(["question_closed", "question_closed", "question_closed", "question_closed"]);
});

test("[A4] a second, different answer is refused: the first counts", () => {
  const { game, refusals } = play(
    started(["ali"]),
    [T0 + 100, answer("ali", "q1", "A")],
    [T0 + 200, answer("ali", "q1", "B")],
    [T0 + 300, answer("ali", "q1", "D")],
  );
  expect(refusals).toEqual(["already_answered", "already_answered"]);
  expect(game.askedQuestions[0]!.answers.get("ali")).toEqual({ value: "A", share: 0, tookMs: 100, points: 0 });
});

test("[A5][K1] an option the question does not have is refused", () => {
  const questions = [aQuestion(1, { options: { A: "Doğru", B: "Yanlış" } })];
  expect(play(started(["ali"], { questions }), [T0 + 1, answer("ali", "q1", "C")]).refusals).toEqual([
    "validation_failed",
  ]);
});

test("[A5][K9][K14] a letter may have eight marks, and a tower of them answers nothing", () => {
  const kinds = [aQuestion(1, { kind: "typed", accepted: ["Ankara"], typo: true }), aQuestion(1, { kind: "cloud" })];
  const refusals = (marks: string) =>
    kinds.map((question) => {
      const given = { ...answer("ali", "q1"), value: `e${marks}` } as Command;
      return play(started(["ali"], { questions: [question] }), [T0 + 1, given]).refusals.join();
    });
  expect([8, 9, 900].map((count) => refusals("".padEnd(count, "\u0301\u0323")))).toEqual([
    ["", ""],
    ["validation_failed", "validation_failed"],
    ["validation_failed", "validation_failed"],
  ]);
  // Signs that nobody sees, and that the fold drops, do not hide a tower.
  expect(refusals("\u0301\u200c".repeat(9))).toEqual(["validation_failed", "validation_failed"]);
});

test("[A6] during the reading seconds it is too early", () => {
  const { refusals, types } = play(
    started(["ali"], { reading_seconds: 3 }),
    [T0 + 2999, answer("ali", "q1")],
    [T0 + 3000, answer("ali", "q1")],
  );
  expect(refusals).toEqual(["too_early"]);
  expect(types).toEqual(["answer_given"]);
});

test("[A7][T8] an answer is taken up to a moment after the bell, then the question is closed even if the alarm is late", () => {
  const { refusals, events } = play(
    started(["ali", "ece"]),
    [CLOSE - 1, answer("ali", "q1")],
    [CLOSE, answer("ece", "q1")],
  );
  expect(events).toEqual([
    { type: "answer_given", playerId: "ali", choice: "B", tookMs: 20_000, points: 600, correct: true },
  ]);
  expect(refusals).toEqual(["question_closed"]);
});

test("[A8] a player who left and answers has come back", () => {
  const { types, game } = play(started(["ali", "ece"]), [T0 + 1, leave("ali")], [T0 + 2, answer("ali", "q1")]);
  expect(types).toEqual(["player_left", "player_returned", "answer_given"]);
  expect(game.players.get("ali")!.hasLeft).toBe(false);
});

test("[A9] a late joiner and a returned player have the same clock as all", () => {
  const { game } = play(
    started(["ali"]),
    [T0 + 10_000, join("ece")],
    [T0 + 10_000, leave("ali")],
    [T0 + 10_000, comeBack("ali")],
    [T0 + 11_000, answer("ece", "q1", "B", 1)],
    [T0 + 11_000, answer("ali", "q1", "B", 1)],
  );
  expect([...game.askedQuestions[0]!.answers.values()].map(({ tookMs }) => tookMs)).toEqual([10_750, 10_750]);
});
