import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AnswerReply, JoinReply } from "#protocol/http/replies/players";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import { randomCode } from "#services/games/game-codes";
import { database } from "#db/database";
import { usedCodes } from "#db/schema/games";
import { aGame, aStoredSet, polling } from "../helpers/games/a-game";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { hosting } from "../helpers/games/seat";

const anyText = expect.any(String) as string;
const anyNumber = expect.any(Number) as number;

const defaults = {
  scoring: "balanced",
  late_join: true,
  verdict: "at_close",
  generated_names: false,
  shuffle_questions: false,
  shuffle_options: false,
  time_factor: 1,
  show_leaderboard: true,
  reading_seconds: 0,
  auto_advance_seconds: 0,
};

test("a game is made with its code and all its settings", async () => {
  const { game, setId, code } = await aGame({ questions: 3, settings: { scoring: "speed", time_factor: 1.5 } });
  expect(game).toEqual({
    label: "",
    id: anyText,
    game_code: expect.stringMatching(/^[1-9]\d{5}$/) as string,
    title: "Kesirler",
    status: "lobby",
    phase: "lobby",
    question_set_id: setId,
    total_questions: 3,
    question_number: 0,
    player_count: 0,
    settings: { ...defaults, scoring: "speed", time_factor: 1.5 },
    created_at: anyNumber,
    started_at: null,
    ended_at: null,
  });
  expect((await call<GameView>("GET", `/api/game/${code}`)).json).toEqual({
    game: {
      game_code: code,
      title: "Kesirler",
      status: "lobby",
      phase: "lobby",
      player_count: 0,
      total_questions: 3,
      question_number: 0,
    },
    server_time: anyNumber,
  });
});

test("making a game depends on the teacher and on the set", async () => {
  const teacher = await aPerson("teacher");
  const setId = await aStoredSet(teacher.id);
  const empty = await aStoredSet(teacher.id, 0);
  const pending = await aPerson("teacher", { approval: "pending" });
  const body = { question_set_id: setId };
  const cases = [
    [401, "unauthenticated", { body }],
    [403, "forbidden", { body, token: (await aPerson("student")).token }],
    [403, "forbidden", { body, token: (await aPerson("admin")).token }],
    [403, "teacher_not_approved", { body: { question_set_id: await aStoredSet(pending.id) }, token: pending.token }],
    [404, "not_found", { body, token: (await aPerson("teacher")).token }],
    [404, "not_found", { body: { question_set_id: "nothing" }, token: teacher.token }],
    [409, "question_set_empty", { body: { question_set_id: empty }, token: teacher.token }],
    [400, "validation_failed", { body: {}, token: teacher.token }],
    [400, "validation_failed", { body: { ...body, settings: { scoring: "luck" } }, token: teacher.token }],
    [400, "validation_failed", { body: { ...body, settings: { reading_seconds: 11 } }, token: teacher.token }],
    [400, "validation_failed", { body: { ...body, settings: { auto_advance_seconds: 4 } }, token: teacher.token }],
    [400, "validation_failed", { body: { ...body, settings: { time_factor: 3 } }, token: teacher.token }],
    [400, "invalid_json", { body: "{", token: teacher.token }],
  ] as const;
  for (const [status, code, request] of cases) {
    const reply = await call("POST", "/api/game", request);
    expect({ status: reply.status, code: reply.json.code }).toEqual({ status, code });
  }
  const settings = await call("POST", "/api/game", {
    token: teacher.token,
    body: { ...body, settings: { reading_seconds: 99 } },
  });
  expect(settings.json.fields).toEqual({ "settings.reading_seconds": anyText });
});

test("[T1] codes are random, never one that is in use and never one this teacher had", async () => {
  for (let i = 0; i < 200; i++) expect(randomCode(6)).toMatch(/^[1-9]\d{5}$/);
  for (let i = 0; i < 200; i++) expect(randomCode(7)).toMatch(/^[1-9]\d{6}$/);
  const { teacher, code } = await aGame();
  expect((await call("DELETE", `/api/game/${code}`, { token: teacher.token })).status).toBe(204);
  const kept = await database(env.DB).select().from(usedCodes).where(eq(usedCodes.ownerId, teacher.id)).all();
  expect(kept).toEqual([{ ownerId: teacher.id, code }]);
});

test("join: the reply holds all a phone needs, and a refusal names the next step", async () => {
  const { code, teacher } = await aGame();
  const ali = await call<JoinReply>("POST", "/api/game/join", {
    body: { game_code: code, nickname: "Ali", marble: 5 },
  });
  expect(ali.status).toBe(201);
  expect(ali.json).toEqual({
    game_code: code,
    player_id: expect.stringMatching(new RegExp(`^${code}-`)) as string,
    nickname: "Ali",
    marble: 5,
    session_id: expect.stringMatching(new RegExp(`^${code}\\.[\\w-]{22,}$`)) as string,
    game_status: "lobby",
  });
  const taken = await call("POST", "/api/game/join", { body: { game_code: code, nickname: "ALİ" } });
  expect(taken.status).toBe(409);
  expect(taken.json).toEqual({ error: anyText, code: "nickname_taken", suggestion: anyText });
  const cases = [
    [404, "not_found", { game_code: "999999", nickname: "Ali" }],
    [404, "not_found", { game_code: "x", nickname: "Ali" }],
    [400, "nickname_invalid", { game_code: code, nickname: "" }],
    [400, "validation_failed", { game_code: code }],
    [400, "validation_failed", { game_code: code, nickname: "Ece", marble: -1 }],
  ] as const;
  for (const [status, error, body] of cases) {
    const reply = await call("POST", "/api/game/join", { body });
    expect({ status: reply.status, code: reply.json.code }).toEqual({ status, code: error });
  }
  const host = await hosting(code, teacher.token);
  host.say({ type: "lock_lobby", locked: true });
  await host.settles();
  const locked = await call("POST", "/api/game/join", { body: { game_code: code, nickname: "Ece" } });
  expect({ status: locked.status, code: locked.json.code }).toEqual({ status: 409, code: "lobby_locked" });
  await call("POST", `/api/game/${code}/end`, { token: teacher.token });
  const over = await call("POST", "/api/game/join", { body: { game_code: code, nickname: "Ece" } });
  expect({ status: over.status, code: over.json.code }).toEqual({ status: 410, code: "game_over" });
});

test("a pupil plays a whole game over HTTP alone", async () => {
  const { code, teacher } = await aGame();
  const ali = await polling(code, "Ali");
  const poll = () => call<GameView>("GET", `/api/game/${code}`, { headers: ali.headers });
  const as = (path: string, body?: unknown) =>
    call<GameReply>("POST", `/api/game/${code}/${path}`, { token: teacher.token, ...(body !== undefined && { body }) });

  const lobby = await poll();
  expect(lobby.json).toMatchObject({
    game: { status: "lobby" },
    you: { player_id: ali.player_id, nickname: "Ali", marble: ali.marble, score: 0, rank: 1, answer: null },
    question: null,
    result: null,
    end: null,
  });
  const started = await as("start");
  expect(started.status).toBe(200);
  expect(started.json.game).toMatchObject({ status: "active", phase: "question", question_number: 1 });
  const asked = (await poll()).json;
  expect(asked.question).toEqual({
    question_id: anyText,
    kind: "choice",
    question_text: "Soru 1",
    lang: "tr",
    options: { A: "bir", B: "iki", C: "üç", D: "dört" },
    time_limit: 20,
    question_number: 1,
    total_questions: 2,
    correct_option: null,
    points: 1,
    server_time: anyNumber,
    starts_at: anyNumber,
    ends_at: anyNumber,
    remaining_ms: anyNumber,
  });
  const { question_id } = asked.question!;
  const ece = await polling(code, "Ece");
  const answer = (headers: Record<string, string>, answer: string, id = question_id) =>
    call<AnswerReply>("POST", "/api/game/answer", { headers, body: { question_id: id, answer, response_time_ms: 50 } });
  expect(await answer(ali.headers, "B")).toMatchObject({
    status: 200,
    json: { accepted: true, is_correct: null, share: null, points_earned: null, score: 0 },
  });
  expect((await poll()).json.you).toMatchObject({ answer: "B", score: 0 });
  // The last present player's answer closes the question; the next look shows how it ended.
  await answer({ "x-session-id": ece.session_id }, "A");
  const result = (await poll()).json;
  expect(result).toMatchObject({
    game: { phase: "reveal" },
    question: null,
    result: { question_id, correct_option: "B", you: { answer: "B", is_correct: true, rank: 1 } },
  });
  const again = await answer(ali.headers, "B");
  expect(again.json).toEqual({
    accepted: true,
    is_correct: true,
    share: 1,
    points_earned: result.you!.score,
    score: result.you!.score,
  });
  expect((await as("next", { question_number: 1 })).json.game.question_number).toBe(2);
  expect((await as("next", { question_number: 1 })).json.game.question_number).toBe(2);
  const refused = await call("POST", `/api/game/${code}/next`, { token: teacher.token });
  expect({ status: refused.status, code: refused.json.code }).toEqual({ status: 409, code: "question_running" });
  expect((await as("end-question")).json.game.phase).toBe("reveal");
  const done = await as("next");
  expect(done.json.game).toMatchObject({ status: "completed", phase: "completed", ended_at: anyNumber });
  expect((await poll()).json).toMatchObject({
    game: { status: "completed" },
    end: { message: "Oyun tamamlandı", player_stats: { correct: 1, unanswered: 1, player_count: 2 } },
  });
  for (const path of ["start", "next", "end"]) {
    expect((await as(path)).json.game).toEqual(done.json.game);
  }
});

test("[T8][T10] an answer is refused where it has no place", async () => {
  const { code, teacher } = await aGame();
  const ali = await polling(code, "Ali");
  await polling(code, "Ece");
  const answer = (body: unknown, headers: Record<string, string> = ali.headers) =>
    call("POST", "/api/game/answer", { headers, body });
  const good = { question_id: "q", answer: "A", response_time_ms: 1 };
  expect((await answer(good)).json.code).toBe("not_started");
  await call("POST", `/api/game/${code}/start`, { token: teacher.token });
  const view = await call<GameView>("GET", `/api/game/${code}`, { headers: ali.headers });
  const { question_id } = view.json.question!;
  for (const body of [{}, { ...good, question_id, answer: "E" }, { ...good, answer: ["A"] }, { answer: "A" }, []]) {
    expect(await answer(body)).toMatchObject({ status: 400, json: { code: "validation_failed" } });
  }
  for (const id of ["", "x", `${code}.short`, `${code}.${"a".repeat(48)}`, ali.player_id, "999999." + "a".repeat(48)]) {
    expect(await answer({ ...good, question_id }, { "session-id": id })).toMatchObject({
      status: 401,
      json: { code: "session_invalid" },
    });
  }
  expect(await answer(good)).toMatchObject({ status: 409, json: { code: "question_closed" } });
  expect((await answer({ ...good, question_id })).status).toBe(200);
  expect((await answer({ ...good, question_id })).status).toBe(200);
  expect(await answer({ ...good, question_id, answer: "C" })).toMatchObject({
    status: 409,
    json: { code: "already_answered" },
  });
});
