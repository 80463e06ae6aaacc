import { expect, test } from "vitest";
import type { Game } from "#game/game";
import {
  answerReply,
  ownerGame,
  ownerView,
  playerReply,
  playerStatsReply,
  playerView,
  publicGame,
  publicView,
} from "#game/view/http";
import { answer, play, started } from "../a-game";
import { settings } from "../../../builders/settings";
import { T0 } from "../../../builders/games";
import { everybody, inLobby, asking, revealed, second, over, ali, firstQuestion, ownFirst } from "../each-phase";

test("[V2] seven fields of a game are open to anybody", () => {
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
    settings: settings(),
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

test("[V1] the reply to an answer has no verdict before the close, unless verdicts come at once", () => {
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
