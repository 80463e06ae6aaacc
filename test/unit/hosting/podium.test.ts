import { expect, test } from "vitest";
import {
  behindTitle,
  fastestClimber,
  fitWhole,
  nobodyScored,
  podiumPlaces,
  runnersUp,
  shownRank,
  tiedBeyond,
} from "#hosting/podium-places";
import { tiedText } from "#features/board/scenes/podium/tied-text";
import { aTable } from "./a-table";

test.each([
  ["three and more", aTable(["ali", 9], ["ece", 8], ["can", 7], ["nur", 6]), ["ece 2", "ali 1", "can 3"]],
  ["two", aTable(["ali", 9], ["ece", 8]), ["ece 2", "ali 1"]],
  ["one", aTable(["ali", 9]), ["ali 1"]],
  ["none", aTable(), []],
  ["two firsts", aTable(["ali", 9], ["ece", 9], ["can", 7]), ["ece 1", "ali 1", "can 3"]],
  ["two seconds", aTable(["ali", 9], ["ece", 8], ["can", 8]), ["ece 2", "ali 1", "can 2"]],
  ["two with points and one without", aTable(["ali", 9], ["ece", 8], ["can", 0]), ["ece 2", "ali 1"]],
  ["one with points", aTable(["ali", 9], ["ece", 0], ["can", 0]), ["ali 1"]],
  ["four firsts", aTable(["ali", 9], ["ece", 9], ["can", 9], ["nur", 9]), ["ece 1", "ali 1", "can 1"]],
])("the podium of %s, from left to right", (_, table, places) => {
  expect(podiumPlaces(table).map(({ row, rank }) => `${row.nickname} ${rank}`)).toEqual(places);
});

test("the fourth to the eighth stand just behind", () => {
  const table = aTable(...Array.from({ length: 12 }, (_, i) => [`p${i + 1}`, 100 - i] as const));
  expect(runnersUp(table).map(({ nickname }) => nickname)).toEqual(["p4", "p5", "p6", "p7", "p8"]);
  const equal = aTable(...Array.from({ length: 9 }, (_, i) => [`p${i + 1}`, 100] as const));
  expect(runnersUp(equal).map(({ nickname }) => nickname)).toEqual(["p4", "p5", "p6", "p7"]);
});

test("players without points stand in the list, never on the podium and in the list", () => {
  const table = aTable(["ali", 9], ["ece", 8], ["can", 0], ["nur", 0]);
  expect(runnersUp(table).map(({ nickname }) => nickname)).toEqual(["can", "nur"]);
  const zeros = aTable(["ali", 9], ...Array.from({ length: 9 }, (_, i) => [`p${i + 1}`, 0] as const));
  expect(runnersUp(zeros).map(({ nickname }) => nickname)).toEqual(["p1", "p2", "p3", "p4"]);
});

test("a player with the third's points is not called behind", () => {
  expect(behindTitle(aTable(["ali", 9], ["ece", 8], ["can", 7], ["nur", 6]).slice(3))).toBe("Hemen arkasından");
  expect(behindTitle(aTable(["ali", 9], ["ece", 8], ["can", 7], ["nur", 7]).slice(3))).toBe("Sıralamanın devamı");
});

test("a game without a single point has no podium", () => {
  expect(nobodyScored(aTable(["ali", 0], ["ece", 0]))).toBe(true);
  expect(nobodyScored(aTable(["ali", 1], ["ece", 0]))).toBe(false);
});

test.each([
  ["the largest climb", aTable(["ali", 9, 2], ["ece", 8, 7], ["can", 7, 1]), "ece 5"],
  ["of two equal ones the better", aTable(["ali", 9, 3], ["ece", 8, 4], ["can", 7, 1]), "ali 2"],
  ["nobody before the second question", aTable(["ali", 9], ["ece", 8]), null],
  ["nobody where nobody climbed", aTable(["ali", 9, 1], ["ece", 8, 2]), null],
])("the fastest climber: %s", (_, table, climber) => {
  const found = fastestClimber(table);
  expect(found && `${found.row.nickname} ${found.steps}`).toBe(climber);
});

test("a row wears its earlier rank until it moves; a new player has none before", () => {
  const [row] = aTable(["ali", 9]);
  expect(shownRank({ ...row!, previous_rank: 4 }, false)).toBe(4);
  expect(shownRank({ ...row!, previous_rank: 4 }, true)).toBe(1);
  expect(shownRank({ ...row!, previous_rank: null }, false)).toBeNull();
});

const places = (...ranks: number[]) => ranks.map((rank) => ({ rank, score: 0 }));

test.each([
  ["nobody is left out", places(1, 1, 1), 5, 3, null],
  ["the next has another place", places(1, 2, 3, 3, 3, 6), 5, 6, null],
  ["three more share the last place", places(1, 2, 2, 2, 2, 2), 3, 6, { rank: 2, count: 3, isAtLeast: false }],
  ["eleven share the first", places(...Array<number>(11).fill(1), 12), 8, 12, { rank: 1, count: 3, isAtLeast: false }],
  ["the board knows ten of many", places(...Array<number>(10).fill(1)), 5, 400, { rank: 1, count: 5, isAtLeast: true }],
  ["the equals end among those it knows", places(1, 1, 1, 4), 2, 400, { rank: 1, count: 1, isAtLeast: false }],
])("players tied with the last one shown: %s", (_, rows, shown, total, tied) => {
  expect(tiedBeyond(rows, shown, total)).toEqual(tied);
});

test("the tie has a sentence, about people or teams", () => {
  const leaderboard = aTable(["ali", 9], ["ece", 9], ["can", 9]);
  expect(tiedText({ leaderboard, playerCount: 3, settings: null }, 1)).toBe("1. sırada 2 kişi daha var");
  expect(tiedText({ leaderboard, playerCount: 40, settings: null }, 1)).toBe("1. sırada en az 2 kişi daha var");
  expect(tiedText({ leaderboard, playerCount: 3, settings: null }, 3)).toBeNull();
  const settings = { answers: "board" } as const;
  expect(tiedText({ leaderboard, playerCount: 3, settings: settings as never }, 1)).toBe("1. sırada 2 takım daha var");
});

test.each([
  [3, ["Abdurrahman Efe", "Muvaffakiyet", "Ada Yılmaz", "Çağrı Öğüt", "Nur Gülbeniz"], true],
  [4, ["WWWWWWWWW", "Abdurrahman Efe", "Ali", "Nur Gülbeniz", "WWWWWWWW"], true],
  [4, ["Abdurrahman Efe", "Muvaffakiyet", "Ada Yılmaz", "Çağrı Öğüt", "Nur"], false],
  [6, ["Abdurrahman Efe", "Ada", "Ali", "Can", "Ece"], true],
  [6, ["Abdurrahman Efe", "Muvaffakiyet", "Ali", "Can", "Ece"], false],
])("beside the podium, above %i lines, %j all have two: %s", (below, nicknames, may) => {
  expect(fitWhole(aTable(...nicknames.map((name) => [name, 1] as [string, number])), below)).toBe(may);
});
