import { searchKey } from "#shared/fold";
import type { Line } from "./source";

/** One entry of a list of answers. `part`: the part of the test that the list names. */
export type KeyEntry = { readonly number: number; readonly said: string; readonly part: string | undefined };
type Key = {
  readonly entries: readonly KeyEntry[];
  /** Words before "cevap anahtarı": "TEST 1". */
  readonly part: string | undefined;
  /** First line after the list. */
  readonly end: number;
};
/** A list with the number of questions before it. */
export type PlacedKey = Key & { readonly at: number };

const HEADING =
  /^(?:(.{0,40}?)[\s:–-]*)?(?:(?:cevap|yanit) anahtari|dogru (?:cevaplar|yanitlar)|cevaplar|yanitlar|c\. ?a\.?|answer key|answers)(?![\p{L}])(?:\s*\((.{1,40})\))?\s*[:–-]?\s*(.*)$/u;

/** Reads the list of answers that begins on this line, with a heading or without; undefined if there is none. */
export function keyAt(lines: readonly Line[], from: number): Key | undefined {
  const line = lines[from]!.text;
  const heading = headingOf(line);
  const bare = heading ? undefined : entriesOf(line);
  if (!heading && !isBareKey(bare) && !isGrid(lines, from)) return undefined;
  const first = heading ? from + (heading.rest === "" ? 1 : 0) : from;
  const read = block(lines, first, heading?.rest ?? "");
  return read.entries.length > 0 ? { ...read, part: heading?.part } : undefined;
}

/** Two answers alone on a line are a list even without a heading. */
const isBareKey = (entries: readonly KeyEntry[] | undefined): boolean => entries !== undefined && entries.length >= 2;

function headingOf(line: string): { part?: string; rest: string } | undefined {
  if (line.length > 2_000) return undefined;
  const [whole, before = "", inBrackets = "", rest = ""] = HEADING.exec(searchKey(line)) ?? [];
  if (whole === undefined || /[?]$/.test(before)) return undefined;
  const part = before || inBrackets;
  return { ...(part !== "" && { part }), rest: rest === "" ? "" : line.slice(-rest.length) };
}

/** Lines with names of parts or numbers that may come before the first answer. */
const MOST_BEFORE_ANSWER = 12;

/**
 * Reads lines of answers, with names of parts between them, up to the first other line. `begin`: the rest of the heading's
 * line. Lines without an answer are limited, because each heading among them looks at them again.
 */
function block(lines: readonly Line[], from: number, begin: string): { entries: KeyEntry[]; end: number } {
  const entries: KeyEntry[] = [];
  let part: string | undefined;
  let end = from;
  let numbers: number[] = [];
  let silent = 0;
  for (let i = from; i < lines.length; i++) {
    const text = i === from && begin !== "" ? begin : lines[i]!.text;
    if (text === "" || isRule(text)) continue;
    if (entries.length === 0 && silent++ > MOST_BEFORE_ANSWER) break;
    const row = numbersOf(text);
    const letters = row ? undefined : lettersOf(text, numbers.length);
    const said = row || letters ? undefined : entriesOf(text);
    if (row) numbers = row;
    else if (letters) entries.push(...numbers.map((number, at) => ({ number, said: letters[at]!, part })));
    else if (said) entries.push(...said.map((entry) => ({ ...entry, part: entry.part ?? part })));
    else if (isPartName(text) && hasKey(lines, i + 1)) part = searchKey(text.replace(/[:–-]+\s*$/, ""));
    else break;
    if (letters) numbers = [];
    end = i + 1;
  }
  return { entries, end };
}

const isRule = (text: string): boolean =>
  /^[|\s:–-]*$/.test(text) ||
  /^\|?\s*(?:soru|no|#)[\s|:no.]*(?:cevap|yanit|dogru)[\s|]*(?:soru.*)?$/.test(searchKey(text));
const isPartName = (text: string): boolean => text.length <= 60 && !/[?.]$/.test(text) && !/^\d/.test(text);
const hasKey = (lines: readonly Line[], from: number): boolean => {
  const next = lines.slice(from, from + 4).find(({ text }) => text !== "" && !isRule(text))?.text;
  return next !== undefined && (numbersOf(next) !== undefined || (entriesOf(next) ?? []).length > 0);
};

const isGrid = (lines: readonly Line[], from: number): boolean => {
  const numbers = numbersOf(lines[from]!.text) ?? [];
  return numbers.length >= 3 && lettersOf(lines[from + 1]?.text ?? "", numbers.length) !== undefined;
};

const cellsOf = (text: string): string[] => text.split(/[\s|,;]+/).filter((cell) => cell !== "");

/** Reads "Soru | 1 | 2 | 3". */
function numbersOf(text: string): number[] | undefined {
  const [first = "", ...rest] = cellsOf(text);
  const cells = /^(?:soru|no|sıra|soru:|no:|#)$/i.test(first) ? rest : [first, ...rest];
  const are = cells.length >= 2 && cells.every((cell) => /^\d{1,3}[.)]?$/.test(cell));
  return are ? cells.map((cell) => Number.parseInt(cell, 10)) : undefined;
}

/** Reads "Cevap | B | A | C", one letter for each number above. */
function lettersOf(text: string, count: number): string[] | undefined {
  const [first = "", ...rest] = cellsOf(text);
  const cells = /^(?:cevap|yanıt|doğru|cevap:|yanıt:)$/i.test(first) ? rest : [first, ...rest];
  const are = count > 0 && cells.length === count && cells.every((cell) => /^[A-Ha-hYy]$/.test(cell));
  return are ? cells.map((cell) => cell.toLocaleUpperCase("en")) : undefined;
}

const ENTRY =
  /^\s*(\d{1,3})[-–—.):=→|\s]*\(?(?:([A-Ha-h](?:\s*(?:,|\bve\b)\s*[A-Ha-h](?![\p{L}\d]))*|[DdYy]|Doğru|Yanlış|doğru|yanlış|DOĞRU|YANLIŞ)(?![\p{L}\d]))\)?/u;

/** Another answer follows, not the reason for this one. */
const ANOTHER = /^[\s,;|).]*\d{1,3}\s*[-–.):=→|\s]+\(?[A-Ha-hDYdy](?![\p{L}\d])/u;

/** Reads "1-B 2-C 3. A", "TÜRKÇE 1-B 2-B", "5. C) çünkü …"; undefined if the line says anything else. */
function entriesOf(line: string): KeyEntry[] | undefined {
  if (line.length > 2_000) return undefined;
  const [, name, after] = /^\|?\s*([\p{L}.][\p{L}. ]{0,59}?(?:\d{1,2}(?= ?:))?) ?[:|–-]? ?(?=\d)(.*)$/u.exec(line) ?? [
    undefined,
    "",
    line,
  ];
  // "D. 1-B" is an option.
  if (/^[A-H]\.?$/i.test(name?.trim() ?? "")) return undefined;
  let rest = (after ?? line).replace(/^[|\s]+/, "");
  const part = name ? searchKey(name) : undefined;
  const entries: KeyEntry[] = [];
  for (;;) {
    const [whole, number, said] = ENTRY.exec(rest) ?? [];
    if (whole === undefined) break;
    entries.push({ number: Number(number), said: said!.toLocaleUpperCase("tr"), part });
    const behind = rest.slice(whole.length);
    const saysWhy = (whole.endsWith(")") || /^\s*[).:|–—(-]/.test(behind)) && /[\p{L}\d]/u.test(behind);
    // "5. C) çünkü …", "| 5 | C | çünkü … |": a reason takes the rest of the line.
    if (entries.length === 1 && saysWhy && !ANOTHER.test(behind)) return entries;
    rest = behind.replace(/^[\s,;|/.]+/, "");
    if (rest === "") return entries;
  }
  return undefined;
}
