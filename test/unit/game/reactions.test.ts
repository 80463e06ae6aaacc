import { expect, test } from "vitest";
import { takesReactions } from "#game/reactions";
import { joinSuccess, reconnectSuccess } from "#game/view/snapshots";
import { end, endQuestion, lobby, next, play, started } from "./a-game";
import { T0 } from "../../builders/games";

const revealed = play(started(["ali"]), [T0 + 5, endQuestion]).game;

test.each([
  ["in the lobby", lobby(["ali"]), false],
  ["while a question runs", started(["ali"]), false],
  ["after the close", revealed, true],
  ["while the next question runs", play(revealed, [T0 + 9, next(1)]).game, false],
  ["after the end", play(revealed, [T0 + 9, end]).game, true],
  ["where the game takes none", play(started(["ali"], { reactions: false }), [T0 + 5, endQuestion]).game, false],
] as const)("[V14] phones react %s: %s", (_, game, isTaken) => {
  expect(takesReactions(game)).toBe(isTaken);
});

test("[V14] a phone learns only if the game takes none", () => {
  const without = lobby(["ali"], { reactions: false });
  for (const told of [joinSuccess, reconnectSuccess]) {
    expect(told(without, "ali", "s")).toMatchObject({ reactions: false });
    expect(told(revealed, "ali", "s")).not.toHaveProperty("reactions");
  }
});
