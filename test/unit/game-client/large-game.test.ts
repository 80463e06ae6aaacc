import { expect, test } from "vitest";
import { aClosedQuestion } from "../../builders/questions";
import { hasOthers } from "#hosting/board-host";
import { sizeOf } from "#features/board/teams/members";
import { json } from "../browser/a-browser";
import { aHostView } from "../../builders/views";
import { asked, onAir } from "./a-host-game";

/** The newest players of a hall, as the host's screens get them. */
const newest = (from: number) =>
  Array.from({ length: 200 }, (_, i) => ({
    player_id: `123456-${from + i}`,
    nickname: `Oyuncu ${from + i}`,
    marble: i,
    is_connected: true,
    team: i % 2,
  }));
const rows = newest(0).map((player, i) => ({ ...player, score: 0, rank: i + 1, previous_rank: null }));
const result = {
  ...asked,
  ...aClosedQuestion({ question_id: "q2", leaderboard: rows, distribution: { A: 1, B: 2, none: 9_997 } }),
  solution: null,
};

async function inAHall() {
  const { browser, game } = await onAir();
  const hall = aHostView({ players: newest(9_000), player_count: 10_000, leaderboard: rows });
  browser.socket.says({ type: "register_host_success", ...hall });
  return { browser, game, now: () => game.get().game };
}

test("a board that hears of the newest players alone knows how many play", async () => {
  const { browser, now } = await inAHall();
  expect([now().playerCount, now().players.length, hasOthers(now())]).toEqual([10_000, 200, true]);
  browser.socket.says({ type: "lobby_update", players: newest(9_050), total: 10_050, locked: false });
  expect([now().playerCount, now().players[0]!.nickname]).toEqual([10_050, "Oyuncu 9050"]);
  browser.socket.says({ type: "question_end", ...result, player_count: 10_060 });
  expect([now().playerCount, now().leaderboard.length]).toEqual([10_060, 200]);
  browser.socket.says({ type: "leaderboard_update", leaderboard: rows.slice(1), player_count: 10_059 });
  expect([now().playerCount, now().leaderboard.length]).toEqual([10_059, 199]);
});

test("a count of answers that names nobody stands when the list of players changes", async () => {
  const { browser, now } = await inAHall();
  browser.socket.says({ type: "question_start", ...asked });
  browser.socket.says({ type: "answer_count_update", answered: 4_200, total: 10_000, player_ids: [] });
  browser.socket.says({ type: "lobby_update", players: newest(9_100), total: 10_001, locked: false });
  expect(now().phase).toMatchObject({ name: "question", answered: 4_200, expected: 10_000 });
});

test("the size of a team comes with the teams, where not all of its members are listed", async () => {
  const { browser, now } = await inAHall();
  const team = { name: "Ay", score: 0, rank: 1, previous_rank: null, points: 0 };
  const teams = [
    { ...team, team: 0, players: 5_100 },
    { ...team, team: 1, players: 4_900 },
  ];
  browser.socket.says({ type: "lobby_update", players: newest(9_000), total: 10_000, locked: false, teams });
  expect([sizeOf(now(), 0), sizeOf(now(), 1)]).toEqual([5_100, 4_900]);
  browser.socket.says({ type: "lobby_update", players: newest(0), total: 200, locked: false, teams });
  expect([hasOthers(now()), sizeOf(now(), 0)]).toEqual([false, 100]);
});

test("a player who is not listed is found by name, and the call that renames them says how it ended", async () => {
  const { browser, game } = await inAHall();
  const page = { items: newest(17).slice(0, 1), total: 1, page: 1, page_size: 20 };
  browser.answer = (path) => json(path.includes("/players") ? page : { game: {} });
  expect(await game.others.find("Işık 1")).toEqual({ ok: true, body: page });
  expect(await game.others.rename("123456-17", "Ela")).toMatchObject({ ok: true });
  const calls = browser.requests.slice(-2).map(({ path, init }) => [path, init.method, init.body]);
  expect(calls).toEqual([
    ["/api/game/123456/players?q=I%C5%9F%C4%B1k+1", "GET", undefined],
    ["/api/game/123456/rename", "POST", JSON.stringify({ player_id: "123456-17", nickname: "Ela" })],
  ]);
});
