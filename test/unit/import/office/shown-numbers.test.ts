import { expect, test } from "vitest";
import { xlsxSheets } from "#features/exchange/import/office/xlsx-read";
import { read, shorts } from "../reading";
import { inline, kahootHeadings, number, row, workbook } from "./workbooks";

const quoted = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
/** One cell for each number, each in its own format: a built-in one of Excel by its number, any other by its code. */
function cells(numbers: readonly (readonly [format: number | string, value: number | string])[], from1904 = false) {
  const codes = numbers.map(([format], i) => (typeof format === "string" ? { id: 200 + i, format } : { id: format }));
  const named = codes.map(({ id, format }) => format && `<numFmt numFmtId="${id}" formatCode="${quoted(format)}"/>`);
  const styles = `<numFmts>${named.join("")}</numFmts><cellXfs>${codes.map(({ id }) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs>`;
  const written = numbers.map(([, value], i) => row(i + 1, `<c r="A${i + 1}" s="${i}"><v>${value}</v></c>`));
  const [sheet] = xlsxSheets(workbook(written.join(""), { styles, from1904 }));
  return sheet!.rows.map(({ cells }) => cells[0]);
}

test.each([
  ["a date", 14, 8703, "29.10.1923"],
  ["a date by its code", "dd\\.mm\\.yyyy;@", 8703, "29.10.1923"],
  ["a month's name", "[$-41F]d\\ mmmm\\ yyyy;@", 8703, "29 Ekim 1923"],
  ["a fraction that became a date", "d/m", 45385, "3/4"],
  ["a year alone", "yyyy", 8703, "1923"],
  ["a clock", 20, "0.60416666666666663", "14:30"],
  ["hours beyond a day", "[h]:mm", 1.5, "36:00"],
  ["a per cent", 9, 0.2, "%20"],
  ["a per cent with places", 10, 0.125, "%12,50"],
  ["a per cent below zero", 9, -0.05, "-%5"],
  ["a fraction", 12, 0.75, "3/4"],
  ["money", '#,##0.00\\ "₺"', 1234.5, "1.234,50 ₺"],
  ["leading zeros", "00000", 42, "00042"],
  ["a unit", '0" adet"', 3, "3 adet"],
  ["places that end in zero", 2, 3.5, "3,50"],
  ["no format", 0, "0.30000000000000004", "0,3"],
  ["a text's format", 49, "3.0", "3"],
  ["a format that is broken", "[[", 3.5, "3,5"],
  ["a format that is a trap", "0".repeat(256), 3, "3"],
  ["a date that cannot be", 14, 1e300, "1e+300"],
] as const)("%s comes as the cell shows it", (_, format, value, text) => {
  expect(cells([[format, value]])).toEqual([text]);
});

test("a workbook that counts from 1904 shows the same days, and the same per cents", () => {
  const numbers = [
    [14, 8703 - 1462],
    [9, 0.2],
  ] as const;
  expect(cells(numbers, true)).toEqual(["29.10.1923", "%20"]);
});

test("time, points and the right one are read from numbers that are shown with places", () => {
  const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="2"/></cellXfs>';
  const names = [...kahootHeadings, "Bilye puan"].map((text, i) => inline(`${"BCDEFGHI"[i]}8`, text));
  const placed = ["G9", "H9", "I9"].map((at, i) => `<c r="${at}" s="1"><v>${[20, 2, 1][i]}</v></c>`);
  const file = workbook(row(8, ...names) + row(9, inline("B9", "Kaç?"), number("C9", 3), number("D9", 4), ...placed), {
    styles,
  });
  expect(shorts(read(file))).toEqual(["Satır 9: taken | Kaç? | A 3, *B 4 | 20"]);
  expect(read(file).rows[0]?.question.points).toBe(1);
});
