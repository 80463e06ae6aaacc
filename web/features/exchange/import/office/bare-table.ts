import { rightOptions } from "../answers/correct-cell";
import { columnsOf } from "./sheet-columns";
import type { ColumnRole, Sheet, SheetRow } from "./sheet";
import type { RawQuestion, RawSet } from "../types";

/** Reads a table without headings, as copied from Excel: question, options, right answer. */
export function bareTable({ rows }: Sheet): RawSet | undefined {
  if (rows.length === 0) return undefined;
  const questions = rows.map(questionOf);
  const good = questions.filter(({ options, correct }) => options.length >= 2 && correct.length > 0).length;
  if (good * 5 < rows.length * 4 || !asks(rows)) return undefined;
  const widths = new Set(rows.map(({ cells }) => cells.length));
  return {
    format: "table",
    questions,
    ...(widths.size === 1 && { columns: columnsOf({ rows }, rolesIn(rows[0]!), false) }),
  };
}

/** True if the first column holds texts. A column of row numbers does not. */
const asks = (rows: readonly SheetRow[]): boolean =>
  rows.filter(({ cells }) => /\p{L}{2}/u.test(cells[0] ?? "")).length * 2 > rows.length;

const rolesIn = ({ cells }: SheetRow): ColumnRole[] =>
  cells.map((_, i) => (i === 0 ? "question" : i === cells.length - 1 ? "right" : "option"));

function questionOf({ place, cells }: SheetRow): RawQuestion {
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
  const options = filled.slice(1, -1);
  const { correct, problem } = rightOptions(filled.length > 1 ? filled.at(-1)! : "", options, "any");
  return {
    where: `Satır ${place}`,
    text: filled[0] ?? "",
    options,
    correct,
    ...(problem && { refusal: problem }),
  };
}
