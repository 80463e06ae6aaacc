import { expect, test } from "vitest";
import type { PlayerStats } from "#protocol/live/figures";
import { aRow } from "../../builders/people";
import type { You } from "#game-client/game";
import { finalWord } from "#features/game-phone/after/final-word";
import { finalStats } from "#features/game-phone/result/final-stats";
import { aheadOf, climb, standings } from "#features/game-phone/result/standing";
import { number } from "#shared/numbers";

/** Ten rows: p1 with 1000 points to p10 with 100. */
const board = Array.from({ length: 10 }, (_, i) =>
  aRow(`p${i + 1}`, { nickname: `Ad ${i + 1}`, score: 1000 - i * 100, rank: i + 1 }),
);
const you = (rank: number, score = 1100 - rank * 100): You => ({
  playerId: `p${rank}`,
  nickname: "Sen",
  marble: 9,
  score,
  rank,
});
const shown = (rows: ReturnType<typeof standings>) =>
  rows.map(({ rank, isYou, gap }) => `${gap ? "…" : ""}${rank}${isYou ? "!" : ""}`).join(" ");

test.each([
  [1, "1! 2 3 4 5"],
  [5, "1 2 3 4 5!"],
  [6, "1 2 3 4 5 6! 7"],
  [7, "1 2 3 4 5 6 7! 8"],
  [8, "1 2 3 4 5 …7 8! 9"],
  [10, "1 2 3 4 5 …9 10!"],
  [23, "1 2 3 4 5 …23!"],
])("a player with rank %i sees %s", (rank, rows) => {
  expect(shown(standings(board, you(rank, rank > 10 ? 10 : undefined)))).toBe(rows);
});

test("before the first rank there are only the others", () => {
  expect(shown(standings(board, { ...you(23), rank: null }))).toBe("1 2 3 4 5");
  expect(standings([], { ...you(1), rank: null })).toEqual([]);
});

test.each([
  [1, "Zirvedesin!"],
  [4, "Önündeki Ad 3, arada 100 puan var."],
  [23, ""],
  [9, "Önündeki Ad 8, arada 100 puan var."],
])("a player with rank %i hears %j", (rank, sentence) => {
  expect(aheadOf(board, you(rank, rank > 10 ? 10 : undefined), number)).toBe(sentence);
});

test("a player without a rank, or with the most points, has nobody ahead", () => {
  expect(aheadOf(board, { ...you(4), rank: null }, number)).toBe("");
  expect(aheadOf(board, { ...you(4), score: 2_000 }, number)).toBe("");
});

test("no player is at the top among zeros", () => {
  expect(aheadOf(board, { ...you(1), score: 0 }, number)).toBe("");
});

test("equal players are not ahead of each other", () => {
  const tied = board.map((row) => ({ ...row, score: 500, rank: 1 }));
  expect(aheadOf(tied, { ...you(1), score: 500 }, number)).toBe("Zirvedesin!");
});

test.each([
  [3, 8, "5 sıra yükseldin"],
  [300, 9_800, "9.500 sıra yükseldin"],
  [3, 3, "Yerini korudun"],
  [4, 3, ""],
  [3, null, ""],
])("rank %i after %s: %j", (rank, before, words) => {
  expect(climb(rank, before, number)).toBe(words);
});

const stats = (rank: number, score: number, correct = 2): PlayerStats => ({
  score,
  rank,
  player_count: 10,
  correct,
  wrong: 1,
  unanswered: 0,
  accuracy: 0.5,
  average_response_ms: 1,
  best_streak: 1,
});

test.each([
  [stats(1, 1000), "Kürsüdesin!"],
  [stats(3, 800), "Kürsüdesin!"],
  [stats(4, 700), "Ece, kürsüye 100 puan kalmıştı!"],
  [stats(6, 500), "Ece, kürsüye 300 puan kalmıştı!"],
  [stats(4, 800), "2 soruyu bildin, emeğine sağlık."],
  [stats(7, 400), "2 soruyu bildin, emeğine sağlık."],
  [stats(9, 0, 0), "Bugün ısınma turuydu, emeğine sağlık."],
  [stats(1, 0, 0), "Bugün ısınma turuydu, emeğine sağlık."],
])("the last word (%#)", (own, words) => {
  expect(finalWord(own, "Ece", board, number)).toBe(words);
});

const told = (own: PlayerStats | undefined) =>
  finalStats({ name: "ended", stats: own } as Parameters<typeof finalStats>[0]);

test("a game in which nothing was asked has no figures", () => {
  const [asked, unanswered] = [stats(1, 1000), { ...stats(1, 0, 0), wrong: 0, unanswered: 1 }];
  expect([told(asked), told(unanswered)]).toEqual([asked, unanswered]);
  const { rank: _, ...ofAll } = asked;
  expect([told(undefined), told({ ...stats(1, 0, 0), wrong: 0 }), told(ofAll as PlayerStats)]).toEqual([
    null,
    null,
    null,
  ]);
});
