import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import {
  anXls,
  came,
  compoundFile,
  formula,
  long,
  narrow,
  number,
  record,
  shared,
  text,
  wide,
  word,
  workbook,
  type Page,
} from "../../class-list/an-xls";
import { read, reasons, refusal, shorts } from "../reading";

const font = (name: string, escapement = 0) =>
  record(0x31, word(200), word(0), word(0), word(400), word(escapement), [0, 0, 0, 0], [name.length, 0], narrow(name));
const zeros = Array.from({ length: 16 }, () => 0);
const format = (id: number, code: string) => record(0x41e, word(id), word(code.length), [0], narrow(code));
const style = (format: number) => record(0xe0, word(0), word(format), zeros);
type Run = readonly [at: number, font: number];
const texts = (...all: readonly (readonly [text: string, ...runs: Run[]])[]) =>
  record(
    0xfc,
    long(9),
    long(all.length),
    ...all.map(([text, ...runs]) => [
      ...word(text.length),
      runs.length > 0 ? 9 : 1,
      ...(runs.length > 0 ? word(runs.length) : []),
      ...wide(text),
      ...runs.flatMap(([at, font]) => [...word(at), ...word(font)]),
    ]),
  );
const row = (place: number, ...cells: string[]) => cells.map((cell, column) => text(place, column, cell));
const head = row(0, "Soru", "A", "B", "Doğru");
const file = (records: Page["records"], before: Page["records"] = []) =>
  anXls([{ records: [...head, ...records] }], { before: [...before] });
const short = (bytes: Uint8Array) => shorts(read(bytes)).map((line) => line.replace(/ \| 30$/, ""));

test("questions of an old Excel file are read", () => {
  expect(short(file([...row(1, "Kaç?", "3", "4", "B"), ...row(2, "Ne?", "x", "y", "A")]))).toEqual([
    "Satır 2: taken | Kaç? | A 3, *B 4",
    "Satır 3: taken | Ne? | *A x, B y",
  ]);
});

test("powers, indices and letters of a font of signs are read as they are seen", () => {
  const fonts = [font("Arial"), font("Arial", 1), font("Arial", 2), font("Symbol")];
  const before = [...fonts, texts(["105 kaç?", [2, 1], [3, 0]], ["H2O", [1, 2], [2, 0]], ["a açısı", [0, 3], [1, 0]])];
  const cells = [shared(1, 0, 0), shared(1, 1, 1), shared(1, 2, 2), text(1, 3, "A")];
  expect(short(file(cells, before))).toEqual(["Satır 2: taken | 10⁵ kaç? | *A H₂O, B α açısı"]);
});

/** A number in a style of the book. */
const styled = (at: readonly [number, number], value: number, style: number) => {
  const bytes = [...number(...at, value)];
  bytes.splice(8, 2, ...word(style));
  return bytes;
};
test("dates, decimals and truths are what the cells show", () => {
  const before = [style(0), style(14), style(164), format(164, "0.00")];
  const cells = [
    text(1, 0, "Hangisi?"),
    styled([1, 1], 8703, 1),
    styled([1, 2], 3.25, 2),
    text(1, 3, "A"),
    text(2, 0, "Kaç?"),
    styled([2, 1], 1.234, 0),
    formula(2, 2, [1, 0, 1, 0, 0, 0, 255, 255]),
    text(2, 3, "A"),
    text(3, 0, "Olur mu?"),
    record(0x205, word(3), word(1), word(0), [1, 0]),
    record(0x205, word(3), word(2), word(0), [0, 0]),
    text(3, 3, "B"),
    formula(4, 0, came.toError),
  ];
  expect(short(file(cells, before))).toEqual([
    "Satır 2: taken | Hangisi? | *A 29.10.1923, B 3,25",
    "Satır 3: taken | Kaç? | *A 1,234, B Doğru",
    "Satır 4: taken | Olur mu? | A Doğru, *B Yanlış",
  ]);
});

const anchor = (row: number, lastRow: number) =>
  record(0xec, [0, 0, 0x10, 0xf0], long(18), word(0), ...[5, 0, row, 0, 6, 0, lastRow, 0].map(word));
const drawn = (kind: number) => record(0x5d, word(0x15), word(0x12), word(kind), zeros);
test("pictures and charts are said to be lost on their rows; buttons are not", () => {
  const cells = [
    ...[1, 2, 3, 4].flatMap((place) => row(place, `${place}. soru ne?`, "x", "y", "A")),
    anchor(1, 1),
    drawn(8),
    anchor(2, 2),
    drawn(5),
    anchor(3, 3),
    drawn(7),
  ];
  const LOST = ["Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın."];
  expect(read(file(cells)).rows.map(({ reasons }) => reasons)).toEqual([LOST, LOST, [], []]);
});

const saved = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../class-list/fixtures/${name}`, import.meta.url)));
test.each([
  [
    "a Word document",
    compoundFile(workbook([]), { name: "WordDocument" }),
    /^Bu bir Word belgesi\. Soruları kopyalayıp/,
  ],
  [
    "slides",
    compoundFile(workbook([]), { name: "PowerPoint Document" }),
    /^Bu bir sunum dosyası\. Soruları kopyalayıp/,
  ],
  ["Excel 5", saved("excel-95.xls"), /^Bu dosya çok eski bir Excel biçiminde\. Excel’de açıp \.xlsx/],
  [
    "its beginning alone",
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    /^Bu eski bir Office dosyası, okunamadı/,
  ],
  ["half of it", file(row(1, "Kaç?", "3", "4", "B")).subarray(0, 3_000), /^Bu eski bir Office dosyası, okunamadı/],
  ["a list of a class", saved("e-okul.xls"), /^Tabloda soru, şık ve doğru cevap sütunları bulunamadı/],
])("[T22] an old Office file of %s is refused with a sentence", (_, bytes, said) => {
  expect(refusal(bytes)).toMatch(said);
});

test("a place without a question says nothing", () => {
  expect(reasons(read(file(row(1, "Kaç?", "3", "4", "B"))))).toEqual([]);
});
