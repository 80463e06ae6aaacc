import type { KindName } from "#question/kinds";
import type { ServerMessageOf } from "#protocol/live/messages";
import { expect, test } from "vitest";
import { aGameView, aHostView } from "../../builders/views";
import { aClosedQuestion, aPlayedQuestion } from "../../builders/questions";
import { returned } from "./a-player-game";
import { newLiveGame } from "#game-client/game";
import { reduce } from "#game-client/reduce";
import { reduceHost } from "#game-client/reduce-host";
import { foldView } from "#game-client/snapshot";

const newer = "hangisi-uzun" as KindName;
const start: ServerMessageOf<"question_start"> = {
  type: "question_start",
  ...aPlayedQuestion({ kind: newer, question_text: "Hangisi daha uzun?", options: {} }),
};
const end = { type: "question_end", ...aClosedQuestion({ correct_option: "1" }) } as const;

test("a close does not name the kind of the question: the screen that saw it knows it", () => {
  const asked = reduce(newLiveGame("player", "123456"), start);
  expect(reduce(asked, end).phase).toMatchObject({ name: "reveal", result: { kind: newer, correct_option: "1" } });
  const late = reduce(newLiveGame("player", "123456"), end);
  expect(late.phase).toMatchObject({ name: "reveal", asked: null, result: { question_id: "q1" } });
});

test("a screen knows the game's kinds as soon as it is in, to load their parts", () => {
  const game = newLiveGame("player", "123456");
  const kinds: readonly KindName[] = ["choice", newer];
  expect(game.kinds).toEqual([]);
  expect(reduce(game, { ...returned("lobby"), kinds }).kinds).toEqual(kinds);
  expect(reduce(game, returned("lobby")).kinds).toEqual([]);
  expect(reduceHost(game, { type: "register_host_success", ...aHostView({ kinds }) }).kinds).toEqual(kinds);
  expect(foldView(game, aGameView({ kinds })).kinds).toEqual(kinds);
});
