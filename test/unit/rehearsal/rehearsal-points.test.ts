import * as fc from "fast-check";
import { expect, test } from "vitest";
import { aRehearsal, diceOf } from "./a-rehearsal";

/** The table after one question, with the same random numbers, and with the given extra seconds. */
async function tableAfter(seed: number, extraSeconds: readonly number[]) {
  const { browser, game, seen, started } = aRehearsal({ pupils: 8, questions: 1, random: diceOf(seed) });
  await started();
  for (const seconds of extraSeconds) game.extend(seconds);
  await browser.pass(300_000);
  return seen().leaderboard.map(({ player_id, score }) => [player_id, score]);
}

test("[S5] a rehearsal's extra seconds make no answer worth more", async () => {
  const seconds = fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 2_147_483_646 }), seconds, async (seed, extra) => {
      expect(await tableAfter(seed, extra)).toEqual(await tableAfter(seed, []));
    }),
    { numRuns: 25 },
  );
});
