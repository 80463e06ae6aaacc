import type { KindName } from "#question/kinds";
import type { ServerMessageOf } from "#protocol/messages";
import { expect, test } from "vitest";
import { aGameView, aHostView } from "../../builders/views";
import { aPlayedQuestion } from "../../builders/questions";
import { newLiveGame } from "../../../web/live/game";
import { reduce } from "../../../web/live/reduce";
import { reduceHost } from "../../../web/live/reduce-host";
import { foldView } from "../../../web/live/snapshot";

const newer = "hangisi-uzun" as KindName;
const start: ServerMessageOf<"question_start"> = {
  type: "question_start",
  ...aPlayedQuestion({ kind: newer, question_text: "Hangisi daha uzun?", options: {} }),
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
  expect(reduceHost(game, { type: "register_host_success", ...aHostView({ kinds }) }).kinds).toEqual(kinds);
  expect(foldView(game, aGameView({ kinds })).kinds).toEqual(kinds);
});
