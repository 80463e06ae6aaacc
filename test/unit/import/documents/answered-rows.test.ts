import { expect, test } from "vitest";
import { answeredRows } from "#features/exchange/import/documents/rows";
import { readRich } from "#features/exchange/import/read";
import { docx, p, tr } from "../office/office-files";
import { bytes, inShort, read } from "../reading";

/** A table of a worksheet with a question in each row and a cell for its answer. */
const first = ["1. Başkent?", "A) İzmir", "B) Ankara"];
const second = ["2. Meyve?", "A) Elma", "B) Taş"];
const rows = ["taken | Başkent? | A İzmir, *B Ankara", "taken | Meyve? | *A Elma, B Taş"];
const cell = (lines: readonly string[]) => lines.map((line) => p(line)).join("");
const htmlCell = (lines: readonly string[]) => `<td>${lines.map((line) => `<p>${line}</p>`).join("")}</td>`;
const page = (...all: readonly (readonly (readonly string[])[])[]) =>
  `<table>${all.map((cells) => `<tr>${cells.map(htmlCell).join("")}</tr>`).join("")}</table>`;
const apart = (lines: readonly string[], letter: string) => [...lines.map((line) => [line]), [letter]];
const bodies = (result: ReturnType<typeof read>) =>
  result.rows.map((row) => inShort(row).replace(/^[^:]*: | \| \d+$/g, ""));

test("pasted and in a document, the letter in the last cell is the answer of its row", () => {
  expect(bodies(readRich(page([first, ["B"]], [second, ["A"]]), ""))).toEqual(rows);
  expect(bodies(read(docx(`<w:tbl>${tr(cell(first), p("B"))}${tr(cell(second), p("A"))}</w:tbl>`)))).toEqual(rows);
  expect(bodies(read(bytes(`<html><body>${page([first, ["B"]], [second, ["A"]])}</body></html>`)))).toEqual(rows);
});

test("numbers in a cell of their own, options in cells, and headings", () => {
  const bare = [
    ["Başkent?", ...first.slice(1)],
    ["Meyve?", ...second.slice(1)],
  ];
  expect(bodies(readRich(page([["1"], bare[0]!, ["B"]], [["2"], bare[1]!, ["A"]]), ""))).toEqual(rows);
  expect(bodies(readRich(page(apart(first, "B"), apart(second, "A")), ""))).toEqual(rows);
  expect(bodies(readRich(page([["Soru"], ["Cevap"]], [first, ["B"]], [second, ["A"]]), ""))).toEqual(rows);
});

test("a letter under another heading, or beside lines without options, is no answer", () => {
  expect(
    answeredRows([
      [["Soru"], ["Düzey"]],
      [first, ["B"]],
      [second, ["A"]],
    ]),
  ).toBeUndefined();
  expect(
    answeredRows([
      [["1"], ["B"]],
      [["2"], ["A"]],
    ]),
  ).toBeUndefined();
  expect(answeredRows([])).toBeUndefined();
});
