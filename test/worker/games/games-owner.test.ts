import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { GameReply, LeaderboardReply, ListedGame } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import type { Page } from "#protocol/http/page";
import { database } from "#db/database";
import { games } from "#db/schema/games";
import { aGame, aStoredSet, polling } from "../helpers/games/a-game";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { hosting, joined } from "../helpers/games/seat";

const anyNumber = expect.any(Number) as number;

const ownerCalls = [
  ["POST", "/start"],
  ["POST", "/next"],
  ["POST", "/end-question"],
  ["POST", "/end"],
  ["POST", "/extend", { seconds: 10 }],
  ["POST", "/lock", { locked: true }],
  ["POST", "/kick", { player_id: "p" }],
  ["POST", "/rename", { player_id: "p", nickname: "Ece" }],
  ["POST", "/show-leaderboard", { shown: true }],
  ["POST", "/accept-answer", { question_id: "q", text: "x", accepted: true }],
  ["POST", "/hide-text", { question_id: "q", text: "x", hidden: true }],
  ["POST", "/answers", { question_id: "q", answers: [["p", "A"]] }],
  ["POST", "/pair"],
  ["POST", "/pair/confirm", { digits: "07" }],
  ["POST", "/absent", { player_ids: ["p"], absent: true }],
  ["GET", "/leaderboard"],
  ["GET", "/statistics"],
  ["DELETE", ""],
] as const;

test("the owner sees players and settings, everybody else does not", async () => {
  const { code, teacher, game: made } = await aGame();
  const { label: _, ...game } = made;
  const ali = await polling(code, "Ali");
  const own = await call<GameView>("GET", `/api/game/${code}`, { token: teacher.token });
  expect(own.json.game).toEqual({
    ...game,
    player_count: 1,
    players: [{ player_id: ali.player_id, nickname: "Ali", marble: ali.marble, is_connected: true }],
    locked: false,
  });
  for (const person of [await aPerson("teacher"), await aPerson("student"), await aPerson("admin")]) {
    const view = await call<GameView>("GET", `/api/game/${code}`, { token: person.token });
    expect(view.json.game).not.toHaveProperty("players");
    expect(view.json.game).not.toHaveProperty("settings");
  }
  const foreign = await polling((await aGame()).code, "Ece");
  const refused = await call("GET", `/api/game/${code}`, { headers: foreign.headers });
  expect({ status: refused.status, code: refused.json.code }).toEqual({ status: 401, code: "session_invalid" });
});

test.each(ownerCalls)("[T12] %s %s is the owner's alone", async (method, path, body?: unknown) => {
  const { code } = await aGame();
  const url = `/api/game/${code}${path}`;
  const refusal = async (token?: string) => {
    const { status, json } = await call(method, url, {
      ...(token !== undefined && { token }),
      ...(body !== undefined && { body }),
    });
    return [status, json.code];
  };
  expect(await refusal()).toEqual([401, "unauthenticated"]);
  expect(await refusal("nonsense")).toEqual([401, "unauthenticated"]);
  expect(await refusal((await aPerson("student")).token)).toEqual([403, "forbidden"]);
  expect(await refusal((await aPerson("admin")).token)).toEqual([403, "forbidden"]);
  expect(await refusal((await aPerson("teacher")).token)).toEqual([404, "not_found"]);
  const { teacher } = await aGame();
  const unknown = await call(method, `/api/game/999999${path}`, {
    token: teacher.token,
    ...(body !== undefined && { body }),
  });
  expect([unknown.status, unknown.json.code]).toEqual([404, "not_found"]);
  expect((await call<GameView>("GET", `/api/game/${code}`)).json.game.status).toBe("lobby");
});

test("start is harmless when repeated, next is refused before it", async () => {
  const { code, teacher } = await aGame();
  await polling(code, "Ali");
  const early = await call("POST", `/api/game/${code}/next`, { token: teacher.token });
  expect({ status: early.status, code: early.json.code }).toEqual({ status: 409, code: "not_started" });
  const nothing = await call("POST", `/api/game/${code}/end-question`, { token: teacher.token });
  expect({ status: nothing.status, code: nothing.json.code }).toEqual({ status: 409, code: "no_running_question" });
  const first = await call<GameReply>("POST", `/api/game/${code}/start`, { token: teacher.token });
  const second = await call<GameReply>("POST", `/api/game/${code}/start`, { token: teacher.token });
  expect(second.json).toEqual(first.json);
  const wrong = await call("POST", `/api/game/${code}/next`, { token: teacher.token, body: { question_number: "1" } });
  expect(wrong.status).toBe(400);
});

test("the leaderboard is for the owner and for players", async () => {
  const { code, teacher } = await aGame();
  const ali = await polling(code, "Ali");
  const row = { player_id: ali.player_id, nickname: "Ali", marble: ali.marble, is_connected: true };
  const leaderboard = [{ ...row, score: 0, rank: 1, previous_rank: null }];
  for (const who of [{ token: teacher.token }, { headers: ali.headers }]) {
    expect((await call<LeaderboardReply>("GET", `/api/game/${code}/leaderboard`, who)).json).toEqual({ leaderboard });
  }
  const foreign = await polling((await aGame()).code, "Ece");
  const refused = await call("GET", `/api/game/${code}/leaderboard`, { headers: foreign.headers });
  expect(refused).toMatchObject({ status: 401, json: { code: "session_invalid" } });
});

test("statistics of a running game hold the closed questions alone", async () => {
  const { code, teacher } = await aGame();
  const ali = await joined(code, "Ali");
  await call("POST", `/api/game/${code}/start`, { token: teacher.token });
  const { question_id } = await ali.hears("question_start");
  const read = () => call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  expect((await read()).json).toMatchObject({ game: { status: "active", player_count: 1 }, questions: [] });
  ali.say({ type: "submit_answer", question_id, answer: "B", response_time_ms: 1 });
  await ali.hears("question_end");
  expect((await read()).json).toMatchObject({
    game: { game_code: code, title: "Kesirler", accuracy: 1, completion: 1, ended_at: null },
    questions: [{ question_id, question_number: 1, correct_rate: 1, distribution: { B: 1, none: 0 } }],
    players: [{ player_id: ali.id, nickname: "Ali", accuracy: 1, answers: [{ answer: "B", is_correct: true }] }],
  });
});

test("[V15][T32] delete ends a running game for everybody in it, and nothing of it is left", async () => {
  const { code, teacher, game } = await aGame();
  const ali = await joined(code, "Ali");
  const host = await hosting(code, teacher.token);
  await call("POST", `/api/game/${code}/start`, { token: teacher.token });
  expect((await call("DELETE", `/api/game/${code}`, { token: teacher.token })).status).toBe(204);
  for (const seat of [ali, host]) {
    expect(await seat.hears("game_end")).toMatchObject({ message: "Oyun tamamlandı", is_deleted: true });
    expect(await seat.closed).toMatchObject({ code: 1000 });
  }
  expect((await call("GET", `/api/game/${code}`)).status).toBe(404);
  expect((await call("GET", `/api/game/${code}`, { token: teacher.token })).status).toBe(404);
  expect((await call("DELETE", `/api/game/${code}`, { token: teacher.token })).status).toBe(404);
  expect(await database(env.DB).select().from(games).where(eq(games.id, game.id)).get()).toBeUndefined();
});

test("a teacher's list is paged, searched in Turkish, filtered, newest first, with the live state", async () => {
  const { teacher, setId, code, game } = await aGame();
  const turkish = await aStoredSet(teacher.id, 1, { title: "ILIK IŞIK %_" });
  const second = await call<GameReply>("POST", "/api/game", {
    token: teacher.token,
    body: { question_set_id: turkish },
  });
  await polling(code, "Ali");
  await call("POST", `/api/game/${code}/start`, { token: teacher.token });
  const list = (query = "") => call<Page<ListedGame>>("GET", `/api/game/teacher${query}`, { token: teacher.token });
  const all = await list();
  expect(all.json).toMatchObject({ total: 2, page: 1, page_size: 20 });
  expect(all.json.items.map(({ game_code }) => game_code).toSorted()).toEqual(
    [code, second.json.game.game_code].toSorted(),
  );
  const live = all.json.items.find(({ game_code }) => game_code === code);
  expect(live).toEqual({
    ...game,
    question_set_id: setId,
    status: "active",
    phase: "question",
    question_number: 1,
    player_count: 1,
    started_at: anyNumber,
    accuracy: null,
    average_score: null,
  });
  const found = async (query: string) => (await list(query)).json.items.map(({ title }) => title);
  expect(await found("?q=ilik")).toEqual(["ILIK IŞIK %_"]);
  expect(await found(`?q=${encodeURIComponent("ışık %_")}`)).toEqual(["ILIK IŞIK %_"]);
  expect(await found("?q=%25")).toEqual(["ILIK IŞIK %_"]);
  expect(await found(`?q=${"ğ".repeat(90)}`)).toEqual([]);
  expect(await found("?status=completed")).toEqual([]);
  expect((await list("?status=active")).json.total).toBe(1);
  expect((await list("?status=open")).json.total).toBe(2);
  await call("POST", `/api/game/${code}/end`, { token: teacher.token });
  expect((await list("?status=open")).json.items).toMatchObject([{ status: "lobby" }]);
  expect((await list("?page_size=1&page=2")).json).toMatchObject({ total: 2, page: 2, page_size: 1 });
  expect((await list("?page_size=1&page=2")).json.items.length).toBe(1);
  expect((await list("?status=nonsense&page=-1&page_size=1000")).json).toMatchObject({ total: 2, page: 1 });
  expect((await call("GET", "/api/game/teacher")).status).toBe(401);
  expect((await call("GET", "/api/game/teacher", { token: (await aPerson("student")).token })).status).toBe(403);
});
