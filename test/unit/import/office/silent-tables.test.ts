import { expect, test } from "vitest";
import { bytes, read, reasons, shorts, verdicts } from "../reading";

type Row = readonly (string | number)[];
const table = (...rows: Row[]) => read(bytes(rows.map((row) => row.join(";")).join("\n")));
const body = (...rows: Row[]) => shorts(table(...rows)).map((row) => row.replace(/^Satır \d+: | \| \d+$/g, ""));

test("a table of twenty rows without headings is not taken for ClassQuiz's", () => {
  const rows = Array.from({ length: 20 }, (_, i) => [
    i + 1,
    `Soru ${i + 1} nedir?`,
    "bir",
    "iki",
    "üç",
    "dört",
    30,
    (i % 4) + 1,
  ]);
  const result = table(...rows);
  expect([result.format, result.rows.length]).toEqual(["table", 20]);
  expect(new Set(verdicts(result))).toEqual(new Set(["doubtful"]));
});

test("digits of a column are places if one of them is no option of its row", () => {
  const head = ["Soru", "A", "B", "C", "D", "Doğru"];
  expect(body(head, ["Kaç?", 2, 4, 6, 8, 2], ["Ne?", 3, 1, 4, 7, 4], ["Ha?", "x", "y", "z", "w", 4])).toEqual([
    "taken | Kaç? | A 2, *B 4, C 6, D 8",
    "taken | Ne? | A 3, B 1, C 4, *D 7",
    "taken | Ha? | A x, B y, C z, *D w",
  ]);
  // Each digit is an option of its row, and the place of another.
  expect(verdicts(table(head, ["Kaç?", 2, 4, 6, 8, 2], ["Ne?", 3, 1, 4, 7, 4]))).toEqual(["left_out", "left_out"]);
});

test("digits of a column whose other cells are texts of options are texts too", () => {
  const head = ["Soru", "A", "B", "C", "D", "Doğru"];
  expect(
    body(head, ["Kaç?", 2, 4, 1, 8, 1], ["Ne?", "su", "ay", "gün", "yıl", "su"], ["Ha?", "x y", "y z", "z", "w", "z"]),
  ).toEqual([
    "taken | Kaç? | A 2, B 4, *C 1, D 8",
    "taken | Ne? | *A su, B ay, C gün, D yıl",
    "taken | Ha? | A x y, B y z, *C z, D w",
  ]);
  // Places that there are not are none.
  expect(body(head, ["Kaç?", 30, 4, 1, 8, 30])).toEqual(["taken | Kaç? | *A 30, B 4, C 1, D 8"]);
});

test("a line above the headings of a table is listed", () => {
  const result = table(["7. sınıf testi"], ["Soru", "A", "B", "Doğru"], ["Ne?", "su", "ay", "B"]);
  expect(result.omitted).toEqual([{ where: "Satır 1", text: "7. sınıf testi", why: "Tablonun üstünde duruyor." }]);
});

test("letters within the cells are not shown twice, and an option 0 is an option", () => {
  expect(body(["Soru", "A", "B", "Doğru"], ["Kaç?", "A) 3", "B) 4", "B"])).toEqual(["taken | Kaç? | A 3, *B 4"]);
  const head = ["Soru", "Seçenek 0", "Seçenek 1", "Seçenek 2", "Doğru"];
  expect(body(head, ["Başkent?", "Ankara", "İzmir", "Van", "Van"])).toEqual([
    "taken | Başkent? | A Ankara, B İzmir, *C Van",
  ]);
  expect(verdicts(table(head, ["Başkent?", "Ankara", "İzmir", "Van", "1"]))).toEqual(["left_out"]);
});

test("a column that counts is none of the question's, one of seconds is doubted, and a wide table is no guess", () => {
  expect(body([1, "Kaç?", "üç", "dört", "A"], [2, "Ne?", "su", "ay", "B"])).toEqual([
    "taken | Kaç? | *A üç, B dört",
    "taken | Ne? | A su, *B ay",
  ]);
  const timed = table(["Kaç?", "üç", "dört", 30, "A"], ["Ne?", "su", "ay", 30, "B"], ["Ha?", "bu", "şu", 30, "A"]);
  expect(reasons(timed)).toContain("Sütunlar tahmin edildi.");
  const ofNumbers = table(["Kaç?", 3, 4, 30, "A"], ["Ne kadar?", 5, 6, 30, "B"], ["Toplam?", 9, 7, 30, "A"]);
  expect(reasons(ofNumbers)).toContain("Sütunlar tahmin edildi.");
  const wide = Array.from({ length: 30 }, (_, i) =>
    Array.from({ length: 22 }, (_, c) => (c === 21 ? "1" : `veri ${i} ${c}`)),
  );
  expect(new Set(verdicts(table(...wide)))).toEqual(new Set(["left_out"]));
});

test("a first row whose option is a word of headings is a question", () => {
  const rows = [
    ["Hangisi doğrudur?", "Doğru", "Süre", "su", "A"],
    ["Ne?", "su", "ay", 30, "B"],
    ["Kaç?", "üç", "dört", "on", "C"],
  ];
  expect(table(...rows.map((row, i) => [`${i + 5}x`, ...row])).rows.length).toBe(3);
});
