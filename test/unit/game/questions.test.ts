import { expect, test } from "vitest";
import { closesAt, deadline } from "../../../worker/game/timing";
import {
  HOUR,
  MINUTE,
  aGame,
  aQuestion,
  allAnswered,
  answer,
  comeBack,
  end,
  endQuestion,
  extend,
  join,
  leave,
  lobby,
  next,
  play,
  start,
  started,
  T0,
  tick,
} from "./a-game";

const SECOND = 1000;
const BELL = T0 + 20 * SECOND;
const CLOSE = BELL + 250;
const over = play(started(["ali"]), [T0 + 1, end]).game;
const revealed = play(started(["ali", "ece"]), [T0 + 5000, endQuestion]).game;

test("[H1] start opens the first question at once, also for an empty lobby; later it does nothing", () => {
  const { events, refusals } = play(aGame(), [T0, start], [T0 + 5, start]);
  expect(refusals).toEqual([]);
  expect(events).toEqual([
    { type: "game_started", at: T0 },
    { type: "question_started", index: 0, startsAt: T0, endsAt: BELL },
  ]);
  expect(play(revealed, [T0 + 9000, start]).types).toEqual([]);
  expect(play(over, [T0 + 9000, start]).types).toEqual([]);
});

test.each([
  ["on a completed game", over, null],
  ["with a number that is past", revealed, 0],
  ["with a number that is to come", revealed, 2],
  ["with a number the lobby does not show", lobby(["ali"]), 1],
  ["with an old number while a question runs", started(["ali"]), 0],
] as const)("[H2] next %s does nothing", (_, game, number) => {
  const played = play(game, [T0 + 9000, next(number)]);
  expect(played.refusals).toEqual([]);
  expect(played.events).toEqual([]);
});

test("[H2] a repeated next for the same step opens one question", () => {
  expect(play(revealed, [T0 + 9000, next(1)], [T0 + 9001, next(1)]).types).toEqual(["question_started"]);
});

test.each([
  ["in the lobby", lobby(["ali"]), null, "not_started"],
  ["in the lobby, by its number", lobby(["ali"]), 0, "not_started"],
  ["while a question runs", started(["ali"]), null, "question_running"],
  ["while a question runs, by its number", started(["ali"]), 1, "question_running"],
] as const)("[H3] next is refused %s", (_, game, number, refusal) => {
  expect(play(game, [T0 + 9000, next(number)]).refusals).toEqual([refusal]);
});

test("[H4] next after a reveal opens the next question, after the last one it completes the game", () => {
  const { events, game } = play(
    started(["ali"], { questions: 2 }),
    [T0 + 1000, endQuestion],
    [T0 + 2000, next(1)],
    [T0 + 3000, endQuestion],
    [T0 + 4000, next(2)],
  );
  expect(events).toEqual([
    { type: "question_ended", index: 0, at: T0 + 1000 },
    { type: "question_started", index: 1, startsAt: T0 + 2000, endsAt: T0 + 22_000 },
    { type: "question_ended", index: 1, at: T0 + 3000 },
    { type: "game_completed", at: T0 + 4000, reason: "played" },
  ]);
  expect(game.phase).toEqual({ name: "completed", endedAt: T0 + 4000, reason: "played" });
});

test.each([
  ["lobby", lobby(["ali"])],
  ["reveal", revealed],
  ["completed", over],
] as const)("[H5] [H6] in the phase %s no question can be ended or extended", (_, game) => {
  const { refusals } = play(game, [T0 + 9000, endQuestion], [T0 + 9000, extend(30)]);
  expect(refusals).toEqual(["no_running_question", "no_running_question"]);
});

test("[H6] extra seconds move the bell, and the close with it", () => {
  const { game, events, refusals } = play(
    started(["ali"]),
    [BELL, extend(30)],
    [BELL + 29 * SECOND, answer("ali", "q1")],
    [BELL + 30 * SECOND + 250, extend(30)],
  );
  expect(events[0]).toEqual({ type: "question_extended", index: 0, endsAt: BELL + 30 * SECOND });
  expect(game.rounds[0]!.answers.get("ali")).toMatchObject({ tookMs: 49_000, points: 600 });
  expect(refusals).toEqual(["no_running_question"]);
});

test.each([
  ["the lobby", lobby(["ali"]), ["game_completed"]],
  ["a question", started(["ali"]), ["question_ended", "game_completed"]],
  ["a reveal", revealed, ["game_completed"]],
  ["a completed game", over, []],
] as const)("[H7] end completes %s", (_, game, types) => {
  expect(play(game, [T0 + 9000, end]).types).toEqual(types);
});

test("[H7] the answers to the question that was running count", () => {
  const { game } = play(
    started(["ali"]),
    [T0 + 5000, answer("ali", "q1")],
    [T0 + 6000, { type: "end", reason: "deleted" }],
  );
  expect(game.players.get("ali")).toMatchObject({ score: 900, rank: 1, streak: 1 });
  expect(game.phase).toEqual({ name: "completed", endedAt: T0 + 6000, reason: "deleted" });
});

test("[Q1] the clock starts after the reading seconds and runs for the question's limit", () => {
  const questions = [aQuestion(1, { limitMs: 30_000 })];
  expect(started([], { questions, reading_seconds: 3 }).phase).toEqual({
    name: "question",
    index: 0,
    startsAt: T0 + 3000,
    endsAt: T0 + 33_000,
  });
});

test("[Q2] the alarm closes a question a moment after the bell, never before, and once", () => {
  const { events } = play(started(["ali"]), [BELL, tick()], [CLOSE - 1, tick()], [CLOSE, tick()], [CLOSE + 1, tick()]);
  expect(events).toEqual([{ type: "question_ended", index: 0, at: CLOSE }]);
});

test("[Q2] an alarm days late closes it too", () => {
  expect(play(started(["ali"]), [BELL + 50 * HOUR, tick()]).types).toEqual(["question_ended"]);
});

test.each([
  ["everybody", ["ali", "ece"], [], ["question_ended"]],
  ["everybody who is present", ["ali"], [], ["question_ended"]],
  ["one of two", ["ali", "can"], [], []],
  ["nobody who is present", ["can"], [], []],
  ["those who are left, when nobody is present", [], [], []],
  ["everybody but strangers", ["ali", "stranger"], [], ["question_ended"]],
  ["everybody but one who left", ["ali", "can"], [leave("can")], ["question_ended"]],
] as const)("[Q3] when %s answered", (_, present, before, types) => {
  const answered = play(
    started(["ali", "ece", "can"]),
    [T0 + 1, answer("ali", "q1")],
    [T0 + 2, answer("ece", "q1", "A")],
    ...before.map((command) => [T0 + 3, command] as const),
  ).game;
  expect(play(answered, [T0 + 4, allAnswered(...present)]).types).toEqual(types);
});

test("[Q3] outside a question nothing closes", () => {
  for (const game of [lobby(["ali"]), revealed, over])
    expect(play(game, [T0 + 9000, allAnswered("ali")]).types).toEqual([]);
});

test("[Q4] with auto-advance the game goes on by itself to its end", () => {
  const { types } = play(
    started(["ali"], { questions: 2, auto_advance_seconds: 5 }),
    [CLOSE, tick()],
    [CLOSE + 4999, tick()],
    [CLOSE + 5000, tick()],
    [CLOSE + 5001, tick()],
    [CLOSE + 25_250, tick()],
    [CLOSE + 30_250, tick()],
  );
  expect(types).toEqual(["question_ended", "question_started", "question_ended", "game_completed"]);
});

test("[Q4] without it the teacher advances", () => {
  expect(play(revealed, [T0 + 29 * MINUTE, tick()]).types).toEqual([]);
});

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

test("[A3] an answer to another question than the running one is refused", () => {
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
  expect(game.rounds[0]!.answers.get("ali")).toEqual({ choice: "A", tookMs: 100, points: 0, correct: false });
});

test("[A5] an option the question does not have is refused", () => {
  const questions = [aQuestion(1, { options: { A: "Doğru", B: "Yanlış" } })];
  expect(play(started(["ali"], { questions }), [T0 + 1, answer("ali", "q1", "C")]).refusals).toEqual([
    "validation_failed",
  ]);
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

test("[A7] an answer is taken up to a moment after the bell, then the question is closed even if the alarm is late", () => {
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

test("[A8] who left and answers has come back", () => {
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
  expect([...game.rounds[0]!.answers.values()].map(({ tookMs }) => tookMs)).toEqual([10_750, 10_750]);
});

test.each([
  ["a lobby where somebody is", lobby(["ali"]), null, null],
  ["an empty lobby", lobby([]), T0 + 5, T0 + 5 + 2 * HOUR],
  ["a question", started(["ali"]), null, CLOSE],
  ["a question nobody looks at", started(["ali"]), T0 - 29 * MINUTE - 50 * SECOND, T0 + 10 * SECOND],
  ["a reveal", revealed, null, null],
  ["a reveal nobody looks at", revealed, T0, T0 + 30 * MINUTE],
  ["a completed game", over, T0, null],
] as const)("[T1] the next thing by itself: %s", (_, game, emptySince, at) => {
  expect(deadline(game, emptySince)).toBe(at);
});

test("[T1] a reveal that goes on by itself", () => {
  const game = play(started(["ali"], { auto_advance_seconds: 10 }), [T0 + 5000, endQuestion]).game;
  expect(deadline(game, null)).toBe(T0 + 15_000);
  expect(deadline(game, T0)).toBe(T0 + 15_000);
  expect(closesAt({ endsAt: 5 })).toBe(255);
});

test.each([
  ["a lobby", lobby(["ali"]), T0 + 2 * HOUR, ["game_completed"]],
  ["a reveal", revealed, T0 + 30 * MINUTE, ["game_completed"]],
  [
    "a question",
    started(["ali"], { questions: [aQuestion(1, { limitMs: 2 * HOUR })] }),
    T0 + 30 * MINUTE,
    ["question_ended", "game_completed"],
  ],
] as const)("[T2] %s where nobody has been is completed as abandoned, and not before", (_, game, at, types) => {
  expect(play(game, [at - 1, tick(T0)]).types).toEqual([]);
  expect(play(game, [at, tick(null)]).types).toEqual([]);
  const abandoned = play(game, [at, tick(T0)], [at + 1, tick(T0)]);
  expect(abandoned.types).toEqual(types);
  expect(abandoned.game.phase).toEqual({ name: "completed", endedAt: at, reason: "abandoned" });
});
