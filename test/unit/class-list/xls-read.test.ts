import { expect, test } from "vitest";
import { xlsSheets } from "#features/exchange/class-list/xls-read";
import {
  anXls,
  came,
  compoundFile,
  formula,
  formulaText,
  latinText,
  long,
  narrow,
  number,
  part,
  record,
  shared,
  short,
  shorts,
  text,
  wide,
  word,
  workbook,
  type Page,
} from "./an-xls";
import { fixture, inShort, onlyClass, refusal } from "./reading";

const rowsOf = (...records: Page["records"]) => xlsSheets(anXls([{ records }]))[0]!.rows;
const cellsOf = (...records: Page["records"]) => rowsOf(...records).map(({ cells }) => cells);
const sharedTexts = (...texts: string[]) =>
  record(0xfc, long(9), long(texts.length), ...texts.map((one) => [...word(one.length), 1, ...wide(one)]));

/** A whole number in thirty bits, and the same as a hundredth. */
const whole = (value: number) => (value << 2) | 2;
const hundredth = (value: number) => whole(value) | 1;

test("a list as Excel keeps it: texts once for the whole file, numbers in short", () => {
  const before = [sharedTexts("S.No", "Öğrenci No", "Adı Soyadı", "ÖMER IŞIK", "ECE KAYA")];
  const records = [
    ...[0, 1, 2].map((column) => shared(0, column, column)),
    shorts(1, 0, whole(1), whole(1204)),
    shared(1, 2, 3),
    shorts(2, 0, whole(2), whole(88)),
    shared(2, 2, 4),
  ];
  expect(inShort(onlyClass(anXls([{ records }], { before })))).toEqual(["1 (1204) Ömer Işık", "2 (88) Ece Kaya"]);
});

const long300 = "Ada ".repeat(75).trim();

test.each([
  ["a text", [text(0, 0, "Şule")], "Şule"],
  ["a text of Latin letters", [latinText(0, 0, "Ece")], "Ece"],
  ["a long text", [text(0, 0, long300)], long300],
  ["a text with spaces around", [text(0, 0, " Ada ")], "Ada"],
  ["a text that the file does not have", [shared(0, 0, 0), number(0, 1, 1)], ""],
  ["a number", [number(0, 0, 1204)], "1204"],
  ["a sum", [number(0, 0, 0.1 + 0.2)], "0,3"],
  ["no number", [number(0, 0, Number.NaN), number(0, 1, 1)], ""],
  ["a whole number in short", [short(0, 0, whole(1204))], "1204"],
  ["hundredths in short", [short(0, 0, hundredth(1250))], "12,5"],
  ["the top of a number", [short(0, 0, 0x3ff80000)], "1,5"],
  ["a number that a formula came to", [formula(0, 0, came.to(7))], "7"],
  ["a text that a formula came to", [formula(0, 0, came.toText), formulaText("Işık")], "Işık"],
  ["an error that a formula came to", [formula(0, 0, came.toError), formulaText("#DEĞER"), number(0, 1, 1)], ""],
  ["a text of no formula", [formulaText("Işık"), number(0, 1, 1)], ""],
])("a cell with %s", (_, records, shown) => {
  expect(rowsOf(...records)[0]!.cells[0]).toBe(shown);
});

test("numbers one beside the other, starting in the column they name", () => {
  expect(cellsOf(shorts(0, 1, whole(7), hundredth(50), whole(9)))).toEqual([["", "7", "0,5", "9"]]);
});

test("rows stand in their order and keep their number; those without a word are left out", () => {
  const rows = rowsOf(text(9, 1, "Ali"), text(2, 0, "Ada"), text(4, 0, " "));
  expect(rows).toEqual([
    { place: 3, cells: ["Ada"] },
    { place: 10, cells: ["", "Ali"] },
  ]);
});

test("columns far out are not read", () => {
  expect(cellsOf(text(0, 63, "Ada"), text(1, 64, "Ali"))).toEqual([[...Array<string>(63).fill(""), "Ada"]]);
});

test("texts that a chart keeps on its page are none of the page's cells", () => {
  expect(cellsOf(text(0, 0, "Ada"), part(number(0, 0, 5), text(1, 0, "Ali")), text(2, 0, "Su"))).toEqual([
    ["Ada"],
    ["Su"],
  ]);
});

test("texts go on in further records, and a record that continues anything else is passed over", () => {
  const cut = [
    record(0xfc, long(2), long(2), word(3), [0], narrow("A")),
    record(0x3c, [0], narrow("DA"), word(2), [0], narrow("SU")),
  ];
  const note = [record(0x1b6, word(0)), record(0x3c, [0], narrow("Not"))];
  const records = [shared(0, 0, 0), ...note, shared(0, 1, 1)];
  expect(xlsSheets(anXls([{ records }], { before: cut }))[0]!.rows).toEqual([{ place: 1, cells: ["ADA", "SU"] }]);
});

const page = (name: string, state = 0): Page => ({ name, state, records: [text(0, 0, name)] });

test("pages that are hidden, or that no list names, stay away", () => {
  const sheets = xlsSheets(anXls([page("7A"), page("7B", 1), page("7C", 2), page("7D")]));
  expect(sheets.map(({ name }) => name)).toEqual(["7A", "7D"]);
  const unlisted = compoundFile([...workbook([page("7A")]), ...part(text(0, 0, "Ali"))]);
  expect(xlsSheets(unlisted).map(({ name }) => name)).toEqual(["7A"]);
});

test("sectors of either size", () => {
  const stream = workbook([{ records: [text(0, 0, "Ada")] }]);
  expect(xlsSheets(compoundFile(stream, { power: 12 }))).toEqual(xlsSheets(compoundFile(stream)));
});

const few = workbook([{ records: [text(0, 0, "1 Ada Işık")] }]);
const changed = (file: Uint8Array, offset: number, value: number) => {
  new DataView(file.buffer).setUint32(offset, value, true);
  return file;
};
/** Makes the first page end with the eighth sector, so that the rest lies behind the end. */
function withoutSecondPage(): Uint8Array {
  const [first, second] = [text(0, 0, "1 Ada Işık"), text(0, 0, "2 Ali Kaya")];
  const pages = (filler: number) => [
    { records: [first, record(0, Array<number>(filler).fill(0))] },
    { records: [second] },
  ];
  const filler = 4096 - (workbook(pages(0)).length - part(second).length);
  const file = compoundFile(workbook(pages(filler)));
  const sectors = file.length / 512 - 1;
  const table = 512 * (sectors - 1);
  return changed(file, table + 4 * 7, sectors);
}
const UNREADABLE = "Bu dosya açılamadı. Excel’de “Farklı kaydet, .xlsx” deyin ya da listeyi yapıştırın.";

test.each([
  ["a folder where there is none", changed(fixture("e-okul.xls"), 48, 0), UNREADABLE],
  ["a table behind the end", changed(fixture("e-okul.xls"), 76, 0x00ffffff), UNREADABLE],
  ["a sector that is cut off between two records", withoutSecondPage(), UNREADABLE],
  ["sectors of a size that there is not", compoundFile(few, { power: 10 }), UNREADABLE],
  ["a file without a workbook", compoundFile(few, { name: "Contents" }), UNREADABLE],
  ["a record that is longer than the file", compoundFile([...few, ...word(0), ...word(9_999)]), UNREADABLE],
  [
    "a text that is longer than its record",
    anXls([{ records: [record(0x204, word(0), word(0), word(0), word(9), [1], wide("Ada"))] }]),
    UNREADABLE,
  ],
  ["a text without its letters", anXls([{ records: [record(0x204, word(0), word(0), word(0))] }]), UNREADABLE],
  ["a workbook of Excel 95", anXls([{ records: [] }], { version: 0x500 }), /çok eski bir Excel biçiminde/],
  ["a locked file", anXls([{ records: [] }], { before: [record(0x2f, word(0))] }), /parolalı/],
  ["a locked .xlsx", compoundFile(few, { name: "EncryptedPackage" }), /parolalı/],
  ["a Word document", compoundFile(few, { name: "WordDocument" }), /Word belgesi/],
  ["slides", compoundFile(few, { name: "PowerPoint Document" }), /sunum dosyası/],
  ["2,001 rows", anXls([{ records: Array.from({ length: 2_001 }, (_, row) => number(row, 0, 1)) }]), /2\.001 satır/],
] as const)("[T22] refused: %s", (_, file, message) => {
  expect(refusal(file)).toMatch(message);
});
