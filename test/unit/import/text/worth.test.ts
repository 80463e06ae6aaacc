import { expect, test } from "vitest";
import { read } from "../reading";

const asked = (text: string) => `${text}\nA) a\nB) b\nCevap: A\n`;
const weights = (text: string) => read(text).rows.map(({ question }) => [question.question_text, question.points]);

test.each([
  ["behind the question", "1) Kim? (10 puan)", "Kim?"],
  ["before it", "1) (10 Puan) Kim?", "Kim?"],
  ["in square brackets, in short", "1) [10 p.] Kim?", "Kim?"],
  ["with a fraction", "1) Kim? (2,5 puan)", "Kim?"],
  ["behind the first of two lines", "1) Metni okuyun. (10p)\nKim?", "Metni okuyun.\nKim?"],
  ["on a line of its own", "1) Metni okuyun.\n(10 puan)", "Metni okuyun."],
  ["beside the number", "Soru 1 (10 puan): Kim?", "Kim?"],
])("points of an exam %s are read, and are no part of the text", (_, question, text) => {
  const { rows, notes } = read(asked(question));
  expect(rows.map((row) => [row.verdict, row.question.question_text, row.question.points])).toEqual([
    ["taken", text, 1],
  ]);
  expect(notes).toEqual([
    expect.stringMatching(/^Soruların puanları okundu, metinden çıkarıldı: (?:10|2,5) puan standart sayıldı\.$/),
  ]);
});

test.each([
  "Ali (10 puan) ile Can (20 puan) arasında kaç fark var?",
  "Takım A (10 puan)\nTakım B (20 puan)\nKim kazandı?",
  "Kadın takımı (10 puan)\nkaçıncı oldu?",
  "Yılı (1990 puan)?",
])("points that a question talks about stay in it: %s", (question) => {
  const { rows, notes } = read(asked(`1) ${question}`));
  expect([rows[0]?.question.question_text, notes]).toEqual([question, []]);
});

test("the commonest points are a standard question's; twice as many count double, none nothing, and each row shows it", () => {
  const stated = ["10", "10", "20", "15", "5", "0", "25"].map((worth, i) => asked(`${i + 1}) S${i}? (${worth} puan)`));
  const { rows, notes } = read(stated.join("\n"));
  expect(rows.map(({ question, reasons }) => [question.points, ...reasons])).toEqual([
    [1],
    [1],
    [2, "20 puan yazıyordu, çift puan verildi."],
    [1, "15 puan yazıyordu, standart puan verildi."],
    [1, "5 puan yazıyordu, standart puan verildi."],
    [0, "0 puan yazıyordu, puansız sayıldı."],
    [2, "25 puan yazıyordu, çift puan verildi."],
  ]);
  expect(notes).toEqual([
    "Soruların puanları okundu, metinden çıkarıldı: 10 puan standart sayıldı, iki katı çift puan oldu.",
  ]);
});

test("a label below the question names the exam's points too; ours, 0 to 2, are taken as they are", () => {
  const text = [`${asked("1) Bir? (10 puan)")}Puan: 2`, `${asked("2) İki?")}Puan: 20`, asked("3) Üç? (10 puan)")];
  expect(weights(text.join("\n\n"))).toEqual([
    ["Bir?", 2],
    ["İki?", 2],
    ["Üç?", 1],
  ]);
});

test("a statement with its truth and its points behind it has both", () => {
  const { rows } = read(
    "1) Su 100 derecede kaynar. (D) (10 puan)\n2) Buz sıcaktır. (Y) (20 puan)\n3) Kar soğuktur. (D) (10 puan)",
  );
  const found = rows.map(({ question: { question_text, correct_option, points } }) => [
    question_text,
    correct_option,
    points,
  ]);
  expect(found).toEqual([
    ["Su 100 derecede kaynar.", "A", 1],
    ["Buz sıcaktır.", "B", 2],
    ["Kar soğuktur.", "A", 1],
  ]);
});
