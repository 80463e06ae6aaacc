import { searchKey } from "#shared/fold";
import { answersOf } from "./sheet-kinds";
import { ownMark } from "#features/exchange/kahoot";
import { columnMeaning, rightOptions, type Meaning } from "../answers/correct-cell";
import { bilyeSheet } from "./own-sheet";
import { IMAGE_LOST } from "../files/html-text";
import { cell, type ColumnRole, type Sheet, type SheetRow } from "./sheet";
import { chosenHeader, columnsOf, guessedRoles, rolesOf } from "./sheet-columns";
import { findHeader, type Header } from "./sheet-header";
import type { Omitted, RawQuestion, RawSet } from "../types";

/** Reads a table with named columns or with ClassQuiz's layout; else undefined. */
export function sheetQuestions(sheet: Sheet): RawSet | undefined {
  const own = bilyeSheet(sheet);
  if (own) return own;
  const header = findHeader(sheet);
  if (!header || (header.options.length === 0 && !asks(sheet, header))) return classQuiz(sheet);
  const set = withHeader(sheet, header);
  if (header.format !== "table") return set;
  const width = Math.max(...sheet.rows.slice(0, 40).map(({ cells }) => cells.length));
  return { ...set, columns: columnsOf(sheet, rolesOf(header, width), false) };
}

/** Tells a table of questions from a list of answers, whose questions are numbers. */
const asks = ({ rows }: Sheet, { row, question }: Header): boolean => {
  const texts = rows.slice(row + 1, row + 41).map((line) => cell(line, question));
  return texts.filter((text) => /\p{L}{2}/u.test(text)).length * 2 > texts.length;
};

/** Reads a table by the teacher's choice of columns. Finds no questions if no column is chosen for them. */
export function sheetWithRoles(sheet: Sheet, roles: readonly ColumnRole[]): RawSet {
  const header = chosenHeader(sheet, roles);
  const set: RawSet = header ? withHeader(sheet, header) : { format: "table", questions: [] };
  return { ...set, columns: columnsOf(sheet, roles, false) };
}

/** Reads a table by the look of its cells; every question says so. */
export function guessedSheet(sheet: Sheet): RawSet | undefined {
  const roles = guessedRoles(sheet);
  const header = roles && chosenHeader(sheet, roles);
  if (!roles || !header) return undefined;
  const { questions, ...set } = withHeader(sheet, header);
  const doubted = questions.map((question) => ({ ...question, doubts: [...(question.doubts ?? []), GUESSED] }));
  return { ...set, columns: columnsOf(sheet, roles, true), questions: doubted };
}

const GUESSED = "Sütunlar tahmin edildi.";

function withHeader(sheet: Sheet, header: Header): RawSet {
  const rows = sheet.rows.slice(header.row + 1).filter((row) => !isInstruction(row, header) && !isEmpty(row, header));
  const cells = rows.map((row) => ({ said: cell(row, header.correct), options: filled(row, header) }));
  const meant = header.format === "table" ? columnMeaning(cells, header.lettered ? "letters" : "any") : "numbers";
  const zero = isFromZero(sheet, header) || cells.some(({ said }) => said === "0") ? FROM_ZERO : undefined;
  const questions = rows.map((row) => {
    const question = questionOf(row, header, meant);
    const isPlace = zero !== undefined && meant !== "letters" && /^\d/.test(cell(row, header.correct));
    return isPlace && question.options.length > 0 ? { ...question, correct: [], refusal: zero } : question;
  });
  const omitted = header.format === "table" ? sheet.rows.slice(0, Math.max(0, header.row)).flatMap(omittedRow) : [];
  return { ...ownMarks(sheet), format: header.format, ...(omitted.length > 0 && { omitted }), questions };
}

/** A row above the headings: a title, or something that is no table. */
function omittedRow({ place, cells }: SheetRow): Omitted[] {
  const text = cells.filter((cell) => cell !== "").join(" ");
  return text === "" ? [] : [{ where: `Satır ${place}`, text, why: "Tablonun üstünde duruyor." }];
}

const FROM_ZERO = "Doğru cevabın sırası sıfırdan sayılmış olabilir. Doğrusunu seçin.";
const isFromZero = ({ rows }: Sheet, { row, options, format }: Header): boolean =>
  format === "table" && options.some((column) => /(?:^|\D)0$/.test(cell(rows[row], column)));

const filled = (row: SheetRow, { options }: Header): string[] => options.map((column) => cell(row, column));
const isEmpty = (row: SheetRow, header: Header): boolean =>
  cell(row, header.question) === "" && filled(row, header).every((option) => option === "");
/** The row of a template that explains its columns. */
const isInstruction = (row: SheetRow, { question }: Header): boolean =>
  /^text of the question\s*\(required\)/i.test(cell(row, question));

function questionOf(row: SheetRow, header: Header, meaning: Meaning): RawQuestion {
  const options = withoutLetters(withoutTail(filled(row, header).map((option) => unguarded(option, header))));
  const said = cell(row, header.correct);
  const { correct, problem } =
    header.rightText === undefined
      ? rightOptions(unguarded(said, header), options, meaning)
      : { correct: options[0] === "" ? [] : [0] };
  const { losses, text } = withMedia(row, header);
  return {
    where: `Satır ${row.place}`,
    text,
    ...seconds(cell(row, header.time)),
    ...(header.format !== "jovvix" &&
      cell(row, header.points) !== "" && { points: Number(cell(row, header.points).replace(",", ".")) }),
    explanation: unguarded(cell(row, header.explanation), header),
    losses,
    ...answersOf(cell(row, header.kind), {
      options,
      correct,
      problem: problem ?? missing(said, header),
      ...(header.options.length === 0 && { said: unguarded(said, header) }),
    }),
  };
}

const missing = (said: string, header: Header): string | undefined =>
  said === "" && header.correct !== undefined ? "Doğru cevap sütunu boş. Doğrusunu seçin." : undefined;

/** Removes the ' that our own tables put before a cell that looks like a formula. */
const unguarded = (text: string, { format }: Header): string =>
  format === "table" ? text.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, "") : text;

/** Removes "A) ", "B) " from cells that all have their letters. */
const withoutLetters = (options: string[]): string[] =>
  options.length > 1 &&
  options.every((option, i) => LETTERED.exec(option)?.[1]?.toLocaleUpperCase("en") === "ABCDEFGH"[i])
    ? options.map((option) => option.replace(LETTERED, ""))
    : options;
const LETTERED = /^\(?([A-Ha-h])\s?(?:[).]|-\)|\.\))\s*(?=\S)/;

function withoutTail(options: string[]): string[] {
  const last = options.findLastIndex((option) => option !== "");
  return options.slice(0, last + 1);
}

function seconds(said: string): { time_limit?: number } {
  const [number] = /\d+(?:[.,]\d+)?/.exec(said) ?? [];
  if (said === "") return {};
  return { time_limit: number ? Number(number.replace(",", ".")) : 0 };
}

function withMedia(row: SheetRow, header: Header): { text: string; losses: string[] } {
  const text = unguarded(cell(row, header.question), header);
  const media = searchKey(cell(row, header.media));
  const resource = cell(row, header.resource);
  if (cell(row, header.image) !== "" || (media !== "" && media !== "text" && media !== "code")) {
    return { text, losses: [IMAGE_LOST] };
  }
  if (media === "code" && resource !== "")
    return { text: `${text}\n${resource}`, losses: ["Kod, soru metnine eklendi."] };
  return { text, losses: [] };
}

/** Reads title and description from a template that we filled. */
function ownMarks({ rows }: Sheet): { title?: string; description?: string } {
  const { column, text } = ownMark;
  const mark = rows.slice(0, 8).find((row) => row.cells[column] === text);
  return mark ? { title: cell(mark, column + 1), description: cell(mark, column + 2) } : {};
}

/**
 * Reads ClassQuiz's layout without headings: title in C5, description in C6, from row 14 on a question in B, options C to F, G,
 * H.
 */
function classQuiz({ rows }: Sheet): RawSet | undefined {
  const at = (place: number) => rows.find((row) => row.place === place);
  const questions = rows.filter(
    ({ place, cells }) => place >= 14 && (cells[1] ?? "") !== "" && (cells[2] ?? "") !== "",
  );
  const title = cell(at(5), 2);
  if (
    title === "" ||
    questions.length === 0 ||
    !questions.every(({ cells }) => /^[1-4][1-4,;. ]*$/.test(cells[7] ?? "")) ||
    rows.some((row) => row.place < 14 && isClassQuizQuestion(row))
  ) {
    return undefined;
  }
  const header: Header = {
    row: 12,
    format: "classquiz",
    question: 1,
    options: [2, 3, 4, 5],
    lettered: false,
    time: 6,
    correct: 7,
  };
  return {
    format: "classquiz",
    title,
    description: cell(at(6), 2),
    questions: questions.map((row) => questionOf(row, header, "numbers")),
  };
}

/** A table whose questions begin further up is not ClassQuiz's. */
const isClassQuizQuestion = ({ cells }: SheetRow): boolean =>
  [1, 2, 3].every((column) => (cells[column] ?? "") !== "") && /^[1-4]/.test(cells[7] ?? "");
