import { expect, test } from "vitest";
import type { Command } from "#game/command";
import type { Game } from "#game/game";
import type { GameEvent } from "#game/game-event";
import { tell } from "#game/view";
import { acknowledgement, answerIn } from "#game/view/answers";
import { marbleOf } from "#protocol/marble";
import {
  answer,
  end,
  endQuestion,
  extend,
  join,
  kick,
  leave,
  lobby,
  lock,
  next,
  play,
  rename,
  showLeaderboard,
  start,
  started,
} from "../a-game";
import { T0 } from "../../../builders/games";
import { hear } from "../heard";

const asked = (correct_option: string | null) => ({
  type: "question_start",
  question_id: "q1",
  kind: "choice",
  question_text: "Soru 1",
  lang: "tr",
  options: { A: "bir", B: "iki", C: "üç", D: "dört" },
  time_limit: 20,
  question_number: 1,
  total_questions: 3,
  correct_option,
  points: 1,
  server_time: T0,
  starts_at: T0,
  ends_at: T0 + 20_000,
});
const row = (player_id: string, score: number, rank: number, previous_rank: number | null = null) => ({
  player_id,
  nickname: player_id,
  marble: marbleOf(player_id),
  is_connected: true,
  score,
  rank,
  previous_rank,
});

test("[V1][V2] the right option is in the host's question and in no other", () => {
  expect(hear(lobby(["ali"]), [T0, start])).toEqual([
    ["everyone", { type: "game_started", total_questions: 3, server_time: T0 }],
    ["host", asked("B")],
    ["players", asked(null)],
  ]);
});

test("[V1] a stored answer is acknowledged without a word about right or wrong", () => {
  expect(hear(started(["ali"]), [T0 + 1, answer("ali", "q1")])).toEqual([
    ["ali", { type: "answer_accepted", question_id: "q1", answer: "B" }],
  ]);
});

test("[V1] with the instant verdict players learn their own at once, and the same again for a repeat", () => {
  const verdict = {
    type: "answer_received",
    is_correct: true,
    share: 1,
    points_earned: 900,
    question_id: "q1",
    score: 900,
    response_time_ms: 5000,
  };
  const heard = hear(started(["ali", "ece"], { verdict: "instant" }), [T0 + 5000, answer("ali", "q1")]);
  expect(heard).toEqual([
    ["ali", { type: "answer_accepted", question_id: "q1", answer: "B" }],
    ["ali", verdict],
  ]);
  const { game } = play(started(["ali"], { verdict: "instant" }), [T0 + 5000, answer("ali", "q1")]);
  expect(acknowledgement(game, "ali", answerIn(game, "q1"))).toEqual(heard.map(([, message]) => message));
  expect(acknowledgement(game, "ali", answerIn(game, "q2"))).toEqual([]);
});

const own = (answer: string | null, is_correct: boolean, points_earned: number, rank: number, streak: number) => {
  const share = answer === null ? null : Number(is_correct);
  return { answer, is_correct, share, points_earned, score: points_earned, rank, previous_rank: null, streak };
};

test("[V3] at the close each player who answered gets the verdict, then all get the end, each with their own result", () => {
  const answered = play(
    started(["ali", "ece", "can"]),
    [T0 + 5000, answer("ali", "q1")],
    [T0 + 6000, answer("ece", "q1", "D")],
  ).game;
  const leaderboard = [row("ali", 900, 1), row("can", 0, 2), row("ece", 0, 2)];
  const end = {
    type: "question_end",
    question_id: "q1",
    correct_option: "B",
    leaderboard,
    distribution: { A: 0, B: 1, C: 0, D: 1, none: 1 },
    explanation: "Açıklama 1",
    is_last: false,
  };
  expect(hear(answered, [T0 + 7000, endQuestion])).toEqual([
    [
      "ali",
      {
        type: "answer_received",
        is_correct: true,
        share: 1,
        points_earned: 900,
        question_id: "q1",
        score: 900,
        response_time_ms: 5000,
      },
    ],
    [
      "ece",
      {
        type: "answer_received",
        is_correct: false,
        share: 0,
        points_earned: 0,
        question_id: "q1",
        score: 0,
        response_time_ms: 6000,
      },
    ],
    ["host", end],
    ["players", end, { ali: own("B", true, 900, 1, 1), ece: own("D", false, 0, 2, 0), can: own(null, false, 0, 2, 0) }],
  ]);
});

test("[V3] a player who got the verdict at once does not get it again at the close", () => {
  const { game } = play(started(["ali"], { verdict: "instant" }), [T0 + 1, answer("ali", "q1")]);
  expect(hear(game, [T0 + 2, endQuestion]).map(([to, { type }]) => [to, type])).toEqual([
    ["host", "question_end"],
    ["players", "question_end"],
  ]);
});

const lengths = (messages: ReturnType<typeof hear>) =>
  messages.flatMap(([to, message]) =>
    message.type === "question_end"
      ? [[to, message.leaderboard.length]]
      : message.type === "game_end"
        ? [[to, message.final_leaderboard.length]]
        : [],
  );

test("[V2] a phone gets the first ten ranks, the host all", () => {
  const names = Array.from({ length: 14 }, (_, i) => `p${i}`);
  expect(lengths(hear(started(names), [T0 + 1, endQuestion], [T0 + 2, end]))).toEqual([
    ["host", 14],
    ["players", 10],
    ["host", 14],
    ["players", 10],
  ]);
  for (const hidden of [{ show_leaderboard: false }, { standing: "end" }] as const) {
    expect(lengths(hear(started(names, hidden), [T0 + 1, endQuestion], [T0 + 2, end]))).toEqual([
      ["host", 14],
      ["players", 0],
      ["host", 14],
      ["players", 10],
    ]);
  }
});

test("[V3] the end: the host gets the game's totals, each player their own figures", () => {
  const { game } = play(
    started(["ali", "ece"], { questions: 2 }),
    [T0 + 5000, answer("ali", "q1")],
    [T0 + 5001, endQuestion],
    [T0 + 6000, next()],
    [T0 + 7000, answer("ece", "q2", "A")],
    [T0 + 7001, endQuestion],
  );
  const final_leaderboard = [row("ali", 900, 1, 1), row("ece", 0, 2, 2)];
  const message = "Oyun tamamlandı";
  const totals = {
    player_count: 2,
    questions: 2,
    correct: 1,
    wrong: 1,
    unanswered: 2,
    accuracy: 0.25,
    average_score: 450,
    average_response_ms: 3000,
  };
  const stats = { player_count: 2, unanswered: 1 };
  expect(hear(game, [T0 + 8000, next()])).toEqual([
    ["host", { type: "game_end", final_leaderboard, message, player_stats: totals, missed_questions: 1 }],
    [
      "players",
      { type: "game_end", final_leaderboard, message },
      {
        ali: {
          ...stats,
          score: 900,
          rank: 1,
          correct: 1,
          wrong: 0,
          accuracy: 0.5,
          average_response_ms: 5000,
          best_streak: 1,
        },
        ece: {
          ...stats,
          score: 0,
          rank: 2,
          correct: 0,
          wrong: 1,
          accuracy: 0,
          average_response_ms: 1000,
          best_streak: 0,
        },
      },
    ],
  ]);
});

test.each([
  [
    "a removed player",
    kick("ali"),
    [
      ["ali", "player_removed"],
      ["host", "leaderboard_update"],
    ],
  ],
  [
    "a renamed player",
    rename("ali", "Veli"),
    [
      ["ali", "player_renamed"],
      ["host", "leaderboard_update"],
    ],
  ],
  ["a player who leaves", leave("ali"), [["host", "leaderboard_update"]]],
  ["a joining player", join("can"), []],
  ["a locked door", lock(), []],
] as const)("[V7] between questions the host's leaderboard follows %s", (_, command: Command, heard) => {
  const { game } = play(started(["ali", "ece"]), [T0 + 1, endQuestion]);
  const types = (from: Game) => hear(from, [T0 + 2, command]).map(([to, { type }]) => [to, type]);
  expect(types(game)).toEqual(heard);
  expect(types(started(["ali", "ece"]))).toEqual(heard.filter(([to]) => to === "ali"));
});

test("[H12] only the host's screens hear of the shown leaderboard", () => {
  const { game } = play(started(["ali"]), [T0 + 1, endQuestion]);
  expect(hear(game, [T0 + 2, showLeaderboard()])).toEqual([
    ["host", { type: "leaderboard_shown", question_id: "q1", shown: true }],
  ]);
});

test("[H6] everybody hears of extra seconds", () => {
  expect(hear(started(["ali"]), [T0 + 1, extend(30)])).toEqual([
    ["everyone", { type: "question_extended", question_id: "q1", ends_at: T0 + 50_000 }],
  ]);
});

const quiet: readonly GameEvent[] = [
  { type: "player_claimed", playerId: "ali", userId: "u1" },
  { type: "place_renamed", playerId: "ali", nickname: "Öğrenci 1" },
  { type: "network_known", network: "far" },
  { type: "request_done", id: "1" },
  { type: "bell_rang", index: 0 },
];
test.each(quiet)("$type is sent to nobody at once", (event) => {
  expect(tell(started(["ali"]), event, T0)).toEqual([]);
});

test("[V3] players who were not asked are not counted among those without an answer", () => {
  const heard = hear(started(["ali", "ece", "can"]), [T0 + 1, leave("can")], [T0 + 2, endQuestion]);
  expect(heard[0]).toMatchObject(["host", { distribution: { none: 2 } }]);
});
