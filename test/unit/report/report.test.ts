import { expect, test } from "vitest";
import { answersOf } from "#kinds/answers";
import * as report from "#features/report/report";
import { aReport } from "./a-report";

const numbers = (questions: readonly report.ReportQuestion[]) =>
  questions.map(({ question_number }) => question_number);
const names = (players: readonly report.Player[]) => players.map(({ nickname }) => nickname);

test("[X3] the three hardest questions come first: an unanswered one is the hardest", () => {
  const { questions } = aReport("ABCDA", [
    ["Ali", "ABBA-"],
    ["Su", "AABA-"],
    ["Ece", "ABCA-"],
  ]);
  expect(numbers(report.byDifficulty(questions))).toEqual([5, 4, 3, 2, 1]);
  expect(numbers(report.worst(questions))).toEqual([5, 4, 3]);
});

test("[X3] an empty answer is not a right one: a question with one right and three empty answers is the hardest", () => {
  const { questions } = aReport("AAA", [
    ["Ali", "AAA"],
    ["Su", "BA-"],
    ["Ece", "AB-"],
    ["Can", "AB-"],
  ]);
  expect(numbers(report.worst(questions))).toEqual([3, 2]);
  expect(questions.map(report.knownBy)).toEqual([0.75, 0.5, 0.25]);
});

test("[X8] a question that closed while a player was away does not count for them", () => {
  const { questions, players } = aReport("AAA", [
    ["Ali", "AB-"],
    ["Su", "..A"],
    ["Ece", "B.-"],
  ]);
  expect(questions.map((one) => [report.rightOn(one), report.askedOf(one)])).toEqual([
    [1, 2],
    [0, 1],
    [1, 3],
  ]);
  const counts = players.map((one) => [
    one.nickname,
    report.correctOf(one),
    report.wrongOf(one),
    report.emptyOf(one),
    report.awayOf(one, questions),
    one.asked,
  ]);
  expect(counts).toEqual([
    ["Ali", 1, 1, 1, 0, 3],
    ["Su", 1, 0, 0, 2, 1],
    ["Ece", 0, 1, 1, 1, 2],
  ]);
});

test("a question that cards skipped makes nobody absent, and a game without phones has no times of the players", () => {
  const { game, questions: asked, players } = aReport("AA", [["Ali", ".B"]]);
  const questions = asked.map((question, i) => (i === 0 ? { ...question, by_host: "skips" as const } : question));
  const [ali] = players;
  expect(ali!.answers.map((answer, i) => report.verdictOf(answer, questions[i]))).toEqual(["skipped", "no"]);
  expect([report.awayOf(ali!, questions), report.awayOf(ali!, asked)]).toEqual([0, 1]);
  expect([report.hasTimes(game), report.hasTimes({ ...game, answers: "cards" })]).toEqual([true, false]);
});

test("a question that was asked of nobody has no figures, and comes last", () => {
  const { questions } = aReport("AA", [["Ali", ".B"]]);
  expect(questions.map(report.knownBy)).toEqual([null, 0]);
  expect(numbers(report.worst(questions))).toEqual([2]);
});

test("a question that more than seven in ten knew needs no repeating", () => {
  const lines = Array.from(
    { length: 10 },
    (_, i) => [`Oyuncu ${i + 1}`, i < 2 ? "BB" : i === 2 ? "AB" : "AA"] as const,
  );
  expect(numbers(report.worst(aReport("AA", lines).questions))).toEqual([2]);
});

test("a question that nobody answered is not called hard", () => {
  const { questions } = aReport("AB", [
    ["Ali", "--"],
    ["Su", "--"],
  ]);
  expect(report.isSilent(questions)).toBe(true);
  expect(report.worst(questions)).toEqual([]);
  expect(report.isSilent(aReport("AB", [["Ali", "-A"]]).questions)).toBe(false);
});

test("the wrong option that most chose", () => {
  const { questions } = aReport("AAA", [
    ["Ali", "CBA"],
    ["Su", "CDA"],
    ["Ece", "B-A"],
  ]);
  expect(questions.map((one) => answersOf(one).topWrong(one))).toEqual(["C", "B", null]);
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

test("players who need support, the weakest first, equal ones by name in Turkish order", () => {
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

test("a second press on a column's head reverses the order", () => {
  const byName = report.nextSorting({ by: "score", down: true }, "name");
  expect(byName).toEqual({ by: "name", down: false });
  expect(report.nextSorting(byName, "name")).toEqual({ by: "name", down: true });
  expect(report.nextSorting(byName, "correct")).toEqual({ by: "correct", down: true });
});

test("the one outcome of all questions that can be right is not named, whatever else was asked", () => {
  const { questions } = aReport("AA", [["Ali", "AB"]]);
  const poll = { ...questions[0]!, kind: "poll" as const, correct_option: null };
  const outcome = { outcome: "F.7.1", questions: 2, correct_rate: 0.5, players: [] };
  const said = (outcomes: Parameters<typeof report.saidOutcomes>[0]["outcomes"]) =>
    report.saidOutcomes({ outcomes, questions: [...questions, poll] }).length;
  expect([said([]), said([outcome]), said([{ ...outcome, questions: 1 }]), said([outcome, outcome])]).toEqual([
    0, 0, 1, 2,
  ]);
});
