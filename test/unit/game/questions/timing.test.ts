import { expect, test } from "vitest";
import { closesAt, deadline } from "#game/timing";
import { HOUR, MINUTE, end, endQuestion, lobby, play, started, tick } from "../a-game";
import { aQuestion } from "../../../builders/questions";
import { T0 } from "../../../builders/games";

const SECOND = 1000;
const BELL = T0 + 20 * SECOND;
const CLOSE = BELL + 250;
const over = play(started(["ali"]), [T0 + 1, end]).game;
const revealed = play(started(["ali", "ece"]), [T0 + 5000, endQuestion]).game;

test.each([
  ["a lobby where somebody is", lobby(["ali"]), null, null],
  ["an empty lobby", lobby([]), T0 + 5, T0 + 5 + 2 * HOUR],
  ["a question", started(["ali"]), null, CLOSE],
  ["a question nobody looks at", started(["ali"]), T0 - 29 * MINUTE - 50 * SECOND, T0 + 10 * SECOND],
  ["a reveal", revealed, null, null],
  ["a reveal nobody looks at", revealed, T0, T0 + 30 * MINUTE],
  ["a completed game", over, T0, null],
] as const)("[W1] the next thing by itself: %s", (_, game, emptySince, at) => {
  expect(deadline(game, emptySince)).toBe(at);
});

test("[W1] a reveal that goes on by itself", () => {
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
] as const)("[W2] %s without a visitor is completed as abandoned, and not before", (_, game, at, types) => {
  expect(play(game, [at - 1, tick(T0)]).types).toEqual([]);
  expect(play(game, [at, tick(null)]).types).toEqual([]);
  const abandoned = play(game, [at, tick(T0)], [at + 1, tick(T0)]);
  expect(abandoned.types).toEqual(types);
  expect(abandoned.game.phase).toEqual({ name: "completed", endedAt: at, reason: "abandoned" });
});
