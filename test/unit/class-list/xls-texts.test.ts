import { expect, test } from "vitest";
import { sharedTexts } from "#features/exchange/class-list/xls-texts";
import { long, narrow, wide, word } from "./an-xls";

const counts = (texts: number) => [...long(texts), ...long(texts)];
const read = (...records: number[][]) => sharedTexts(records.map((record) => new Uint8Array(record)));

test("a text that runs over several records has its width again in each", () => {
  const first = [...counts(2), ...word(6), 1, ...wide("ŞİL")];
  expect(read(first, [0, ...narrow("AL")], [1, ...wide("İ"), ...word(2), 0, ...narrow("SU")])).toEqual([
    "ŞİLALİ",
    "SU",
  ]);
});

test("a text of more than 255 letters", () => {
  expect(read([...counts(1), ...word(300), 0, ...narrow("A".repeat(300))])).toEqual(["A".repeat(300)]);
});

test("marks of bold letters and of other scripts are passed over, also across the end of a record", () => {
  const bold = [...word(2), 8, ...word(2), ...narrow("AY"), 1, 0, 2, 0];
  const other = [...word(2), 4, ...long(5), ...narrow("SU"), 9, 9];
  expect(read([...counts(3), ...bold], [3, 0, 4, 0, ...other], [9, 9, 9, ...word(1), 0, 65])).toEqual([
    "AY",
    "SU",
    "A",
  ]);
});

test.each([
  ["before its letters", [...counts(1), ...word(3), 0]],
  ["in them", [...counts(1), ...word(3), 1, 65]],
  ["before the second", [...counts(2), ...word(1), 0, 65]],
])("a table that ends %s is broken", (_, record) => {
  expect(() => read(record)).toThrow(RangeError);
});
