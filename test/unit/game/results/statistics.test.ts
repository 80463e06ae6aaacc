import { expect, test } from "vitest";
import { results } from "#game/results/results";
import { statistics, totals } from "#game/results/statistics";
import { median } from "#game/results/tally";
import { answer, endQuestion, lobby, next, play, start, started } from "../a-game";
import { T0 } from "../../../builders/games";
import { aQuestion } from "../../../builders/questions";
import { meta, drawn, report } from "./a-report";
import { fieldsIn } from "#question/fields/parts";

test("[X1][X2] a small game, every figure by hand", () => {
  const { game } = play(
    started(["ali", "ece", "can"], { questions: 2, scoring: "accuracy" }),
    [T0 + 2000, answer("ali", "q1", "B")],
    [T0 + 4000, answer("ece", "q1", "A")],
    [T0 + 10_000, endQuestion],
    [T0 + 20_000, next()],
    [T0 + 21_000, answer("ali", "q2", "B")],
    [T0 + 23_000, answer("ece", "q2", "B")],
    [T0 + 28_000, answer("can", "q2", "C")],
    [T0 + 30_000, endQuestion],
    [T0 + 60_000, next()],
  );
  expect(statistics(results(game), meta)).toEqual({
    game: {
      game_code: "123456",
      title: "Başkentler",
      status: "completed",
      player_count: 3,
      average_score: 1000,
      accuracy: 0.5,
      credit: 0.5,
      average_response_ms: 3600,
      duration_ms: 60_000,
      completion: 5 / 6,
      started_at: T0,
      ended_at: T0 + 60_000,
    },
    questions: [
      {
        question_id: "q1",
        question_number: 1,
        kind: "choice",
        question_text: "Soru 1",
        lang: "tr",
        ...fieldsIn("report", {}),
        options: { A: "bir", B: "iki", C: "üç", D: "dört" },
        correct_option: "B",
        distribution: { A: 1, B: 1, C: 0, D: 0, none: 1 },
        correct_rate: 0.5,
        credit: 0.5,
        unanswered: 1,
        average_response_ms: 3000,
        median_response_ms: 3000,
        difficulty: 0.5,
        discrimination: null,
        misconception: null,
        hard: true,
      },
      {
        question_id: "q2",
        question_number: 2,
        kind: "choice",
        question_text: "Soru 2",
        lang: "tr",
        ...fieldsIn("report", {}),
        options: { A: "bir", B: "iki", C: "üç", D: "dört" },
        correct_option: "B",
        distribution: { A: 0, B: 2, C: 1, D: 0, none: 0 },
        correct_rate: 2 / 3,
        credit: 2 / 3,
        unanswered: 0,
        average_response_ms: 4000,
        median_response_ms: 3000,
        difficulty: 2 / 3,
        discrimination: null,
        misconception: null,
        hard: false,
      },
    ],
    players: [
      {
        player_id: "ali",
        nickname: "ali",
        marble: game.players.get("ali")!.marble,
        score: 2000,
        rank: 1,
        asked: 2,
        accuracy: 1,
        credit: 1,
        average_response_ms: 1500,
        needs_support: false,
        answers: [
          { question_id: "q1", answer: "B", is_correct: true, share: 1, points_earned: 1000, response_time_ms: 2000 },
          { question_id: "q2", answer: "B", is_correct: true, share: 1, points_earned: 1000, response_time_ms: 1000 },
        ],
      },
      {
        player_id: "ece",
        nickname: "ece",
        marble: game.players.get("ece")!.marble,
        score: 1000,
        rank: 2,
        asked: 2,
        accuracy: 0.5,
        credit: 0.5,
        average_response_ms: 3500,
        needs_support: false,
        answers: [
          { question_id: "q1", answer: "A", is_correct: false, share: 0, points_earned: 0, response_time_ms: 4000 },
          { question_id: "q2", answer: "B", is_correct: true, share: 1, points_earned: 1000, response_time_ms: 3000 },
        ],
      },
      {
        player_id: "can",
        nickname: "can",
        marble: game.players.get("can")!.marble,
        score: 0,
        rank: 3,
        asked: 2,
        accuracy: 0,
        credit: 0,
        average_response_ms: 8000,
        needs_support: true,
        answers: [
          { question_id: "q1", answer: null, is_correct: false, share: null, points_earned: 0, response_time_ms: null },
          { question_id: "q2", answer: "C", is_correct: false, share: 0, points_earned: 0, response_time_ms: 8000 },
        ],
      },
    ],
    outcomes: [],
  });
});

test("[X1] an open question is not counted", () => {
  const { game } = play(
    started(["ali"]),
    [T0 + 1000, endQuestion],
    [T0 + 2000, next()],
    [T0 + 3000, answer("ali", "q2")],
  );
  const { questions, players } = statistics(results(game), meta);
  expect(questions.map(({ question_id }) => question_id)).toEqual(["q1"]);
  expect(players[0]).toMatchObject({ score: 0, accuracy: 0, answers: [{ answer: null }] });
});

test("[X2] a rate of nothing is null", () => {
  const figures = statistics(results(lobby([])), { ...meta, startedAt: null, endedAt: null });
  expect(figures.game).toMatchObject({
    player_count: 0,
    average_score: null,
    accuracy: null,
    average_response_ms: null,
    completion: null,
    duration_ms: null,
  });
  expect(statistics(results(lobby(["ali"])), meta).players[0]).toMatchObject({ accuracy: null, needs_support: false });
  expect(report("-", "-").questions[0]).toMatchObject({
    correct_rate: null,
    difficulty: null,
    average_response_ms: null,
    median_response_ms: null,
    misconception: null,
    hard: false,
    unanswered: 2,
  });
  expect(totals(results(lobby([])))).toMatchObject({ accuracy: 0, average_score: 0, average_response_ms: null });
});

test.each([
  [[], null],
  [[7], 7],
  [[9, 1, 5], 5],
  [[9, 1, 5, 6], 5.5],
] as const)("[X2] the median of %j is %j", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test.each([
  ["2 who sat there, both wrong", ["A", "A", ".", "."], false],
  ["3 who sat there, one right", ["A", "-", "B", ".", "."], true],
  ["3 who did not dare", ["-", "-", "-"], true],
  ["4 who sat there, 2 right", ["A", "-", "B", "B", "."], false],
  ["5 answers, 2 right", ["A", "A", "A", "B", "B"], true],
  ["6 answers, 3 right", ["A", "A", "A", "B", "B", "B"], false],
] as const)("[X3] a question is hard: %s", (_, rows, hard) => {
  expect(report(...rows).questions[0]!.hard).toBe(hard);
});

test.each([
  ["half right, none missing", "BBBBBAAAAA", false],
  ["under half right", "BBBBAAAAAA", true],
  ["all right, 20 % missing", "BBBBBBBB--", false],
  ["all right, 30 % missing", "BBBBBBB---", true],
  ["all right since a late seat", ".....BBBBB", false],
  ["half wrong since a late seat", ".....BBAAA", true],
] as const)("[X3] a player needs support: %s", (_, row, needed) => {
  expect(report(row).players[0]!.needs_support).toBe(needed);
});

test.each([
  ["the wrong option of three in ten", ["A", "A", "A", "B", "B", "B", "B", "B", "B", "B"], "A"],
  ["of two in ten none", ["A", "A", "C", "C", "B", "B", "B", "B", "B", "B"], null],
  ["of those who answered", ["A", "A", "A", "B", "B", "B", "-", "-", "-", "-", "-"], "A"],
  ["not of two, be they all who answered", ["A", "A", "-", "-"], null],
  ["of two the more frequent one", ["A", "A", "A", "C", "C", "C", "C", "B"], "C"],
  ["of two as frequent ones the first in the alphabet", ["C", "A", "C", "A", "C", "A"], "A"],
  ["that one, whoever answered first", ["A", "C", "A", "C", "A", "C"], "A"],
  ["never the right one", ["B", "B", "B"], null],
] as const)("[X4] the misconception is %s", (_, rows, option) => {
  expect(report(...rows).questions[0]!.misconception).toBe(option);
});

test("[X5] discrimination by hand: 10 players, 3 questions", () => {
  // Right answers to the other two questions: 2 2 2 2 1 of the players who were right here, 1 1 0 0 0 of the others. Their mean
  // is 1.1; squared deviations sum to 6.9, and to 2.5 for right or not here; the products sum to 0.5 · 9 − 0.5 · 2 = 3.5.
  const figures = report("BBB", "BBB", "BBB", "BBB", "BBA", "ABA", "AAB", "AAA", "AAA", "A--");
  expect(figures.questions[0]!.discrimination).toBeCloseTo(3.5 / Math.sqrt(2.5 * 6.9), 10);
});

test("[X5] discrimination is null under 10 players, and where either side does not vary", () => {
  const nine = ["BB", "BB", "BB", "BB", "BA", "AB", "AA", "AA", "AA"];
  expect(report(...nine).questions[0]!.discrimination).toBeNull();
  expect(report(...nine, "AA").questions[0]!.discrimination).not.toBeNull();
  expect(
    report(...Array.from({ length: 10 }, (_, i) => (i < 5 ? "BB" : "BA"))).questions[0]!.discrimination,
  ).toBeNull();
  expect(report(...Array.from({ length: 10 }, (_, i) => (i < 5 ? "B" : "A"))).questions[0]!.discrimination).toBeNull();
});

test("[X2] the sums of a game", () => {
  expect(totals(drawn("BB", "BA", "A-"))).toEqual({
    player_count: 3,
    questions: 2,
    correct: 3,
    wrong: 2,
    unanswered: 1,
    accuracy: 0.5,
    average_score: 1000,
    average_response_ms: 1000,
  });
  expect(totals(results(play(lobby(["ali"]), [T0, start]).game)).questions).toBe(0);
});

test("[X4] a misconception is shown in the words that most of them wrote", () => {
  const typed = aQuestion(1, { kind: "typed", accepted: ["Ankara"], typo: false });
  const { players } = drawn("A", "A", "A");
  const texts = ["bursa", "Bursa", "Bursa"];
  const wrote = players.map((player, i) => ({ ...player, answers: [{ ...player.answers[0]!, value: texts[i]! }] }));
  const [question] = statistics({ questions: [typed], players: wrote }, meta).questions;
  expect(question).toMatchObject({ misconception: "Bursa", misconception_count: 3 });
});

test("[X9] outcomes count the questions that name them: right ÷ answers given, of all and of each", () => {
  const poll = { ...aQuestion(4, { kind: "poll" }), outcome: "Kesir" };
  const named = ["Kesir", "Oran", "Kesir"].map((outcome, i) => ({ ...aQuestion(i + 1), outcome }));
  const game = { ...drawn("BAA-", "BB-A", "AB.B"), questions: [...named, poll] };
  const ids = game.players.map(({ id }) => id);
  const rates = (...all: (number | null)[]) => all.map((correct_rate, i) => ({ player_id: ids[i]!, correct_rate }));
  expect(statistics(game, meta).outcomes).toEqual([
    { outcome: "Kesir", questions: 2, correct_rate: 2 / 4, players: rates(1 / 2, 1, 0) },
    { outcome: "Oran", questions: 1, correct_rate: 2 / 3, players: rates(0, 1, 1) },
  ]);
});
