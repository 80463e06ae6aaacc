import { expect, test } from "vitest";
import type { MissedQuestion, ProgressReply } from "#protocol/http/replies/classes";
import { outcomeWords } from "#words/outcome-words";
import { missedWords } from "#features/report/progress/missed-list.tsx";
import {
  byNumber,
  CHANGE,
  columnsOf,
  nextSorting,
  sorted,
  stepOf,
  TOTAL,
  saysEnough,
  weakest,
} from "#features/classes/class/progress/columns";
import { questionRows, tableName, tableRows } from "#features/classes/class/progress/downloads";
import { chosenDays, periodOf, periodWords, termStart } from "#features/classes/class/progress/period";
import { repeatTitle } from "#features/classes/class/progress/repeat-title";

const student = (number: number, name: string, credit: number | null, trend: number | null = null) => ({
  student_id: `s${number}`,
  number,
  name,
  games: credit === null ? 0 : 1,
  questions: credit === null ? 0 : 4,
  credit,
  trend,
  last_played: null,
  outcomes: credit === null ? [] : [{ outcome: "F.7.1 Hücre", questions: 4, credit }],
  by_game: [credit === null ? null : { questions: 4, credit }],
});
const reply: ProgressReply = {
  class: { id: "c", name: "7B", student_count: 3, created_at: 0, archived: false },
  total: { questions: 8, credit: 0.625, trend: -0.04, before: null },
  games: [
    {
      game_code: "100000",
      title: "Hücre",
      label: "",
      played_at: Date.UTC(2026, 2, 3, 9),
      students: 2,
      questions: 8,
      credit: 0.625,
    },
  ],
  students: [student(1, "Zehra", 0.5, 0.1), student(2, "Ali", null), student(3, "Çınar", 0.75, -0.2)],
  outcomes: [{ outcome: "F.7.1 Hücre", questions: 4, credit: 0.625 }],
};

test.each([
  ["F.7.2.1.1 Hücre ve bölünmeler", "F.7.2.1.1", "Hücre ve bölünmeler"],
  ["F.7.2.1.1. Hücre", "F.7.2.1.1.", "Hücre"],
  ["MAT.8.1.2 Çarpanlar", "MAT.8.1.2", "Çarpanlar"],
  ["Hücre", null, "Hücre"],
  ["F.7.2.1.1", null, "F.7.2.1.1"],
  ["T.C. kimliği", null, "T.C. kimliği"],
])("the outcome %j is its code and its words", (outcome, code, words) => {
  expect(outcomeWords(outcome)).toEqual({ code, words });
});

test.each([
  ["2026-11-22", "2026-09-01"],
  ["2027-01-15", "2026-09-01"],
  ["2027-02-01", "2027-02-01"],
  ["2027-07-30", "2027-02-01"],
])("on %s the term began on %s", (day, from) => {
  expect(termStart(day)).toBe(from);
});

test("a period is as the address says; days from their first moment to their last, in Istanbul", () => {
  const now = Date.UTC(2026, 10, 22, 10);
  const asked = (query: string) => periodOf(new URLSearchParams(query), now);
  expect(asked("")).toEqual({ from: Date.UTC(2026, 7, 31, 21) });
  expect(asked("period=all")).toEqual({});
  expect(asked("period=month")).toEqual({ from: Date.UTC(2026, 9, 23, 10) });
  expect(asked("period=days&from=2026-11-01&to=2026-11-01")).toEqual({
    from: Date.UTC(2026, 9, 31, 21),
    to: Date.UTC(2026, 10, 1, 21) - 1,
  });
  expect(chosenDays(new URLSearchParams("from=2026-02-45&to=x"), now)).toEqual({
    from: "2026-10-23",
    to: "2026-11-22",
  });
});

test.each([
  ["", "Bu dönem, 1 Eylül 2026 – 22 Kasım 2026", "7B, gelişim, 2026-09-01 – 2026-11-22"],
  ["period=month", "Son 30 gün, 23 Ekim 2026 – 22 Kasım 2026", "7B, gelişim, 2026-10-23 – 2026-11-22"],
  ["period=all", "Tümü, 22 Kasım 2026", "7B, gelişim, 2026-11-22"],
  ["period=days&from=2026-11-01&to=2026-11-02", "1 Kasım 2026 – 2 Kasım 2026", "7B, gelişim, 2026-11-01 – 2026-11-02"],
])("paper and files name their days: %j", (query, words, name) => {
  const now = Date.UTC(2026, 10, 22, 10);
  const asked = new URLSearchParams(query);
  expect(periodWords(asked, now)).toBe(words);
  expect(tableName(reply, periodOf(asked, now), now)).toBe(name);
});

test("a game stands with its day, homework is called so", () => {
  const [game] = reply.games;
  const both = { ...reply, games: [{ ...game!, mode: "homework" as const }, game!] };
  expect(columnsOf(both, "games").map(({ title, note }) => [title, note])).toEqual([
    ["Hücre", "3 Mart"],
    ["Hücre", "3 Mart, ödev"],
  ]);
});

test("students stand by number, or by the chosen column; absent ones at the end either way", () => {
  const columns = columnsOf(reply, "outcomes");
  const order = (by: string, down = false) => sorted(reply.students, columns, { by, down }).map(({ number }) => number);
  expect(order(byNumber.by)).toEqual([1, 2, 3]);
  expect(order(TOTAL)).toEqual([1, 3, 2]);
  expect(order(TOTAL, true)).toEqual([3, 1, 2]);
  expect(order(CHANGE)).toEqual([3, 1, 2]);
  expect(order("F.7.1 Hücre", true)).toEqual([3, 1, 2]);
  expect(sorted(reply.students, columns, nextSorting(byNumber, " name")).map(({ name }) => name)).toEqual([
    "Ali",
    "Çınar",
    "Zehra",
  ]);
  expect(nextSorting({ by: "x", down: false }, "x")).toEqual({ by: "x", down: true });
});

test.each([
  [0, 0],
  [0.244, 0],
  [0.245, 1],
  [0.25, 1],
  [0.5, 2],
  [0.745, 3],
  [0.9, 4],
  [1, 4],
])("a rate of %d is in step %d, like the number shown", (rate, step) => {
  expect(stepOf(rate)).toBe(step);
});

const outcome = (name: string, questions: number, credit: number | null) => ({ outcome: name, questions, credit });

test("at most two outcomes are to be taught again: asked often enough, and not known by nearly all", () => {
  const outcomes = [
    outcome("az", 2, 0.1),
    outcome("iyi", 9, 0.95),
    outcome("orta", 9, 0.6),
    outcome("zayıf", 3, 0.3),
    outcome("zor", 5, 0.5),
  ];
  expect(weakest({ ...reply, outcomes }).map((one) => one.outcome)).toEqual(["zayıf", "zor"]);
  expect([
    saysEnough({ outcomes }),
    saysEnough({ outcomes: outcomes.filter(({ questions }) => questions < 3) }),
  ]).toEqual([true, false]);
});

test.each([
  [["M.8.1.2. Çarpanlar", "M.8.1.3 Katlar"], "Tekrar: M.8.1.2 ve M.8.1.3"],
  [["Kesirler"], "Tekrar: Kesirler"],
  [["ş".repeat(60), "M.8.1.3 Katlar"], `Tekrar: ${"ş".repeat(44)} ve M.8.1.3`],
  [["ş".repeat(60), "ç".repeat(60)], `Tekrar: ${"ş".repeat(44)} ve ${"ç".repeat(44)}`],
])("the set to repeat %j is named %j", (outcomes, title) => {
  expect(repeatTitle(outcomes)).toBe(title);
  expect(title.length).toBeLessThanOrEqual(100);
});

test("the file has a row for the class and each student, empty where somebody was not there", () => {
  expect(tableRows(reply, "outcomes")).toEqual([
    ["No", "Öğrenci", "Oyun", "Soru", "Genel %", "Değişim", "F.7.1 Hücre"],
    ["", "Sınıf", 1, 8, 63, -4, 63],
    [1, "Zehra", 1, 4, 50, 10, 50],
    [2, "Ali", 0, 0, "", "", ""],
    [3, "Çınar", 1, 4, 75, -20, 75],
  ]);
  expect(tableRows(reply, "games")[0]!.at(-1)).toBe("Hücre, 3 Mart");
  expect(questionRows(reply)).toEqual([
    ["No", "Öğrenci", "F.7.1 Hücre"],
    ["", "Sınıf", 4],
    [1, "Zehra", 4],
    [2, "Ali", ""],
    [3, "Çınar", 4],
  ]);
});

const missed = (change: Partial<MissedQuestion>) =>
  ({
    question_id: "q",
    kind: "choice",
    question_text: "?",
    lang: "tr",
    outcome: "",
    options: { A: "Profaz", B: "Metafaz I" },
    correct_option: "A",
    asked: 1,
    missed: 1,
    answer: "B",
    always: true,
    last_at: Date.UTC(2026, 2, 17, 9),
    game_code: "1",
    ...change,
  }) as MissedQuestion;

test.each([
  [{}, "17 Mart, B işaretledi: Metafaz I.", "17 Mart, B işaretledin: Metafaz I."],
  [{ options: { A: "Artar.", B: "Azalır." } }, "17 Mart, B işaretledi: Azalır.", "17 Mart, B işaretledin: Azalır."],
  [{ answer: null }, "17 Mart, boş bıraktı.", "17 Mart, boş bıraktın."],
  [
    { asked: 2, missed: 2 },
    "İki kez soruldu, ikisinde de B işaretledi: Metafaz I.",
    "İki kez soruldu, ikisinde de B işaretledin: Metafaz I.",
  ],
  [
    { asked: 3, missed: 3 },
    "3 kez soruldu, hepsinde de B işaretledi: Metafaz I.",
    "3 kez soruldu, hepsinde de B işaretledin: Metafaz I.",
  ],
  [
    { asked: 2, missed: 2, always: false },
    "İki kez soruldu, ikisinde de bilemedi; 17 Mart günü B işaretledi: Metafaz I.",
    "İki kez soruldu, ikisinde de bilemedin; 17 Mart günü B işaretledin: Metafaz I.",
  ],
  [
    { asked: 3, missed: 2, always: false },
    "3 kez soruldu, 2 kez bilemedi; 17 Mart günü B işaretledi: Metafaz I.",
    "3 kez soruldu, 2 kez bilemedin; 17 Mart günü B işaretledin: Metafaz I.",
  ],
] as const)("missed questions are described in words: %j", (change, words, own) => {
  expect(missedWords(missed(change), false)).toBe(words);
  expect(missedWords(missed(change), true)).toBe(own);
});
