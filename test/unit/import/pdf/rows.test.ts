import { expect, test } from "vitest";
import type { Run } from "#features/exchange/import/pdf/page-content";
import { partsOf, rowsOf } from "#features/exchange/import/pdf/rows";

const row = (texts: readonly string[]) => {
  const runs = texts.map((text, i) => ({ text, left: i * 60, right: i * 60 + 20, base: 100, size: 10 }) as Run);
  return rowsOf(runs)[0]!;
};
const counts = (texts: readonly string[]) => partsOf(row(texts)).length;

test("words that were moved apart are one line, figures as far apart are columns", () => {
  expect(counts(["1", "bir", "iki", "üç"])).toBe(1);
  expect(counts(["1", "2", "3", "4"])).toBe(4);
});

test("a row of eight thousand columns is read as one of eight is", () => {
  expect(counts(Array<string>(8_000).fill("7"))).toBe(8_000);
});
