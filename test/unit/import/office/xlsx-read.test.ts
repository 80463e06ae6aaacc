import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { xlsxSheets } from "#features/exchange/import/office/xlsx-read";
import { inline, number, row, workbook } from "./workbooks";

const rowsOf = (sheetData: string, strings?: string[]) =>
  xlsxSheets(workbook(sheetData, strings && { strings }))[0]!.rows;
const typed = (reference: string, type: string, value: string) => `<c r="${reference}" t="${type}"><v>${value}</v></c>`;

test.each([
  ["a text that the file has once for all", typed("A1", "s", "1"), "iki"],
  ["a text that the file does not have", typed("A1", "s", "9"), ""],
  [
    "a text in runs, without the reading aids of Japanese",
    '<c r="A1" t="inlineStr"><is><r><t>Ada</t></r><r><t> Işık</t></r><rPh><t>x</t></rPh></is></c>',
    "Ada Işık",
  ],
  ["a sign that is written as its code", inline("A1", "a_x000A_b"), "a\nb"],
  ["spaces around a text", inline("A1", " Ada "), "Ada"],
  ["true", typed("A1", "b", "1"), "Doğru"],
  ["false", typed("A1", "b", "0"), "Yanlış"],
  ["a truth that is none", typed("A1", "b", "x"), ""],
  ["an error", typed("A1", "e", "#N/A"), ""],
  ["a text that a formula came to", typed("A1", "str", "007"), "007"],
  ["a sum", number("A1", 0.1 + 0.2), "0,3"],
  ["what is no number", number("A1", "dört"), "dört"],
  ["nothing", '<c r="A1"/>', ""],
])("a cell with %s", (_, cell, shown) => {
  const [found] = rowsOf(row(1, cell, inline("B1", "son")), ["bir", "iki"]);
  expect(found!.cells).toEqual([shown, "son"]);
});

test("cells stand where they say, else beside the one before; rows without a word are left out", () => {
  const unnamed = '<c t="inlineStr"><is><t>x</t></is></c>';
  expect(
    rowsOf(`${row(2, unnamed, inline("D2", "d"), unnamed)}${row(5, inline("A5", " "))}<row>${unnamed}</row>`),
  ).toEqual([
    { place: 2, cells: ["x", "", "", "d", "x"] },
    { place: 6, cells: ["x"] },
  ]);
});

test("columns far out are not read", () => {
  expect(rowsOf(row(1, inline("AA1", "27"), inline("BL1", "64"), inline("BM1", "65")))[0]!.cells).toEqual([
    ...Array<string>(26).fill(""),
    "27",
    ...Array<string>(36).fill(""),
    "64",
  ]);
});

const page = (text: string) => `<worksheet><sheetData>${row(1, inline("A1", text))}</sheetData></worksheet>`;
const book = (
  sheets: string,
  links: string,
  pages: Record<string, string> = { "xl/worksheets/a.xml": page("a"), "xl/worksheets/b.xml": page("b") },
) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        "xl/workbook.xml": `<workbook>${sheets}</workbook>`,
        ...(links && { "xl/_rels/workbook.xml.rels": `<Relationships>${links}</Relationships>` }),
        ...pages,
      }).map(([name, xml]) => [name, strToU8(xml)]),
    ),
  );
const link = (id: string, target: string) => `<Relationship Id="${id}" Target="${target}"/>`;
const [a, b] = [link("1", "worksheets/a.xml"), link("2", "./worksheets/b.xml")];

test.each([
  [
    "in the order of their tabs",
    '<sheets><sheet name="B" id="2"/><sheet name="A" id="1"/></sheets>',
    a + b,
    ["B: b", "A: a"],
  ],
  [
    "from the root of the file",
    '<sheets><sheet name="A" id="1"/></sheets>',
    link("1", "/xl/worksheets/a.xml"),
    ["A: a"],
  ],
  [
    "without those that are hidden",
    '<sheets><sheet name="A" id="1" state="veryHidden"/><sheet name="B" id="2" state="visible"/></sheets>',
    a + b,
    ["B: b"],
  ],
  ["without a name", '<sheets><sheet id="1"/></sheets>', a, [": a"]],
  ["each once", '<sheets><sheet name="A" id="1"/><sheet name="A2" id="1"/></sheets>', a, ["A: a"]],
  [
    "that are there",
    '<sheets><sheet name="A" id="1"/><sheet name="C" id="3"/><sheet name="D" id="9"/></sheets>',
    a + link("3", "worksheets/c.xml"),
    ["A: a"],
  ],
  ["that no list names, where it names none", "<sheets/>", "", ["undefined: a", "undefined: b"]],
])("pages %s", (_, sheets, links, expected) => {
  const found = xlsxSheets(book(sheets, links));
  expect(found.map(({ name, rows }) => `${name}: ${rows[0]!.cells[0]}`)).toEqual(expected);
});

test("a page in sixteen bits a letter", () => {
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(page("Işık"), (letter) => letter.charCodeAt(0)).buffer),
  ]);
  const file = zipSync({ "xl/workbook.xml": strToU8("<workbook/>"), "xl/worksheets/a.xml": utf16 });
  expect(xlsxSheets(file)[0]!.rows[0]!.cells).toEqual(["Işık"]);
});

test("a packed file of something else is refused", () => {
  const message = "Bu sıkıştırılmış dosyanın içinde tablo yok. Önce dosyayı klasöre çıkarın.";
  expect(() => xlsxSheets(zipSync({ "resim.png": new Uint8Array(1) }))).toThrow(message);
});

test("2,001 rows are too many", () => {
  const rows = Array.from({ length: 2_001 }, (_, i) => row(i + 1, number(`A${i + 1}`, 1)));
  expect(() => xlsxSheets(workbook(rows.join("")))).toThrow("2.001 satır");
});
