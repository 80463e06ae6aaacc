import * as fc from "fast-check";
import { expect, test } from "vitest";
import { leaderboardOfAll, rowsOn, type Wanted } from "#objects/large-game/pages";
import { firstRows } from "#large-game/ranks/ranked";
import { aGame, T0 } from "../../builders/games";
import { everybodyIsThere, Hall } from "./a-hall";

const RELAYS = 3;

/** A hall in which these have answered the first question. */
function played(answers: readonly { relay: number; says: string; tookMs: number }[]): Hall {
  const hall = new Hall(aGame().setup, RELAYS);
  const seats = answers.map(({ relay }, i) => hall.join(relay, i, `Oyuncu ${i}`, T0));
  hall.ask({ type: "start" }, T0);
  hall.settle();
  for (const [i, { says, tookMs }] of answers.entries()) {
    hall.say({ type: "answer", playerId: seats[i]!, questionId: "q1", value: says, claimedMs: null }, T0 + tookMs);
  }
  hall.ask({ type: "end_question" }, T0 + 19_000);
  hall.settle();
  return hall;
}

const asked = (hall: Hall, sizes: number[]) => (wanted: Wanted) =>
  Promise.resolve(
    hall.relays.map(({ game }) => {
      const rows = rowsOn(game, wanted, everybodyIsThere);
      sizes.push(rows.length);
      return rows;
    }),
  );

const anAnswer = fc.record({
  relay: fc.nat(RELAYS - 1),
  says: fc.constantFrom("A", "B"),
  // Few different times, so that scores and times are often equal.
  tookMs: fc.constantFrom(0, 1, 5_000, 5_000, 18_000),
});

test("the pages of all relays put together are the leaderboard, and no relay sends more than a page needs", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anAnswer, { minLength: 1, maxLength: 25 }),
      fc.integer({ min: 1, max: 9 }),
      async (of, page_size) => {
        const hall = played(of);
        const pages = [];
        for (let page = 1; page <= Math.ceil(of.length / page_size) + 1; page++) {
          const sizes: number[] = [];
          const reply = await leaderboardOfAll(hall.coordinator, { page, page_size }, asked(hall, sizes));
          expect(reply).toMatchObject({ total: of.length, page, page_size });
          expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(page * page_size);
          pages.push(...reply.leaderboard);
        }
        expect(pages).toEqual(firstRows(hall.coordinator.all, of.length));
      },
    ),
    { numRuns: 60 },
  );
});

test("only players on the page's scores are asked for", async () => {
  const hall = played([
    { relay: 0, says: "B", tookMs: 0 },
    { relay: 1, says: "B", tookMs: 10_000 },
    { relay: 2, says: "A", tookMs: 0 },
    { relay: 2, says: "A", tookMs: 0 },
  ]);
  const sizes: number[] = [];
  const { leaderboard } = await leaderboardOfAll(hall.coordinator, { page: 2, page_size: 1 }, asked(hall, sizes));
  expect(leaderboard.map(({ nickname, rank }) => [nickname, rank])).toEqual([["Oyuncu 1", 2]]);
  expect(sizes).toEqual([0, 1, 0]);
});

test("before the first close all stand in the coordinator's list, and no relay is asked", async () => {
  const hall = new Hall(aGame().setup, RELAYS);
  for (const [i, name] of ["Can", "Ali", "Ece"].entries()) hall.join(i, i, name, T0);
  const reply = await leaderboardOfAll(hall.coordinator, { page: 2, page_size: 2 }, () =>
    Promise.reject(new Error("asked")),
  );
  expect(reply).toMatchObject({ leaderboard: [{ nickname: "Ece", score: 0, rank: 1 }], total: 3 });
});
