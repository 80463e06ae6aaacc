import { searchKey } from "#shared/fold";
import { isHeadLine, signOf, type Heads } from "./list-lines";
import { personName, withoutNumbers } from "./person-name";

/** A row that may be a pupil, read as far as possible without the other rows. */
export type RawPupil = {
  readonly place?: number | null;
  readonly schoolNo?: number | null;
  /** Numbers without a heading; two at most. */
  readonly numbers: readonly (number | null)[];
  /** One full name, or name and surname apart. */
  readonly names: readonly string[];
  /** Word in a third column of names: part of the name, or a parent's. */
  readonly third?: string;
};

/** Reads a row below headings. */
export function pupilUnder(heads: Heads, cells: readonly string[]): RawPupil | undefined {
  const at = (head: Exclude<keyof Heads, "all">) => cellUnder(heads, heads[head], cells);
  const names = [personName(at("name")), personName(at("middle")), personName(at("surname"))].filter(
    (name) => name !== "",
  );
  if (names.length === 0) return undefined;
  return {
    place: numberIn(at("place")),
    schoolNo: numberIn(at("schoolNo")),
    numbers: [numberIn(at("number"))],
    names: [names.join(" ")],
  };
}

/** Merged cells: a value may stand to the right of its heading, up to the next heading. */
function cellUnder(heads: Heads, column: number | undefined, cells: readonly string[]): string {
  if (column === undefined) return "";
  const next = heads.all.find((other) => other > column) ?? cells.length;
  return cells.slice(column, next).find((cell) => cell !== "") ?? "";
}

const numberIn = (cell: string): number | null => {
  const digits = /^0*([1-9]\d{0,4})\s*[.)]?$/.exec(cell)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Places of words that are not names: their columns, and whether they end the lines of a list without columns. */
type Asides = { readonly columns: ReadonlySet<number>; readonly areAtEnd: boolean };

/** In a column of surnames "KIZ" and "PARALI" are two of them, and a line may end in one. */
export function asidesIn(rows: readonly (readonly string[])[]): Asides {
  const alone = rows
    .map((cells) => cells.filter((cell) => cell !== ""))
    .flatMap(([line, ...more]) => (line !== undefined && more.length === 0 ? [line] : []));
  const pupils = alone.filter((line) => !isHeadLine(line) && !signOf(line));
  return { columns: asideColumns(rows), areAtEnd: endInAsides(pupils) };
}

/** Share of the cells or lines with a word which is no name, if none of them is a name. A page has other lines too. */
const MOST = 0.9;

/** True if nearly all lines end in a pupil's sex or in whether they board. Dates and telephone numbers follow. */
function endInAsides(lines: readonly string[]): boolean {
  const ends = lines.map((line) => line.split(/\s+/u).findLast((word) => !/\d/.test(word)) ?? "");
  return ends.filter(isAside).length >= ends.length * MOST;
}

/** Takes the pupil's sex off the end of a line, and whether they board behind it. */
function withoutAsides(words: readonly string[]): readonly string[] {
  const boards = words.findLastIndex((word) => !isAside(word) || isSex(word)) + 1;
  const end = isSex(words[boards - 1] ?? "") ? boards - 1 : boards;
  return words.slice(0, Math.max(1, end));
}

function asideColumns(rows: readonly (readonly string[])[]): ReadonlySet<number> {
  const columns = new Map<number, { asides: number; words: number }>();
  for (const cells of rows)
    for (const [at, cell] of cells.entries()) {
      const column = columns.get(at) ?? { asides: 0, words: 0 };
      if (/\p{L}/u.test(cell))
        columns.set(at, { asides: column.asides + (isAside(cell) ? 1 : 0), words: column.words + 1 });
    }
  return new Set(
    Array.from(columns).flatMap(([at, { asides, words }]) => (asides >= words * MOST && words > 0 ? [at] : [])),
  );
}

/** Reads a row without headings: numbers first, then the name; the rest is ignored. */
export function barePupil(cells: readonly string[], asides: Asides): RawPupil | undefined {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length === 1) return isHeadLine(filled[0]!) ? undefined : pupilInLine(filled[0]!, asides);
  const numbers: number[] = [];
  const names: string[] = [];
  for (const [at, cell] of cells.entries()) {
    if (cell === "") continue;
    const number = numberIn(cell);
    if (number !== null && names.length === 0) numbers.push(number);
    else if (isNumberLike(cell)) continue;
    else if (names.length < MOST_NAMES && !asides.columns.has(at)) {
      const name = personName(cell);
      if (name !== "" && !/\d/.test(name)) names.push(name);
    }
  }
  if (names.length === 0 || isHeadLine(filled.join(" "))) return undefined;
  const [first = "", second, third] = names;
  const isThird = third !== undefined && ![first, second, third].some((name) => name!.includes(" "));
  return { numbers: numbers.slice(0, 2), names: names.slice(0, 2), ...(isThird && { third }) };
}

/** "1 601 ALİ YILMAZ Erkek", "7. Ada Işık", "Ada Işık 7". */
function pupilInLine(line: string, { areAtEnd }: Asides): RawPupil | undefined {
  const tokens = withoutNumbers(line)
    .replace(/^[\s•*–-]+/u, "")
    .split(/\s+/u);
  const numbers: number[] = [];
  const name: string[] = [];
  for (const token of tokens) {
    const [, digits, glued] = /^0*([1-9]\d{0,4})(?:[.)\-–:,]+(\p{L}.*)?)?$/u.exec(token) ?? [];
    if (digits !== undefined) {
      if (name.length === 0 || numbers.length === 0) numbers.push(Number(digits));
      if (name.length > 0) break;
      if (glued) name.push(glued);
    } else if (/\d|@/.test(token)) {
      if (name.length > 0) break;
    } else if (/\p{L}/u.test(token) || name.length > 0) name.push(token);
  }
  const read = personName((areAtEnd ? withoutAsides(name) : name).join(" "));
  return read.length < 2 ? undefined : { numbers: numbers.slice(0, 2), names: [read] };
}

const MOST_NAMES = 3;

export const isNumberCell = (cell: string): boolean => numberIn(cell) !== null;
const isNumberLike = (cell: string) => /\d/.test(cell) && !/\p{L}{2}/u.test(cell);
const isSex = (word: string): boolean => /^(?:kiz|erkek|bay|bayan|k|e)$/.test(searchKey(word));
/** Words that e-Okul adds after a name: sex, and whether the pupil boards. */
const isAside = (cell: string) =>
  /^(?:kiz|erkek|bay|bayan|k|e|gunduzlu|yatili|parali|parasiz|taşimali|tasimali|tasinan|(?:parasiz|parali) yatili)$/.test(
    searchKey(cell),
  );
