import { atOnce } from "#shared/turns";
import { expect, test } from "vitest";
import { readStored, readResults, withNamesOf, shownResults, writeResults } from "#game/results/stored-form";
import { anonymize, withoutName, withoutNames, withoutStudents, type Results } from "#game/results/results";
import { aQuestion } from "../../../builders/questions";

const question = { id: "q1", text: "1/2 + 1/4?", options: { A: "3/4", B: "2/6" }, correct: "A" } as const;
const answer = { value: "A", share: 1, tookMs: 900, points: 990 } as const;
const results: Results = {
  questions: [question],
  players: [
    { id: "ali", nickname: "Ali", marble: 3, proof: "p1", score: 990, rank: 1, answers: [answer] },
    { id: "ece", nickname: "Ece", marble: 4, proof: "p2", score: 0, rank: 2, answers: [null] },
  ],
};
/** The same game as the next version writes it. */
const second = {
  v: 2,
  questions: [{ ...question, kind: "choice", rubric: "M.5.1" }],
  players: [
    ["ali", "Ali", 3, "p1", [["A", 1, 900, 990]]],
    ["ece", "Ece", 4, "p2", [null]],
  ],
};

test("[X6] results of version 2 keep their meaning, with the share that was stored", () => {
  expect(readStored(JSON.stringify(second))).toEqual(results);
  const judged = [["A", 0, 900, 0]];
  const text = JSON.stringify({ ...second, players: [["ali", "Ali", 3, 0, judged]] });
  expect(readResults(text)!.players[0]!.answers).toEqual([{ ...answer, points: 0, share: 0 }]);
  for (const share of [0.5, null]) {
    const part = JSON.stringify({ ...second, players: [["ali", "Ali", 3, 0, [["A", share, 900, 495]]]] });
    expect(readResults(part)!.players[0]!.answers).toEqual([{ ...answer, points: 495, share }]);
  }
});

const changedQuestion = (change: object) => ({ ...second, questions: [{ ...second.questions[0], ...change }] });
const answered = (written: unknown) => ({ ...second, players: [["ali", "Ali", 3, 0, written]] });
test.each([
  ["a later version", { v: 3, anything: "else" }],
  ["another kind of question", changedQuestion({ kind: "order", items: ["a", "b", "c"] })],
  ["a seventh option", changedQuestion({ options: { A: "a", G: "g" } })],
  ["several right options", changedQuestion({ correct: "AB" })],
  ["a text as answer", answered([["ankara", 1, 900, 990]])],
  ["more than all of it right", answered([["A", 1.5, 900, 495]])],
  ["less than nothing of it right", answered([["A", -0.5, 900, 0]])],
  ["a share in words", answered([["A", "1", 900, 990]])],
  ["a time before the question", answered([["A", 1, -1, 990]])],
  ["half a point", answered([["A", 1, 900, 0.5]])],
  ["an answer in another form", answered([{ value: "A" }])],
  ["fewer answers than questions", answered([])],
  ["answers in another form", answered("A900:990")],
  [
    "one answer of two that cannot be read",
    {
      ...second,
      questions: [question, { ...question, id: "q2" }],
      players: [
        [
          "ali",
          "Ali",
          3,
          0,
          [
            ["A", 1, 900, 990],
            ["ankara", 1, 900, 990],
          ],
        ],
      ],
    },
  ],
  [
    "one question of another kind",
    { ...second, questions: [...second.questions, { id: "q2", text: "?", kind: "song" }], players: [] },
  ],
])("[E3][F28] results with %s are newer, not damaged", (_, kept) => {
  expect(readStored(JSON.stringify(kept))).toBe("newer");
  expect(readResults(JSON.stringify(kept))).toBeNull();
  expect(atOnce(shownResults(JSON.stringify(kept)))).toBeNull();
});

const questionsOf = (about: object) =>
  readResults(JSON.stringify({ ...changedQuestion(about), players: [] }))!.questions;

test("[X6] additional fields of a question are read; unreadable ones are left out", () => {
  const about = { outcome: "M.5.1.2", lang: "en" };
  expect(questionsOf({ ...about, hidden: ["ankara", 7] })).toEqual([{ ...question, ...about, hidden: ["ankara"] }]);
  expect(questionsOf({ outcome: 5, lang: null, hidden: "ankara", image: "?" })).toStrictEqual([question]);
  const image = { id: "a".repeat(43), alt: "Harita", width: 800, height: 600 };
  expect(questionsOf({ image, explanation: "Çünkü." })).toStrictEqual([{ ...question, image, explanation: "Çünkü." }]);
  for (const by_host of ["judges", "skips"]) expect(questionsOf({ by_host })).toStrictEqual([{ ...question, by_host }]);
  expect(questionsOf({ explanation: 7, by_host: "plays" })).toStrictEqual([question]);
});

const [ali, ece] = results.players;
const both: Results = { questions: [question, { ...question, id: "q2" }], players: [] };
const two = (first: typeof answer | null, second: typeof answer | null, said: readonly (1 | 2 | 3 | undefined)[]) =>
  [first, second].map((given, i) => (given && said[i] ? { ...given, confidence: said[i] } : given));

test("[X6][X13] the steps of sureness are kept beside the answers, and an older reader reads the rest as ever", () => {
  const sure: Results = {
    ...both,
    players: [
      { ...ali!, score: 1980, answers: two(answer, answer, [3, 1]) },
      { ...ece!, score: 990, answers: two(null, answer, [undefined, 2]) },
    ],
  };
  const text = writeResults(sure);
  expect(readResults(text)).toEqual(sure);
  const { confidence, ...others } = JSON.parse(text) as { confidence: string[] };
  expect(confidence).toEqual(["31", "-2"]);
  const unsaid = sure.players.map((player) => ({
    ...player,
    answers: player.answers.map((given) => given && { ...given, confidence: undefined }),
  }));
  expect(JSON.stringify(others)).toBe(writeResults({ ...sure, players: unsaid }));
  const left = withoutNames(sure, ["ece"]);
  expect(readResults(withNamesOf(text, left))).toEqual(left);
});

test.each([
  ["nothing", undefined],
  ["no list", "31"],
  ["numbers", [31, 2]],
  ["other steps", ["45", "-x"]],
  ["too few", []],
  ["a step without an answer", ["--2"]],
])("[X6] a kept confidence is not read: %s", (_, confidence) => {
  const three = [...both.questions, { ...question, id: "q3" }];
  const plain: Results = { questions: three, players: [{ ...ali!, score: 1980, answers: [answer, answer, null] }] };
  const text = JSON.stringify({ ...(JSON.parse(writeResults(plain)) as object), confidence });
  expect(readResults(text)).toEqual(plain);
});

test.each(["z1:eJyrVkrLz1eyUkpKLFKqBQ", "", "[]", "null", "42"])(
  "[E3] a form that is not ours counts as newer: %j",
  (text) => {
    expect(readStored(text)).toBe("newer");
  },
);

test.each(['{"v":1,"Zeynep', '{"v":1,"questions":[]}', '{"v":1,"questions":[],"players":[[1]]}'])(
  "[E3] a broken form of ours counts as damaged: %s",
  (text) => {
    expect(readStored(text)).toBe("damaged");
  },
);

test("[E3] a name is taken out of either version, and everything else in it stays", () => {
  expect(withNamesOf(JSON.stringify(second), withoutNames(results, ["ali"]))).toBe(
    JSON.stringify({
      ...second,
      players: [
        ["ali", "Oyuncu 1", withoutNames(results, ["ali"]).players[0]!.marble, 0, [["A", 1, 900, 990]]],
        second.players[1],
      ],
    }),
  );
  expect(withNamesOf(writeResults(results), withoutNames(results, ["ali"]))).toBe(
    writeResults(withoutNames(results, ["ali"])),
  );
});

test("[X7] a deleted account's name goes from every seat it had, and reports do not show which seats were one account's", () => {
  const seats: Results = {
    ...results,
    players: [results.players[0]!, { ...results.players[1]!, nickname: "Ali 2", sameAs: "ali" }],
  };
  const kept = writeResults(seats);
  expect(readResults(kept)).toEqual(seats);
  expect(anonymize(seats, new Set(["ali"])).players.map(({ nickname }) => nickname)).toEqual(["Ali", "Ali 2"]);
  expect(withNamesOf(kept, withoutNames(seats, ["ali"]))).not.toContain("Ali");
  expect(atOnce(shownResults(kept))).toMatchObject({ players: [{ length: 5 }, { length: 5 }] });
});

test("[X7] a student who left the class is named in no results; the others are, and everything else that is kept stays", () => {
  const [ali, ayse] = results.players;
  const lesson: Results = {
    ...results,
    players: [
      { ...ali!, studentId: "s1" },
      { ...ayse!, studentId: "s2" },
    ],
  };
  const kept = writeResults(lesson);
  expect(readResults(kept)).toEqual(lesson);
  const left = withoutStudents(lesson, (id) => id === "s2");
  expect(left.players.map(({ nickname, studentId }) => [nickname, studentId])).toEqual([
    [ali!.nickname, "s1"],
    ["Öğrenci 2", undefined],
  ]);
  expect(readResults(withNamesOf(kept, left))).toEqual(left);
  expect(withNamesOf(kept, left)).not.toContain("s2");
  expect(withoutStudents(results, () => true)).toEqual(results);
  const ids = lesson.players.map(({ id }) => id);
  expect(withoutNames(lesson, ids)).toEqual(lesson);
  expect(withoutNames(lesson, ids, { isInClass: (id) => id === "s1" })).toEqual(left);
  expect(withoutName(lesson, ayse!.id).players.map(({ nickname, studentId }) => [nickname, studentId])).toEqual([
    [ali!.nickname, "s1"],
    ["Öğrenci 2", "s2"],
  ]);
  expect(atOnce(shownResults(kept))).toMatchObject({ players: [{ length: 5 }, { length: 5 }] });
});

test("[X6] results that fit version 1 are written in it; others in version 2, and read as they were", () => {
  const given = (...answers: Results["players"][number]["answers"]): Results => ({
    questions: [question],
    players: [{ ...results.players[0]!, score: answers[0]?.points ?? 0, answers }],
  });
  for (const kept of [given(answer), given(null), given(undefined)]) {
    expect(writeResults(kept)).toMatch(/^\{"v":1,/);
    expect(readResults(writeResults(kept))).toEqual(kept);
  }
  for (const share of [0, 0.5, null]) {
    const accepted = given({ ...answer, share });
    expect(writeResults(accepted)).toMatch(/^\{"v":2,/);
    expect(readResults(writeResults(accepted))).toEqual(accepted);
  }
  const six = { A: "1", B: "2", C: "3", D: "4", E: "5", F: "6" };
  const typed = aQuestion(2, { kind: "typed", accepted: ["Ankara"], typo: false });
  const { limitMs: _limit, points: _points, ...keptTyped } = typed;
  for (const other of [{ ...question, options: six }, keptTyped]) {
    const mixed: Results = { questions: [question, other], players: [] };
    expect(writeResults(mixed)).toMatch(/^\{"v":2,/);
    expect(readResults(writeResults(mixed))).toEqual(mixed);
  }
  const notAsked: Results = { ...given({ ...answer, share: 0.5 }), questions: [question, { ...question, id: "q2" }] };
  const late = { ...notAsked, players: [{ ...notAsked.players[0]!, answers: [{ ...answer, share: 0.5 }, undefined] }] };
  expect(readResults(writeResults(late))).toEqual(late);
});

test("a tower of marks that an earlier version took as an answer is still read", () => {
  const { limitMs: _limit, points: _points, ...typed } = aQuestion(1, { kind: "typed", accepted: ["e"], typo: false });
  const answer = { value: "e".padEnd(900, "\u0301\u0323"), share: 0, tookMs: 4, points: 0 };
  const kept: Results = { questions: [typed], players: [{ ...ali!, score: 0, rank: 1, answers: [answer] }] };
  expect(readResults(writeResults(kept))).toEqual(kept);
});

const inTeams: Results = {
  questions: results.questions,
  players: [
    { ...ali!, team: 1 },
    { ...ece!, team: 0 },
  ],
  teams: [
    { name: "Kartallar", points: [0] },
    { name: "Yıldızlar", points: [990] },
  ],
};

test("[X6] teams come back as they were, stand beside the players, and stay when names go", () => {
  const text = writeResults(inTeams);
  expect(JSON.parse(text)).toMatchObject({ v: 1, teams: [["Kartallar", [0]], { 0: "Yıldızlar" }], team_of: [1, 0] });
  expect(readStored(text)).toEqual(inTeams);
  const nameless = anonymize(inTeams, new Set());
  expect(readStored(withNamesOf(text, nameless))).toEqual(nameless);
  expect(nameless.players.map(({ team }) => team)).toEqual([1, 0]);
  expect(atOnce(shownResults(text))).toMatchObject({ team_of: [1, 0] });
  expect(JSON.parse(writeResults(results))).not.toHaveProperty("teams");
  const alone = { ...inTeams, players: [inTeams.players[0]!, ece!] };
  expect(readStored(writeResults(alone))).toEqual(alone);
});

test.each([
  ["without what they were", { team_of: [1, 0] }],
  ["without who was in them", { teams: [["Kartallar", [0]]] }],
  ["of other players", { teams: [["Kartallar", [0]]], team_of: [0] }],
  ["that are none, one of them,", { teams: [["Kartallar", [0]], 7], team_of: [0, 0] }],
  ["of less than none", { teams: [["Kartallar", [0]]], team_of: [0, -1] }],
  ["of half a team", { teams: [["Kartallar", [0]]], team_of: [0, 0.5] }],
  ["by name", { teams: [["Kartallar", [0]]], team_of: [0, "0"] }],
  ["with half of their points in words", { teams: [["Kartallar", [0, "0"]]], team_of: [0, 0] }],
  ["that are not there", { teams: [["Kartallar", [0]]], team_of: [0, 1] }],
  ["of other questions", { teams: [["Kartallar", [0, 5]]], team_of: [0, 0] }],
  ["without a name", { teams: [[7, [0]]], team_of: [0, 0] }],
  ["with points in words", { teams: [["Kartallar", ["0"]]], team_of: [0, 0] }],
  ["in another form", { teams: { Kartallar: 0 }, team_of: [0, 0] }],
])("[X6] teams %s are left out: the game is that of its players", (_, written) => {
  expect(readStored(JSON.stringify({ ...second, ...written }))).toEqual(results);
});
