import { readSheets, type Sheet, type SheetPicture } from "../import/office/sheet";
import { numbersIn, numeral, type ShownNumber } from "../import/office/xlsx-numbers";
import { COPY_LIST, ImportRefused, PRESENTATION, importLimits, refuseTooManyRows } from "../import/types";
import { BROKEN_XLS, SAVE_AS_XLSX, openCompoundFile, viewOf } from "./compound-file";
import { sharedTexts, textAt, type XlsFont } from "./xls-texts";

/** Sentences about what cannot be read. */
type Refusals = { readonly broken: string; readonly copy: string; readonly saveAs: string };
const ofLists: Refusals = { broken: BROKEN_XLS, copy: COPY_LIST, saveAs: SAVE_AS_XLSX };

/**
 * Reads the pages of an old binary Excel file (.xls of Excel 97 and after), which e-Okul still gives: values only, in the same
 * form as `xlsxSheets` gives them. Throws if the file is broken. Own code: see docs/dependencies.md.
 */
export function xlsSheets(bytes: Uint8Array, said: Refusals = ofLists): Sheet[] {
  const file = openCompoundFile(bytes, said.broken);
  const refused = refusals(said).find(([stream]) => file.names.includes(stream));
  if (refused) throw new ImportRefused(refused[1]);
  if (!file.names.includes("Workbook")) throw new ImportRefused(said.broken);
  return readSheets(sheetsIn(file.read("Workbook"), said), (sheet) => sheet);
}

const locked = ({ copy }: Refusals) => `Bu dosya parolalı. Parolasını kaldırıp kaydedin. ${copy}`;
const tooOld = ({ saveAs }: Refusals) => `Bu dosya çok eski bir Excel biçiminde. ${saveAs}`;
/** Other files in the same container, recognised by one of their streams. */
const refusals = (said: Refusals): readonly (readonly [stream: string, message: string])[] => [
  ["EncryptedPackage", locked(said)],
  ["WordDocument", `Bu bir Word belgesi. ${said.copy}`],
  ["PowerPoint Document", `${PRESENTATION} ${said.copy}`],
  ["Book", tooOld(said)],
];

const is = {
  formula: 0x0006,
  from1904: 0x0022,
  end: 0x000a,
  locked: 0x002f,
  font: 0x0031,
  goesOn: 0x003c,
  object: 0x005d,
  sheet: 0x0085,
  numbers: 0x00bd,
  richText: 0x00d6,
  style: 0x00e0,
  drawing: 0x00ec,
  texts: 0x00fc,
  textByNumber: 0x00fd,
  number: 0x0203,
  text: 0x0204,
  truth: 0x0205,
  formulaText: 0x0207,
  shortNumber: 0x027e,
  format: 0x041e,
  begin: 0x0809,
} as const;
const VERSION = 0x0600;
const TEXT_FOLLOWS = 0;
const IS_TRUTH = 1;

type Record = { readonly kind: number; readonly bytes: Uint8Array; readonly view: DataView };

function* records(stream: Uint8Array): Generator<Record> {
  const view = viewOf(stream);
  for (let at = 0; at + 4 <= stream.length;) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (end > stream.length) throw new RangeError("a record behind the end");
    const bytes = stream.subarray(at + 4, end);
    yield { kind: view.getUint16(at, true), bytes, view: viewOf(bytes) };
    at = end;
  }
}

/** Reads records in sequence: the shared part first, then one part for each page in list order. */
function sheetsIn(stream: Uint8Array, said: Refusals): Sheet[] {
  const looks = new Looks();
  const listed: { name: string; isShown: boolean }[] = [];
  const pages: Cells[] = [];
  let texts: readonly string[] = [];
  let textRecords: Uint8Array[] | null = null;
  let depth = 0;
  for (const record of records(stream)) {
    if (textRecords && record.kind === is.goesOn) {
      textRecords.push(record.bytes);
      continue;
    }
    if (textRecords) texts = sharedTexts(textRecords, looks.fonts);
    textRecords = null;
    if (record.kind === is.begin) {
      if (record.view.getUint16(0, true) !== VERSION) throw new ImportRefused(tooOld(said));
      if (depth++ === 0) pages.push(new Cells(looks));
    } else if (record.kind === is.end) depth--;
    else if (record.kind === is.locked) throw new ImportRefused(locked(said));
    else if (record.kind === is.texts) textRecords = [record.bytes];
    else if (record.kind === is.sheet) {
      listed.push({ name: textAt(record.bytes, 6, 1), isShown: (record.view.getUint8(4) & 3) === 0 });
    } else if (depth === 1 && pages.length === 1) looks.read(record);
    else if (depth === 1) pages.at(-1)!.read(record, texts);
  }
  return pages.slice(1).flatMap((cells, i) => {
    const page = listed[i];
    return page?.isShown ? [{ name: page.name, ...cells.sheet() }] : [];
  });
}

/** Fonts and number formats of the whole book. */
class Looks {
  readonly fonts: XlsFont[] = [];
  private readonly named = new Map<number, string>();
  private readonly styles: number[] = [];
  private from1904 = false;
  private shown: ShownNumber | undefined;

  read({ kind, bytes, view }: Record): void {
    if (kind === is.from1904) this.from1904 = view.getUint16(0, true) === 1;
    else if (kind === is.style) this.styles.push(view.getUint16(2, true));
    else if (kind === is.format) this.named.set(view.getUint16(0, true), textAt(bytes, 2));
    else if (kind === is.font) {
      const height = view.getUint16(8, true);
      this.fonts.push({
        name: textAt(bytes, 14, 1),
        ...(height === 1 && { height: "above" }),
        ...(height === 2 && { height: "below" }),
      });
    }
  }

  number(value: number, style: number): string {
    if (!Number.isFinite(value)) return "";
    this.shown ??= numbersIn(this.styles, this.named, this.from1904);
    return this.shown(value, style) ?? numeral(value);
  }
}

/** Kinds of drawn objects that a question may need: a group, a chart, a picture. */
const DRAWN = new Set([0, 5, 8]);
/** Begin of the place of a drawn object in its drawing's bytes: kind and length. */
const ANCHOR = [0x10, 0xf0, 18, 0, 0, 0];

/** The cells of one page. */
class Cells {
  private readonly looks: Looks;
  private readonly pictures: SheetPicture[] = [];
  /** Place of the drawn object whose kind comes in the next record. */
  private drawnAt: Omit<SheetPicture, "alt"> | undefined;
  private readonly rows = new Map<number, string[]>();
  /** Cell of a formula whose text comes in the next record. */
  private awaited: readonly [row: number, column: number] | null = null;
  constructor(looks: Looks) {
    this.looks = looks;
  }

  read({ kind, bytes, view }: Record, texts: readonly string[]): void {
    const place = () => [view.getUint16(0, true), view.getUint16(2, true)] as const;
    const numeral = (value: number, style = view.getUint16(4, true)) => this.looks.number(value, style);
    switch (kind) {
      case is.textByNumber:
        return this.put(...place(), texts[view.getUint32(6, true)] ?? "");
      case is.text:
      case is.richText:
        return this.put(...place(), textAt(bytes, 6));
      case is.number:
        return this.put(...place(), numeral(view.getFloat64(6, true)));
      case is.shortNumber:
        return this.put(...place(), numeral(shortNumber(view.getUint32(6, true))));
      case is.numbers: {
        const [row, column] = place();
        for (let at = 4, i = 0; at + 6 <= bytes.length; at += 6, i++) {
          this.put(row, column + i, numeral(shortNumber(view.getUint32(at + 2, true)), view.getUint16(at, true)));
        }
        return;
      }
      case is.formula:
        if (view.getUint16(12, true) !== 0xffff) this.put(...place(), numeral(view.getFloat64(6, true)));
        else if (view.getUint8(6) === TEXT_FOLLOWS) this.awaited = place();
        else if (view.getUint8(6) === IS_TRUTH) this.put(...place(), truth(view.getUint8(8)));
        return;
      case is.truth:
        if (view.getUint8(7) === 0) this.put(...place(), truth(view.getUint8(6)));
        return;
      case is.drawing:
        this.drawnAt = anchorIn(bytes, view);
        return;
      case is.object:
        if (this.drawnAt && DRAWN.has(view.getUint16(4, true))) this.pictures.push({ ...this.drawnAt, alt: "" });
        this.drawnAt = undefined;
        return;
      case is.formulaText:
        if (this.awaited) this.put(...this.awaited, textAt(bytes, 0));
        this.awaited = null;
        return;
      default:
    }
  }

  sheet(): Sheet {
    const rows = [...this.rows]
      .toSorted(([a], [b]) => a - b)
      .map(([row, cells]) => ({ place: row + 1, cells: Array.from(cells, (cell) => cell ?? "") }))
      .filter(({ cells }) => cells.some((cell) => cell !== ""));
    refuseTooManyRows(rows.length);
    return { rows, ...(this.pictures.length > 0 && { pictures: this.pictures }) };
  }

  private put(row: number, column: number, value: string): void {
    if (column >= importLimits.columns) return;
    const cells = this.rows.get(row) ?? [];
    this.rows.set(row, cells);
    cells[column] = value.trim();
  }
}

/** Decodes a number of thirty bits: an integer or the top of a double, perhaps multiplied by a hundred. */
function shortNumber(bits: number): number {
  const isWhole = (bits & 2) !== 0;
  const value = isWhole ? bits >> 2 : topOfDouble(bits & ~3);
  return bits & 1 ? value / 100 : value;
}

function topOfDouble(bits: number): number {
  const double = new DataView(new ArrayBuffer(8));
  double.setInt32(0, bits);
  return double.getFloat64(0);
}

const truth = (value: number): string => (value === 1 ? "Doğru" : "Yanlış");

/** The place of the last drawn object in a part of a drawing. */
function anchorIn(bytes: Uint8Array, view: DataView): Omit<SheetPicture, "alt"> | undefined {
  for (let at = bytes.length - ANCHOR.length - 18; at >= 2; at--) {
    if (!ANCHOR.every((byte, i) => bytes[at + i] === byte)) continue;
    const from = at + ANCHOR.length;
    const row = view.getUint16(from + 6, true) + 1;
    return { row, column: view.getUint16(from + 2, true), lastRow: Math.max(row, view.getUint16(from + 14, true) + 1) };
  }
  return undefined;
}
