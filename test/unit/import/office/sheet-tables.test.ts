import { expect, test } from "vitest";
import { inline, number, row, workbook } from "./workbooks";
import { only, read, reasons, refusal, shorts } from "../reading";

/** Tables of other programs, cell by cell under their headings, and the question that a row becomes. */

const CODE = "Kod, soru metnine eklendi.";
const EMPTY = "Doğru cevap sütunu boş. Doğrusunu seçin.";

test.each([
  ["a number for the right one", "Soru;1;2;3;Doğru\nKaç?;9;8;2;3", "table", "taken | Kaç? | A 9, B 8, *C 2", []],
  [
    "digits that do not count up, which name no options",
    "Soru;1;3;Doğru\nKaç?;9;8;9",
    "table",
    "taken | Kaç? | number 9 ± 0",
    [],
  ],
  ["letters above the options", "Soru;A;B;C;Cevap\nKaç?;B;C;A;A", "table", "taken | Kaç? | *A B, B C, C A", []],
  [
    "a letter that may be a text",
    "Soru;Şık 1;Şık 2;Cevap\nHangisi?;B;A;A",
    "table",
    "left_out | Hangisi? | A B, B A",
    ["Doğru cevap “A” hem sıra hem şık metni olabilir. Doğrusunu seçin."],
  ],
  ["an empty right one", "Soru;Şık 1;Şık 2;Cevap\nKaç?;3;4;", "table", "left_out | Kaç? | A 3, B 4", [EMPTY]],
  [
    "points and time",
    "Soru;Şık 1;Şık 2;Cevap;Süre;Puan\nKaç?;bir;iki;iki;45 sn;2",
    "table",
    "taken | Kaç? | A bir, *B iki",
    [],
  ],
  [
    "a time without a number",
    "Soru;Şık 1;Şık 2;Cevap;Süre\nKaç?;bir;iki;iki;uzun",
    "table",
    "changed | Kaç? | A bir, *B iki",
    ["Süresi yok, 30 saniye verildi."],
  ],
  [
    "a sign that our own table puts before a formula",
    "Soru;Şık 1;Şık 2;Cevap\n'=1+1;'-2;'=2;'-2",
    "table",
    "taken | =1+1 | *A -2, B =2",
    [],
  ],
  [
    "an order",
    "Soru;Tür;Şık 1;Şık 2;Şık 3;Cevap\nSırala;Sıralama;bir;iki;üç;",
    "table",
    "taken | Sırala | order bir < iki < üç",
    [],
  ],
  [
    "several that are right, of which one is",
    "Soru;Tür;Şık 1;Şık 2;Cevap\nHangileri?;Çok doğrulu;bir;iki;iki",
    "table",
    "taken | Hangileri? | multi A bir, *B iki",
    [],
  ],
  [
    "a drawing",
    "Soru;Tür;Şık 1;Şık 2;Cevap\nÇiz;Çizim;bir;iki;iki",
    "table",
    "left_out | Çiz | A bir, B iki",
    ["Çizim sorusu, şıkları yok."],
  ],
  [
    "written answers, of more than a question holds",
    "Soru;Tür;Şık 1;Şık 2;Cevap\nNe?;Kısa cevap;a*;b;",
    "table",
    "doubtful | Ne? | typed a* / b",
    ["“a*” içindeki * burada herhangi bir harfin yerine geçmez."],
  ],
  [
    "answers without options",
    "Soru;Cevap\nBaşkent neresi?;Ankara",
    "table",
    "taken | Başkent neresi? | typed Ankara",
    [],
  ],
  [
    "answers without options, and one without an answer",
    "Soru;Cevap\nBaşkent neresi?;Ankara\nNehir neresi?;",
    "table",
    "left_out | Nehir neresi? | ",
    ["Cevap sütunu boş. Cevabı yazın."],
  ],
  [
    "the right one in a column of its own",
    "Question;Correct Answer;Incorrect Answer 1;Incorrect Answer 2\nKaç?;4;3;5",
    "gimkit",
    "taken | Kaç? | *A 4, B 3, C 5",
    [],
  ],
  [
    "the right one in a column of its own, and empty",
    "Question;Correct Answer;Incorrect Answer 1;Incorrect Answer 2\nKaç?;;3;5",
    "gimkit",
    "left_out | Kaç? | A 3, B 5",
    ["Doğru şık işaretli değil. Doğrusunu seçin.", "Aradaki boş şık atlandı, şıklar yeniden harflendirildi."],
  ],
  [
    "the same in Turkish",
    "Soru;Doğru cevap;Yanlış 1;Yanlış 2\nKaç?;4;3;5",
    "table",
    "taken | Kaç? | *A 4, B 3, C 5",
    [],
  ],
  [
    "numbers of questions",
    "Question #;Question Text;Answer 1;Answer 2;Correct Answer\n1;Kaç?;3;4;2",
    "blooket",
    "taken | Kaç? | A 3, *B 4",
    [],
  ],
  [
    "time in seconds",
    "Question Text;Option 1;Option 2;Correct Answer;Time in seconds\nKaç?;3;4;2;20",
    "wayground",
    "taken | Kaç? | A 3, *B 4",
    [],
  ],
  [
    "an address of a picture",
    "Question Text;Option 1;Option 2;Correct Answer;Image Link\nKaç?;3;4;2;",
    "wayground",
    "taken | Kaç? | A 3, *B 4",
    [],
  ],
  [
    "media, and points of another scale",
    "Question;Question Media;Option 1;Option 2;Correct Answer;Points\nKaç?;Text;3;4;2;1000",
    "jovvix",
    "taken | Kaç? | A 3, *B 4",
    [],
  ],
  [
    "media of options",
    "Question;Options Media;Option 1;Option 2;Correct Answer\nKaç?;Text;3;4;2",
    "jovvix",
    "taken | Kaç? | A 3, *B 4",
    [],
  ],
  [
    "code",
    "Question;Question Media;Resource;Option 1;Option 2;Correct Answer\nNe yazar?;Code;print(1);1;2;1",
    "jovvix",
    "changed | Ne yazar?\nprint(1) | *A 1, B 2",
    [CODE],
  ],
  [
    "code that is empty",
    "Question;Question Media;Resource;Option 1;Option 2;Correct Answer\nNe yazar?;Code;;1;2;1",
    "jovvix",
    "taken | Ne yazar? | *A 1, B 2",
    [],
  ],
  [
    "text beside a resource",
    "Question;Question Media;Resource;Option 1;Option 2;Correct Answer\nNe?;Text;print(1);1;2;1",
    "jovvix",
    "taken | Ne? | *A 1, B 2",
    [],
  ],
  [
    "Kahoot's places, where options are numbers",
    "Question;Answer 1;Answer 2;Answer 3;Correct answer(s) - choose at least one\nKaç?;3;1;'-2;3",
    "kahoot",
    "taken | Kaç? | A 3, B 1, *C '-2",
    [],
  ],
  [
    "an order with a gap",
    "Soru;Tür;Şık 1;Şık 2;Şık 3;Şık 4;Cevap\nSırala;Sıralama;bir;;iki;üç;",
    "table",
    "taken | Sırala | order bir < iki < üç",
    [],
  ],
])("a table with %s", (_, text, format, short, why) => {
  const result = read(text);
  expect([result.format, ...only(text)]).toEqual([format, short, why]);
});

const points = (text: string) => read(text).rows[0]!.question.points;

test("points of a table are ours where it is one of ours, and Kahoot's heading alone is enough", () => {
  expect(points("Soru;Şık 1;Şık 2;Cevap;Puan\nKaç?;bir;iki;iki;2")).toBe(2);
  expect(points("Soru;Şık 1;Şık 2;Cevap;Puan\nKaç?;bir;iki;iki;")).toBe(1);
  expect(points("Question;Question Media;Option 1;Option 2;Correct Answer;Points\nKaç?;Text;3;4;2;2")).toBe(1);
  expect(read("Question;Answer 1;Answer 2;Correct answer(s) - choose at least one\nKaç?;3;4;2").format).toBe("kahoot");
});

const classQuiz = (title: string, ...rows: readonly (readonly [string, string, string, string])[]) =>
  workbook(
    [
      row(5, inline("B5", "Title"), inline("C5", title)),
      ...rows.map(([text, one, two, right], i) =>
        row(
          14 + i,
          inline(`B${14 + i}`, text),
          inline(`C${14 + i}`, one),
          inline(`D${14 + i}`, two),
          inline(`H${14 + i}`, right),
        ),
      ),
    ].join(""),
  );

test("ClassQuiz's sheet: rows without a question or an option are none, and one wrong cell makes it another table", () => {
  const result = read(classQuiz("Kimya", ["Kaç?", "3", "4", "2"], ["", "5", "6", "1"], ["Yarım?", "", "", ""]));
  expect([result.format, shorts(result)]).toEqual(["classquiz", ["Satır 14: taken | Kaç? | A 3, *B 4 | 30"]]);
  expect(reasons(result)).toEqual([]);
  expect(read(classQuiz("", ["Kaç?", "3", "4", "2"])).format).toBe("table");
  expect(refusal(classQuiz("Kimya", ["Hangisi?", "bir", "iki", "iki"], ["Kaç?", "3", "4", "2"]))).toMatch(/bulunamadı/);
});

const cells = (at: number, texts: readonly string[]) =>
  texts.map((text, i) => inline(`${"ABCDEFGHIJK"[i]}${at}`, text));

test("the title that our own spreadsheet has beside its table", () => {
  const mark = ["", "", "", "", "", "", "", "", "Bilye", "Gezegenler", "Deneme"];
  const head = ["Question", "Option 1", "Option 2", "Correct Answer", "Time in seconds"];
  const result = read(
    workbook(
      row(1, ...cells(1, mark)) + row(2, ...cells(2, head)) + row(3, ...cells(3, ["Kaç?", "3", "4"]), number("D3", 2)),
    ),
  );
  expect([result.title, result.description]).toEqual(["Gezegenler", "Deneme"]);
});
