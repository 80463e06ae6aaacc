import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { HistoryReply } from "#protocol/http/replies/players";
import { limits } from "#shared/limits";
import { database } from "#db/database";
import { ownGame } from "#db/games/games";
import { games } from "#db/schema/games";
import { aGame, polling } from "../helpers/games/a-game";
import { call } from "../helpers/http";
import { aPlayedGame, askAgain, comes, nextSeenBy, refusalOf, wire } from "../helpers/games/follow-up";
import { aPerson } from "../helpers/accounts/people";
import { storedInD1, wiped } from "../helpers/games/played";
import { recorded } from "../helpers/games/recorded";
import { running } from "../helpers/games/running";
import { sit } from "../helpers/games/seat";

const roomOf = (code: string) => env.GAME_ROOM.getByName(code);
const gamesOf = (ownerId: string) => database(env.DB).select().from(games).where(eq(games.ownerId, ownerId));
const host = (code: string, token: string, path: string) =>
  call<GameReply>("POST", `/api/game/${code}/${path}`, { token });

test("the class goes on in a follow-up game of the missed questions: the same names, marbles, account, settings and label", async () => {
  const student = await aPerson("student");
  const settings = { time_factor: 2, scoring: "accuracy" } as const;
  const { code, teacher, setId, ali, ece, firstId } = await aPlayedGame({ settings, token: student.token });
  await call("PUT", `/api/game/${code}`, { token: teacher.token, body: { label: "9-A" } });
  const before = await call<GameView>("GET", `/api/game/${code}`, { token: teacher.token });
  expect(before.json.host).toMatchObject({ missed_questions: 1, end: { missed_questions: 1 } });
  expect(await nextSeenBy(code, ali)).toBeNull();

  const made = await askAgain(code, teacher.token);
  expect(made.status).toBe(201);
  const { game } = made.json;
  expect(game).toMatchObject({ status: "lobby", total_questions: 1, question_set_id: setId, label: "9-A" });
  expect(game.settings).toEqual(before.json.game.settings);
  const row = (await ownGame(database(env.DB), teacher.id, game.game_code))!;
  expect(row).toMatchObject({ id: game.id, questionSetId: setId, label: "9-A", totalQuestions: 1, status: "lobby" });
  expect(JSON.parse(row.settings)).toEqual(game.settings);

  await evictDurableObject(roomOf(game.game_code));
  const next = wire(game.game_code);
  expect(await Promise.all([ali, ece, teacher].map((who) => nextSeenBy(code, who)))).toEqual([next, next, next]);
  expect(await nextSeenBy(code, {})).toBeNull();

  const first = await comes(game.game_code, ali.session_id);
  expect([first.status, first.json]).toEqual([
    201,
    {
      game_code: game.game_code,
      player_id: first.json.player_id,
      nickname: "Ali",
      marble: ali.marble,
      session_id: first.json.session_id,
      game_status: "lobby",
      account: true,
    },
  ]);
  expect((await comes(game.game_code, ece.session_id)).json.nickname).toBe("Ece");
  expect((await comes(game.game_code, ali.session_id)).json).toEqual(first.json);
  const { game: live } = await recorded(roomOf(game.game_code));
  expect(Array.from(live.players.values(), ({ nickname, userId }) => [nickname, userId])).toEqual([
    ["Ali", student.id],
    ["Ece", null],
  ]);
  // The clock is that of the previous game: 20 seconds, doubled once.
  expect(live.setup.questions.map(({ id, limitMs }) => [id, limitMs])).toEqual([[other(setId, firstId), 40_000]]);

  await host(game.game_code, teacher.token, "end");
  await storedInD1(teacher.id, game.game_code);
  const { json } = await call<HistoryReply>("GET", "/api/player/history", { token: student.token });
  expect(json.items.map(({ game_code }) => game_code)).toEqual([game.game_code, code]);
});

const other = (setId: string, id: string) => [`${setId}-0`, `${setId}-1`].find((one) => one !== id)!;

test("all questions again, and every open socket hears of it at once", async () => {
  const { code, teacher, room, host: board, ali, ece } = await running({ questions: 2 });
  board.say({ type: "end_game" });
  const end = await board.hears("game_end");
  expect(end.missed_questions).toBe(1);
  await Promise.all([ali.hears("game_end"), ece.hears("game_end")]);
  const { game } = (await askAgain(code, teacher.token, "all")).json;
  const next = wire(game.game_code, "all", 2);
  for (const seat of [board, ali, ece]) expect(await seat.hears("next_game")).toEqual({ type: "next_game", ...next });

  await evictDurableObject(room);
  const back = await sit(code);
  back.say({ type: "reconnect", old_session_id: ali.sessionId });
  expect((await back.hears("reconnect_success")).next_game).toEqual(next);
  const screen = await sit(code, teacher.token);
  const registered = await screen.hears("register_host_success");
  expect(registered).toMatchObject({ missed_questions: 1, next_game: next });
});

test("two boards and a remote that ask at once, for one thing or another, make one next game", async () => {
  const { code, teacher, ali } = await aPlayedGame();
  const before = (await gamesOf(teacher.id)).length;
  const asked = ["missed", "all", "missed", "missed", "all"].map((which) => askAgain(code, teacher.token, which));
  const replies = await Promise.all(asked);
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const ids = new Set(replies.map(({ json }) => json.game.id));
  expect(ids.size).toBe(1);
  const rows = await gamesOf(teacher.id);
  expect(rows.length).toBe(before + 1);
  const [{ game }] = replies.map(({ json }) => json) as [GameReply];
  expect((await nextSeenBy(code, ali))?.game_code).toBe(game.game_code);

  const { which, questions } = (await nextSeenBy(code, ali))!;
  const later = await askAgain(code, teacher.token, which === "all" ? "missed" : "all");
  expect(later.json.game).toMatchObject({ id: game.id, total_questions: questions });
  expect(await nextSeenBy(code, ali)).toEqual(wire(game.game_code, which, questions));
  expect((await gamesOf(teacher.id)).length).toBe(before + 1);
});

test("a running follow-up game stays the only one; after its end or its deletion there is none, and then another", async () => {
  const { code, teacher, ali } = await aPlayedGame();
  const ask = async () => (await askAgain(code, teacher.token)).json.game;
  const first = await ask();
  await host(first.game_code, teacher.token, "start");
  expect((await ask()).id).toBe(first.id);
  expect(await nextSeenBy(code, ali)).toEqual(wire(first.game_code));
  await host(first.game_code, teacher.token, "end");
  await storedInD1(teacher.id, first.game_code);
  await expect.poll(() => nextSeenBy(code, ali)).toBeNull();
  expect((await comes(first.game_code, ali.session_id)).json).toMatchObject({ code: "game_over" });

  const second = await ask();
  expect(second.id).not.toBe(first.id);
  expect(await nextSeenBy(code, ali)).toEqual(wire(second.game_code));
  expect((await call("DELETE", `/api/game/${second.game_code}`, { token: teacher.token })).status).toBe(204);
  expect(await nextSeenBy(code, ali)).toBeNull();
  expect((await comes(second.game_code, ali.session_id)).status).toBe(404);
  expect((await ask()).id).not.toBe(second.id);
});

test("a follow-up game of a follow-up game: the class goes on from there, by the seats it has there", async () => {
  const { code, teacher, ali, ece } = await aPlayedGame();
  const second = (await askAgain(code, teacher.token)).json.game.game_code;
  const there = await comes(second, ali.session_id);
  await host(second, teacher.token, "start");
  await host(second, teacher.token, "end-question");
  await host(second, teacher.token, "next");
  const third = (await askAgain(second, teacher.token)).json.game;
  expect(third.total_questions).toBe(1);
  expect((await comes(third.game_code, there.json.session_id)).json.nickname).toBe("Ali");
  const skipped = await comes(third.game_code, ece.session_id);
  expect([skipped.status, skipped.json]).toMatchObject([401, { code: "session_invalid" }]);
});

test("a stranger who was faster keeps the name; the lobby's lock and generated names do not keep the class out", async () => {
  const { code, teacher, ali, ece } = await aPlayedGame({ settings: { generated_names: true } });
  const { game_code } = (await askAgain(code, teacher.token)).json.game;
  await call("POST", `/api/game/${game_code}/lock`, { token: teacher.token, body: { locked: true } });
  const stranger = await call("POST", "/api/game/join", { body: { game_code, nickname: "Ali" } });
  expect(stranger.json.code).toBe("lobby_locked");
  expect((await comes(game_code, ali.session_id)).json.nickname).toBe(ali.nickname);
  expect((await comes(game_code, ece.session_id)).json.nickname).toBe(ece.nickname);

  const open = await aPlayedGame();
  const next = (await askAgain(open.code, open.teacher.token)).json.game.game_code;
  await polling(next, "ALİ");
  const seat = await comes(next, open.ali.session_id);
  expect([seat.status, seat.json.nickname]).toEqual([201, "Ali 2"]);
});

test("late joining is a setting for the carried too, once the game runs", async () => {
  const { code, teacher, ali, ece } = await aPlayedGame({ settings: { late_join: false } });
  const { game_code } = (await askAgain(code, teacher.token)).json.game;
  await comes(game_code, ali.session_id);
  await host(game_code, teacher.token, "start");
  expect((await comes(game_code, ece.session_id)).json).toMatchObject({ code: "lobby_locked" });
  expect((await comes(game_code, ali.session_id)).status).toBe(201);
});

test("a day later the room is gone: the kept questions of the game, or all that the set has now", async () => {
  const { code, teacher, setId, room, firstId } = await aPlayedGame({ questions: 3, settings: { time_factor: 2 } });
  await call("PUT", `/api/game/${code}`, { token: teacher.token, body: { label: "9-A" } });
  const missed = [0, 1, 2].map((i) => `${setId}-${i}`).filter((id) => id !== firstId);
  await call("PUT", `/api/questions/${missed[0]}`, { token: teacher.token, body: { question_text: "Düzeltildi" } });
  await call("DELETE", `/api/questions/${missed[1]}`, { token: teacher.token });
  await wiped(room);

  const { game } = (await askAgain(code, teacher.token)).json;
  expect(game).toMatchObject({ total_questions: 1, label: "9-A", settings: { time_factor: 2 }, status: "lobby" });
  const made = (await recorded(roomOf(game.game_code))).game.setup;
  expect(made.questions).toMatchObject([{ id: missed[0], text: "Düzeltildi", limitMs: 40_000 }]);
  expect((await askAgain(code, teacher.token, "all")).json.game.total_questions).toBe(2);

  await call("DELETE", `/api/questions/${missed[0]}`, { token: teacher.token });
  expect(await refusalOf(askAgain(code, teacher.token))).toEqual([404, "not_found"]);
  await call("DELETE", `/api/question-sets/${setId}`, { token: teacher.token });
  for (const which of ["missed", "all"]) {
    expect(await refusalOf(askAgain(code, teacher.token, which))).toEqual([404, "not_found"]);
  }
});

test("the set may change or go while the room has its copy: the class plays what it played", async () => {
  const { code, teacher, setId, ali } = await aPlayedGame();
  await call("DELETE", `/api/question-sets/${setId}`, { token: teacher.token });
  const { game } = (await askAgain(code, teacher.token, "all")).json;
  expect(game).toMatchObject({ total_questions: 2, question_set_id: null });
  expect((await comes(game.game_code, ali.session_id)).status).toBe(201);
});

test("there is no follow-up game of an unknown game, somebody else's, a running one or one that was known, and nothing is made", async () => {
  const { code, teacher } = await aPlayedGame({ questions: 1 });
  const stranger = await aPerson("teacher");
  const lobby = await aGame();
  const rows = (await gamesOf(teacher.id)).length;
  const nobody = code === "999999" ? "999998" : "999999";
  for (const which of ["missed", "all"]) {
    for (const from of [nobody, "x", "", code.slice(1)]) {
      expect(await refusalOf(askAgain(from, teacher.token, which))).toEqual([404, "not_found"]);
    }
    expect(await refusalOf(askAgain(code, stranger.token, which))).toEqual([404, "not_found"]);
    expect(await refusalOf(askAgain(lobby.code, lobby.teacher.token, which))).toEqual([409, "game_running"]);
    await host(lobby.code, lobby.teacher.token, "start");
  }
  // Half of the class knew the game's only question.
  expect(await refusalOf(askAgain(code, teacher.token))).toEqual([409, "nothing_missed"]);
  for (const body of [{ from_game: code }, { from_game: 1, which: "all" }, { from_game: code, which: "none" }]) {
    expect(await refusalOf(call("POST", "/api/game", { token: teacher.token, body }))).toEqual([
      400,
      "validation_failed",
    ]);
  }
  expect((await gamesOf(teacher.id)).length).toBe(rows);
});

test("with as many unfinished games as a teacher may have there is no new follow-up game, but the one that waits is given", async () => {
  const { code, teacher } = await aPlayedGame();
  const waiting = (await askAgain(code, teacher.token)).json.game;
  const insert = `INSERT INTO games (id, code, owner_id, title, title_key, status, settings, total_questions, created_at)
    SELECT 'many-' || value, 'x' || value, ?1, '', '', 'lobby', '{}', 1, 1 FROM json_each(?2)`;
  const many = JSON.stringify(Array.from({ length: limits.liveGamesPerTeacher }, (_, i) => i));
  await env.DB.prepare(insert).bind(teacher.id, many).run();
  expect((await askAgain(code, teacher.token, "all")).json.game.id).toBe(waiting.id);
  await host(waiting.game_code, teacher.token, "end");
  expect(await refusalOf(askAgain(code, teacher.token))).toEqual([409, "quota_exceeded"]);
});

test("[F29] a follow-up game whose call was cut off before the class heard of it is announced, not made twice", async () => {
  const { code, teacher, room, host: board, ali } = await running({ questions: 1 });
  board.say({ type: "end_game" });
  await Promise.all([board.closed, ali.closed]);
  const key = { "idempotency-key": crypto.randomUUID() };
  const first = (await askAgain(code, teacher.token, "missed", key)).json.game;
  expect((await askAgain(code, teacher.token, "missed", key)).json.game).toEqual(first);
  // Return to before the announcement: the room has forgotten the follow-up game, and the call has no stored answer.
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec("DELETE FROM events WHERE events LIKE '%next_game_made%'");
  });
  await evictDurableObject(room);
  await env.DB.prepare("UPDATE keyed_calls SET status = NULL, body = NULL, begun_at = begun_at - 61000").run();
  expect(await nextSeenBy(code, { token: teacher.token })).toBeNull();
  expect((await askAgain(code, teacher.token, "missed", key)).json.game).toMatchObject({ id: first.id, label: "" });
  expect(await nextSeenBy(code, { headers: { "session-id": ali.sessionId } })).toEqual(wire(first.game_code));
});

test("a class that cannot be reached leaves no game behind, and the next try makes it", async () => {
  const { code, teacher, ali, room } = await aPlayedGame();
  const before = (await gamesOf(teacher.id)).length;
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec("CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'disk is full'); END");
  });
  expect((await askAgain(code, teacher.token)).status).toBeGreaterThanOrEqual(500);
  expect((await gamesOf(teacher.id)).length).toBe(before);
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec("DROP TRIGGER full");
  });
  const { game } = (await askAgain(code, teacher.token)).json;
  expect((await comes(game.game_code, ali.session_id)).status).toBe(201);
});

test("a student who has signed in since has the follow-up game in the history; no account is taken from a seat", async () => {
  const [first, second] = [await aPerson("student"), await aPerson("student")];
  const { code, teacher, ali, ece } = await aPlayedGame({ token: first.token });
  const next = (await askAgain(code, teacher.token)).json.game.game_code;
  await comes(next, ali.session_id, second.token);
  await comes(next, ece.session_id, second.token);
  const { players } = (await recorded(roomOf(next))).game;
  expect(Array.from(players.values(), ({ userId }) => userId)).toEqual([first.id, second.id]);
});
