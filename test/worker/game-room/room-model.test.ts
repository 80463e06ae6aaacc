import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { OptionKey } from "#question/question";
import { aGame } from "../helpers/games/a-game";
import { withClock } from "../helpers/clock";
import { Model } from "../helpers/games/model";
import {
  again,
  answer,
  end,
  endQuestion,
  endQuestionOf,
  join,
  joinTwice,
  leave,
  move,
  poll,
  next,
  pass,
  start,
  type Step,
} from "../helpers/games/model-steps";
import { recorded } from "../helpers/games/recorded";
import { isRuntime } from "../helpers/share";

const names = ["Kartallar", "Yıldızlar"];
/** First steps that random games would seldom take. */
const beginnings: Record<number, readonly Step[]> = {
  0: [poll(0), poll(1), pass(61)],
  1: [start, answer(0, "B", false), answer(1, "A", false), leave(2, false), move(0, 1), move(1, 0)],
  2: [move(0, 1), start, answer(1, "B", false), answer(0, "A", false), move(2, 1), endQuestion],
};

test("random games against a real room agree with a simple model after every step", async () => {
  const option = fc.constantFrom<OptionKey>("A", "B", "C", "D");
  const anAnswer = fc.tuple(fc.nat(3), option).map(([who, option]) => answer(who, option, false));
  const steps = fc.commands(
    [
      fc.constant(join),
      fc.constant(joinTwice),
      fc.nat(5).map(poll),
      fc.tuple(fc.nat(2), fc.boolean()).map(([who, isBack]) => leave(who, isBack)),
      fc.tuple(fc.nat(3), fc.nat(1)).map(([who, team]) => move(who, team)),
      fc.constant(start),
      ...Array<typeof anAnswer>(8).fill(anAnswer),
      fc.tuple(fc.nat(3), option).map(([who, option]) => answer(who, option, true)),
      fc.constantFrom("none" as const, "right" as const, "old" as const).map(next),
      fc.constant(next("right")),
      fc.constant(endQuestion),
      fc.constantFrom("this" as const, "old" as const).map(endQuestionOf),
      fc.constantFrom(1, 11, 21).map(pass),
      fc.constantFrom(...Array<Step>(5).fill(start), end),
    ],
    { maxCommands: 30, size: "max" },
  );
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(4), fc.boolean(), async (commands, lateness, isInTeams) => {
      await withClock(async (clock) => {
        const settings = { scoring: "accuracy", ...(isInTeams && { teams: { names } }) } as const;
        const { code, teacher, setId, room } = await aGame({ questions: 2, settings });
        const model = new Model(code, teacher.token, setId, room, 2, clock, isInTeams ? names.length : 0);
        for (let i = 0; i < 3; i++) await join.run(model, {});
        for (const step of beginnings[lateness] ?? []) await step.run(model, {});
        await fc.asyncModelRun(() => ({ model, real: {} }), commands);
        for (const step of [again(0), end, again(lateness), again(0)]) await step.run(model, {});
        const { game } = await recorded(room);
        const scores = model.pupils.map(({ id, score }) => [id, score]);
        expect(Array.from(game.players.values(), ({ id, score }) => [id, score])).toEqual(scores);
      });
    }),
    { numRuns: isRuntime ? 3 : 30, seed: 2026, endOnFailure: true },
  );
  if (isRuntime) return;
  const wanted = [
    "reveal",
    "everybody answered",
    "the last one left",
    "second answer",
    "old question",
    "played to the end",
    "closed by its id",
    "an old press",
    "joined twice",
    "back by a poll",
    "a seat given up",
    "first in the follow-up game",
    "follow-up game asked for again",
    "moved in lobby",
    "moved in question",
    "moved in reveal",
    "a team of which some knew it",
  ];
  expect(wanted.filter((what) => !Model.reached.has(what))).toEqual([]);
});
