import { expect, test } from "vitest";
import { addressSize, isParagraph, questionSize } from "#features/board/scenes/fit/type-size";

const px = (rem: number) => rem * 16;

test.each([
  [60, 96],
  [61, 82],
  [110, 82],
  [180, 66],
  [181, 58],
  [260, 58],
  [340, 54],
  [500, 46],
])("a question of %i characters is set in %i px", (length, size) => {
  expect(px(questionSize("s".repeat(length)))).toBe(size);
});

test("a longer text is never set larger", () => {
  const sizes = Array.from({ length: 500 }, (_, i) => i + 1);
  const set = sizes.map((length) => questionSize("x".repeat(length)));
  expect(set).toEqual(set.toSorted((a, b) => b - a));
});

test("only a long question is set as a paragraph", () => {
  expect([isParagraph("s".repeat(180)), isParagraph("s".repeat(181))]).toEqual([false, true]);
});

test.each([
  ["bilye.tr", 100],
  ["localhost:8105", 540 / (0.57 * 14)],
  ["bilye.bir-okul-hesabi.workers.dev", 44],
])("the address %s fills its column", (address, size) => {
  expect(px(addressSize(address))).toBeCloseTo(size);
});
