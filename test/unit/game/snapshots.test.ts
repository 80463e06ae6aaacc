import { expect, test } from "vitest";
import type { KindName } from "#question/kinds";
import type { Game } from "../../../worker/game/game";
import { marbleOf } from "#protocol/marble";
import {
  answerReply,
  ownerGame,
  ownerView,
  playerReply,
  playerStatsReply,
  playerView,
  publicGame,
  publicView,
} from "../../../worker/game/view-http";
import { hostSnapshot, joinSuccess, playerSnapshot, reconnectSuccess } from "../../../worker/game/view-snapshots";
import { answer, aQuestion, end, endQuestion, lobby, next, play, settings, started, T0 } from "./a-game";

const everybody = () => true;
const types = (game: Game, at = T0 + 9000) => playerSnapshot(game, "ali", at, everybody).map(({ type }) => type);

const inLobby = lobby(["ali", "ece"]);
const asking = play(started(["ali", "ece"]), [T0 + 5000, answer("ali", "q1")]).game;
const revealed = play(asking, [T0 + 6000, endQuestion]).game;
const second = play(revealed, [T0 + 7000, next()], [T0 + 8000, answer("ali", "q2", "C")]).game;
const over = play(second, [T0 + 9000, end]).game;

const ali = { player_id: "ali", nickname: "ali", marble: marbleOf("ali") };
const firstQuestion = {
  kind: "choice",
  lang: "tr",
  question_text: "Soru 1",
  options: { A: "bir", B: "iki", C: "üç", D: "dört" },
  points: 1,
  question_number: 1,
};
const ownFirst = {
  answer: "B",
  is_correct: true,
  share: 1,
  points_earned: 900,
  score: 900,
  rank: 1,
  previous_rank: null,
  streak: 1,
};

const toldKinds = (game: Game) => [
  joinSuccess(game, "ali", "secret").kinds,
  reconnectSuccess(game, "ali", "secret").kinds,
  hostSnapshot(game, T0, new Set()).kinds,
  publicGame(game).kinds,
  playerView(game, "ali", T0, everybody).game.kinds,
  ownerView(game, T0, new Set()).host?.kinds,
];

test("[V9] the first replies tell which kinds of question there are, where there is another than the choice", () => {
  const newer = "hangisi-uzun" as KindName;
  const mixed = lobby(["ali"], {
    questions: [aQuestion(1), aQuestion(2, { kind: newer }), aQuestion(3, { kind: newer })],
  });
  expect(toldKinds(mixed)).toEqual(Array.from({ length: 6 }, () => ["choice", newer]));
  expect(toldKinds(inLobby)).toEqual(Array.from({ length: 6 }, () => undefined));
  expect(joinSuccess(inLobby, "ali", "secret")).not.toHaveProperty("kinds");
});

test("[V5] the first replies to a player", () => {
  const game = { game_code: "123456", ...ali, session_id: "secret" };
  expect(joinSuccess(inLobby, "ali", "secret")).toEqual({ type: "join_success", ...game, game_status: "lobby" });
  expect(reconnectSuccess(second, "ali", "secret")).toEqual({
    type: "reconnect_success",
    ...game,
    game_status: "active",
    score: 900,
    rank: 1,
  });
  expect(reconnectSuccess(over, "ali", "secret").game_status).toBe("completed");
});

test.each([
  ["the lobby", inLobby, ["lobby_update"]],
  ["a question", asking, ["current_question"]],
  ["a reveal", revealed, ["question_end"]],
  ["the end", over, ["game_end"]],
] as const)("[V5] who comes back in %s gets what the screen needs", (_, game, expected) => {
  expect(types(game)).toEqual(expected);
});

test("[V5] in the middle of a question: it, the time left and the own answer, nothing about right or wrong", () => {
  const [current] = playerSnapshot(asking, "ali", T0 + 12_000, everybody);
  expect(current).toMatchObject({
    correct_option: null,
    remaining_ms: 8000,
    your_answer: "B",
    server_time: T0 + 12_000,
  });
  expect(playerSnapshot(asking, "ece", T0 + 12_000, everybody)[0]).toMatchObject({ your_answer: null });
});

test("[V5] during the reading seconds the whole clock is left, after the bell nothing", () => {
  const reading = started(["ali"], { reading_seconds: 3 });
  expect(playerSnapshot(reading, "ali", T0 + 1000, everybody)[0]).toMatchObject({
    remaining_ms: 20_000,
    starts_at: T0 + 3000,
  });
  expect(playerSnapshot(reading, "ali", T0 + 23_100, everybody)[0]).toMatchObject({ remaining_ms: 0 });
});

test("[V5] where the verdict comes at once it is told again", () => {
  const { game } = play(started(["ali", "ece"], { verdict: "instant" }), [T0 + 5000, answer("ali", "q1")]);
  expect(types(game)).toEqual(["current_question", "answer_received"]);
  expect(reconnectSuccess(game, "ali", "secret").score).toBe(0);
  expect(playerSnapshot(game, "ali", T0 + 6000, everybody)[1]).toMatchObject({ score: 900, points_earned: 900 });
});

test("[V5] in a reveal: the result with what was asked, and the own part", () => {
  expect(playerSnapshot(revealed, "ali", T0 + 7000, everybody)).toEqual([
    {
      type: "question_end",
      question_id: "q1",
      correct_option: "B",
      leaderboard: [
        { ...ali, is_connected: true, score: 900, rank: 1, previous_rank: null },
        {
          player_id: "ece",
          nickname: "ece",
          marble: marbleOf("ece"),
          is_connected: true,
          score: 0,
          rank: 2,
          previous_rank: null,
        },
      ],
      distribution: { A: 0, B: 1, C: 0, D: 0, none: 1 },
      explanation: "Açıklama 1",
      is_last: false,
      ...firstQuestion,
      you: ownFirst,
    },
  ]);
});

test("[V5] after the end: the final table and the own figures", () => {
  expect(playerSnapshot(over, "ali", T0 + 99_000, everybody)[0]).toMatchObject({
    type: "game_end",
    message: "Oyun tamamlandı",
    player_stats: { score: 900, rank: 1, correct: 1, wrong: 1, unanswered: 0, best_streak: 1 },
  });
});

test("[V5] a host on another device gets the state of every phase", () => {
  const present = new Set(["ali"]);
  const base = {
    type: "register_host_success",
    game_code: "123456",
    title: "Başkentler",
    settings,
    total_questions: 3,
    locked: false,
  };
  expect(hostSnapshot(inLobby, T0 + 1, present)).toMatchObject({
    ...base,
    game_status: "lobby",
    phase: "lobby",
    question_number: 0,
    question: null,
    result: null,
    server_time: T0 + 1,
    players: [
      { ...ali, is_connected: true },
      { player_id: "ece", is_connected: false },
    ],
  });
  expect(hostSnapshot(asking, T0 + 9000, present)).toMatchObject({
    game_status: "active",
    phase: "question",
    question_number: 1,
    question: { question_id: "q1", correct_option: "B", answered: 1, total: 1, player_ids: ["ali"] },
    result: null,
  });
  expect(hostSnapshot(revealed, T0 + 9000, present)).toMatchObject({
    phase: "reveal",
    question: null,
    result: { question_id: "q1", correct_option: "B", ...firstQuestion },
    leaderboard: [{ player_id: "ali", score: 900 }, { player_id: "ece" }],
  });
  expect(hostSnapshot(second, T0 + 9000, present)).toMatchObject({
    question_number: 2,
    question: { question_id: "q2" },
    result: { question_id: "q1" },
  });
  expect(hostSnapshot(over, T0 + 9000, present)).toMatchObject({
    game_status: "completed",
    phase: "completed",
    question: null,
  });
});

test("[V2] what anybody may see is seven fields", () => {
  const anybody = {
    game_code: "123456",
    title: "Başkentler",
    status: "active",
    phase: "question",
    player_count: 2,
    total_questions: 3,
    question_number: 1,
  };
  expect(publicGame(asking)).toEqual(anybody);
  expect(publicView(asking, T0 + 1)).toEqual({ game: anybody, server_time: T0 + 1 });
});

test("[V2] the owner also sees settings and players", () => {
  const owned = {
    ...publicGame(over),
    id: "game-1",
    question_set_id: "set-1",
    settings,
    created_at: T0,
    started_at: T0,
    ended_at: T0 + 9000,
  };
  expect(ownerGame(over)).toEqual(owned);
  expect(ownerGame(inLobby)).toMatchObject({
    status: "lobby",
    phase: "lobby",
    question_number: 0,
    started_at: null,
    ended_at: null,
  });
  const { game } = ownerView(over, T0 + 9999, new Set(["ece"]));
  expect(game).toMatchObject({ ...owned, locked: false, players: [{ is_connected: false }, { is_connected: true }] });
});

const view = (game: Game) => playerView(game, "ali", T0 + 9000, everybody);
test("[V5] a phone that polls sees its game in every phase", () => {
  expect(view(inLobby)).toEqual({
    game: publicGame(inLobby),
    server_time: T0 + 9000,
    you: { ...ali, score: 0, rank: 1, answer: null },
    question: null,
    result: null,
    end: null,
  });
  expect(view(asking)).toMatchObject({
    you: { score: 0, rank: 1, answer: "B" },
    question: { question_id: "q1", correct_option: null, remaining_ms: 11_000 },
    result: null,
  });
  expect(view(revealed)).toMatchObject({
    you: { score: 900, answer: "B" },
    question: null,
    result: { question_id: "q1", correct_option: "B", ...firstQuestion, you: ownFirst },
  });
  expect(view(second)).toMatchObject({
    you: { score: 900, answer: "C" },
    question: { question_id: "q2", correct_option: null },
    result: { question_id: "q1" },
  });
  expect(view(over)).toMatchObject({
    question: null,
    result: { question_id: "q2", you: { answer: "C", is_correct: false } },
    end: { message: "Oyun tamamlandı", player_stats: { score: 900 }, final_leaderboard: [{ player_id: "ali" }, {}] },
  });
});

test("[V1] the reply to an answer says nothing before the close, unless the verdict comes at once", () => {
  expect(answerReply(asking, "ali", "q1")).toEqual({
    accepted: true,
    is_correct: null,
    share: null,
    points_earned: null,
    score: 0,
  });
  expect(answerReply(revealed, "ali", "q1")).toEqual({
    accepted: true,
    is_correct: true,
    share: 1,
    points_earned: 900,
    score: 900,
  });
  expect(answerReply(second, "ali", "q1")).toEqual({
    accepted: true,
    is_correct: true,
    share: 1,
    points_earned: 900,
    score: 900,
  });
  const { game } = play(started(["ali"], { verdict: "instant" }), [T0 + 5000, answer("ali", "q1")]);
  expect(answerReply(game, "ali", "q1")).toEqual({
    accepted: true,
    is_correct: true,
    share: 1,
    points_earned: 900,
    score: 900,
  });
});

test("[V5] a player's own calls: the line, and the answers to closed questions", () => {
  expect(playerReply(second, "ali", () => false)).toEqual({
    player: { ...ali, is_connected: false, score: 900, rank: 1, game_code: "123456", game_status: "active" },
  });
  expect(playerStatsReply(second, "ali")).toEqual({
    stats: {
      score: 900,
      rank: 1,
      player_count: 2,
      correct: 1,
      wrong: 0,
      unanswered: 0,
      accuracy: 1,
      average_response_ms: 5000,
      best_streak: 1,
      answers: [
        {
          question_id: "q1",
          kind: "choice",
          question_text: "Soru 1",
          lang: "tr",
          options: { A: "bir", B: "iki", C: "üç", D: "dört" },
          answer: "B",
          correct_option: "B",
          is_correct: true,
          share: 1,
          points_earned: 900,
          response_time_ms: 5000,
        },
      ],
    },
  });
});
