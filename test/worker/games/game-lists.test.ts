import { expect, test } from "vitest";
import type { LeaderboardReply, PlayersReply } from "#protocol/http/replies/games";
import { aGame, polling } from "../helpers/games/a-game";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";

const names = ["Ali", "Işık", "Can", "Cansu"];

async function withPlayers() {
  const game = await aGame();
  for (const name of names) await polling(game.code, name);
  return game;
}

test("the owner finds players by page and by name, the last to come first", async () => {
  const { code, teacher } = await withPlayers();
  const asked = async (query: string) => {
    const path = `/api/game/${code}/players${query}`;
    const { json } = await call<PlayersReply>("GET", path, { token: teacher.token });
    const { items, ...rest } = json;
    return [items.map(({ nickname }) => nickname), rest];
  };
  expect(await asked("")).toEqual([names.toReversed(), { total: 4, page: 1, page_size: 20 }]);
  expect(await asked("?page=2&page_size=3")).toEqual([["Ali"], { total: 4, page: 2, page_size: 3 }]);
  expect(await asked("?q=ISIK")).toEqual([["Işık"], { total: 1, page: 1, page_size: 20 }]);
});

test("the owner's leaderboard comes by page where a page is asked for, and whole where none is", async () => {
  const { code, teacher } = await withPlayers();
  const asked = async (query: string) => {
    const path = `/api/game/${code}/leaderboard${query}`;
    return (await call<LeaderboardReply>("GET", path, { token: teacher.token })).json;
  };
  const whole = await asked("");
  expect(whole.leaderboard.map(({ nickname }) => nickname)).toEqual(["Ali", "Can", "Cansu", "Işık"]);
  expect(await asked("?page=2&page_size=3")).toEqual({
    leaderboard: whole.leaderboard.slice(3),
    total: 4,
    page: 2,
    page_size: 3,
  });
  // An invalid page number shows the first page, as in every list.
  expect((await asked("?page=x")).leaderboard).toEqual(whole.leaderboard);
});

test("[T26] the list of players is shown to nobody else", async () => {
  const { code } = await withPlayers();
  const rival = await aPerson("teacher");
  const ofRival = await call("GET", `/api/game/${code}/players`, { token: rival.token });
  expect([ofRival.status, (await call("GET", `/api/game/${code}/players`)).status]).toEqual([404, 401]);
});
