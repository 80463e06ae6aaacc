import { expect, test } from "vitest";
import {
  allAnswered,
  answer,
  end,
  endQuestion,
  extend,
  HOUR,
  leave,
  lobby,
  lock,
  MINUTE,
  next,
  play,
  showLeaderboard,
  start,
  started,
  tick,
  type Step,
} from "../a-game";
import { aGame, T0 } from "../../../builders/games";
import { aQuestion } from "../../../builders/questions";
import { sharedEnd } from "#game/view";

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
] as const)("[H5][H6] in the phase %s no question can be ended or extended", (_, game) => {
  const { refusals } = play(game, [T0 + 9000, endQuestion], [T0 + 9000, extend(30)]);
  expect(refusals).toEqual(["no_running_question", "no_running_question"]);
});

test("[H5][H6] a command for a question that is not running closes and extends nothing", () => {
  const { game, events, refusals } = play(
    started(["ali"]),
    [T0 + 1000, { ...endQuestion, questionId: "q1" }],
    [T0 + 1001, { ...endQuestion, questionId: "q1" }],
    [T0 + 2000, next()],
    [T0 + 2001, { ...endQuestion, questionId: "q1" }],
    [T0 + 2002, { ...extend(30), questionId: "q1" }],
    [T0 + 2003, { ...extend(30), questionId: "q2" }],
  );
  expect(events.map(({ type }) => type)).toEqual(["question_ended", "question_started", "question_extended"]);
  expect(refusals).toEqual([]);
  expect(game.phase).toMatchObject({ name: "question", index: 1, endsAt: T0 + 52_000 });
});

test("[H13] the same id twice acts once, whatever the command; another id acts again", () => {
  const { events, refusals } = play(
    started(["ali"]),
    [T0 + 1, { ...extend(10), id: "a" }],
    [T0 + 2, { ...extend(10), id: "a" }],
    [T0 + 3, { ...endQuestion, id: "a" }],
    [T0 + 4, { ...extend(10), id: "b" }],
  );
  expect(events).toEqual([
    { type: "question_extended", index: 0, endsAt: BELL + 10 * SECOND },
    { type: "request_done", id: "a" },
    { type: "question_extended", index: 0, endsAt: BELL + 20 * SECOND },
    { type: "request_done", id: "b" },
  ]);
  expect(refusals).toEqual([]);
});

test("[H13] a command that did nothing does nothing later either; a refused one may be sent again", () => {
  const { types, refusals } = play(
    started(["ali"]),
    [T0 + 1, { ...showLeaderboard(), id: "early" }],
    [T0 + 2, { ...next(), id: "next" }],
    [T0 + 3, endQuestion],
    [T0 + 4, { ...showLeaderboard(), id: "early" }],
    [T0 + 5, { ...next(), id: "next" }],
    [T0 + 6, { ...next(), id: "next" }],
  );
  expect(types).toEqual(["request_done", "question_ended", "question_started", "request_done"]);
  expect(refusals).toEqual(["question_running"]);
});

test("[H13] the last 100 ids are remembered, in a replayed game too", () => {
  const ids = Array.from({ length: 101 }, (_, i) => `id-${i}`);
  const { game } = play(started(["ali"]), ...ids.map((id, i): Step => [T0 + i, { ...lock(i % 2 === 0), id }]));
  expect([...game.doneRequests]).toEqual(ids.slice(1));
});

test("[H12] after a reveal the leaderboard is shown and hidden; the same again does nothing", () => {
  const { game, events } = play(
    revealed,
    [T0 + 9000, showLeaderboard(false)],
    [T0 + 9000, showLeaderboard()],
    [T0 + 9001, showLeaderboard()],
    [T0 + 9002, showLeaderboard(false)],
    [T0 + 9003, showLeaderboard()],
  );
  expect(events).toEqual([
    { type: "leaderboard_shown", shown: true },
    { type: "leaderboard_shown", shown: false },
    { type: "leaderboard_shown", shown: true },
  ]);
  expect(game.phase).toMatchObject({ name: "reveal", isLeaderboardShown: true });
});

test.each([
  ["lobby", lobby(["ali"])],
  ["question", started(["ali"])],
  ["completed", over],
] as const)("[H12] in the phase %s no leaderboard is shown", (_, game) => {
  expect(play(game, [T0 + 9000, showLeaderboard()])).toMatchObject({ events: [], refusals: [] });
});

test("[H12] the next reveal starts at the answer", () => {
  const { game } = play(revealed, [T0 + 9000, showLeaderboard()], [T0 + 9001, next()], [T0 + 9002, endQuestion]);
  expect(game.phase).toMatchObject({ name: "reveal", isLeaderboardShown: false });
});

test("[H6] extra seconds move the bell, and the close with it", () => {
  const { game, events, refusals } = play(
    started(["ali"]),
    [BELL, extend(30)],
    [BELL + 29 * SECOND, answer("ali", "q1")],
    [BELL + 30 * SECOND + 250, extend(30)],
  );
  expect(events[0]).toEqual({ type: "question_extended", index: 0, endsAt: BELL + 30 * SECOND });
  expect(game.askedQuestions[0]!.answers.get("ali")).toMatchObject({ tookMs: 49_000, points: 600 });
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

test("[V15] the end says that the game was deleted, and nothing of that where it only ended", () => {
  const [ended, deleted] = (["ended", "deleted"] as const).map((reason) => {
    return sharedEnd(play(started(["ali"]), [T0 + 6000, { type: "end", reason }]).game, "player", () => true);
  });
  expect(deleted).toEqual({ ...ended, is_deleted: true });
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

test("[Q3] nothing closes outside a question", () => {
  for (const game of [lobby(["ali"]), revealed, over])
    expect(play(game, [T0 + 9000, allAnswered("ali")]).types).toEqual([]);
});

test("[Q4] with auto-advance the game goes on by itself to its end", () => {
  const { events } = play(
    started(["ali"], { questions: 2, auto_advance_seconds: 5 }),
    [CLOSE, tick()],
    [CLOSE + 4999, tick()],
    [CLOSE + 5000, tick()],
    [CLOSE + 5001, tick()],
    [CLOSE + 25_250, tick()],
    [CLOSE + 30_250, tick()],
  );
  expect(events).toEqual([
    { type: "question_ended", index: 0, at: CLOSE },
    { type: "question_started", index: 1, startsAt: CLOSE + 5000, endsAt: CLOSE + 25_000 },
    { type: "question_ended", index: 1, at: CLOSE + 25_250 },
    { type: "game_completed", at: CLOSE + 30_250, reason: "played" },
  ]);
});

test("[Q4] without auto-advance the teacher advances", () => {
  expect(play(revealed, [T0 + 29 * MINUTE, tick()]).types).toEqual([]);
});
