import type { QuestionOfSet } from "#protocol/http/replies/question-sets";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { newLiveGame, type LiveGame } from "#game-client/game";
import { reduceHost } from "#game-client/reduce-host";
import { usualSettings } from "#features/games/new-game/usual-settings";
import { nameOf } from "#features/rehearsal/names";
import { gameSetupOf } from "#features/rehearsal/game-setup";
import { pupils } from "#features/rehearsal/pupil";
import { Pupils } from "#features/rehearsal/pupils";
import { Room } from "#features/rehearsal/room";
import { withSides } from "#features/rehearsal/with-sides";
import type { HostCommand } from "#game/host-commands";
import { hostSnapshot } from "#game/view/snapshots";
import { ABrowser } from "../browser/a-browser";
import { aQuestion, aRehearsal, diceOf } from "./a-rehearsal";

/** A room, its pupils, and a board that hears the room's messages. */
function aRoom(seed: number, auto_advance_seconds: number) {
  const browser = new ABrowser();
  const random = diceOf(seed);
  const settings = { ...usualSettings, auto_advance_seconds };
  const questions = [aQuestion(1), aQuestion(2)];
  const opening = gameSetupOf({ title: "Deneme seti", questions, lang: "tr", pupils: 4, settings }, random);
  const room: Room = new Room(opening, browser.env, {
    host: (message) => (board = reduceHost(board, message)),
    pupils: (events) => players.hear(events),
  });
  const fresh = () => {
    const present = new Set(room.game.players.keys());
    return reduceHost(newLiveGame("host", "000000"), hostSnapshot(room.game, browser.now, present));
  };
  let board = fresh();
  const players = new Pupils(pupils(4, random), room, { ...browser.env, random });
  return { browser, room, fresh, board: () => board };
}

/**
 * The state that a board draws in this phase. Fields that are sent only at a close or at the end keep their value from then.
 */
function seen({ phase, leaderboard, leaderboardAfter, ...game }: LiveGame) {
  switch (phase.name) {
    case "reveal": {
      const { question_id, correct_option, explanation, is_last } = phase.result;
      const result = { question_id, correct_option, explanation, is_last, asked: phase.asked?.question_text };
      return { ...game, leaderboard, isAtTable: leaderboardAfter === question_id, phase: phase.name, result };
    }
    case "ended":
      return { ...game, leaderboard, phase: phase.name };
    // Ignore the number of awaited players, which is sent with the next answer.
    default:
      return { ...game, phase: { ...phase, expected: 0 } };
  }
}

const playerId = fc.integer({ min: 1, max: 5 }).map((i) => `deneme-${i}`);
const command = fc.oneof<fc.WeightedArbitrary<HostCommand>[]>(
  { weight: 2, arbitrary: fc.constant({ type: "start" }) },
  { weight: 4, arbitrary: fc.constant({ type: "next", questionNumber: null }) },
  { weight: 3, arbitrary: fc.constant({ type: "end_question" }) },
  { weight: 2, arbitrary: fc.constant({ type: "extend_question", seconds: 10 }) },
  { weight: 1, arbitrary: playerId.map((playerId) => ({ type: "kick", playerId })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(playerId, fc.constantFrom("Ece", "Mert", " "))
      .map(([playerId, nickname]) => ({ type: "rename", playerId, nickname })),
  },
  { weight: 2, arbitrary: fc.boolean().map((locked) => ({ type: "lock", locked })) },
  { weight: 2, arbitrary: fc.boolean().map((shown) => ({ type: "show_leaderboard", shown })) },
);

test("the board of a rehearsal shows what its room holds, whatever is pressed", async () => {
  const reached = new Set<string>();
  const steps = fc.array(fc.tuple(command, fc.integer({ min: 0, max: 9_000 })), { minLength: 10, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9_999 }), fc.constantFrom(0, 5), steps, async (seed, advance, all) => {
      const { browser, room, fresh, board } = aRoom(seed, advance);
      await browser.pass(1_000);
      for (const [press, ms] of all) {
        room.ask(press);
        expect(seen(board())).toEqual(seen(fresh()));
        await browser.pass(ms);
        expect(seen(board())).toEqual(seen(fresh()));
        reached.add(board().phase.name);
      }
    }),
    { numRuns: 150 },
  );
  expect([...reached].toSorted()).toEqual(["ended", "lobby", "question", "reveal"]);
});

test("a pupil whose name was given away comes in under another", async () => {
  const { browser, room } = aRoom(1, 0);
  await browser.pass(350);
  const [first] = room.game.players.keys();
  room.ask({ type: "rename", playerId: first!, nickname: "Mert" });
  await browser.pass(10_000);
  expect([...room.game.players.values()].map(({ nickname }) => nickname)).toEqual([
    "Mert",
    "Mert 2",
    "Zeynep K.",
    "Yağız",
  ]);
});

test("the largest class comes in under its names: none is refused, none is taken", async () => {
  const { browser, seen } = aRehearsal({ pupils: 500 });
  await browser.pass(10_000);
  const names = Array.from({ length: 500 }, (_, i) => nameOf(i));
  expect(seen().players.map(({ nickname }) => nickname)).toEqual(names);
});

const image = { id: "a".repeat(43), alt: "Saksı" };

test("a question's picture is shown in a rehearsal too", () => {
  const questions = [{ ...aQuestion(1), image }];
  const setup = { title: "Deneme seti", questions, lang: "tr", pupils: 4, settings: usualSettings };
  expect(gameSetupOf(setup, diceOf(1)).questions).toMatchObject([{ image }]);
});

test("a place on a picture is judged by its shape in a rehearsal too, as far as the page knows it", async () => {
  const areas = [{ x: 500, y: 500, r: 50 }];
  const spot = { ...aQuestion(1), kind: "spot", image, areas } as unknown as QuestionOfSet;
  const sides = { width: 1600, height: 1000 };
  const measure = (known: typeof sides | null) => withSides([spot, { ...aQuestion(2), image }], async () => known);
  const [measured, other] = await measure(sides);
  expect([measured!.image, other!.image]).toEqual([{ ...image, ...sides }, image]);
  expect((await measure(null))[0]!.image).toEqual(image);
});
