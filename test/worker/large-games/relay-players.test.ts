import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { JoinReply, PlayerReply } from "#protocol/http/replies/players";
import type { Page } from "#protocol/http/page";
import type { LeaderboardRow, ListedPlayer } from "#protocol/live/listed-players";
import { aFullHall, pollingIn, seatedAt, type FullHall } from "../helpers/halls/a-hall";
import { started } from "../helpers/halls/hall-play";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { answers } from "../helpers/games/running";
import { hosting, sit } from "../helpers/games/seat";
import { eventually } from "../helpers/eventually";

/** Changes to the players of one room reach all rooms of a large game. */

const end = async ({ host, seats }: FullHall) => {
  host.say({ type: "end_question" });
  return Promise.all(seats.map((seat) => seat.hears("question_end")));
};

test("[T4] a name is taken in the whole game, and free again once its player is removed", async () => {
  const { code, host, seats } = await aFullHall();
  const other = await sit(code, undefined, { at: "0002" });
  await other.hears("welcome");
  other.say({ type: "join_lobby", game_code: code, nickname: "ali" });
  expect(await other.hears("error")).toMatchObject({ code: "nickname_taken", suggestion: "ali 2" });
  host.say({ type: "kick_player", player_id: seats[0]!.id });
  await seats[0]!.hears("player_removed");
  expect((await seats[0]!.closed).code).toBe(1000);
  let list = await host.hears("lobby_update");
  while (list.total !== 5) list = await host.hears("lobby_update");
  other.say({ type: "join_lobby", game_code: code, nickname: "ali" });
  expect((await other.hears("join_success")).nickname).toBe("ali");
});

test("a removed player is on no list of any room, and the ranks are those of the players who stay", async () => {
  const hall = await aFullHall();
  const { code, host, seats, teacher } = hall;
  const question = await started(hall);
  for (const seat of seats.slice(0, 2)) answers(seat, question);
  await Promise.all(seats.slice(0, 2).map((seat) => seat.hears("answer_accepted")));
  const [first] = await end(hall);
  const best = first!.leaderboard[0]!;
  host.say({ type: "kick_player", player_id: best.player_id });
  let board = await host.hears("leaderboard_update");
  while (board.leaderboard.length !== 5) board = await host.hears("leaderboard_update");
  expect(board.leaderboard.map(({ rank }) => rank)).toEqual([1, 2, 2, 2, 2]);
  const page = await call<Page<never> & { leaderboard: LeaderboardRow[] }>(
    "GET",
    `/api/game/${code}/leaderboard?page=1&page_size=3`,
    { token: teacher.token },
  );
  expect(page.json.total).toBe(5);
  expect(page.json.leaderboard.map(({ player_id }) => player_id)).toEqual(
    board.leaderboard.slice(0, 3).map(({ player_id }) => player_id),
  );
  const stays = seats.find(({ id }) => id === board.leaderboard[0]!.player_id)!;
  const view = await call<GameView>("GET", `/api/game/${code}`, { headers: { "session-id": stays.sessionId } });
  expect(view.json.you).toMatchObject({ rank: 1 });
  expect(view.json.result!.leaderboard).toHaveLength(5);
});

test("[T3] a new name is sent to its player alone, and stands in every list", async () => {
  const hall = await aFullHall();
  const { host, seats } = hall;
  await started(hall);
  host.say({ type: "rename_player", player_id: seats[4]!.id, nickname: "Yeni" });
  expect(await seats[4]!.hears("player_renamed")).toMatchObject({ nickname: "Yeni" });
  // Look at the full wire: the lean one has only the first five rows.
  const told = (await end(hall)).slice(0, 3);
  for (const { leaderboard } of told) expect(leaderboard.map(({ nickname }) => nickname)).toContain("Yeni");
});

test("teams are of all rooms: sizes, points, and moved players", async () => {
  const settings = { teams: { names: ["Kartallar", "Atomlar"], pick: "auto" as const } };
  const hall = await aFullHall({ settings });
  const { host, seats } = hall;
  expect(seats.filter(({ success }) => success.team === 0)).toHaveLength(3);
  const moved = seats.find(({ success }) => success.team === 0)!;
  host.say({ type: "move_player", player_id: moved.id, team: 1 });
  expect(await moved.hears("player_moved")).toMatchObject({ team: 1 });
  const question = await started(hall);
  answers(moved, question);
  await moved.hears("answer_accepted");
  const told = await end(hall);
  for (const { teams } of told) {
    expect(teams!.map(({ team, rank }) => [team, rank])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  }
});

test("players who choose a team are shown the teams of all rooms, and the host how many are choosing", async () => {
  const { code, host } = await aFullHall({ settings: { teams: { names: ["Ay", "Gün"], pick: "self" } } });
  const seat = await sit(code, undefined, { at: "0001" });
  await seat.hears("welcome");
  seat.say({ type: "join_lobby", game_code: code, nickname: "Seçen", team: null });
  const { teams } = await seat.hears("pick_team");
  expect(teams.map(({ name, players }) => [name, players])).toEqual([
    ["Ay", 3],
    ["Gün", 3],
  ]);
  let list = await host.hears("lobby_update");
  while (list.picking !== 1) list = await host.hears("lobby_update");
  seat.say({ type: "join_lobby", game_code: code, nickname: "Seçen", team: 1 });
  expect((await seat.hears("join_success")).team).toBe(1);
});

test("a player joins late, goes and comes back, and is claimed by an account", async () => {
  const hall = await aFullHall();
  const { code, host, seats } = hall;
  const question = await started(hall);
  const late = await seatedAt(code, 1, "Geç");
  expect((await late.hears("current_question")).question_id).toBe(question);
  answers(late, question);
  await late.hears("answer_accepted");

  seats[0]!.say({ type: "leave_game" });
  await seats[0]!.hears("player_removed");
  const back = await sit(code, undefined, { at: seats[0]!.id });
  back.say({ type: "reconnect", old_session_id: seats[0]!.sessionId });
  expect((await back.hears("reconnect_success")).player_id).toBe(seats[0]!.id);
  await back.hears("current_question");
  answers(back, question);
  await back.hears("answer_accepted");

  const student = await aPerson("student");
  const claimed = await call<PlayerReply>("POST", `/api/player/${late.id}/claim`, {
    token: student.token,
    headers: { "session-id": late.sessionId },
  });
  expect(claimed.status).toBe(200);
  const twice = await call<{ code: string }>("POST", `/api/player/${seats[2]!.id}/claim`, {
    token: student.token,
    headers: { "session-id": seats[2]!.sessionId },
  });
  expect([twice.status, twice.json.code]).toEqual([409, "already_played"]);
  host.say({ type: "end_question" });
  const [atLate, atBack] = await Promise.all([late.hears("question_end"), back.hears("question_end")]);
  expect([atLate.you!.is_correct, atBack.you!.is_correct]).toEqual([true, true]);
});

test("a question ends once everybody in every room has said how sure they are", async () => {
  const hall = await aFullHall({ settings: { confidence: true } });
  const { host, seats } = hall;
  const question = await started(hall);
  for (const seat of seats) answers(seat, question);
  await Promise.all(seats.map((seat) => seat.hears("answer_accepted")));
  for (const seat of seats) seat.say({ type: "confidence", question_id: question, confidence: 3 });
  const [forHost] = await Promise.all([host.hears("question_end"), ...seats.map((seat) => seat.hears("question_end"))]);
  expect(forHost.distribution).toMatchObject({ B: 6 });
});

test("answers are counted in all rooms together, without names", async () => {
  const hall = await aFullHall();
  const { code, host, seats, teacher } = hall;
  const question = await started(hall);
  for (const seat of seats.slice(0, 4)) answers(seat, question);
  const counts = [await host.hears("answer_count_update")];
  while (counts.at(-1)!.answered !== 4) counts.push(await host.hears("answer_count_update"));
  expect(counts.at(-1)).toEqual({ type: "answer_count_update", answered: 4, total: 6, player_ids: [] });
  expect(counts.filter(({ player_ids, taken_back }) => player_ids.length > 0 || taken_back)).toEqual([]);
  const again = await hosting(code, teacher.token);
  expect(again.registered.question).toMatchObject({ answered: 4, total: 6, player_ids: [] });
});

test("reactions and sockets are counted in all rooms together", async () => {
  const hall = await aFullHall();
  const { host, seats } = hall;
  let counter = await host.hears("counter");
  while (counter.count !== 7) counter = await host.hears("counter");
  await started(hall);
  await end(hall);
  for (const seat of seats) seat.say({ type: "react", reaction: 2 });
  let sum = 0;
  while (sum < 6) sum += (await host.hears("reactions")).counts[2]!;
  expect(sum).toBe(6);
});

test("the host sees present players, however large the game is, and finds the others by page", async () => {
  const { code, teacher, seats } = await aFullHall();
  await pollingIn(code, "Telefon");
  seats[1]!.ws.close();
  const list = await eventually(async () => {
    const page = await call<Page<ListedPlayer>>("GET", `/api/game/${code}/players?page=1`, { token: teacher.token });
    expect(page.json.items.find(({ player_id }) => player_id === seats[1]!.id)!.is_connected).toBe(false);
    return page.json;
  });
  expect(list.total).toBe(7);
  await eventually(async () => {
    const again = await hosting(code, teacher.token);
    expect(again.registered.player_count).toBe(7);
    expect(again.registered.players.filter(({ is_connected }) => !is_connected)).toHaveLength(1);
  });
});

test("the class goes on in the follow-up game, everybody in their former room", async () => {
  const hall = await aFullHall({ questions: 1 });
  const { code, host, seats, teacher } = hall;
  const question = await started(hall);
  answers(seats[0]!, question);
  await seats[0]!.hears("answer_accepted");
  await end(hall);
  host.say({ type: "next_question", game_code: code });
  await Promise.all(seats.map((seat) => seat.hears("game_end")));
  const made = await call<GameReply>("POST", "/api/game", {
    token: teacher.token,
    body: { from_game: code, which: "missed" },
  });
  expect(made.status).toBe(201);
  const next = made.json.game.game_code;
  for (const seat of seats) {
    const body = { game_code: next, from_session: seat.sessionId };
    const carried = await call<JoinReply>("POST", "/api/game/join", { body });
    expect(carried.json).toMatchObject({ nickname: seat.success.nickname });
    expect(carried.json.player_id.slice(-4)).toBe(seat.id.slice(-4));
  }
});

test("a deleted game is gone in every room", async () => {
  const hall = await aFullHall();
  const { code, teacher, seats, relays } = hall;
  await started(hall);
  expect((await call("DELETE", `/api/game/${code}`, { token: teacher.token })).status).toBe(204);
  await Promise.all(seats.map((seat) => seat.closed));
  for (const relay of relays) {
    const tables = await runInDurableObject(relay, (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name IN ('opening', 'events')").toArray(),
    );
    expect(tables).toEqual([]);
  }
});
