import { expect, test } from "vitest";
import { aRow } from "../../builders/people";
import type { Question } from "#game/game";
import { closedFor, firstRows } from "#large-game/ranks/ranked";
import { mergedAll, mergedScores, ranksAmong, ROWS, tableOf, type Best, type Table } from "#large-game/ranks/table";
import { answer, endQuestion, join, next, play, start } from "../game/a-game";
import { aGame, T0 } from "../../builders/games";

const everybody = () => true;
const row = (nickname: string, score: number, correctMs = 0): Best => ({
  ...aRow(nickname, { score, rank: 9 }),
  streak: 2,
  correctMs,
});

test("a table of one relay: sums of each question, answers to the last, scores of each team, the best first", () => {
  const lobby = aGame({ teams: { names: ["Ay", "Gün"], pick: "self" } });
  const { game } = play(
    lobby,
    ...["ali", "can", "su"].map((name, i) => [T0, { ...join(name, name), team: i % 2 }] as const),
    [T0, start],
    [T0 + 1_000, answer("ali", "q1", "B")],
    [T0 + 2_000, answer("can", "q1", "A")],
    [T0 + 3_000, endQuestion],
    [T0 + 4_000, next()],
    [T0 + 5_000, answer("su", "q2", "C")],
    [T0 + 6_000, answer("can", "q2", "C")],
    [T0 + 7_000, answer("ali", "q2", "A")],
    [T0 + 8_000, endQuestion],
  );
  const table = tableOf(game, (id) => id !== "su");
  const score = game.players.get("ali")!.score;
  expect(table.questions).toEqual([
    { asked: 3, given: 2, right: 1, tookMs: 3_000 },
    { asked: 3, given: 3, right: 0, tookMs: 1_000 + 2_000 + 3_000 },
  ]);
  expect(Object.entries(table.values)).toEqual([
    ["A", 1],
    ["C", 2],
  ]);
  expect(table.scores).toEqual([
    [
      [score, 1],
      [0, 1],
    ],
    [[0, 1]],
  ]);
  expect(table.best.map(({ nickname, correctMs, is_connected }) => [nickname, correctMs, is_connected])).toEqual([
    ["ali", 1_000, true],
    ["can", 0, true],
    ["su", 0, false],
  ]);
  expect(table.teams).toEqual([
    [
      { sum: score, size: 2 },
      { sum: 0, size: 1 },
    ],
    [
      { sum: 0, size: 2 },
      { sum: 0, size: 1 },
    ],
  ]);
  expect(tableOf(lobby, everybody)).toEqual({ questions: [], values: {}, scores: [[], []], best: [], teams: [] });
});

const sums = (asked: number) => ({ asked, given: asked - 1, right: 1, tookMs: 10 * asked });

test("tables of all relays as one: a table with fewer closed questions counts as far as it goes", () => {
  const one: Table = {
    questions: [sums(4), sums(5)],
    values: { B: 2, A: 1 },
    scores: [
      [
        [900, 1],
        [0, 2],
      ],
      [],
    ],
    best: [row("Ece", 900, 70), row("Ali", 0)],
    teams: [
      [
        { sum: 900, size: 2 },
        { sum: 0, size: 1 },
      ],
    ],
  };
  const other: Table = {
    questions: [sums(2)],
    values: { B: 1, C: 3 },
    scores: [
      [
        [900, 2],
        [500, 1],
      ],
      [[100, 1]],
    ],
    best: [row("Can", 900, 50), row("Ayşe", 0)],
    teams: [
      [
        { sum: 2_300, size: 3 },
        { sum: 100, size: 1 },
      ],
    ],
  };
  expect(mergedAll([one, other])).toEqual({
    questions: [{ asked: 6, given: 4, right: 2, tookMs: 60 }, sums(5)],
    values: { A: 1, B: 3, C: 3 },
    scores: [
      [
        [900, 3],
        [500, 1],
        [0, 2],
      ],
      [[100, 1]],
    ],
    best: [one.best, other.best]
      .flat()
      .toSorted(
        (a, b) => ["Can", "Ece", "Ali", "Ayşe"].indexOf(a.nickname) - ["Can", "Ece", "Ali", "Ayşe"].indexOf(b.nickname),
      ),
    teams: [
      [
        { sum: 3_200, size: 5 },
        { sum: 100, size: 2 },
      ],
    ],
  });
  expect(Object.keys(mergedAll([other, one]).values)).toEqual(["A", "B", "C"]);
});

test("no more rows than a screen of the host shows", () => {
  const best = Array.from({ length: ROWS }, (_, i) => row(`P${i}`, i));
  const { best: merged } = mergedAll([
    { ...mergedAll([]), best },
    { ...mergedAll([]), best: [row("Son", 1_000)] },
  ]);
  expect([merged.length, merged[0]!.nickname]).toEqual([ROWS, "Son"]);
});

test("ranks: one more than there are players above; equal scores share a rank", () => {
  const all = mergedScores([
    [
      [900, 2],
      [100, 1],
    ],
    [[500, 3]],
  ]);
  expect(all).toEqual([
    [900, 2],
    [500, 3],
    [100, 1],
  ]);
  expect(
    ranksAmong(all)([
      [500, 1],
      [100, 1],
      [77, 1],
    ]),
  ).toEqual([
    [500, 3],
    [100, 6],
    [0, 7],
  ]);
});

test("the first rows have the ranks of all, and do not show who was quicker", () => {
  const table: Table = { ...mergedAll([]), best: [row("Ece", 900), row("Can", 500)], scores: [[[900, 3]], [[500, 2]]] };
  expect(firstRows(table, 2).map(({ nickname, rank }) => [nickname, rank])).toEqual([
    ["Ece", 1],
    ["Can", 4],
  ]);
  expect(firstRows(table, 1)).toEqual([expect.not.objectContaining({ correctMs: 0 })]);
});

test("the last closed question has all answers, and before the first there is none", () => {
  const game = aGame({ questions: [{ ...aGame().setup.questions[0]!, kind: "poll" } as unknown as Question] });
  const table: Table = { ...mergedAll([]), values: { A: 2, C: 1 }, questions: [sums(5)] };
  expect(closedFor(game, table)).toBeNull();
  const closed = play(game, [T0, join("ali", "Ali")], [T0, start], [T0 + 1_000, endQuestion]).game;
  const { distribution, askedQuestion } = closedFor(closed, table)!;
  expect([...askedQuestion.answers.values()].map(({ value }) => value)).toEqual(["A", "A", "C"]);
  expect(distribution).toMatchObject({ A: 2, B: 0, C: 1 });
});
