import { setFull } from "#protocol/field-faults";
import { limits } from "#shared/limits";
import { bareTable } from "./office/bare-table";
import { contentOf, mostBytes } from "./files/decode";
import { isHtml } from "./files/html-text";
import { readable, withLostLetters, withUnreadLines } from "./files/readable";
import { savedPage } from "./files/mht";
import { officeFile } from "./office/office-file";
import { oldSheets } from "./office/old-office";
import { ownZipSet } from "./formats/own-zip";
import type { ColumnRole, Sheet } from "./office/sheet";
import { guessedSheet, sheetQuestions, sheetWithRoles } from "./office/sheet-questions";
import { htmlSet, richSet } from "./rich/read-rich";
import { textSet } from "./text-set";
import { withSheetPictures } from "./office/sheet-pictures";
import { wordSet } from "./documents/word-set";
import { textQuestions } from "./text/plain-text";
import { ImportRefused, refuseTooLarge, type ImportResult, type RawSet } from "./types";
import { rowOf } from "./verdict";

/** Reads a file by its content, whatever its name. Throws `ImportRefused` if it cannot be read at all. */
export function readFile(bytes: Uint8Array, roles?: readonly ColumnRole[]): ImportResult {
  refuseTooLarge(bytes.length, mostBytes(bytes));
  const content = contentOf(bytes);
  if (content.kind === "text") return readText(content.text, content.note, roles);
  if (content.kind === "xls") return readSheets(oldSheets(bytes), roles);
  const own = ownZipSet(bytes);
  if (own) return judged(own, []);
  const office = officeFile(bytes);
  return office.is === "text" ? judged(wordSet(office.word, roles), []) : readSheets(office.sheets, roles);
}

/** Reads the first page with questions. */
function readSheets(sheets: readonly Sheet[], roles?: readonly ColumnRole[]): ImportResult {
  if (roles) return judged(withRoles(sheets.find(isTable) ?? { rows: [] }, roles), []);
  const sets = sheets.map((sheet) => withSheetPictures(sheet, sheetQuestions));
  const full = sets.filter((set) => set !== undefined && set.questions.length > 0);
  const set = full[0] ?? sets.find((set) => set !== undefined) ?? withoutHeadings(sheets.filter(isTable));
  return judged(set, full.length > 1 ? [OTHER_SHEETS] : []);
}

const OTHER_SHEETS = "Dosyada soru olan başka sayfalar da var, yalnız ilki okundu.";
const isTable = ({ rows }: Sheet): boolean => rows.length > 0;

const withRoles = (sheet: Sheet, roles: readonly ColumnRole[]): RawSet =>
  withSheetPictures(sheet, (sheet) => sheetWithRoles(sheet, roles))!;

/** Reads a table without headings: by its form, as lines of text, or by the look of its columns. */
function withoutHeadings(sheets: readonly Sheet[]): RawSet {
  for (const sheet of sheets) {
    const set = withSheetPictures(sheet, (sheet) => bareTable(sheet) ?? asText(sheet) ?? guessedSheet(sheet));
    if (set) return set;
  }
  throw new ImportRefused("Tabloda soru, şık ve doğru cevap sütunları bulunamadı. Şablonlardan biriyle deneyin.");
}

/** Reads questions written in cells one below the other. */
function asText({ rows }: Sheet): RawSet | undefined {
  const set = textQuestions(rows.map(({ cells }) => cells.join("\t")).join("\n"));
  const places = rows.map(({ place }) => place);
  const questions = set.questions.map((question) => ({
    ...question,
    where: question.where.replace(/\d+/, (line) => String(places[Number(line) - 1] ?? line)),
  }));
  const good = questions.filter(({ options, correct }) => options.length >= 2 && correct.length > 0);
  return good.length * 2 > questions.length ? { ...set, questions } : undefined;
}

/** Reads a text from a file or pasted. */
export function readText(text: string, note?: string, roles?: readonly ColumnRole[]): ImportResult {
  const { text: bare, notes, lines } = readable(text.replace(/^\ufeff/, ""));
  const page = savedPage(bare) ?? (isHtml(bare) ? { html: bare } : undefined);
  const set = page ? htmlSet(page.html, roles, page.files) : textSet(bare, roles);
  return judged(withLostLetters(withUnreadLines(set, lines), bare), [...(note ? [note] : []), ...notes]);
}

/** Reads what the clipboard holds. */
export const readRich = (html: string, plain: string, roles?: readonly ColumnRole[]): ImportResult =>
  judged(richSet(html, plain, roles), []);

/** Gives each question its verdict. Questions beyond the limit of a set wait for room. */
export function judged(set: RawSet, more: string[]): ImportResult {
  const {
    format,
    title,
    description,
    language,
    subject,
    grade,
    questions,
    notes = [],
    omitted,
    text,
    pictures,
    columns,
  } = set;
  let room: number = limits.questionsPerSet;
  const rows = questions.map(rowOf).map((row) => {
    if (row.verdict === "left_out" || room-- > 0) return row;
    return { ...row, verdict: "left_out" as const, reasons: [setFull, ...row.reasons] };
  });
  const empty = rows.length === 0 ? ["Dosya okundu, ama içinde soru yok."] : [];
  return {
    format,
    ...(title && { title }),
    ...(description && { description }),
    ...(language && { language }),
    ...(subject && { subject }),
    ...(grade && { grade }),
    ...(pictures && { pictures }),
    ...(omitted && { omitted }),
    ...(text !== undefined && { text }),
    ...(columns && { columns }),
    notes: [...notes, ...more, ...empty],
    rows,
  };
}
