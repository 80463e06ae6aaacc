import { expect, test } from "vitest";
import type { Game, Question } from "#game/game";
import { marbleOf } from "#protocol/marble";
import { ownerView, playerView, publicGame } from "#game/view/http";
import { hostSnapshot, joinSuccess, playerSnapshot, reconnectSuccess } from "#game/view/snapshots";
import { answer, end, endQuestion, lobby, play, started } from "../a-game";
import { aQuestion } from "../../../builders/questions";
import { settings } from "../../../builders/settings";
import { T0 } from "../../../builders/games";
import { everybody, types, inLobby, asking, revealed, second, over, ali, firstQuestion, ownFirst } from "../each-phase";

const toldKinds = (game: Game) => [
  joinSuccess(game, "ali", "secret").kinds,
  reconnectSuccess(game, "ali", "secret").kinds,
  hostSnapshot(game, T0, new Set()).kinds,
  publicGame(game).kinds,
  playerView(game, "ali", T0, everybody).game.kinds,
  ownerView(game, T0, new Set()).host?.kinds,
];

test("[V9] the first replies list the kinds of question if there is another than the choice", () => {
  const newer = "typed";
  const typed = { ...aQuestion(2), kind: newer, accepted: ["x"], typo: true } as object as Question;
  const mixed = lobby(["ali"], {
    questions: [aQuestion(1), typed, { ...typed, id: "q3" }],
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
    title: second.setup.title,
  });
  expect(reconnectSuccess(over, "ali", "secret").game_status).toBe("completed");
});

test.each([
  ["the lobby", inLobby, ["lobby_update"]],
  ["a question", asking, ["current_question"]],
  ["a reveal", revealed, ["question_end"]],
  ["the end", over, ["game_end"]],
] as const)("[V5] a player who comes back in %s gets all that the screen needs", (_, game, expected) => {
  expect(types(game)).toEqual(expected);
});

test("[V5] in the middle of a question: it, the time left and the player's answer, nothing about right or wrong", () => {
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

test("[V5] a verdict that comes at once is sent again", () => {
  const { game } = play(started(["ali", "ece"], { verdict: "instant" }), [T0 + 5000, answer("ali", "q1")]);
  expect(types(game)).toEqual(["current_question", "answer_received"]);
  expect(reconnectSuccess(game, "ali", "secret").score).toBe(0);
  expect(playerSnapshot(game, "ali", T0 + 6000, everybody)[1]).toMatchObject({ score: 900, points_earned: 900 });
});

test("[V5] in a reveal: the result with the question, and the player's own part", () => {
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

test("[V5] after the end: the final table and the player's figures", () => {
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
    settings: settings(),
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

test("[M2] a board that comes after the end is asked for no digits", () => {
  const waiting = play(
    inLobby,
    [T0, { type: "offer_pairing", tokenHash: "token", until: T0 + 60_000 }],
    [T0, { type: "ask_pairing", tokenHash: "token", pairHash: "phone", digits: "42", until: T0 + 60_000 }],
  ).game;
  expect(hostSnapshot(waiting, T0 + 1, new Set()).pair_request).toMatchObject({ tries_left: 3 });
  expect(hostSnapshot(play(waiting, [T0, end]).game, T0 + 1, new Set())).not.toHaveProperty("pair_request");
});

const shownScores = (game: Game) => ["ali", "ece"].map((id) => playerView(game, id, T0 + 6000, everybody).you!.score);

test("[V6] with the instant verdict a score has the answer's points, once", () => {
  const instant = started(["ali", "ece"], { verdict: "instant" });
  const answered = play(instant, [T0 + 5000, answer("ali", "q1")]).game;
  expect(shownScores(answered)).toEqual([900, 0]);
  expect(shownScores(play(answered, [T0 + 7000, endQuestion]).game)).toEqual([900, 0]);
});

test("[V5] a player who comes in a reveal comes into a running game", () => {
  expect(reconnectSuccess(revealed, "ali", "secret").game_status).toBe("active");
});

test("[V2] a host who polls sees at the end who is there", () => {
  const rows = ownerView(over, T0, new Set(["ali"])).host!.end!.final_leaderboard;
  expect(rows.map(({ player_id, is_connected }) => [player_id, is_connected])).toEqual([
    ["ali", true],
    ["ece", false],
  ]);
});
