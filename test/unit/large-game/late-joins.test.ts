import { expect, test } from "vitest";
import { decide } from "#game/decide";
import { apply } from "#game/events";
import { newGame } from "#game/game";
import { aGame, T0 } from "../../builders/games";
import { Hall } from "./a-hall";

/** A player who joins between two closes gets the place at once that one room would give a player without points. */

const ranks = (hall: Hall) => hall.relays.map(({ game }) => Array.from(game.players.values(), ({ rank }) => rank));

test.each([
  ["a question runs", true],
  ["a question has ended", false],
] as const)(
  "a player who joins while %s is ranked behind everybody with points, and nobody else moves",
  (_, isRunning) => {
    const hall = new Hall(aGame().setup, 3);
    const seats = ["Ali", "Ayşe", "Can", "Naz"].map((name, i) => hall.join(i % 3, i + 1, name, T0));
    hall.ask({ type: "start" }, T0);
    hall.settle();
    for (const [i, playerId] of seats.slice(0, 3).entries()) {
      hall.say({ type: "answer", playerId, questionId: "q1", value: "B", claimedMs: null }, T0 + i * 5000);
    }
    hall.ask({ type: "end_question" }, T0 + 15_000);
    hall.settle();
    if (isRunning) hall.ask({ type: "next", questionNumber: null }, T0 + 16_000);
    expect(ranks(hall)).toEqual([[1, 4], [2], [3]]);

    const late = hall.join(1, 9, "Geç", T0 + 17_000);
    hall.settle();
    expect(ranks(hall)).toEqual([[1, 4], [2, 4], [3]]);

    const one = newGame(hall.coordinator.game.setup);
    for (const { command, at } of hall.inOrder()) {
      const decision = decide(one, command, at);
      if (decision.ok) for (const event of decision.events) apply(one, event);
    }
    expect(one.players.get(late)!.rank).toBe(4);

    // The best player leaves: latecomers move up with the others, on every relay.
    hall.ask({ type: "kick", playerId: seats[0]! }, T0 + 18_000);
    hall.settle();
    expect(ranks(hall)).toEqual([[3], [1, 3], [2]]);
    hall.join(2, 10, "Daha geç", T0 + 19_000);
    hall.restart(2);
    hall.settle();
    expect(ranks(hall)).toEqual([[3], [1, 3], [2, 3]]);
  },
);

test("before the first close everybody is first", () => {
  const hall = new Hall(aGame().setup, 3);
  hall.join(0, 1, "Ali", T0);
  hall.ask({ type: "start" }, T0);
  hall.join(2, 2, "Geç", T0 + 1000);
  hall.settle();
  expect(ranks(hall)).toEqual([[1], [], [1]]);
});
