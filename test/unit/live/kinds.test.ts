import type { KindName } from "#question/kinds";
import type { ServerMessageOf } from "#protocol/messages";
import { expect, test } from "vitest";
import { settings } from "../../builders/settings";
import { newLiveGame } from "../../../web/live/game";
import { reduce } from "../../../web/live/reduce";
import { reduceHost } from "../../../web/live/reduce-host";
import { foldView } from "../../../web/live/snapshot";

const newer = "hangisi-uzun" as KindName;
const start: ServerMessageOf<"question_start"> = {
  type: "question_start",
  kind: newer,
  question_id: "q1",
  question_text: "Hangisi daha uzun?",
  options: {},
  time_limit: 20,
  question_number: 1,
  total_questions: 1,
  correct_option: null,
  points: 1,
  server_time: 0,
  starts_at: 0,
  ends_at: 20_000,
};
const end: ServerMessageOf<"question_end"> = {
  type: "question_end",
  question_id: "q1",
  correct_option: "1",
  leaderboard: [],
  distribution: { none: 0 },
  explanation: "",
  is_last: true,
};

test("a close does not say of what kind the question was: the screen that saw it knows", () => {
  const asked = reduce(newLiveGame("player", "123456"), start);
  expect(reduce(asked, end).phase).toMatchObject({ name: "reveal", result: { kind: newer, correct_option: "1" } });
  const late = reduce(newLiveGame("player", "123456"), end);
  expect(late.phase).toMatchObject({ name: "reveal", asked: null, result: { question_id: "q1" } });
});

test("a screen knows the game's kinds as soon as it is in, to load what it shows them with", () => {
  const game = newLiveGame("player", "123456");
  const kinds: readonly KindName[] = ["choice", newer];
  const back: ServerMessageOf<"reconnect_success"> = {
    type: "reconnect_success",
    game_code: "123456",
    player_id: "p1",
    nickname: "Işık",
    marble: 7,
    score: 0,
    game_status: "lobby",
    session_id: "secret",
    rank: 1,
    kinds,
  };
  expect(game.kinds).toEqual([]);
  expect(reduce(game, back).kinds).toEqual(kinds);
  const { kinds: _, ...old } = back;
  expect(reduce(game, old).kinds).toEqual([]);
  const board: ServerMessageOf<"register_host_success"> = {
    type: "register_host_success",
    game_code: "123456",
    game_status: "lobby",
    phase: "lobby",
    title: "Uzunluk",
    players: [],
    settings: settings(),
    leaderboard: [],
    total_questions: 1,
    question_number: 0,
    locked: false,
    leaderboard_shown: false,
    server_time: 0,
    question: null,
    result: null,
    kinds,
  };
  expect(reduceHost(game, board).kinds).toEqual(kinds);
  const polled = {
    game_code: "123456",
    title: "Uzunluk",
    status: "lobby",
    phase: "lobby",
    player_count: 1,
    total_questions: 1,
    question_number: 0,
    kinds,
  } as const;
  expect(foldView(game, { game: polled, server_time: 0 }).kinds).toEqual(kinds);
});
