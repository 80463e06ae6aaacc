import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { GameSetup } from "#game/game";
import type { CoordinatorCommand } from "#large-game/coordinator";
import { firstRows } from "#large-game/ranks/ranked";
import { end } from "../game/a-game";
import { aGame, T0 } from "../../builders/games";
import { aQuestion } from "../../builders/questions";
import { Hall } from "./a-hall";
import { expectSameGame, inOneRoom } from "./one-room";
import { aStep, RELAYS, take } from "./random-steps";

/**
 * Plays the same random games in one room, and in a coordinator with three relays between which messages come late, twice or
 * after a restart.
 */

const typed = aQuestion(2, { kind: "typed", accepted: ["B"], typo: false, points: 2 });
const poll = aQuestion(3, { kind: "poll", options: { A: "bir", B: "iki", C: "üç" }, points: 0 });
const questions = [aQuestion(1), typed, poll, aQuestion(4)];

const aSetting = fc.record({
  teams: fc.constantFrom(
    null,
    { names: ["Kartallar", "Atomlar"], pick: "auto" },
    { names: ["Ay", "Gün", "Yel"], pick: "self" },
  ),
  verdict: fc.constantFrom("instant", "at_close"),
  confidence: fc.boolean(),
  show_leaderboard: fc.boolean(),
} as const);

function openingWith(changes: object): GameSetup {
  const { setup: opening } = aGame({ questions, capacity: 12 });
  return { ...opening, settings: { ...opening.settings, ...changes } };
}

const aScript = fc.array(aStep, { minLength: 80, maxLength: 250, size: "max" });

test("[T54] a game in a coordinator and three relays is the same as in one room, whatever comes late, twice or after a restart", () => {
  fc.assert(
    fc.property(aSetting, aScript, (changes, script) => {
      const opening = openingWith(changes);
      const hall = new Hall(opening, RELAYS);
      for (const [i, step] of script.entries()) take(hall, step, i);
      hall.settle();
      hall.ask(end as CoordinatorCommand, T0 + 1_000_000);
      hall.settle();
      const { game, heard } = inOneRoom(hall, opening);
      expectSameGame(hall, game);
      expect(hall.heardByHost).toEqual(heard.get("host"));
      const ids = [...game.players.keys()];
      expect(ids.map((id) => [id, hall.heard.get(id)])).toEqual(ids.map((id) => [id, heard.get(id)]));
    }),
    { numRuns: 100 },
  );
});

test("everybody stands as in one room once a late relay has caught up", () => {
  fc.assert(
    fc.property(aSetting, aScript, fc.array(fc.nat(250)), (changes, script, gaveUp) => {
      const opening = openingWith(changes);
      const hall = new Hall(opening, RELAYS);
      for (const [i, step] of script.entries()) {
        take(hall, step, i);
        if (gaveUp.includes(i)) hall.giveUp();
      }
      hall.settle();
      hall.ask(end as CoordinatorCommand, T0 + 1_000_000);
      hall.settle();
      expectSameGame(hall, inOneRoom(hall, opening).game);
    }),
    { numRuns: 100 },
  );
});

test("removing or renaming a player shows at once, also while their relay does not answer", () => {
  const hall = new Hall(openingWith({}), RELAYS);
  const away = hall.join(0, 1, "Ali", T0);
  hall.join(1, 2, "Ayşe", T0);
  hall.ask({ type: "start" }, T0);
  hall.settle();
  hall.ask({ type: "end_question" }, T0 + 1);
  hall.settle();
  const shown = () => firstRows(hall.coordinator.all, 10).map(({ nickname }) => nickname);
  expect(shown()).toEqual(["Ali", "Ayşe"]);
  hall.ask({ type: "rename", playerId: away, nickname: "Can" }, T0 + 2);
  hall.giveUp();
  expect(shown()).toEqual(["Can", "Ayşe"]);
  hall.ask({ type: "kick", playerId: away }, T0 + 3);
  hall.giveUp();
  expect(shown()).toEqual(["Ayşe"]);
});
