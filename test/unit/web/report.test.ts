import { expect, test } from "vitest";
import * as report from "../../../web/screens/teacher/statistics/report";
import { aReport } from "./a-report";

const numbers = (questions: readonly report.Question[]) => questions.map(({ question_number }) => question_number);
const names = (players: readonly report.Player[]) => players.map(({ nickname }) => nickname);

test("the three hardest questions come first, one that nobody answered last", () => {
  const { questions } = aReport("ABCDA", [
    ["Ali", "ABBA-"],
    ["Su", "AABA-"],
    ["Ece", "ABCA-"],
  ]);
  expect(numbers(report.byDifficulty(questions))).toEqual([4, 3, 2, 1, 5]);
  expect(numbers(report.worst(questions))).toEqual([4, 3, 2]);
});

test("of equally hard questions the one more pupils left empty comes first, then the earlier one", () => {
  const { questions } = aReport("AAA", [
    ["Ali", "AAB"],
    ["Su", "BBA"],
    ["Ece", "A-B"],
    ["Can", "BAA"],
    ["Nil", "AB-"],
    ["Efe", "B--"],
  ]);
  expect(numbers(report.worst(questions))).toEqual([2, 3, 1]);
});

test("a question that nine in ten knew needs no repeating", () => {
  const lines = Array.from(
    { length: 10 },
    (_, i) => [`Oyuncu ${i + 1}`, i === 0 ? "BB" : i === 1 ? "AB" : "AA"] as const,
  );
  expect(numbers(report.worst(aReport("AA", lines).questions))).toEqual([2]);
});

test.each([
  ["the whole class", "class", ["AB", "AB"]],
  ["those who answered", "answered", ["AB", "A-"]],
  ["nobody", "silent", ["--", "--"]],
] as const)("without a hard question the report says who knew them: %s", (_, verdict, answers) => {
  const { questions, players } = aReport(
    "AB",
    answers.map((line, i) => [`Oyuncu ${i + 1}`, line] as const),
  );
  expect(report.worst(questions)).toEqual([]);
  expect(report.verdictOnAll(questions, players.length)).toBe(verdict);
});

test("the wrong option that most chose", () => {
  const { questions } = aReport("AAA", [
    ["Ali", "CBA"],
    ["Su", "CDA"],
    ["Ece", "B-A"],
  ]);
  expect(questions.map(report.topWrong)).toEqual(["C", "B", null]);
});

test("misconceptions: the most widespread first, with how many share them", () => {
  const { questions } = aReport("AAA", [
    ["Ali", "BCA"],
    ["Su", "ACA"],
    ["Ece", "ACA"],
    ["Can", "AAB"],
  ]);
  expect(
    report.misconceptions(questions).map(({ question, option, count }) => [question.question_number, option, count]),
  ).toEqual([[2, "C", 3]]);
});

test("who needs support, the weakest first, equal ones by name in Turkish order", () => {
  const { players } = aReport("AAAA", [
    ["Zehra", "ABBB"],
    ["Çınar", "ABBB"],
    ["Can", "ABBB"],
    ["Ali", "AAAA"],
    ["Efe", "----"],
  ]);
  expect(names(report.needSupport(players))).toEqual(["Efe", "Can", "Çınar", "Zehra"]);
});

test("right, wrong and empty add up, and the last question shows who had left", () => {
  const { players } = aReport("AAA", [
    ["Ali", "AB-"],
    ["Su", "AAB"],
  ]);
  expect(players.map((one) => [one.nickname, report.correctOf(one), report.wrongOf(one), report.emptyOf(one)])).toEqual(
    [
      ["Su", 2, 1, 0],
      ["Ali", 1, 1, 1],
    ],
  );
  expect(report.missedTheLast(players)).toBe(1);
});

test("the matrix is sorted by name as Turkish sorts, by right answers, by points", () => {
  const { players } = aReport("AA", [
    ["Işık", "AA"],
    ["İrem", "AB"],
    ["Çağla", "BB"],
    ["Oyuncu 10", "BA"],
    ["Oyuncu 9", "BB"],
  ]);
  expect(names(report.sorted(players, { by: "name", down: false }))).toEqual([
    "Çağla",
    "Işık",
    "İrem",
    "Oyuncu 9",
    "Oyuncu 10",
  ]);
  expect(names(report.sorted(players, { by: "score", down: true }))[0]).toBe("Işık");
  expect(names(report.sorted(players, { by: "correct", down: false })).slice(0, 2)).toEqual(["Çağla", "Oyuncu 9"]);
});

test("a second press on a head turns the order", () => {
  const byName = report.nextSorting({ by: "score", down: true }, "name");
  expect(byName).toEqual({ by: "name", down: false });
  expect(report.nextSorting(byName, "name")).toEqual({ by: "name", down: true });
  expect(report.nextSorting(byName, "correct")).toEqual({ by: "correct", down: true });
});
