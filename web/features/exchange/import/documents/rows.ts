import { importLimits } from "../types";

/** Lines of a cell. */
type CellLines = readonly string[];

/**
 * Joins the cells of a row into one line. Cells with several lines become columns one below the other, at most as many as our
 * tables have.
 */
export function linesOfTable(rows: readonly (readonly CellLines[])[]): string[] {
  const answered = answeredRows(rows);
  if (answered) return answered;
  const isLayout = rows.some((cells) => cells.some((lines) => lines.filter((line) => line !== "").length > 1));
  if (!isLayout) return rows.map((cells) => cells.map((lines) => lines.join(" ").trim()).join("\t"));
  return Array.from({ length: importLimits.columns }, (_, column) =>
    rows.flatMap((cells) => (column < cells.length ? ["", ...cells[column]!] : [])),
  ).flat();
}

const ANSWER = /cevap|yanıt|doğru|anahtar|answer|CEVAP|Cevap|YANIT|Yanıt|DOĞRU|Doğru|ANAHTAR|Anahtar/;
const LETTER = /^(?:\*\*)?\(?([A-H])\s?[).]?(?:\*\*)?$/;
const OPTION = /^(?:\*\*)?\(?[A-Ha-h]\s?[).]/;
const NUMBER = /^\d{1,3}\s?[.)-]*$/;

/**
 * A table with a question in each row and the letter of its answer in the last cell: the lines of each question, and its answer
 * below it. A row of headings may stand above. Undefined for any other table.
 */
export function answeredRows(rows: readonly (readonly CellLines[])[]): string[] | undefined {
  const filled = rows
    .map((cells) => cells.map(written).filter(({ length }) => length > 0))
    .filter((cells) => cells.length > 0);
  const questions = filled.map(answeredRow);
  const isHeaded = questions.length > 1 && questions[0] === undefined;
  const own = isHeaded ? questions.slice(1) : questions;
  // A letter under another heading is no answer.
  if (isHeaded && !ANSWER.test(filled[0]!.at(-1)!.join(" "))) return undefined;
  if (own.length === 0 || own.some((lines) => lines === undefined)) return undefined;
  return [...(isHeaded ? [filled[0]!.flat().join(" ")] : []), ...own.flatMap((lines) => ["", ...lines!])];
}

const written = (lines: CellLines): string[] => lines.map((line) => line.trim()).filter((line) => line !== "");

function answeredRow(cells: readonly (readonly string[])[]): string[] | undefined {
  const letter = LETTER.exec((cells.at(-1) ?? []).join(" "))?.[1];
  const [first = [], ...more] = cells.slice(0, -1);
  const number = first.length === 1 && more.length > 0 ? NUMBER.exec(first[0]!)?.[0] : undefined;
  const lines = (number === undefined ? [first, ...more] : more).flat();
  if (letter === undefined || lines.filter((line) => OPTION.test(line)).length < 2) return undefined;
  const [text = "", ...options] = lines;
  const isNumbered = /^(?:\*\*)?\d{1,3}\s?[.)-]/.test(text);
  return [
    number === undefined || isNumbered ? text : `${Number.parseInt(number)}. ${text}`,
    ...options,
    `Cevap: ${letter}`,
  ];
}
