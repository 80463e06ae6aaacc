import { expect, test } from "vitest";
import { limits } from "#shared/limits";
import { addCounts } from "#large-game/coordinator";
import { aGame, T0 } from "../../builders/games";
import { Hall } from "./a-hall";

/** The coordinator's sums of its relays' counts. */

const BELL = T0 + 20_000;
const awaited = (players: number, lastBell: number | null) => ({
  players,
  answered: players,
  saidHowSure: 0,
  lastBell,
});

test("the last bell is that of the last player awaited anywhere, and none where one has no end", () => {
  expect(addCounts(awaited(1, 10), awaited(2, 20))).toEqual(awaited(3, 20));
  expect(addCounts(awaited(1, 10), awaited(0, null))).toEqual(awaited(1, 10));
  expect(addCounts(awaited(0, null), awaited(1, 10))).toEqual(awaited(1, 10));
  expect(addCounts(awaited(1, 10), awaited(1, null))).toEqual(awaited(2, null));
  expect(addCounts(awaited(1, null), awaited(1, 10))).toEqual(awaited(2, null));
  expect(addCounts({ ...awaited(1, 10), saidHowSure: 1 }, { ...awaited(1, 10), saidHowSure: 1 }).saidHowSure).toBe(2);
});

test("[Y4] once everybody has answered, the question how sure they are ends at the bell, also with an empty relay", () => {
  const hall = new Hall(aGame({ confidence: true }).setup, 3);
  const ali = hall.join(1, 1, "Ali", T0);
  hall.ask({ type: "start" }, T0);
  hall.settle();
  hall.say({ type: "answer", playerId: ali, questionId: "q1", value: "B", claimedMs: null }, BELL - 500);
  for (const relay of hall.relays.keys()) hall.count(relay);
  hall.decideOnCounts(BELL - 400);
  expect(hall.coordinator.game.phase).toMatchObject({ name: "question", waitsUntil: BELL + limits.graceMs });
});

test("a question is not over until every relay has said so of the last event it was sent", () => {
  const hall = new Hall(aGame().setup, 3);
  const ali = hall.join(0, 1, "Ali", T0);
  hall.ask({ type: "start" }, T0);
  hall.settle();
  hall.say({ type: "answer", playerId: ali, questionId: "q1", value: "B", claimedMs: null }, T0);
  for (const relay of [0, 1]) hall.count(relay);
  hall.decideOnCounts(T0);
  expect(hall.coordinator.game.phase.name).toBe("question");
  hall.count(2);
  // One more player has joined since.
  hall.join(2, 2, "Geç", T0);
  hall.decideOnCounts(T0);
  expect(hall.coordinator.game.phase.name).toBe("question");
});
