import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { GameView } from "#protocol/http/replies/game-view";
import type { HistoryReply, JoinReply, PlayerStatsReply } from "#protocol/http/replies/players";
import type { LeaderboardReply } from "#protocol/http/replies/games";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import type { GameSettings } from "#protocol/game-settings";
import type { TeamRow } from "#protocol/teams";
import { database } from "#db/database";
import { ownGame } from "#db/games/games";
import { readResults } from "#game/results/stored-form";
import { teamResults } from "#game/results/team-results";
import { aGame, polling } from "../helpers/games/a-game";
import { aGameWithClass } from "../helpers/a-class";
import { withClock } from "../helpers/clock";
import { call } from "../helpers/http";
import { askAgain, comes } from "../helpers/games/follow-up";
import { aPerson } from "../helpers/accounts/people";
import { storedInD1, wiped } from "../helpers/games/played";
import { recorded } from "../helpers/games/recorded";
import { answers } from "../helpers/games/running";
import { hosting, joined, sit } from "../helpers/games/seat";

const names = ["Kartallar", "Yıldızlar"];
const teams = (pick: "auto" | "self"): Partial<GameSettings> => ({ scoring: "accuracy", teams: { names, pick } });
const key = (of: string) => of.padEnd(16, "-");
const asks = (code: string, nickname: string, team?: number | null) =>
  call<JoinReply & { teams: TeamRow[]; code?: string; error?: string }>("POST", "/api/game/join", {
    body: { game_code: code, nickname, join_key: key(nickname), ...(team !== undefined && { team }) },
  });

test("a player chooses a team, over HTTP: which there are, then the one", async () => {
  const { code } = await aGame({ settings: teams("self") });
  const free = names.map((name, team) => ({ team, name, players: 0, full: false }));
  expect((await call("GET", `/api/game/${code}/join`)).json).toEqual({ generated_names: false, teams: free });
  const asked = await asks(code, "Ali", null);
  expect([asked.status, asked.json]).toEqual([200, { game_code: code, teams: free }]);
  const ali = await asks(code, "Ali", 1);
  expect([ali.status, ali.json]).toMatchObject([
    201,
    { nickname: "Ali", team: 1, teams: [{ players: 0 }, { players: 1 }] },
  ]);
  // Repeat with the same key, as after a lost reply: it leads to the same seat and team.
  expect((await asks(code, "Ali", 0)).json).toMatchObject({ player_id: ali.json.player_id, team: 1 });
  expect((await asks(code, "Ece", 1)).status).toBe(201);
  expect((await asks(code, "Can", 1)).status).toBe(201);
  const full = await asks(code, "Efe", 1);
  expect([full.status, full.json]).toMatchObject([
    409,
    { code: "team_full", error: "Bu takım az önce doldu, başka takım seç." },
  ]);
  expect((await asks(code, "Efe", null)).json.teams).toMatchObject([
    { players: 0, full: false },
    { players: 3, full: true },
  ]);
  // A script, or a phone of version 0.1, sends no team.
  expect((await polling(code, "Nil")).team).toBe(0);
});

test("the board learns how many choose a team, until they come in or have gone for a minute", async () => {
  await withClock(async (clock) => {
    const { code, teacher } = await aGame({ settings: teams("self") });
    const host = await hosting(code, teacher.token);
    expect(host.registered).not.toHaveProperty("picking");
    await asks(code, "Ali", null);
    await asks(code, "Ali", null);
    const ece = await sit(code);
    ece.say({ type: "join_lobby", game_code: code, nickname: "Ece", team: null });
    await ece.hears("pick_team");
    const owner = () => call<GameView>("GET", `/api/game/${code}`, { token: teacher.token });
    expect((await owner()).json.host).toMatchObject({ picking: 2, players: [] });
    expect(JSON.stringify(ece.texts)).not.toContain("picking");
    await asks(code, "Ali", 0);
    expect((await owner()).json.host).toMatchObject({ picking: 1, players: [{}] });
    expect((await hosting(code, teacher.token)).registered).toMatchObject({ picking: 1 });
    expect(await host.hears("lobby_update")).toHaveProperty("picking");
    clock.pass(60_000);
    expect((await owner()).json.host).not.toHaveProperty("picking");
  });
});

test("choosing a team works the same by a socket, and by a number of a class", async () => {
  const { code } = await aGame({ settings: teams("self") });
  const phone = await sit(code);
  const say = (more: object) => phone.say({ type: "join_lobby", game_code: code, ...more });
  say({ nickname: "Ali", team: null });
  expect(await phone.hears("pick_team")).toMatchObject({
    game_code: code,
    teams: [{ name: "Kartallar" }, { team: 1 }],
  });
  say({ nickname: "Ali", team: 7 });
  expect(await phone.hears("error")).toMatchObject({ code: "validation_failed" });
  say({ nickname: "Ali", team: 1 });
  expect(await phone.hears("join_success")).toMatchObject({ team: 1, teams: [{ players: 0 }, { players: 1 }] });

  const byNumber = await aGameWithClass({ settings: { answers: "phones", identity: "roster", ...teams("self") } });
  const pupil = await sit(byNumber.code);
  const says = (more: object) => pupil.say({ type: "join_lobby", game_code: byNumber.code, number: 2, ...more });
  says({ team: null });
  await pupil.hears("join_confirm");
  says({ team: null, confirm: true });
  expect(await pupil.hears("pick_team")).toMatchObject({ teams: [{ players: 0 }, { players: 0 }] });
  says({ team: 0, confirm: true });
  const seated = await pupil.hears("join_success");
  expect(seated).toMatchObject({ nickname: "Ece T.", team: 0 });
  expect(JSON.stringify(seated)).not.toContain("marbles");
});

test.each([
  ["cards", { answers: "cards", teams: { names } }, "settings.teams"],
  ["an unknown way", { teams: { names, pick: "draw" } }, "settings.teams.pick"],
  ["one team", { teams: { names: ["A"] } }, "settings.teams.names"],
  ["a rude name", { teams: { names: ["A", "siktir"] } }, "settings.teams.names.1"],
  ["two names that look alike", { teams: { names: ["Gol", "G0l"] } }, "settings.teams.names.1"],
])("teams of a game on phones with %s are refused by the name of the field", async (_, settings, field) => {
  const { teacher, setId, ...ofClass } = await aGameWithClass();
  const body = { question_set_id: setId, settings: { class_id: ofClass.classId, ...settings } };
  const made = await call<{ fields: Record<string, string> }>("POST", "/api/game", { token: teacher.token, body });
  expect([made.status, Object.keys(made.json.fields)]).toEqual([400, [field]]);
});

test("the settings of the game name who deals; the usual is the game", async () => {
  expect((await aGame({ settings: { teams: { names } } })).game.settings.teams).toEqual({ names, pick: "auto" });
});

/** The columns that must be the same on every screen. */
const table = (rows: readonly TeamRow[] | undefined) => rows?.map(({ team, score, rank }) => [team, score, rank]);

test("[T54] late joins, moves, removals, reloads and an eviction: one table on every screen, over HTTP and in D1", async () => {
  const { code, teacher, room } = await aGame({ questions: 2, settings: teams("auto") });
  const student = await aPerson("student");
  const { token } = teacher;
  const post = (path: string, body?: object) =>
    call("POST", `/api/game/${code}/${path}`, { token, ...(body && { body }) });
  const [board, remote] = [await hosting(code, token), await hosting(code, token)];
  const ali = await joined(code, "Ali", student.token);
  const ece = await joined(code, "Ece", undefined, { v: "2" });
  const can = await polling(code, "Can");
  const efe = await joined(code, "Efe");
  const su = await polling(code, "Su");
  expect([ali.success.team, ece.success.team, can.team, efe.success.team, su.team]).toEqual([0, 1, 0, 1, 0]);
  board.say({ type: "start_game", game_code: code });
  const { question_id } = await ali.hears("question_start");

  const late = await polling(code, "Derya");
  expect(late.team).toBe(1);
  expect((await post("move", { player_id: can.player_id, team: 1 })).status).toBe(200);
  remote.say({ type: "move_player", player_id: ece.id, team: 0, id: "move" });
  expect(await ece.hears("player_moved")).toEqual({ type: "player_moved", player_id: ece.id, team: 0 });
  board.say({ type: "kick_player", player_id: efe.id });
  await call("POST", `/api/player/${su.player_id}/leave`, { headers: su.headers });
  const polls = (headers: Record<string, string>) => call<GameView>("GET", `/api/game/${code}`, { headers });
  expect((await polls(can.headers)).json.you).toMatchObject({ team: 1, teams: [{ score: 0 }, { score: 0 }] });

  // Kartallar: Ali and Ece; Ali knows it. Yıldızlar: Can and Derya; both know it. Su has left, Efe is removed.
  answers(ali, question_id, "B");
  answers(ece, question_id, "A");
  for (const { headers } of [can, late]) {
    await call("POST", "/api/game/answer", { headers, body: { question_id, answer: "B", response_time_ms: 5 } });
  }
  const expected = [
    [1, 1000, 1],
    [0, 500, 2],
  ];
  for (const seat of [board, remote, ali, ece])
    expect(table((await seat.hears("question_end")).teams)).toEqual(expected);
  const leaderboard = () => call<LeaderboardReply>("GET", `/api/game/${code}/leaderboard`, { token });
  const owner = () => call<GameView>("GET", `/api/game/${code}`, { token });
  async function expectTable(wanted: readonly (readonly number[])[]) {
    const view = await polls(can.headers);
    expect([view.json.result?.teams, view.json.you?.teams].map(table)).toEqual([wanted, wanted]);
    expect([(await owner()).json.host?.teams, (await leaderboard()).json.teams].map(table)).toEqual([wanted, wanted]);
    const board = await hosting(code, token);
    expect(table(board.registered.teams)).toEqual(wanted);
    board.ws.close(1000);
    const back = await sit(code);
    back.say({ type: "reconnect", old_session_id: ali.sessionId });
    const again = await back.hears("reconnect_success");
    expect([again.team, table(again.teams), table((await back.hears("question_end")).teams)]).toEqual([
      0,
      wanted,
      wanted,
    ]);
    return back;
  }
  const reloaded = await expectTable(expected);

  // A player who moves or leaves after the close takes no points along, even if the room restarts.
  await post("move", { player_id: late.player_id, team: 0 });
  const open = [board, remote, ece, reloaded];
  for (const seat of open) seat.ws.close(1000);
  await Promise.all(open.map((seat) => seat.closed));
  await evictDurableObject(room);
  const back = await expectTable(expected);
  expect((await recorded(room)).game.teams.map(({ score }) => score)).toEqual([500, 1000]);

  // Derya's answer counts for Kartallar now: one of three.
  await post("next", { question_number: 1 });
  const second = await back.hears("question_start");
  await call("POST", "/api/game/answer", {
    headers: late.headers,
    body: { question_id: second.question_id, answer: "B", response_time_ms: 5 },
  });
  await post("end-question");
  const last = [
    [1, 1000, 1],
    [0, 833, 2],
  ];
  expect(table((await back.hears("question_end")).teams)).toEqual(last);
  await post("next", { question_number: 2 });
  const end = await back.hears("game_end");
  expect(table(end.teams)).toEqual(last);
  expect(end.player_stats).toMatchObject({ score: 1000, team: 0, team_rank: 2, team_players: 4 });
  expect(table((await polls(can.headers)).json.end?.teams)).toEqual(last);

  await storedInD1(teacher.id, code);
  const kept = readResults((await ownGame(database(env.DB), teacher.id, code))!.results)!;
  expect(teamResults(kept).map(({ team, score, rank }) => [team, score, rank])).toEqual(last);
  expect(Object.fromEntries(kept.players.map(({ nickname, team }) => [nickname, team]))).toEqual({
    Ali: 0,
    Ece: 0,
    Su: 0,
    Derya: 0,
    Can: 1,
  });
  const report = () => call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token });
  const live = (await report()).json;
  expect(live.teams).toMatchObject([
    { team: 1, name: "Yıldızlar", score: 1000, rank: 1, players: 1 },
    { team: 0, name: "Kartallar", score: 833, rank: 2, players: 4 },
  ]);
  await wiped(room);
  expect((await report()).json).toEqual({ ...live, game: { ...live.game, label: "" } });
  expect(table((await leaderboard()).json.teams)).toEqual(last);
  const inHistory = (await call<HistoryReply>("GET", "/api/player/history", { token: student.token })).json.items;
  expect(inHistory).toMatchObject([{ nickname: "Ali", team: { name: "Kartallar", rank: 2 } }]);
  const stats = await call<PlayerStatsReply>("GET", `/api/player/${ali.id}/stats`, { token: student.token });
  expect(stats.json.stats).toMatchObject({ team: 0, team_rank: 2, team_players: 4 });
  const exported = await call("GET", "/api/user/export", { token: student.token });
  expect(exported.text).toContain('"team":{"name":"Kartallar","rank":2}');
});

test("the follow-up game keeps the teams and their members, full or not", async () => {
  const { code, teacher } = await aGame({ settings: teams("self") });
  const seats = [await asks(code, "Ali", 1), await asks(code, "Ece", 1), await asks(code, "Can", 1)];
  await call("POST", `/api/game/${code}/start`, { token: teacher.token });
  await call("POST", `/api/game/${code}/end`, { token: teacher.token });
  const next = (await askAgain(code, teacher.token, "all")).json.game;
  expect(next.settings.teams).toEqual({ names, pick: "self" });
  for (const { json } of seats) {
    expect(await comes(next.game_code, json.session_id)).toMatchObject({ status: 201, json: { team: 1 } });
  }
  expect((await asks(next.game_code, "Efe", 1)).json.code).toBe("team_full");
});

test("[T54] no team's score moves before the close, on any screen, also where players hear their verdicts at once", async () => {
  const { code, teacher } = await aGame({ settings: { ...teams("auto"), verdict: "instant" } });
  const host = await hosting(code, teacher.token);
  const ali = await joined(code, "Ali");
  const ece = await joined(code, "Ece");
  host.say({ type: "start_game", game_code: code });
  const { question_id } = await ali.hears("question_start");
  answers(ali, question_id, "B");
  expect(await ali.hears("answer_received")).toMatchObject({ score: 1000 });
  // A latecomer makes the room send every list again.
  const can = await polling(code, "Can");
  await ece.hears("lobby_update");
  const back = await sit(code);
  back.say({ type: "reconnect", old_session_id: ece.sessionId });
  await back.hears("current_question");
  const view = await call("GET", `/api/game/${code}`, { headers: can.headers });
  const owner = await call("GET", `/api/game/${code}`, { token: teacher.token });
  const heard = [...ece.texts, ...back.texts, ...host.texts, view.text, owner.text];
  const rows = heard.flatMap((text) => [...text.matchAll(/"name":"\w+lar","score":(\d+)/g)].map(([, score]) => score));
  expect(rows.length).toBeGreaterThan(8);
  expect(new Set(rows)).toEqual(new Set(["0"]));
  back.ws.close();
  host.say({ type: "end_question" });
  expect(table((await host.hears("question_end")).teams)).toEqual([
    [0, 500, 1],
    [1, 0, 2],
  ]);
});

test("only the host moves players, and only where there are teams", async () => {
  const { code, teacher } = await aGame();
  const ali = await joined(code, "Ali");
  ali.say({ type: "move_player", player_id: ali.id, team: 1 });
  expect(await ali.hears("error")).toMatchObject({ code: "forbidden" });
  const moved = await call("POST", `/api/game/${code}/move`, {
    token: teacher.token,
    body: { player_id: ali.id, team: 1 },
  });
  expect(moved).toMatchObject({ status: 409, json: { code: "no_teams", error: "Bu oyunda takım yok." } });
});
