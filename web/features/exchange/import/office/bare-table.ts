import { columnMeaning, rightOptions, type Meaning } from "../answers/correct-cell";
import { columnsOf } from "./sheet-columns";
import type { ColumnRole, Sheet, SheetRow } from "./sheet";
import type { RawQuestion, RawSet } from "../types";

/** Reads a table without headings, as copied from Excel: question, options, right answer. */
export function bareTable({ rows: all }: Sheet): RawSet | undefined {
  const count = isCounted(all) ? 1 : 0;
  const rows = count === 0 ? all : all.map(({ place, cells }) => ({ place, cells: cells.slice(1) }));
  if (rows.length === 0 || rows.some(({ cells }) => cells.length > MOST_CELLS) || hasOtherColumn(rows))
    return undefined;
  const meaning = columnMeaning(
    rows.map((row) => ({ said: filledIn(row).at(-1) ?? "", options: filledIn(row).slice(1, -1) })),
    "any",
  );
  const questions = rows.map((row) => questionOf(row, meaning));
  const good = questions.filter(({ options, correct }) => options.length >= 2 && correct.length > 0).length;
  if (good * 5 < rows.length * 4 || !asks(rows)) return undefined;
  const widths = new Set(rows.map(({ cells }) => cells.length));
  return {
    format: "table",
    questions,
    ...(widths.size === 1 && {
      columns: columnsOf({ rows: all }, [...(count === 0 ? [] : ["ignored" as const]), ...rolesIn(rows[0]!)], false),
    }),
  };
}

/** True if the first column holds texts. A column of row numbers does not. */
const asks = (rows: readonly SheetRow[]): boolean =>
  rows.filter(({ cells }) => /\p{L}{2}/u.test(cells[0] ?? "")).length * 2 > rows.length;

const rolesIn = ({ cells }: SheetRow): ColumnRole[] =>
  cells.map((_, i) => (i === 0 ? "question" : i === cells.length - 1 ? "right" : "option"));

/** True if the first column counts the rows. */
const isCounted = (rows: readonly SheetRow[]): boolean =>
  rows.length > 1 && rows.every(({ cells }, i) => Number(cells[0]) === Number(rows[0]!.cells[0]) + i);

/** A question, six options and an answer. A wider table has columns that are something else. */
const MOST_CELLS = 8;

/** True if a column of numbers stands among options that are words, or is the same in every row: seconds or points. */
function hasOtherColumn(rows: readonly SheetRow[]): boolean {
  const options = rows.map((row) => filledIn(row).slice(1, -1));
  const columns = Array.from({ length: MOST_CELLS }, (_, at) => options.map((texts) => texts[at] ?? ""));
  const numbers = columns.filter((column) => column.every((text) => /^\d+$/.test(text)));
  const haveWords = options.some((texts) => texts.some((text) => /\p{L}/u.test(text)));
  return haveWords
    ? numbers.length > 0
    : numbers.some((column) => column.length > 1 && column.every((text) => text === column[0]));
}

const filledIn = ({ cells }: SheetRow): string[] => cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);

function questionOf(row: SheetRow, meaning: Meaning): RawQuestion {
  const { place } = row;
  const filled = filledIn(row);
  const options = filled.slice(1, -1);
  const { correct, problem } = rightOptions(filled.length > 1 ? filled.at(-1)! : "", options, meaning);
  return {
    where: `Satır ${place}`,
    text: filled[0] ?? "",
    options,
    correct,
    ...(problem && { refusal: problem }),
  };
}
