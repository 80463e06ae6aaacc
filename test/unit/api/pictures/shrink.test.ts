import { expect, test } from "vitest";
import { fitted } from "#api/pictures/shrink";

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 1600, 1600, 1600],
  [20, 16, 20, 16],
  [8000, 40, 1600, 16],
])("%d × %d becomes %d × %d", (width, height, wide, high) => {
  expect(fitted(width, height)).toEqual({ width: wide, height: high });
});
