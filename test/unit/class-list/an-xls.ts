/**
 * Files of Excel 97 written record by record, with records that Excel writes and SheetJS, which made the fixtures, does not.
 */

export const word = (value: number) => [value & 255, (value >> 8) & 255];
export const long = (value: number) => [...word(value & 0xffff), ...word(value >>> 16)];
const double = (value: number) => [...new Uint8Array(new Float64Array([value]).buffer)];
export const wide = (text: string) => Array.from(text, (letter) => word(letter.charCodeAt(0))).flat();
export const narrow = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

type Bytes = readonly number[];

export const record = (kind: number, ...parts: Bytes[]): Bytes => {
  const bytes = parts.flat();
  return [...word(kind), ...word(bytes.length), ...bytes];
};
const begin = (version = 0x600) => record(0x809, word(version), word(0));
const end = record(0x0a);

/** The position of a cell, and its format, which the reader ignores. */
const at = (row: number, column: number) => [...word(row), ...word(column), ...word(15)];

export const text = (row: number, column: number, written: string) =>
  record(0x204, at(row, column), word(written.length), [1], wide(written));
export const latinText = (row: number, column: number, written: string) =>
  record(0x204, at(row, column), word(written.length), [0], narrow(written));
export const shared = (row: number, column: number, which: number) => record(0xfd, at(row, column), long(which));
export const number = (row: number, column: number, value: number) => record(0x203, at(row, column), double(value));
export const short = (row: number, column: number, bits: number) => record(0x27e, at(row, column), long(bits));
export const shorts = (row: number, column: number, ...bits: number[]) =>
  record(
    0xbd,
    word(row),
    word(column),
    ...bits.map((some) => [...word(15), ...long(some)]),
    word(column + bits.length),
  );
/** A formula with its result: eight bytes. */
export const formula = (row: number, column: number, result: Bytes) => record(0x06, at(row, column), result, word(0));
export const came = { to: double, toText: [0, 0, 0, 0, 0, 0, 255, 255], toError: [2, 0, 7, 0, 0, 0, 255, 255] };
export const formulaText = (written: string) => record(0x207, word(written.length), [1], wide(written));
/** A page, or a chart on it, which has numbers of its own. */
export const part = (...records: Bytes[]) => [...begin(), ...records.flat(), ...end];

export type Page = { readonly name?: string; readonly state?: number; readonly records: readonly Bytes[] };
type Book = { readonly before?: readonly Bytes[]; readonly version?: number };

/** Writes the records of the whole book first, then page by page. */
export const workbook = (pages: readonly Page[], { before = [], version }: Book = {}): Bytes => [
  ...begin(version),
  ...before.flat(),
  ...pages.flatMap(({ name = "Sayfa", state = 0 }) => record(0x85, long(0), [state, 0, name.length, 1], wide(name))),
  ...end,
  ...pages.flatMap(({ records }) => part(...records)),
];

type Rest = { readonly power?: number; readonly name?: string };

/** The stream, the table of sectors, the folder: in this order, as Excel lays a file out. */
export function compoundFile(stream: Bytes, { power = 9, name = "Workbook" }: Rest = {}): Uint8Array {
  const size = 1 << power;
  // Pad the stream, as Excel does, so that it does not count as a small one.
  const length = Math.max(4096, stream.length);
  const count = Math.ceil(length / size);
  const tables = Math.ceil((count + 2) / (size / 4 - 1));
  const file = new Uint8Array(size * (count + tables + 2));
  const view = new DataView(file.buffer);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, power, true);
  for (const [offset, value] of [
    [48, count + tables],
    [56, 4096],
    [60, LAST],
    [68, LAST],
  ] as const)
    view.setUint32(offset, value, true);
  for (let i = 0; i < 109; i++) view.setUint32(76 + 4 * i, i < tables ? count + i : FREE, true);
  file.set(stream, size);
  for (let id = 0; id < (tables * size) / 4; id++) {
    view.setUint32(size * (1 + count) + 4 * id, id + 1 < count ? id + 1 : id > count + tables ? FREE : LAST, true);
  }
  const folder = size * (1 + count + tables);
  for (const [i, entry] of [
    "Root Entry",
    "\u0005SummaryInformation",
    "\u0005DocumentSummaryInformation",
    name,
  ].entries()) {
    const at = folder + 128 * i;
    file.set(wide(entry), at);
    view.setUint16(at + 64, 2 * entry.length + 2, true);
    view.setUint8(at + 66, i === 0 ? 5 : 2);
  }
  view.setUint32(folder + 128 * 3 + 116, 0, true);
  view.setUint32(folder + 128 * 3 + 120, length, true);
  return file;
}

const LAST = 0xfffffffe;
const FREE = 0xffffffff;

export const anXls = (pages: readonly Page[], book?: Book): Uint8Array => compoundFile(workbook(pages, book));
