import { expect, test } from "vitest";
import { delimitedSheet } from "#features/exchange/import/office/delimited";

const wide = Array.from({ length: 64 }, (_, i) => String(i)).join(";");

test.each([
  [
    "cells without the spaces around them",
    " a ; b\nc;d ",
    [
      { place: 1, cells: ["a", "b"] },
      { place: 2, cells: ["c", "d"] },
    ],
  ],
  [
    "rows without a word",
    "a;b\n;\n\n ; \nc;d",
    [
      { place: 1, cells: ["a", "b"] },
      { place: 5, cells: ["c", "d"] },
    ],
  ],
  ["an empty cell at the end", "a;b;", [{ place: 1, cells: ["a", "b", ""] }]],
  [
    "line ends of Windows",
    "a;b\r\nc;d\r\n",
    [
      { place: 1, cells: ["a", "b"] },
      { place: 2, cells: ["c", "d"] },
    ],
  ],
  [
    "line ends of old Macs",
    "a;b\rc;d",
    [
      { place: 1, cells: ["a", "b"] },
      { place: 2, cells: ["c", "d"] },
    ],
  ],
  ["Excel's first line", "sep=;\na;b", [{ place: 2, cells: ["a", "b"] }]],
  ["a mark of the encoding", "\ufeffa;b", [{ place: 1, cells: ["a", "b"] }]],
  ["quotes around signs", '"a;b";"c ""d"""', [{ place: 1, cells: ["a;b", 'c "d"'] }]],
  [
    "lines within a cell",
    '"a\r\nb";c\nd',
    [
      { place: 1, cells: ["a\nb", "c"] },
      { place: 3, cells: ["d"] },
    ],
  ],
  ["quotes that are part of a text", '"Ne" dedi;"Kim" ;c', [{ place: 1, cells: ['"Ne" dedi', "Kim", "c"] }]],
  ["64 columns", wide, [{ place: 1, cells: wide.split(";") }]],
  ["more than 64 columns", `${wide};65;66`, [{ place: 1, cells: wide.split(";") }]],
  ["64 columns and a sign", `${wide};`, [{ place: 1, cells: wide.split(";") }]],
])("%s", (_, text, rows) => {
  expect(delimitedSheet(text, ";").rows).toEqual(rows);
});

test("a quote that does not close is named by its line", () => {
  expect(() => delimitedSheet('a;"b\nc"\nd;"e\nf', ";")).toThrow("Satır 3: tırnak kapanmamış, tablo okunamadı.");
});

test("2,000 rows and no more", () => {
  expect(delimitedSheet("a;b\n".repeat(2_000), ";").rows).toHaveLength(2_000);
  expect(() => delimitedSheet("a;b\n".repeat(2_001), ";")).toThrow("2.001 satır");
});
