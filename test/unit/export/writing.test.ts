import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { aWrittenSet } from "../../builders/sets";
import { aWholeQuestion } from "../../builders/questions";
import { csv } from "#shared/csv";
import { fileName } from "#browser/files/save-file";
import { setGift } from "#features/exchange/export/set-gift";
import { columnName, xlsx } from "#browser/files/xlsx";
import { xlsxSheets } from "#features/exchange/import/office/xlsx-read";
import { readXml } from "#features/exchange/import/files/xml";

test("CSV opens right in a Turkish Excel: mark, semicolons, CRLF, decimal comma, quotes where needed", () => {
  expect(
    csv([
      ["Ad", "Puan"],
      ['Işıl; "Ece"', 1.5],
      ["iki\nsatır", -3],
    ]),
  ).toBe('\ufeffAd;Puan\r\n"Işıl; ""Ece""";1,5\r\n"iki\nsatır";-3\r\n');
});

test.each(['=HYPERLINK("http://x")', "+1", "-1", "@a", "\tx", "\rx", "'=x", "''+1", "＝1+1", "＠a"])(
  "[T21] a cell that would be a formula gets a sign before it: %j",
  (text) => {
    const cell = csv([[text]])
      .slice(1, -2)
      .replace(/^"(.*)"$/s, "$1")
      .replaceAll('""', '"');
    expect(cell).toBe(`'${text}`);
  },
);

test("a spreadsheet holds a minute as a day with its time, which it sorts and filters", () => {
  const parts = unzipSync(
    xlsx([{ name: "Kayıt", rows: [["Zaman"], [{ minute: "2026-11-30T12:39" }]], frozenRows: 1 }]),
  );
  const days = Number(/<c r="A2" s="2"><v>([\d.]+)<\/v>/.exec(strFromU8(parts["xl/worksheets/sheet1.xml"]!))?.[1]);
  expect([Math.floor(days), Math.round((days % 1) * 24 * 60)]).toEqual([46_356, 12 * 60 + 39]);
  expect(strFromU8(parts["xl/styles.xml"]!)).toContain('numFmtId="22"');
});

test("a spreadsheet holds texts as texts and numbers as numbers, its heading frozen and bold", () => {
  const file = xlsx([
    {
      name: "Oyuncular [1]",
      rows: [
        ["Ad", "Puan"],
        ["=1+1", 3],
        [null, 2.5],
        ["<&\"'\u0007_x0041_", Number.NaN],
      ],
      frozenRows: 1,
      widths: [20, 8],
    },
    { name: "oyuncular  1 ", rows: [] },
  ]);
  expect(xlsxSheets(file).map(({ rows }) => rows)).toEqual([
    [
      { place: 1, cells: ["Ad", "Puan"] },
      { place: 2, cells: ["=1+1", "3"] },
      { place: 3, cells: ["", "2,5"] },
      { place: 4, cells: ["<&\"'\u0007_x0041_"] },
    ],
    [],
  ]);
  const parts = unzipSync(file);
  for (const [name, part] of Object.entries(parts)) expect([name, readXml(strFromU8(part)).name]).not.toContain("");
  const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"]!);
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(sheet).toContain('<c r="B2"><v>3</v></c>');
  expect(sheet).not.toContain("<f>");
});

test.each([
  [0, "A"],
  [25, "Z"],
  [26, "AA"],
  [701, "ZZ"],
  [702, "AAA"],
])("column %i is %s", (column, name) => {
  expect(columnName(column)).toBe(name);
});

test("GIFT as Moodle reads it", () => {
  const question = aWholeQuestion({
    question_text: "Kaç eder?\n2 + 2 = {?}",
    options: { A: "3", B: "4~", C: "%50%" },
    correct_option: "B",
    time_limit: 45,
    points: 2,
    explanation: "Çünkü # böyle.",
  });
  expect(setGift(aWrittenSet([question], { title: "Hız/Zaman" }))).toBe(
    "$CATEGORY: Hız//Zaman\n// bilye-set:\n\n// bilye: time_limit=45 points=2\n[plain]Kaç eder?\\n2 + 2 \\= \\{?\\} {\n\t~3\n\t=4\\~\n\t~%0%%50%\n\t####Çünkü \\# böyle.\n}\n",
  );
});

test.each([
  ["Hücre ve Bölünmeler", "Hücre ve Bölünmeler.json"],
  ["../../etc: a*b?", "etc a b.json"],
  ["...", "soru seti.json"],
  ["x".repeat(200), `${"x".repeat(120)}.json`],
])("a title becomes a file's name: %s", (title, name) => {
  expect(fileName(title, "json")).toBe(name);
});
