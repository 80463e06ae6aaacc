import { expect, test } from "vitest";
import { outcomeOf } from "#features/exchange/import/outcome";
import { read, reasons, refusal, shorts } from "../reading";
import { inline, number, row, workbook } from "./workbooks";

const body = (source: Uint8Array | string) =>
  shorts(read(source)).map((line) => line.replace(/^Satır \d+: | \| \d+$/g, ""));
const sheet = (...rows: readonly (readonly (string | number)[])[]) =>
  workbook(
    rows
      .map((cells, r) =>
        row(
          r + 1,
          ...cells.map((value, c) =>
            (typeof value === "number" ? number : inline)(`${"ABCDEFGH"[c]}${r + 1}`, value as never),
          ),
        ),
      )
      .join(""),
  );

test.each([
  ["Dogru_Cevap", sheet(["Soru", "A", "B", "Dogru_Cevap"], ["Kaç?", "3", "4", "B"]), ["taken | Kaç? | A 3, *B 4"]],
  [
    "SORULAR and CEVAPLAR",
    sheet(["SORULAR", "CEVAPLAR"], ["Başkent?", "Ankara"], ["Kaç il?", 81], ["Dünya yuvarlaktır.", "Doğru"]),
    [
      "taken | Başkent? | typed Ankara",
      "taken | Kaç il? | number 81 ± 0",
      "taken | Dünya yuvarlaktır. | *A Doğru, B Yanlış",
    ],
  ],
  [
    "Yanlış 1..3",
    sheet(["Soru", "Doğru", "Yanlış 1", "Yanlış 2", "Yanlış 3"], ["Kaç?", "4", "3", "5", "6"]),
    ["taken | Kaç? | *A 4, B 3, C 5, D 6"],
  ],
  [
    "1 2 3 4",
    sheet(["Soru", 1, 2, 3, 4, "Cevap"], ["Kaç?", "on", "yüz", "bin", "kırk", 2]),
    ["taken | Kaç? | A on, *B yüz, C bin, D kırk"],
  ],
  [
    "Yanıt Anahtarı",
    sheet(["No", "Soru Metni", "1. Seçenek", "2. Seçenek", "Yanıt Anahtarı"], [1, "Kaç?", "on", "yüz", "A"]),
    ["taken | Kaç? | *A on, B yüz"],
  ],
  [
    "none, the right one last",
    sheet(["Kaç?", "3", "4", "B"], ["Ne?", "x", "y", "A"]),
    ["taken | Kaç? | A 3, *B 4", "taken | Ne? | *A x, B y"],
  ],
  [
    "none, the right one after the question",
    sheet(["Kaç eder bu?", "B", "üç", "dört"], ["Ne oldu bugün?", "A", "x", "y"], ["Kim geldi eve?", "B", "p", "q"]),
    [
      "doubtful | Kaç eder bu? | A üç, *B dört",
      "doubtful | Ne oldu bugün? | *A x, B y",
      "doubtful | Kim geldi eve? | A p, *B q",
    ],
  ],
  [
    "headings that nobody knows",
    sheet(
      ["Sıra", "Madde", "Şıkların ilki", "ikincisi", "Hangisi"],
      [1, "Kaç eder bu?", "üç", "dört", "B"],
      [2, "Ne oldu bugün?", "x", "y", "A"],
      [3, "Kim geldi eve?", "p", "q", "A"],
    ),
    [
      "doubtful | Kaç eder bu? | A üç, *B dört",
      "doubtful | Ne oldu bugün? | *A x, B y",
      "doubtful | Kim geldi eve? | *A p, B q",
    ],
  ],
  [
    "one column",
    sheet(["1) Kaç?"], ["A) 3"], ["B) 4"], ["Cevap: B"], ["2) Ne?"], ["A) x"], ["B) y"], ["Cevap: A"]),
    ["taken | Kaç? | A 3, *B 4", "taken | Ne? | *A x, B y"],
  ],
  ["bars between fields", "Soru|A|B|Doğru\nKaç?|3|4|B\n", ["taken | Kaç? | A 3, *B 4"]],
  [
    "bars between fields, no headings",
    "Kaç?|3|4|B\nNe?|x|y|A\n",
    ["taken | Kaç? | A 3, *B 4", "taken | Ne? | *A x, B y"],
  ],
] as const)("a table with headings like %s", (_, source, rows) => {
  expect(body(source)).toEqual(rows);
});

test("the meaning given to each column is shown, and can be chosen", () => {
  const source = sheet(
    ["Madde", "Hangisi", "Bir", "İki"],
    ["Kaç eder bu?", "B", "üç", "dört"],
    ["Ne oldu bugün?", "A", "x", "y"],
    ["Kim geldi eve?", "B", "p", "q"],
  );
  const { columns } = read(source);
  expect(columns).toMatchObject({ isGuessed: true, roles: ["question", "right", "option", "option"] });
  expect(columns?.samples[1]).toEqual(["Kaç eder bu?", "B", "üç", "dört"]);
  const chosen = outcomeOf(source, ["question", "right", "option", "ignored"]);
  expect(chosen.ok && chosen.result.columns?.isGuessed).toBe(false);
  expect(chosen.ok && chosen.result.rows[0]?.reasons).toEqual([expect.stringMatching(/^Doğru cevap olarak/)]);
  const right = outcomeOf(source, ["question", "right", "option", "option"]);
  expect(right.ok && right.result.rows.map(({ verdict }) => verdict)).toEqual(["taken", "taken", "taken"]);
  const noQuestion = outcomeOf(source, ["ignored", "right", "option", "option"]);
  expect(noQuestion.ok && [noQuestion.result.rows, noQuestion.result.columns?.roles[0]]).toEqual([[], "ignored"]);
});

test("chosen columns of a text, its headings passed over", () => {
  const source = "Soru;Şık A;Şık B;Doğru;Not\nKaç?;3;4;B;uzun açıklama\n";
  expect(read(source).columns).toMatchObject({
    isGuessed: false,
    roles: ["question", "option", "option", "right", "ignored"],
  });
  const chosen = outcomeOf(source, ["question", "option", "option", "right", "explanation"]);
  expect(chosen.ok && chosen.result.rows.map(({ question }) => [question.question_text, question.explanation])).toEqual(
    [["Kaç?", "uzun açıklama"]],
  );
});

test("a list of answers is no table of questions", () => {
  expect(refusal("| Soru | Cevap |\n|---|---|\n| 1 | B |\n| 2 | A |")).toBe("Soru bulunamadı. Örnekteki biçime bakın.");
});

test.each([
  ["a sheet", "Soru;A;B;Doğru\nHangisi kedi?;kedi.png;resimler/kopek.jpg;A\n"],
  ["a text", "Hangisi kedi?\nA) kedi.png\nB) https://example.com/k.webp?x=1\nCevap: A"],
])("paths of pictures as options are reported: %s", (_, text) => {
  const result = read(text);
  expect([result.rows[0]?.verdict, reasons(result)]).toEqual([
    "doubtful",
    ["A şıkkı bir resim dosyasının adı. Resmin kendisi alınmadı."],
  ]);
});

test("a picture of Markdown is its picture, and a word on it", () => {
  const result = read("![bir kedi](https://example.com/k.png) Bu ne?\nA) ![kedi](a.png)\nB) köpek\nCevap: A");
  expect([shorts(result)[0], reasons(result)]).toEqual([
    "Satır 1: changed | bir kedi Bu ne? | *A kedi, B köpek | 30",
    ["Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın."],
  ]);
});
