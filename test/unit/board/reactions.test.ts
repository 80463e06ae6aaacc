import { expect, test } from "vitest";
import { MOST_AT_ONCE, toRoll } from "#features/board/reactions/to-roll";

const plenty = [9, 9, 9, 9, 9];

test.each([
  ["none", [0, 0, 0, 0, 0], []],
  ["a few: each", [2, 0, 1, 0, 1], [0, 0, 2, 4]],
  ["a whole school, of one kind", [1000, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]],
  ["a whole school, of all kinds", [600, 100, 100, 100, 100], [0, 1, 2, 3, 4]],
  ["one among many is not lost", [999, 1, 0, 0, 0], [0, 0, 0, 0, 1]],
] as const)("reactions that roll: %s", (_, counts, rolled) => {
  expect(toRoll(counts, plenty)).toEqual(rolled);
});

test("at most a handful of reactions roll at once, and none that rolls already", () => {
  for (let i = 1; i < 500; i++) {
    const counts = [0, 1, 2, 3, 4].map((kind) => (i * (kind + 3) * 7919) % (i + 1));
    expect(toRoll(counts, plenty).length).toBeLessThanOrEqual(MOST_AT_ONCE);
  }
  expect(toRoll([3, 3, 0, 0, 0], [1, 0, 6, 6, 6])).toEqual([0]);
});

test("reactions of a whole school roll evenly, a few of each message, and not in heaps", () => {
  expect(toRoll([50, 50, 50, 50, 50], [4, 4, 4, 4, 4])).toHaveLength(5);
  expect(toRoll([50, 50, 50, 50, 50], [1, 1, 1, 1, 1])).toHaveLength(2);
  expect(toRoll([50, 50, 50, 50, 50], [0, 1, 1, 3, 2])).toEqual([3, 4]);
});
