import { env } from "cloudflare:workers";
import { runDurableObjectAlarm } from "cloudflare:test";
import { expect, test } from "vitest";
import type { LeaderboardReply, PlayersReply } from "#protocol/http/replies/games";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { mendStuckGames } from "#scheduled/sweep-games";
import { aFullHall, type FullHall } from "../helpers/halls/a-hall";
import { withClock } from "../helpers/clock";
import { isSilent } from "../helpers/halls/hall-faults";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { storedInD1, unwriteEnd } from "../helpers/games/played";
import { answers } from "../helpers/games/running";

const get = async <Reply>({ code, teacher }: FullHall, path: string) =>
  (await call<Reply>("GET", `/api/game/${code}${path}`, { token: teacher.token })).json;
const report = (hall: FullHall, query = "") => get<GameStatistics>(hall, `/statistics${query}`);
const keysOf = async (gameId: string) =>
  (await env.MEDIA.list({ prefix: `results/${gameId}/` })).objects.map(({ key }) => key.split("/").at(-1));

/** One question is asked and closed; the first of each room know it. */
async function playOne(hall: FullHall): Promise<void> {
  const { host, seats, code } = hall;
  host.say({ type: "start_game", game_code: code });
  const [shown] = await Promise.all([host, ...seats].map((seat) => seat.hears("question_start")));
  for (const [i, seat] of seats.entries()) answers(seat, shown!.question_id, i < 3 ? "B" : "C");
  await Promise.all(seats.map((seat) => seat.hears("question_end")));
}

test("the report of a large game is shown while it runs, and is the same once its rooms have written it down", async () => {
  const hall = await aFullHall();
  const { host, code, teacher, game, seats } = hall;
  expect((await report(hall)).paged).toMatchObject({ total: 6 });
  await playOne(hall);
  const running = await report(hall, "?page_size=4");
  expect(running.game).toMatchObject({ status: "active", player_count: 6, accuracy: 0.5 });
  expect(running.questions).toHaveLength(1);
  expect(running.players).toHaveLength(4);
  expect(running.players.slice(0, 3).every(({ rank }) => rank <= 3)).toBe(true);
  expect(running.paged).toMatchObject({ total: 6, missing_players: 0, support: 3 });

  host.say({ type: "end_game" });
  await Promise.all(seats.map((seat) => seat.hears("game_end")));
  const over = await report(hall);
  await storedInD1(teacher.id, code);
  expect((await keysOf(game.id)).slice(0, 3)).toEqual(["0", "1", "2"]);
  const kept = await report(hall);
  expect(kept).toEqual(over);
  expect(kept.questions[0]!.distribution).toMatchObject({ A: 0, B: 3, C: 3, D: 0 });

  // The rooms are deleted; the report stays.
  await Promise.all(hall.relays.map((relay) => relay.remove({ sessionId: null, userId: teacher.id })));
  await env.GAME_ROOM.getByName(code).remove({ sessionId: null, userId: teacher.id });
  expect(await report(hall)).toEqual(kept);
  const board = await get<LeaderboardReply>(hall, "/leaderboard?page=2&page_size=4");
  expect(board.leaderboard.map(({ nickname }) => nickname)).toEqual(
    kept.players.slice(4).map(({ nickname }) => nickname),
  );
  const found = await get<PlayersReply>(hall, "/players?q=na");
  expect(found).toMatchObject({ items: [{ nickname: "Naz" }], total: 1, page: 1 });
});

test("[F36] a silent room is named in the report of a running game", async () => {
  const hall = await aFullHall();
  await playOne(hall);
  await isSilent(hall.relays[1]!, "part");
  expect((await report(hall)).paged).toMatchObject({ total: 4, missing_players: 2 });
});

test("[F5] after D1 was restored from a time before the end, the coordinator and every room write the missing rows", async () => {
  const hall = await aFullHall();
  const { host, code, teacher, game, seats } = hall;
  await playOne(hall);
  const student = await aPerson("student");
  const claim = { token: student.token, headers: { "session-id": seats[4]!.sessionId } };
  expect((await call("POST", `/api/player/${seats[4]!.id}/claim`, claim)).status).toBe(200);
  host.say({ type: "end_game" });
  await Promise.all(seats.map((seat) => seat.hears("game_end")));
  await storedInD1(teacher.id, code);
  const lines = async () =>
    (await env.DB.prepare("SELECT nickname FROM game_players WHERE game_id = ?").bind(game.id).all()).results;
  await expect.poll(lines).toEqual([{ nickname: "Efe" }]);
  await withClock(async ({ pass }) => {
    await unwriteEnd(game.id);
    pass(3 * 3_600_000);
    await mendStuckGames(env);
    await storedInD1(teacher.id, code);
    await expect.poll(lines).toEqual([{ nickname: "Efe" }]);
  });
});

test("a large game that is deleted leaves no part, also where a room writes one more", async () => {
  const hall = await aFullHall();
  const { host, code, teacher, game, seats } = hall;
  await playOne(hall);
  host.say({ type: "end_game" });
  await Promise.all(seats.map((seat) => seat.hears("game_end")));
  await storedInD1(teacher.id, code);
  expect((await call("DELETE", `/api/game/${code}`, { token: teacher.token })).status).toBe(204);
  for (const relay of hall.relays) await runDurableObjectAlarm(relay);
  expect(await keysOf(game.id)).toEqual([]);
});
