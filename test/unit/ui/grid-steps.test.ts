import { expect, test } from "vitest";
import { stepInGrid } from "#ui/use/grid-steps";

const rows = ["head", ...Array.from({ length: 24 }, (_, i) => `p${i + 1}`)];
const COLUMNS = 13;

test.each([
  ["ArrowRight", ["p2", 3], ["p2", 4]],
  ["ArrowLeft", ["p2", 0], ["p2", 0]],
  ["ArrowRight", ["p2", 12], ["p2", 12]],
  ["ArrowUp", ["p1", 3], ["head", 3]],
  ["ArrowUp", ["head", 3], ["head", 3]],
  ["ArrowDown", ["p24", 3], ["p24", 3]],
  ["PageDown", ["p2", 3], ["p12", 3]],
  ["PageDown", ["p20", 3], ["p24", 3]],
  ["PageUp", ["p4", 3], ["head", 3]],
  ["Home", ["p4", 3], ["p4", 0]],
  ["End", ["p4", 3], ["p4", 12]],
] as const)("%s from %j leads to %j", (key, [row, column], [toRow, toColumn]) => {
  expect(stepInGrid({ row, column }, { key, ctrlKey: false }, rows, COLUMNS)).toEqual({
    row: toRow,
    column: toColumn,
  });
});

test("Ctrl and Home or End lead to the corners, other keys nowhere", () => {
  const here = { row: "p4", column: 3 };
  expect(stepInGrid(here, { key: "Home", ctrlKey: true }, rows, COLUMNS)).toEqual({ row: "head", column: 0 });
  expect(stepInGrid(here, { key: "End", ctrlKey: true }, rows, COLUMNS)).toEqual({ row: "p24", column: 12 });
  expect(stepInGrid(here, { key: "a", ctrlKey: false }, rows, COLUMNS)).toBeNull();
});
