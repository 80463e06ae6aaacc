import { env } from "cloudflare:workers";
import { expect, onTestFinished, test } from "vitest";
import type { JoinReply } from "#protocol/http/replies/players";
import type { LeaderboardReply, PlayersReply } from "#protocol/http/replies/games";
import { relayOf } from "#shared/ids";
import { aGame, polling } from "../helpers/games/a-game";
import { aFullHall } from "../helpers/halls/a-hall";
import { started, viewOf } from "../helpers/halls/hall-play";
import { call } from "../helpers/http";
import { answers } from "../helpers/games/running";
import { hosting } from "../helpers/games/seat";

type Hall = { code: string; teacher: { token: string } };
const players = async ({ code, teacher }: Hall, query: string) => {
  const { json } = await call<PlayersReply>("GET", `/api/game/${code}/players${query}`, { token: teacher.token });
  return { names: json.items.map(({ nickname }) => nickname), total: json.total };
};
const leaderboard = async ({ code, teacher }: Hall, query: string) =>
  (await call<LeaderboardReply>("GET", `/api/game/${code}/leaderboard${query}`, { token: teacher.token })).json;

test("the coordinator finds every player by name, also one who is renamed or removed in any room", async () => {
  const hall = await aFullHall();
  const { seats, host, code } = hall;
  expect((await players(hall, "?q=e")).names.toSorted()).toEqual(["Ece", "Efe"]);
  const [ece, can] = [seats[1]!, seats[2]!];
  expect(relayOf(ece.id)).not.toBe(relayOf(can.id));
  host.say({ type: "rename_player", player_id: ece.id, nickname: "Ela" });
  expect(await ece.hears("player_renamed")).toMatchObject({ nickname: "Ela" });
  expect((await players(hall, "?q=ELA")).names).toEqual(["Ela"]);
  host.say({ type: "kick_player", player_id: can.id });
  await can.hears("player_removed");
  expect(await players(hall, "")).toMatchObject({ total: 5 });
  expect((await players(hall, "?q=can")).names).toEqual([]);
  const late = await polling(code, "Geç Kalan");
  expect((await players(hall, "?page_size=1")).names).toEqual([late.nickname]);
});

test("a page of the leaderboard is that of all rooms, in its order", async () => {
  const hall = await aFullHall();
  const { code, host, seats } = hall;
  const question_id = await started(hall);
  for (const [i, seat] of seats.entries()) {
    answers(seat, question_id, i % 2 === 0 ? "B" : "C");
    await seat.hears("answer_accepted");
  }
  const whole = await host.hears("question_end");
  const ids = whole.leaderboard.map(({ player_id }) => player_id);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => leaderboard(hall, `?page=${page}&page_size=2`)));
  expect(pages.map(({ total }) => total)).toEqual([6, 6, 6, 6]);
  expect(pages.flatMap((page) => page.leaderboard.map(({ player_id }) => player_id))).toEqual(ids);
  const ranks = pages.flatMap((page) => page.leaderboard.map(({ rank }) => rank));
  expect(ranks).toEqual(whole.leaderboard.map(({ rank }) => rank));
  // A player who requests a page gets no more than the list that every phone has.
  const { session_id } = await polling(code, "Geç Kalan");
  const own = await call<LeaderboardReply>("GET", `/api/game/${code}/leaderboard?page=2`, {
    headers: { "session-id": session_id },
  });
  expect(own.json.total).toBeUndefined();
});

test("a host's screens get 200 players and their number; calls give the others", async () => {
  env.ROOM_CAPACITY = "100";
  env.MAX_CAPACITY = "300";
  onTestFinished(() => {
    env.ROOM_CAPACITY = "1000";
    env.MAX_CAPACITY = "1000";
  });
  const hall = await aGame({ settings: { capacity: 300 } });
  const { code, teacher } = hall;
  const names = Array.from({ length: 205 }, (_, i) => `Oyuncu ${i + 1}`);
  const seats = await Promise.all(names.map((name) => polling(code, name)));
  const host = await hosting(code, teacher.token);
  expect([host.registered.players.length, host.registered.player_count]).toEqual([200, 205]);
  expect(await players(hall, "?page=3&page_size=100")).toMatchObject({ names: { length: 5 }, total: 205 });
  expect((await players(hall, "?q=oyuncu 20")).names).toHaveLength(7);
  host.say({ type: "start_game", game_code: code });
  const { question_id } = await host.hears("question_start");
  const ofEachRoom = new Map(seats.map((seat) => [relayOf(seat.player_id), { sessionId: seat.session_id }]));
  for (const seat of ofEachRoom.values()) {
    await expect.poll(async () => (await viewOf(code, seat)).game.phase).toBe("question");
  }
  const body = { question_id, answer: "B", response_time_ms: 10 };
  await Promise.all(
    seats.map(({ session_id }: JoinReply) =>
      call("POST", "/api/game/answer", { headers: { "session-id": session_id }, body }),
    ),
  );
  const end = await host.hears("question_end");
  expect([end.leaderboard.length, end.player_count, end.distribution["B"]]).toEqual([200, 205, 205]);
  const last = await leaderboard(hall, "?page=3&page_size=100");
  expect([last.leaderboard.length, last.total]).toEqual([5, 205]);
  const shown = new Set(end.leaderboard.map(({ player_id }) => player_id));
  expect(last.leaderboard.filter(({ player_id }) => shown.has(player_id))).toEqual([]);
});
