import { readSheets, type Sheet } from "../import/office/sheet";
import { COPY_LIST, ImportRefused, PRESENTATION, importLimits, refuseTooManyRows } from "../import/types";
import { BROKEN_XLS, SAVE_AS_XLSX, openCompoundFile, viewOf } from "./compound-file";
import { sharedTexts, textAt } from "./xls-texts";

/**
 * Reads the pages of an old binary Excel file (.xls of Excel 97 and after), which e-Okul still gives: values only, in the same
 * form as `xlsxSheets` gives them. Throws if the file is broken. Own code: see docs/dependencies.md.
 */
export function xlsSheets(bytes: Uint8Array): Sheet[] {
  const file = openCompoundFile(bytes);
  const refused = refusals.find(([stream]) => file.names.includes(stream));
  if (refused) throw new ImportRefused(refused[1]);
  if (!file.names.includes("Workbook")) throw new ImportRefused(BROKEN_XLS);
  return readSheets(sheetsIn(file.read("Workbook")), (sheet) => sheet);
}

const LOCKED = "Bu dosya parolalı. Parolasını kaldırıp kaydedin ya da listeyi kopyalayıp yapıştırın.";
const TOO_OLD = `Bu dosya çok eski bir Excel biçiminde. ${SAVE_AS_XLSX}`;
/** Other files in the same container, recognised by one of their streams. */
const refusals: readonly (readonly [stream: string, message: string])[] = [
  ["EncryptedPackage", LOCKED],
  ["WordDocument", `Bu bir Word belgesi. ${COPY_LIST}`],
  ["PowerPoint Document", `${PRESENTATION} ${COPY_LIST}`],
  ["Book", TOO_OLD],
];

const is = {
  formula: 0x0006,
  end: 0x000a,
  locked: 0x002f,
  goesOn: 0x003c,
  sheet: 0x0085,
  numbers: 0x00bd,
  richText: 0x00d6,
  texts: 0x00fc,
  textByNumber: 0x00fd,
  number: 0x0203,
  text: 0x0204,
  formulaText: 0x0207,
  shortNumber: 0x027e,
  begin: 0x0809,
} as const;
const VERSION = 0x0600;
const TEXT_FOLLOWS = 0;

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
function sheetsIn(stream: Uint8Array): Sheet[] {
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
    if (textRecords) texts = sharedTexts(textRecords);
    textRecords = null;
    if (record.kind === is.begin) {
      if (record.view.getUint16(0, true) !== VERSION) throw new ImportRefused(TOO_OLD);
      if (depth++ === 0) pages.push(new Cells());
    } else if (record.kind === is.end) depth--;
    else if (record.kind === is.locked) throw new ImportRefused(LOCKED);
    else if (record.kind === is.texts) textRecords = [record.bytes];
    else if (record.kind === is.sheet) {
      listed.push({ name: textAt(record.bytes, 6, 1), isShown: (record.view.getUint8(4) & 3) === 0 });
    } else if (depth === 1) pages.at(-1)!.read(record, texts);
  }
  return pages.slice(1).flatMap((cells, i) => {
    const page = listed[i];
    return page?.isShown ? [{ name: page.name, ...cells.sheet() }] : [];
  });
}

/** The cells of one page. */
class Cells {
  private readonly rows = new Map<number, string[]>();
  /** Cell of a formula whose text comes in the next record. */
  private awaited: readonly [row: number, column: number] | null = null;

  read({ kind, bytes, view }: Record, texts: readonly string[]): void {
    const place = () => [view.getUint16(0, true), view.getUint16(2, true)] as const;
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
          this.put(row, column + i, numeral(shortNumber(view.getUint32(at + 2, true))));
        }
        return;
      }
      case is.formula:
        if (view.getUint16(12, true) !== 0xffff) this.put(...place(), numeral(view.getFloat64(6, true)));
        else if (view.getUint8(6) === TEXT_FOLLOWS) this.awaited = place();
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
    return { rows };
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

/** Formats numbers as the cell shows them: 3.0 is 3, and 0.30000000000000004 is 0.3. */
const numeral = (value: number): string => (Number.isFinite(value) ? String(Number(value.toPrecision(15))) : "");
