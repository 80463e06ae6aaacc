import type { Sheet, SheetRow } from "./sheet";
import { importLimits, ImportRefused, refuseTooManyRows } from "../types";

export const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * Reads text with columns, quotes and line breaks inside them as Excel writes it. Own code: Papa Parse gives up the whole file
 * at `"Ne" dedi;…` or melts cells, and csv-parse (17 times the size) does not report the line on which a row begins.
 */
export function delimitedSheet(source: string, delimiter: Delimiter): Sheet {
  const { text, firstLine } = withoutHint(source);
  const rows: SheetRow[] = [];
  let cells: string[] = [];
  let line = firstLine;
  let place = line;
  let at = 0;
  const endRow = () => {
    if (cells.some((cell) => cell !== "")) rows.push({ place, cells });
    cells = [];
    place = line;
  };
  while (at < text.length) {
    const field = text[at] === '"' ? quoted(text, at, delimiter, line) : bare(text, at, delimiter);
    if (cells.length < importLimits.columns) cells.push(field.value.trim());
    line += field.breaks;
    at = field.end;
    if (text[at] === delimiter) {
      at++;
      if (at === text.length && cells.length < importLimits.columns) cells.push("");
      continue;
    }
    if (text[at] === "\r" && text[at + 1] === "\n") at++;
    at++;
    line++;
    endRow();
  }
  endRow();
  refuseTooManyRows(rows.length);
  return { rows };
}

/** Removes Excel's own first line, which names the delimiter. */
function withoutHint(text: string): { text: string; firstLine: number } {
  const [hint] = /^\ufeff?sep=.\r?\n/i.exec(text) ?? [];
  return hint ? { text: text.slice(hint.length), firstLine: 2 } : { text: text.replace(/^\ufeff/, ""), firstLine: 1 };
}

type Field = { value: string; end: number; breaks: number };

function bare(text: string, from: number, delimiter: Delimiter): Field {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") end++;
  return { value: text.slice(from, end), end, breaks: 0 };
}

function quoted(text: string, from: number, delimiter: Delimiter, line: number): Field {
  let value = "";
  let at = from + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close < 0) throw new ImportRefused(`Satır ${line}: tırnak kapanmamış, tablo okunamadı.`);
    value += text.slice(at, close);
    at = close + 1;
    if (text[at] !== '"') break;
    value += '"';
    at++;
  }
  const rest = bare(text, at, delimiter);
  value = value.replace(/\r\n?/g, "\n");
  const breaks = value.split("\n").length - 1;
  // Text follows the closing quote: written by hand, so the quotes are part of it.
  return { value: rest.value.trim() === "" ? value : `"${value}"${rest.value}`, end: rest.end, breaks };
}
