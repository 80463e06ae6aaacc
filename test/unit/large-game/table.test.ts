import * as fc from "fast-check";
import { expect, test } from "vitest";
import { aRow } from "../../builders/people";
import {
  mergedAll,
  mergedScores,
  emptyTable,
  ranksAmong,
  ROWS,
  type Scores,
  type Table,
} from "#large-game/ranks/table";

const merged = (a: Table, b: Table): Table => mergedAll([a, b]);
const earned = (sum = 0, size = 0) => ({ sum, size });
const count = fc.integer({ min: 0, max: 40 });
const someScores = fc
  .array(fc.tuple(count, fc.integer({ min: 1, max: 9 })), { maxLength: 6 })
  .map((pairs): Scores => mergedScores([pairs]));
/** Random tables of one game with two teams and two closed questions, each with its own players. */
const aTable = fc
  .record({
    questions: fc.array(fc.record({ asked: count, given: count, right: count, tookMs: count }), { maxLength: 3 }),
    values: fc.dictionary(fc.constantFrom("A", "B", "C"), fc.integer({ min: 1, max: 9 })),
    scores: fc.tuple(someScores, someScores),
    best: fc.uniqueArray(fc.tuple(count, count, fc.uuid()), { selector: ([, , id]) => id, maxLength: 130 }),
    sums: fc.array(count, { minLength: 8, maxLength: 8 }),
  })
  .map(({ best, sums: [a, b, c, d, e, f, g, h], ...table }): Table => {
    const rows = best.map(([score, correctMs, id]) => ({ ...aRow(id, { score }), correctMs }));
    const teams = [
      [earned(a, b), earned(c, d)],
      [earned(e, f), earned(g, h)],
    ];
    return merged({ ...table, best: rows, teams }, emptyTable);
  });

test("tables make one table in any order and grouping: a level of relays more changes nothing", () => {
  fc.assert(
    fc.property(aTable, aTable, aTable, (a, b, c) => {
      expect(merged(merged(a, b), c)).toEqual(merged(a, merged(b, c)));
      expect(mergedAll([a, b, c])).toEqual(merged(merged(a, b), c));
      expect(merged(a, b)).toEqual(merged(b, a));
      expect(merged(a, emptyTable)).toEqual(a);
      expect(merged(merged(a, b), c).best.length).toBeLessThanOrEqual(ROWS);
    }),
  );
});

test("the rank of a score is one more than there are players above it, of other relays too", () => {
  fc.assert(
    fc.property(someScores, someScores, (own, others) => {
      const everybody = mergedScores([own, others]).flatMap(([score, players]) => Array<number>(players).fill(score));
      for (const [score, rank] of ranksAmong(mergedScores([own, others]))(own)) {
        expect(rank).toBe(1 + everybody.filter((other) => other > score).length);
      }
    }),
  );
  expect(ranksAmong([[500, 3]])([])).toEqual([[0, 4]]);
});
