import { contentOf } from "../import/files/decode";
import { isHtml } from "../import/files/html-text";
import { savedPage } from "../import/files/mht";
import { readable } from "../import/files/readable";
import { delimitedSheet, delimiters, type Delimiter } from "../import/office/delimited";
import { officeFile } from "../import/office/office-file";
import type { Sheet } from "../import/office/sheet";
import { richText } from "../import/rich/rich-text";
import { ImportRefused, refuseTooLarge, refuseTooManyRows } from "../import/types";
import { classesIn } from "./classes-in";
import { BROKEN_XLS, isCompoundFile } from "./compound-file";
import { headsIn } from "./list-lines";
import type { ClassList, ListOutcome } from "./types";
import { xlsSheets } from "./xls-read";

const NOBODY = "Öğrenci bulunamadı. Her satırda bir numara ve bir ad olsun.";

/** Reads a class list from a file or pasted text, on this device. Returns only numbers and names. */
export function listOutcome(source: Uint8Array | string): ListOutcome {
  try {
    return { ok: true, list: listIn(sheetsIn(source)) };
  } catch (error) {
    return { ok: false, message: error instanceof ImportRefused ? error.message : BROKEN_XLS };
  }
}

type Read = { readonly sheets: readonly Sheet[]; readonly note?: string | undefined };

/** The tables of a file, or of pasted text. */
export const sheetsIn = (source: Uint8Array | string): Read =>
  typeof source === "string" ? inText(source) : inFile(source);

function inFile(bytes: Uint8Array): Read {
  refuseTooLarge(bytes.length);
  if (isCompoundFile(bytes)) return { sheets: xlsSheets(bytes) };
  // Excel before version 5 wrote its records without a container.
  if (bytes[0] === 0x09 && [0x00, 0x02, 0x04, 0x08].includes(bytes[1]!)) throw new ImportRefused(BROKEN_XLS);
  const content = contentOf(bytes);
  if (content.kind === "text") return inText(content.text, content.note);
  const office = officeFile(bytes);
  // Removes the marks around text that is bold in Word.
  return office.is === "text" ? inText(office.word.text.replaceAll("**", "")) : { sheets: office.sheets };
}

/** e-Okul and others name a web page ".xls". */
function inText(source: string, note?: string): Read {
  const { text, notes } = readable(source.replace(/^\ufeff/, ""));
  const html = savedPage(text)?.html ?? (isHtml(text) ? text : undefined);
  if (html === undefined && /^\s*<\?xml/i.test(text)) throw new ImportRefused(BROKEN_XLS);
  const list = html === undefined ? text : richText(html).text.replaceAll("**", "");
  const all = [...(note === undefined ? [] : [note]), ...notes];
  return { sheets: [sheetOf(list)], note: all.length > 0 ? all.join(" ") : undefined };
}

function listIn({ sheets, note }: Read): ClassList {
  const { classes, note: unread } = classesIn(sheets);
  if (classes.length === 0) throw new ImportRefused(NOBODY);
  const notes = [note, unread].filter((one) => one !== undefined);
  return { classes, note: notes.length > 0 ? notes.join(" ") : null };
}

/** Splits by the delimiter that shows headings, else by the one on most lines; else a line is one cell. */
function sheetOf(text: string): Sheet {
  const lines = text.split(/\r\n?|\n/u);
  refuseTooManyRows(lines.filter((line) => line.trim() !== "").length);
  const used = delimiters.map((delimiter) => tableOf(text, delimiter)).filter((sheet) => sheet !== undefined);
  const named = used.find(({ rows }) => rows.some(({ cells }) => headsIn(cells)));
  if (named) return named;
  const table = used.find(({ rows }) => rows.filter(({ cells }) => cells.length > 1).length * 2 > rows.length);
  if (table) return table;
  return {
    rows: lines.map((line, place) => ({ place, cells: [line.trim()] })),
  };
}

function tableOf(text: string, delimiter: Delimiter): Sheet | undefined {
  try {
    return delimitedSheet(text, delimiter);
  } catch {
    // A quote is never closed: read line by line.
    return undefined;
  }
}
