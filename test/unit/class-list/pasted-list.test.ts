import { expect, test } from "vitest";
import { inShort, lists, onlyClass } from "./reading";

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

test("two classes whose titles were not copied: a count that starts again is another class", () => {
  const head = "S.No\tÖğrenci No\tAdı Soyadı";
  const text = [head, "1\t7\tAda Yılmaz", "2\t9\tAli Demir", head, "1\t12\tEce Kaya"].join("\n");
  expect(lists(text).classes.map(inShort)).toEqual([["1 (7) Ada Yılmaz", "2 (9) Ali Demir"], ["1 (12) Ece Kaya"]]);
});

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
const title = "10. Sınıf / A Şubesi";

test.each([
  [
    "a letterhead on the next page of paper",
    `${title}\n1 Ada Işık\nT.C.\n2 Ali Kaya`,
    [[title, "1 Ada Işık", "2 Ali Kaya"]],
  ],
  [
    "rows that are sorted by name",
    "S.No\tAdı Soyadı\n2\tAda Işık\n1\tAli Kaya\n3\tSu Ay",
    [["", "2 Ada Işık", "1 Ali Kaya", "3 Su Ay"]],
  ],
  [
    "a title before each, and no numbers",
    `${title}\nAda Işık\n10. Sınıf / B Şubesi\nAli Kaya`,
    [
      [title, "– Ada Işık"],
      ["10. Sınıf / B Şubesi", "– Ali Kaya"],
    ],
  ],
  [
    "a class without a title behind another's sum",
    `${title}\nNo\tVeli\tAdı Soyadı\n1\tSu Işık\tAda Işık\nToplam Öğrenci Sayısı : 1\n1\tAli Kaya`,
    [
      [title, "1 Ada Işık"],
      ["", "1 Ali Kaya"],
    ],
  ],
  [
    "a title in small letters that a Mac parts",
    `${"9. sınıf /  b şubesi".normalize("NFD")}\nAda Işık`,
    [["9. sınıf / b şubesi", "– Ada Işık"]],
  ],
  [
    "a title between other words",
    "ATATÜRK LİSESİ HAZIRLIK SINIFI / İ ŞUBESİ (ALANI YOK)\nAda Işık",
    [["HAZIRLIK SINIFI / İ ŞUBESİ", "– Ada Işık"]],
  ],
  ["a title in foreign letters", "10. SİNİF / A SUBESİ\nAda Işık", [["10. SİNİF / A SUBESİ", "– Ada Işık"]]],
])("classes: %s", (_, text, classes) => {
  expect(lists(text).classes.map((one) => [one.title, ...inShort(one)])).toEqual(classes);
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
  ["no number that is nought", "0\tAda Yılmaz\n0 Ali Kaya\n01 Su Ay", ["– Ada Yılmaz", "– Ali Kaya", "1 Su Ay"]],
  ["short names, and a letter that is none", "5 Su\n6 A", ["5 Su"]],
  ["a box to tick", "☐ 1 Ada Yılmaz\n☐ 2 Su Öztürk - Ay", ["1 Ada Yılmaz", "2 Su Öztürk - Ay"]],
  ["a mark behind the name", "1\tAda Yılmaz\t85\n2\tAli Kaya\t70", ["1 Ada Yılmaz", "2 Ali Kaya"]],
  ["a mark behind the name, in lines", "1 Ada Yılmaz 85\n2 Ali Kaya 70", ["1 Ada Yılmaz", "2 Ali Kaya"]],
  [
    "a class and a parent behind the name, in lines",
    "1 Ada Yılmaz 10/A Su Yılmaz\nAli Kaya 2 Can Kaya",
    ["1 Ada Yılmaz", "2 Ali Kaya"],
  ],
  ["the class before the name", "1\t10/A\tAda Yılmaz\n2\tLise 2\tAli Kaya", ["1 Ada Yılmaz", "2 Ali Kaya"]],
  ["the class before the name, in lines", "1 10/A Ada Yılmaz\n2 10/A Ali Kaya", ["1 Ada Yılmaz", "2 Ali Kaya"]],
  ["a third number", "1\t601\t10\tAda Yılmaz\n2 602 10 Ali Kaya", ["1 (601) Ada Yılmaz", "2 (602) Ali Kaya"]],
  ["a parent behind name and surname", "1\tADA\tYILMAZ\tSU\n2\t–\tALİ\tKAYA", ["1 Ada Yılmaz", "2 Ali Kaya"]],
  ["one column of a table", "1 Ada Yılmaz\t\n2 Ali Kaya\t", ["1 Ada Yılmaz", "2 Ali Kaya"]],
  ["headings that nobody knows", "No\tAdı Soyadı ve sınıfı\n1\tAda Yılmaz", ["1 Ada Yılmaz"]],
  [
    "merged cells: what belongs to a heading stands further right",
    "No\t\tAdı Soyadı\t\tVelisi\n\t1\t\tAda Yılmaz\tSu Yılmaz\n\t2\t\t\tCan Kaya",
    ["1 Ada Yılmaz"],
  ],
  ["a sign on one line alone", "1 Ada Yılmaz,\n2 Ali Kaya", ["1 Ada Yılmaz", "2 Ali Kaya"]],
  ["surnames first, with a comma, in a table", "No;Ad\n1;Yılmaz, Ada\n2;Kaya, Ali", ["1 Yılmaz, Ada", "2 Kaya, Ali"]],
  ["an empty first cell", bytes("\tAdı Soyadı\n\tAda Yılmaz"), ["– Ada Yılmaz"]],
  ["sixteen bits a letter", utf16("1 Ada Yılmaz"), ["1 Ada Yılmaz"]],
  ["no numbers", "Ada Yılmaz\nAli Kaya", ["– Ada Yılmaz", "– Ali Kaya"]],
  ["an open quote", '1\t"Ada Yılmaz\n2\tAli Kaya', ["1 Ada Yılmaz", "2 Ali Kaya"]],
  ["old line ends", "1 Ada Yılmaz\r2 Ali Kaya", ["1 Ada Yılmaz", "2 Ali Kaya"]],
])("pasted: %s", (_, text, pupils) => {
  expect(inShort(onlyClass(text))).toEqual(pupils);
});

test("a name of more than 40 letters is cut, with a note", () => {
  const long = `Ada ${"Yılmaz ".repeat(10)}`.trim();
  const [pupil] = onlyClass(`1 ${long}`).pupils;
  expect([pupil!.name, pupil!.isCut]).toEqual([long.slice(0, 40).trim(), true]);
  expect(onlyClass(`1 ${long.slice(0, 40)}`).pupils[0]!.isCut).toBe(false);
});

test("empty lines are not counted", () => {
  expect(onlyClass("Ada Yılmaz\n \n".repeat(2_000)).pupils).toHaveLength(2_000);
});
