import { expect, test } from "vitest";
import { noneBetween } from "#features/admin/none-between";

test.each([
  ["2026-11-30", "2026-11-01", "Son gün, ilk günden önce olamaz."],
  ["2026-11-30", "2026-11-30", null],
  ["2026-11-30", "", null],
  ["", "2026-11-01", null],
])("a list from %j to %j: %s", (from, to, words) => {
  expect(noneBetween(from, to)).toBe(words);
});
