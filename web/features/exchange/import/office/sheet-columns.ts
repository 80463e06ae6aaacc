import { rightOptions } from "../answers/correct-cell";
import { cell, type ColumnRole, type Columns, type Sheet, type SheetRow } from "./sheet";
import { headingKind, type Header } from "./sheet-header";

const SAMPLES = 3;
const MOST_COLUMNS = 16;

export function columnsOf({ rows }: Sheet, roles: readonly ColumnRole[], isGuessed: boolean): Columns {
  const width = Math.min(MOST_COLUMNS, Math.max(1, ...rows.slice(0, 40).map(({ cells }) => cells.length)));
  return {
    roles: Array.from({ length: width }, (_, i) => roles[i] ?? "ignored"),
    samples: rows.slice(0, SAMPLES).map((row) => Array.from({ length: width }, (_, i) => cell(row, i).slice(0, 60))),
    isGuessed,
  };
}

export function rolesOf(header: Header, width: number): ColumnRole[] {
  const named: [ColumnRole, readonly (number | undefined)[]][] = [
    ["question", [header.question]],
    ["right", [header.correct ?? header.rightText]],
    ["option", header.options],
    ["explanation", [header.explanation]],
    ["time", [header.time]],
    ["points", [header.points]],
  ];
  return Array.from({ length: width }, (_, i) => named.find(([, columns]) => columns.includes(i))?.[0] ?? "ignored");
}

/** Builds a header from the teacher's choice; undefined if no column is the question. */
export function chosenHeader({ rows }: Sheet, roles: readonly ColumnRole[]): Header | undefined {
  const all = (role: ColumnRole) => roles.flatMap((own, i) => (own === role ? [i] : []));
  const [question] = all("question");
  if (question === undefined) return undefined;
  const [[correct], [explanation], [time], [points]] = [all("right"), all("explanation"), all("time"), all("points")];
  const header: Header = {
    row: -1,
    format: "table",
    question,
    options: all("option"),
    lettered: false,
    ...(correct !== undefined && { correct }),
    ...(explanation !== undefined && { explanation }),
    ...(time !== undefined && { time }),
    ...(points !== undefined && { points }),
  };
  const heads = rows.slice(0, 5).findLastIndex((row) => isHeading(row, header));
  return { ...header, row: heads < 0 && isOddFirst(rows, header) ? 0 : heads };
}

/** The first row's right answer matches nothing, but the rows below do: it is a heading. */
const isOddFirst = (rows: readonly SheetRow[], { correct, options }: Header): boolean =>
  correct !== undefined && !namesOne(rows[0]!, correct, options) && isRightColumn(rows.slice(1, 60), correct, options);

/** True if two of its cells are known headings. */
const isHeading = (row: SheetRow, { question, correct, options }: Header): boolean =>
  !/[?:.…]$|\S \S+ \S+ \S/.test(cell(row, question)) &&
  [question, correct, ...options].filter(
    (column) => column !== undefined && headingKind(cell(row, column)) !== undefined,
  ).length >= 2;

/** Guesses the columns by their cells: right answers are letters, places, or the text of another cell in the row. */
export function guessedRoles({ rows }: Sheet): ColumnRole[] | undefined {
  const sample = rows.slice(0, 60);
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...sample.map(({ cells }) => cells.length)));
  const columns = Array.from({ length: width }, (_, i) => columnLook(sample, i));
  const full = columns.filter(({ filled }) => filled * 2 >= sample.length);
  const question = full.toSorted((a, b) => b.asks - a.asks || b.length - a.length)[0]?.at;
  if (question === undefined || sample.length < 2) return undefined;
  const others = full.filter(({ at, isCount }) => at !== question && !isCount).map(({ at }) => at);
  const right = others.toReversed().find((at) => {
    const rest = others.filter((other) => other !== at);
    // The first row may hold unknown headings.
    return isRightColumn(sample, at, rest) || isRightColumn(sample.slice(1), at, rest);
  });
  const found = others.filter((at) => at !== right && at > question);
  // A column of numbers beside words holds seconds or points.
  const words = found.filter((at) => !columns[at]!.areNumbers);
  const options = words.length > 1 ? words : found;
  if (options.length < 2 || options.length > 8) return undefined;
  return columns.map(({ at }) =>
    at === question ? "question" : at === right ? "right" : options.includes(at) ? "option" : "ignored",
  );
}

function columnLook(rows: readonly SheetRow[], at: number) {
  const texts = rows.map((row) => cell(row, at)).filter((text) => text !== "");
  return {
    at,
    filled: texts.length,
    asks: texts.filter((text) => /[?:…]$/.test(text)).length,
    areNumbers: texts.every((text) => /^\d+$/.test(text)),
    length: texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length),
    /** The column counts the rows: 1, 2, 3. */
    isCount:
      texts.length > 1 &&
      texts.filter((text, i) => i === 0 || Number(text) === Number(texts[i - 1]) + 1).length >= texts.length - 1,
  };
}

/** True if nearly every cell of the column names one of the options. */
function isRightColumn(rows: readonly SheetRow[], at: number, options: readonly number[]): boolean {
  const filled = rows.filter((row) => cell(row, at) !== "");
  const good = filled.filter((row) => namesOne(row, at, options)).length;
  return filled.length > 0 && good * 5 >= filled.length * 4;
}

function namesOne(row: SheetRow, at: number, options: readonly number[]): boolean {
  const texts = options.map((column) => cell(row, column));
  return rightOptions(cell(row, at), texts, "any").correct.length > 0;
}
