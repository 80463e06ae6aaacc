import { expect, test } from "vitest";
import { aStoredQuestion } from "../../builders/questions";
import { reportKinds } from "#kinds/report";
import { csv } from "#shared/csv";
import { exportName, playerRows, workbook } from "#features/report/download/export-rows";
import { repeatSet } from "#features/report/play-again";
import { worst } from "#features/report/report";
import { aReport } from "./a-report";

const report = () =>
  aReport("ABC", [
    ["Işıl", "ABA"],
    ["=2+5", "A-B"],
    ['Ali "Ç"; Su', "BAB"],
  ]);

test("the file is named after the set, the class and the day in Istanbul", () => {
  const { game, ...rest } = report();
  expect(exportName(report(), "csv")).toBe(`${game.title}, 2026-03-12.csv`);
  expect(exportName({ ...rest, game: { ...game, title: "Hücre: 1/2", label: "9-A" } }, "xlsx")).toBe(
    "Hücre 1 2, 9-A, 2026-03-12.xlsx",
  );
  const long = { ...game, title: "ş".repeat(100), label: "9-A" };
  expect(exportName({ ...rest, game: long }, "csv")).toBe(`${"ş".repeat(60)}, 9-A, 2026-03-12.csv`);
});

test("one line a player, one column a question, best first", () => {
  expect(playerRows(report())).toEqual([
    [
      "Sıra",
      "Oyuncu",
      "Puan",
      "Doğru",
      "Yanlış",
      "Boş",
      "Doğru oranı (%)",
      "Ortalama süre (sn)",
      "Destek gerekebilir",
      "1. soru",
      "2. soru",
      "3. soru",
    ],
    [1, "Işıl", 2000, 2, 1, 0, 67, 2, "", "A (doğru)", "B (doğru)", "A (yanlış)"],
    [2, "=2+5", 1000, 1, 1, 1, 33, 2, "evet", "A (doğru)", "boş", "B (yanlış)"],
    [3, 'Ali "Ç"; Su', 0, 0, 3, 0, 0, 2, "evet", "B (yanlış)", "A (yanlış)", "B (yanlış)"],
  ]);
});

test("an order and pairs are written out: their letters are of cards that the file does not show", async () => {
  await reportKinds.load(["order", "match"]);
  const { questions, players, ...rest } = aReport("AA", [["Ali", "AB"]]);
  const options = { A: "Çekirdek", B: "Koful", C: "Ribozom" };
  const order = { ...questions[0]!, kind: "order", options, slots: 3, correct_option: "BCA" };
  const match = { ...questions[1]!, kind: "match", options, left: ["Yönetir", "Depolar", "Üretir"] };
  const given = players.map((player) => ({
    ...player,
    answers: player.answers.map((answer, i) => ({ ...answer, answer: ["BAC", "ACB"][i]! })),
  }));
  const kinds = { ...rest, questions: [order, { ...match, correct_option: "ABC" }], players: given };
  const [, ali] = playerRows(kinds as unknown as ReturnType<typeof report>);
  expect(ali!.slice(-2)).toEqual([
    "Koful; Çekirdek; Ribozom (doğru)",
    "Yönetir: Çekirdek; Depolar: Ribozom; Üretir: Koful (yanlış)",
  ]);
  const answers = workbook(kinds as unknown as ReturnType<typeof report>).find(({ name }) => name === "Cevaplar")!.rows;
  expect(answers[1]![2]).toBe("Koful; Çekirdek; Ribozom");
});

test("rows and their count are teams where teams answered aloud", () => {
  const { game, ...rest } = report();
  const aloud = { ...rest, game: { ...game, answers: "board" as const } };
  expect(playerRows(aloud)[0]!.slice(0, 3)).toEqual(["Sıra", "Takım", "Puan"]);
  const [summary] = workbook(aloud);
  expect(summary!.rows).toContainEqual(["Takım", game.player_count]);
  expect(workbook(aloud).find(({ name }) => name === "Cevaplar")!.rows[0]![0]).toBe("Takım");
});

test("[X8] a question that closed before a player came is not called empty", () => {
  const late = aReport("AB", [
    ["Ali", "AA"],
    ["Su", ".B"],
  ]);
  const [, , su] = playerRows(late);
  expect(su).toEqual([1, "Su", 1000, 1, 0, 0, 100, 2, "", "oyunda değildi", "B (doğru)"]);
  const answers = workbook(late).find(({ name }) => name === "Cevaplar")!.rows;
  expect(answers).toContainEqual(["Su", 1, "", "oyunda değildi", 0, ""]);
});

test("[X3] the rate of a question is of the players who were asked, beside the rate of those who answered", () => {
  const rows = workbook(
    aReport("A", [
      ["Ali", "A"],
      ["Su", "-"],
    ]),
  ).find(({ name }) => name === "Sorular")!.rows;
  const question = Object.fromEntries(rows[0]!.map((head, i) => [head, rows[1]![i]]));
  expect(question).toMatchObject({ "Doğru oranı (%)": 50, "Cevap verenlerde (%)": 100, Boş: 1 });
});

test("[T21] the CSV file opens right in a Turkish Excel and runs nothing", () => {
  const lines = csv(playerRows(report())).split("\r\n");
  expect(lines[0]!.startsWith("\ufeffSıra;Oyuncu;")).toBe(true);
  expect(lines[2]!.startsWith("2;'=2+5;1000;")).toBe(true);
  expect(lines[3]!.startsWith('3;"Ali ""Ç""; Su";0;')).toBe(true);
});

test("the workbook holds the summary, the questions, the players and every answer", () => {
  const pages = Object.fromEntries(workbook(report()).map(({ name, rows }) => [name, rows]));
  expect(Object.keys(pages)).toEqual(["Özet", "Sorular", "Oyuncular", "Cevaplar"]);
  expect(Object.fromEntries(pages["Özet"]!)).toMatchObject({
    Set: "Hücre ve Bölünmeler",
    Kod: "482913",
    Başlangıç: "12 Mart 2026 Perşembe, 10.40",
    "Süre (dakika)": 14,
    Oyuncu: 3,
    "Sorulan soru": 3,
    "Doğru oranı (%)": 33,
    "Cevaplama oranı (%)": 89,
    "Ortalama puan": 1000,
  });
  const [heads, first] = pages["Sorular"]!;
  const question = Object.fromEntries(heads!.map((head, i) => [head, first![i]]));
  expect(question).toMatchObject({
    No: 1,
    Soru: "1. soru metni",
    A: "Elma",
    "Doğru şık": "A",
    "Doğru oranı (%)": 67,
    "A diyen": 2,
    "B diyen": 1,
    "C diyen": 0,
    Boş: 0,
    "Ayırt edicilik": "",
    Yanılgı: "",
    "Zor soru": "",
  });
  expect(pages["Cevaplar"]!.length).toBe(1 + 3 * 3);
  expect(pages["Cevaplar"]![5]).toEqual(["=2+5", 2, "", "boş", 0, ""]);
});

test("a set of the hardest questions keeps clock, points and explanation of questions still in the old set", () => {
  const { game, questions } = report();
  const known = aStoredQuestion(3, { time_limit: 45, points: 2, explanation: "Çünkü." });
  const set = repeatSet(game.title, worst(questions).slice(0, 2), [known]);
  expect(set).toEqual({
    title: "Hücre ve Bölünmeler (tekrar)",
    questions: [
      {
        question_text: "3. soru metni",
        options: questions[2]!.options,
        correct_option: "C",
        time_limit: 45,
        points: 2,
        explanation: "Çünkü.",
      },
      { question_text: "2. soru metni", options: questions[1]!.options, correct_option: "B" },
    ],
  });
  expect(repeatSet("ğ".repeat(100), [], []).title).toBe(`${"ğ".repeat(91)} (tekrar)`);
});
