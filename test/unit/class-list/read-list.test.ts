import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { inline, number, row, workbook } from "../import/workbooks";
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

test("the same list copied from Excel, as e-Okul's columns", () => {
  const text = [
    "10. Sınıf / A Şubesi (ALANI YOK) Sınıf Listesi",
    "Sınıf Öğretmeni: ZEYNEP ÇELİK\t\tSınıf Başkanı: EFE KOÇ",
    "Sınıf Müdür Yrd: HÜLYA DEMİR",
    "S.No\t\tÖğrenci No\t\tAdı\t\tSoyadı\tCinsiyeti\tPansiyon Durum",
    "1\t\t7\t\tAYŞE NUR\t\tYILMAZ\tKız\tGündüzlü",
    "2\t\t1204\t\tİSMAİL\t\tIŞIK\tErkek\tGündüzlü",
    "S.No\t\tÖğrenci No\t\tAdı\t\tSoyadı\tCinsiyeti\tPansiyon Durum",
    "3\t\t88\t\tŞULE\t\tÖZTÜRK\tKız\tGündüzlü",
    "Kız Öğrenci Sayısı : 2\t\tErkek Öğrenci Sayısı : 1\t\tToplam Öğrenci Sayısı : 3",
  ].join("\r\n");
  const list = onlyClass(text);
  expect(list.title).toBe("10. Sınıf / A Şubesi");
  expect(inShort(list)).toEqual(["1 (7) Ayşe Nur Yılmaz", "2 (1204) İsmail Işık", "3 (88) Şule Öztürk"]);
});

test("two classes whose titles were not copied: a count that begins anew is another class", () => {
  const head = "S.No\tÖğrenci No\tAdı Soyadı";
  const text = [head, "1\t7\tAda Yılmaz", "2\t9\tAli Demir", head, "1\t12\tEce Kaya"].join("\n");
  expect(lists(text).classes.map(inShort)).toEqual([["1 (7) Ada Yılmaz", "2 (9) Ali Demir"], ["1 (12) Ece Kaya"]]);
});

test.each([
  ["numbers and names", "1\tAda Yılmaz\n2\tAhmet Kaya", ["1 Ada Yılmaz", "2 Ahmet Kaya"]],
  ["one space", "1 Ada Yılmaz\n2 Ahmet Can Kaya", ["1 Ada Yılmaz", "2 Ahmet Can Kaya"]],
  [
    "signs behind numbers",
    "1. Ada Yılmaz\n2) Ali Kaya\n3- Su Ay\n4.Can Er",
    ["1 Ada Yılmaz", "2 Ali Kaya", "3 Su Ay", "4 Can Er"],
  ],
  ["bullets", "• 1 Ada Yılmaz\n– 2 Ali Kaya", ["1 Ada Yılmaz", "2 Ali Kaya"]],
  ["numbers behind", "Ada Yılmaz 1\nAli Kaya 2", ["1 Ada Yılmaz", "2 Ali Kaya"]],
  ["semicolons", "No;Ad;Soyad\n1;ADA;YILMAZ\n2;ALİ;KAYA", ["1 Ada Yılmaz", "2 Ali Kaya"]],
  ["commas, quoted", '"No","Adı Soyadı"\n"1","Yılmaz, Ada"', ["1 Yılmaz, Ada"]],
  [
    "a PDF's lines",
    "S.No Öğrenci No Adı Soyadı Cinsiyeti\n1 601 ALİ YILMAZ Erkek\n2 602 AYŞE NUR KAYA Kız Gündüzlü",
    ["1 (601) Ali Yılmaz", "2 (602) Ayşe Nur Kaya"],
  ],
  ["a PDF's lines without numbers", "Adı Soyadı Cinsiyeti\nADA IŞIK Kız\nALİ KAYA Erkek", ["– Ada Işık", "– Ali Kaya"]],
  ["headings that name the class", "7A No Adı Soyadı\n1 ADA IŞIK\n2 ALİ KAYA", ["1 Ada Işık", "2 Ali Kaya"]],
  [
    "school numbers alone",
    "601 Ali Yılmaz\n7 Ada Işık\n1204 Su Ay",
    ["1 (601) Ali Yılmaz", "2 (7) Ada Işık", "3 (1204) Su Ay"],
  ],
  [
    "school numbers under their heading",
    "Okul No\tAdı Soyadı\n12\tAli Yılmaz\n7\tAda Işık",
    ["1 (12) Ali Yılmaz", "2 (7) Ada Işık"],
  ],
  [
    "name and surname apart, without headings",
    "1\tALİ\tYILMAZ\tErkek\n2\tADA\tIŞIK\tKız",
    ["1 Ali Yılmaz", "2 Ada Işık"],
  ],
  [
    "a parent's name behind, without headings",
    "1\tAda Yılmaz\tFatma Yılmaz\n2\tAli Kaya\tCan Kaya",
    ["1 Ada Yılmaz", "2 Ali Kaya"],
  ],
  [
    "identity numbers without headings",
    "1\t12345678901\tAda Yılmaz\t02.03.2013\n2\t10987654321\tAli Kaya\t05.06.2013",
    ["1 Ada Yılmaz", "2 Ali Kaya"],
  ],
  [
    "identity numbers in lines",
    "1 12345678901 Ada Yılmaz 02.03.2013\n2 109 876 543 21 Ali Kaya",
    ["1 Ada Yılmaz", "2 Ali Kaya"],
  ],
  [
    "a slip among card numbers",
    Array.from({ length: 20 }, (_, i) => `${i === 4 ? 155 : i + 1} Ada ${"ABCDEFGHIJKLMNOPRSTU"[i]}`).join("\n"),
    expect.arrayContaining(["155 Ada E", "20 Ada U"]),
  ],
  ["no numbers", "Ada Yılmaz\nAli Kaya", ["– Ada Yılmaz", "– Ali Kaya"]],
  ["an open quote", '1\t"Ada Yılmaz\n2\tAli Kaya', ["1 Ada Yılmaz", "2 Ali Kaya"]],
  ["old line ends", "1 Ada Yılmaz\r2 Ali Kaya", ["1 Ada Yılmaz", "2 Ali Kaya"]],
])("pasted: %s", (_, text, pupils) => {
  expect(inShort(onlyClass(text))).toEqual(pupils);
});

test("an .xlsx", () => {
  const sheet = [
    row(1, inline("A1", "Sıra"), inline("B1", "T.C. Kimlik No"), inline("C1", "Öğrencinin Adı Soyadı")),
    row(2, number("A2", 1), number("B2", "12345678901"), inline("C2", "ÖMER IŞIK")),
  ].join("");
  expect(inShort(onlyClass(workbook(sheet)))).toEqual(["1 Ömer Işık"]);
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

test("a name of more than 40 letters is cut, and says so", () => {
  const long = `Ada ${"Yılmaz ".repeat(10)}`.trim();
  const [pupil] = onlyClass(`1 ${long}`).pupils;
  expect([pupil!.name, pupil!.isCut]).toEqual([long.slice(0, 40).trim(), true]);
  expect(onlyClass(`1 ${long.slice(0, 40)}`).pupils[0]!.isCut).toBe(false);
});

test("an old Turkish encoding is read, and said", () => {
  const text = new Uint8Array([0x31, 0x20, 0xde, 0x75, 0x6c, 0x65, 0x20, 0xc7, 0x61, 0xf0]);
  expect(lists(text)).toMatchObject({ note: expect.stringContaining("eski Türkçe Windows") });
  expect(inShort(onlyClass(text))).toEqual(["1 Şule Çağ"]);
});

/** The record of the code page becomes that of the password. */
function locked(): Uint8Array {
  const file = fixture("e-okul.xls");
  const record = file.findIndex((_, i) => [0x42, 0x00, 0x02, 0x00].every((byte, at) => file[i + at] === byte));
  file[record] = 0x2f;
  return file;
}

const NOBODY = "Öğrenci bulunamadı. Her satırda bir numara ve bir ad olsun.";
const UNREADABLE = "Bu dosya açılamadı. Excel’de “Farklı kaydet, .xlsx” deyin ya da listeyi yapıştırın.";
const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ["numbers alone", "1 2 3\n4 5 6", NOBODY],
  ["a file without anybody", bytes("12;13\n14;15"), NOBODY],
  ["Excel 95", fixture("excel-95.xls"), /çok eski bir Excel biçiminde/],
  ["Excel 2", fixture("excel-2.xls"), UNREADABLE],
  ["a locked file", locked(), /parolalı/],
  ["a web page called .xls", bytes("<html><table><tr><td>1</td></tr></table>"), /bir web sayfası/],
  ["Excel's XML of 2003", bytes('<?xml version="1.0"?><Workbook/>'), UNREADABLE],
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d]), /resim dosyası/],
  ["half a file", fixture("e-okul.xls").slice(0, 3_000), UNREADABLE],
  ["nothing", new Uint8Array(), "Dosya boş."],
] as const)("refused: %s", (_, source, message) => {
  expect(refusal(source)).toMatch(message);
});
