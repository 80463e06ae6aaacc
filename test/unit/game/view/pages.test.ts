import { expect, test } from "vitest";
import { leaderboardPage, playersPage } from "#game/view/pages";
import { lobby } from "../a-game";

const game = lobby(["ali", "isik", "can", "cansu"]);
const names = (q: string, page = 1, page_size = 20) => {
  const { items, ...rest } = playersPage(game, { q, page, page_size }, () => true);
  return [items.map(({ nickname }) => nickname), rest.total];
};

test.each([
  ["everybody, who came last first", ["", 1, 3], [["cansu", "can", "isik"], 4]],
  ["the rest", ["", 2, 3], [["ali"], 4]],
  ["nobody after the last", ["", 3, 3], [[], 4]],
  ["who is looked for, whatever the letters", [" IŞIK "], [["isik"], 1]],
  ["a part of the name", ["can"], [["cansu", "can"], 2]],
  ["nobody of that name", ["zzz"], [[], 0]],
] as const)("a page of players: %s", (_, [q, page, size], told) => {
  expect(names(q, page, size)).toEqual(told);
});

test("a page of the leaderboard says how many rows there are", () => {
  const { leaderboard, ...rest } = leaderboardPage(game, { page: 2, page_size: 3 }, () => true);
  expect([leaderboard.length, rest]).toEqual([1, { total: 4, page: 2, page_size: 3 }]);
});
