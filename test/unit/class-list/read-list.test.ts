import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { inline, number, row, workbook } from "../import/office/workbooks";
import { fixture, inShort, lists, onlyClass, refusal } from "./reading";

test("e-Okul's file: classes one below the other, grown-ups left out, numbers of the school beside the places", () => {
  const { classes } = lists(fixture("e-okul.xls"));
  expect(classes.map(({ title, hasSchoolNumbers }) => [title, hasSchoolNumbers])).toEqual([
    ["10. Sınıf / A Şubesi", true],
    ["10. Sınıf / I Şubesi", true],
    ["Hazırlık Sınıfı / A Şubesi", true],
  ]);
  expect(classes.map(inShort)).toEqual([
    ["1 (7) Ayşe Nur Yılmaz", "2 (1204) İsmail Işık", "3 (88) Şule Öztürk-Çınar"],
    ["1 (601) Irmak Çağlar", "2 (602) İrem Dağ", "3 (15) Ömer Şahin"],
    ["1 (33) Ece Kaya", "2 (34) Mert Gün", "3 (35) Naz Arı"],
  ]);
});

test("an .xls with a page a class: identity numbers, birth dates, parents and hidden pages stay away", () => {
  const { classes } = lists(fixture("pages.xls"));
  expect(classes.map(({ title }) => title)).toEqual(["7A", "7B"]);
  expect(classes.map(inShort)).toEqual([
    ["1 Ada Yılmaz", "2 Ali Demir"],
    ["1 Ömer Işık", "– Su Ay"],
  ]);
  expect(JSON.stringify(classes)).not.toMatch(/\d{5}|2013|Fatma|Veli|Kimse/);
});

test("an .xlsx", () => {
  const sheet = [
    row(1, inline("A1", "Sıra"), inline("B1", "T.C. Kimlik No"), inline("C1", "Öğrencinin Adı Soyadı")),
    row(2, number("A2", 1), number("B2", "12345678901"), inline("C2", "ÖMER IŞIK")),
  ].join("");
  const list = onlyClass(workbook(sheet));
  expect([list.title, ...inShort(list)]).toEqual(["", "1 Ömer Işık"]);
});

const odsCell = (text: string | number) => `<table-cell><p>${text}</p></table-cell>`;
const wordCell = (text: string) => `<tc><p><r><rPr><b/></rPr><t>${text}</t></r></p></tc>`;

test("an OpenDocument table and a table in Word", () => {
  const rows = [
    ["No", "Adı Soyadı"],
    [4, "ECE KAYA"],
  ].map((cells) => `<table-row>${cells.map(odsCell).join("")}</table-row>`);
  const ods = `<document><body><spreadsheet><table>${rows.join("")}</table></spreadsheet></body></document>`;
  expect(inShort(onlyClass(zipSync({ "content.xml": strToU8(ods) })))).toEqual(["4 Ece Kaya"]);
  const docx = `<document><body><tbl><tr>${wordCell("1")}${wordCell("ADA IŞIK")}</tr><tr>${wordCell("2")}${wordCell("SU AY")}</tr></tbl></body></document>`;
  expect(inShort(onlyClass(zipSync({ "word/document.xml": strToU8(docx) })))).toEqual(["1 Ada Işık", "2 Su Ay"]);
});

test("an old Turkish encoding is read, and reported", () => {
  const text = new Uint8Array([0x31, 0x20, 0xde, 0x75, 0x6c, 0x65, 0x20, 0xc7, 0x61, 0xf0]);
  expect(lists(text)).toMatchObject({ note: expect.stringContaining("eski Türkçe Windows") });
  expect(inShort(onlyClass(text))).toEqual(["1 Şule Çağ"]);
});

/** Turns the record of the code page into that of a password. */
function locked(): Uint8Array {
  const file = fixture("e-okul.xls");
  const record = file.findIndex((_, i) => [0x42, 0x00, 0x02, 0x00].every((byte, at) => file[i + at] === byte));
  file[record] = 0x2f;
  return file;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const NOBODY = "Öğrenci bulunamadı. Her satırda bir numara ve bir ad olsun.";
const UNREADABLE = "Bu dosya açılamadı. Excel’de “Farklı kaydet, .xlsx” deyin ya da listeyi yapıştırın.";

test.each([
  ["numbers alone", "1 2 3\n4 5 6", NOBODY],
  ["a file without anybody", bytes("12;13\n14;15"), NOBODY],
  ["Excel 95", fixture("excel-95.xls"), /çok eski bir Excel biçiminde/],
  ["Excel 2", fixture("excel-2.xls"), UNREADABLE],
  ["a locked file", locked(), /parolalı/],
  ["Excel's XML of 2003", bytes('<?xml version="1.0"?><Workbook/>'), UNREADABLE],
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d]), /resim dosyası/],
  ["half a file", fixture("e-okul.xls").slice(0, 3_000), UNREADABLE],
  ["nothing", new Uint8Array(), "Dosya boş."],
  ["a file of more than 5 MB", new Uint8Array(5 * 1024 * 1024 + 1), "Dosya 6 MB, en çok 5 MB olabilir."],
  ["2,001 lines", "Ada Yılmaz\n".repeat(2_001), /2\.001 satır/],
] as const)("refused: %s", (_, source, message) => {
  expect(refusal(source)).toMatch(message);
});
