import { searchKey } from "#shared/fold";
import type { Line } from "./source";

/** One entry of a list of answers. `part`: the part of the test that the list names. */
export type KeyEntry = {
  readonly number: number;
  readonly said: string;
  readonly part: string | undefined;
  readonly place: number;
};
export type Key = {
  readonly entries: readonly KeyEntry[];
  /** Words before "cevap anahtarı": "TEST 1". */
  readonly part: string | undefined;
  /** First line after the list. */
  readonly end: number;
  /** True for "B A C D": letters without numbers, in the order of the questions. */
  readonly isByOrder?: boolean;
  /** True if the heading may also name the answers of one question: "Doğru cevaplar: A, C". */
  readonly isLabel?: boolean;
};
/** A list with the number of questions before it. */
export type PlacedKey = Key & { readonly at: number };

const HEADING =
  /^(?:(.{0,40}?)[\s:–-]*)?((?:cevap|yanit) anahtari|dogru (?:cevaplar|yanitlar)|cevaplar|yanitlar|c\. ?a\.?|answer key|answers)(?![\p{L}])(?:\s*\((.{1,40})\))?\s*[:–-]?\s*(.*)$/u;

/** Reads the list of answers that begins on this line, with a heading or without; undefined if there is none. */
export function keyAt(lines: readonly Line[], from: number): Key | undefined {
  const heading = headingOf(lines[from]!.text);
  if (!heading && !isBareKey(lines, from)) return undefined;
  const first = heading ? from + (heading.rest === "" ? 1 : 0) : from;
  const read = block(lines, first, heading?.rest ?? "");
  if (read.entries.length > 0) return { ...read, part: heading?.part };
  const letters =
    heading && lettersIn(heading.rest || (lines.slice(first, first + 3).find(({ text }) => text !== "")?.text ?? ""));
  if (!letters) return undefined;
  const at = heading.rest === "" ? lines.findIndex((line, i) => i >= first && line.text !== "") : from;
  const entries = letters.map((said, i) => ({ number: i + 1, said, part: undefined, place: lines[at]!.place }));
  return { entries, part: heading.part, end: at + 1, isByOrder: true, isLabel: !heading.isKey };
}

/** Reads "B A C D", "B, A, C", "B-A-C" or "BAC". */
function lettersIn(text: string): string[] | undefined {
  const are = /^[A-HÇ](?:[\s,;|–-]*[A-HÇ])*[.;]?$/u.test(text) && text.length <= 600;
  return are ? (text.match(/[A-HÇ]/gu) ?? []) : undefined;
}

/** Two answers on a line, one on each of two lines, or a grid are a list even without a heading. */
function isBareKey(lines: readonly Line[], from: number): boolean {
  const entries = entriesOf(lines[from]!);
  if (!entries) return isGrid(lines, from);
  const below = entries.length === 1 && lines.slice(from + 1, from + 3).find(({ text }) => text !== "");
  const next = below ? entriesOf(below) : undefined;
  return entries.length >= 2 || (next?.[0]!.number === entries[0]!.number + 1 && isOnlyEntry(lines[from]!));
}

const isOnlyEntry = ({ text }: Line): boolean => text.length <= 16;

function headingOf(line: string): { part?: string; rest: string; isKey: boolean } | undefined {
  if (line.length > 2_000) return undefined;
  const [whole, before = "", name = "", inBrackets = "", rest = ""] = HEADING.exec(searchKey(line)) ?? [];
  if (whole === undefined || /[?]$/.test(before)) return undefined;
  const part = before || inBrackets;
  const isKey = /anahtari|key|^c\./.test(name);
  return { ...(part !== "" && { part }), rest: rest === "" ? "" : line.slice(-rest.length), isKey };
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
    const line = i === from && begin !== "" ? { ...lines[i]!, text: begin } : lines[i]!;
    const { text, place } = line;
    if (text === "" || isRule(text)) continue;
    if (entries.length === 0 && silent++ > MOST_BEFORE_ANSWER) break;
    const row = numbersOf(text);
    const letters = row ? undefined : lettersOf(text, numbers.length);
    const said = row || letters ? undefined : entriesOf(line);
    // Numbers and letters may stand on lines of their own.
    if (row && (numbers.length === 0 || row[0] === numbers.at(-1)! + 1)) numbers.push(...row);
    else if (letters)
      entries.push(...letters.map((letter) => ({ number: numbers.shift()!, said: letter, part, place })));
    else if (said) entries.push(...said.map((entry) => ({ ...entry, part: entry.part ?? part })));
    else if (isPartName(text) && hasKey(lines, i + 1)) part = searchKey(text.replace(/[:–-]+\s*$/, ""));
    else break;
    if (numbers.length === 0) end = i + 1;
  }
  return { entries: numbers.length > 0 && entries.length === 0 ? [] : entries, end };
}

const isRule = (text: string): boolean =>
  /^[|\s:–-]*$/.test(text) ||
  /^\|?\s*(?:soru|no|#)[\s|:no.]*(?:cevap|yanit|dogru)[\s|]*(?:soru.*)?$/.test(searchKey(text));
const isPartName = (text: string): boolean => text.length <= 60 && !/[?.]$/.test(text) && !/^\d/.test(text);
const hasKey = (lines: readonly Line[], from: number): boolean => {
  const next = lines.slice(from, from + 4).find(({ text }) => text !== "" && !isRule(text));
  return next !== undefined && ((numbersOf(next.text)?.length ?? 0) > 1 || (entriesOf(next) ?? []).length > 0);
};

const isGrid = (lines: readonly Line[], from: number): boolean => {
  const numbers = numbersOf(lines[from]!.text) ?? [];
  const below = lettersOf(lines[from + 1]?.text ?? "", numbers.length) ?? [];
  return numbers.length >= 3 && below.length === numbers.length;
};

const cellsOf = (text: string): string[] => text.split(/[\s|,;]+/).filter((cell) => cell !== "");

/** Reads "Soru | 1 | 2 | 3", or one number alone. */
function numbersOf(text: string): number[] | undefined {
  const [first = "", ...rest] = cellsOf(text);
  const cells = /^(?:soru|no|sıra|soru:|no:|#)$/i.test(first) ? rest : [first, ...rest];
  const are = cells.length >= 1 && cells.every((cell) => /^\d{1,3}[.)]?$/.test(cell));
  return are ? cells.map((cell) => Number.parseInt(cell, 10)) : undefined;
}

/** Reads "Cevap | B | A | C", letters for the numbers above, as many as there are at most. */
function lettersOf(text: string, most: number): string[] | undefined {
  const [first = "", ...rest] = cellsOf(text);
  const cells = /^(?:cevap|yanıt|doğru|cevap:|yanıt:)$/i.test(first) ? rest : [first, ...rest];
  const are = cells.length > 0 && (cells.length === most || (cells.length === 1 && most > 1));
  return are && cells.every((cell) => /^[A-Ha-hYy]$/.test(cell))
    ? cells.map((cell) => cell.toLocaleUpperCase("en"))
    : undefined;
}

const ENTRY =
  /^\s*(?:soru\s*)?(\d{1,3})(?:\s*\.?\s*soru)?[-–—.):=→|/\s]*\(?(?:([A-Ha-hÇç](?:\s*(?:,|\bve\b)\s*[A-Ha-h](?![\p{L}\d]))*|[DdYy]|Doğru|Yanlış|doğru|yanlış|DOĞRU|YANLIŞ|[İi]ptal|İPTAL)(?![\p{L}\d]))\)?/u;

/** Another answer follows, not the reason for this one. */
const ANOTHER = /^[\s,;|).]*\d{1,3}\s*[-–.):=→|/\s]+\(?[A-Ha-hDYdyİi](?![\p{L}\d])/u;

/** Reads "1-B 2-C 3. A", "TÜRKÇE 1-B 2-B", "5. C) çünkü …"; undefined if the line says anything else. */
function entriesOf({ text: line, place }: Line): KeyEntry[] | undefined {
  if (line.length > 2_000) return undefined;
  const [, name, after] = /^\|?\s*([\p{L}.][\p{L}. ]{0,59}?(?:\d{1,2}(?= ?:))?) ?[:|–-]? ?(?=\d)(.*)$/u.exec(line) ?? [
    undefined,
    "",
    line,
  ];
  // "D. 1-B" is an option.
  if (/^[A-H]\.?$/i.test(name?.trim() ?? "")) return undefined;
  let rest = (after ?? line).replace(/^[|\s]+/, "");
  const part = name && searchKey(name) !== "soru" ? searchKey(name) : undefined;
  const entries: KeyEntry[] = [];
  for (;;) {
    const [whole, number, said] = ENTRY.exec(rest) ?? [];
    if (whole === undefined) break;
    entries.push({ number: Number(number), said: said!.toLocaleUpperCase("tr"), part, place });
    const behind = rest.slice(whole.length);
    const saysWhy = (whole.endsWith(")") || /^\s*[).:|–—(-]/.test(behind)) && /[\p{L}\d]/u.test(behind);
    // "5. C) çünkü …", "| 5 | C | çünkü … |": a reason takes the rest of the line.
    if (entries.length === 1 && saysWhy && !ANOTHER.test(behind)) return entries;
    rest = behind.replace(/^[\s,;|/.]+/, "");
    if (rest === "") return entries;
  }
  return undefined;
}
