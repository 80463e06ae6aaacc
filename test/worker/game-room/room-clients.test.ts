import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { AnswerReply, JoinReply } from "#protocol/http/replies/players";
import type { GameReply, LeaderboardReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import { aGame, polling } from "../helpers/games/a-game";
import { inOneMoment, ring, withClock } from "../helpers/clock";
import { call } from "../helpers/http";
import { hosting, sit } from "../helpers/games/seat";
import { answers, running } from "../helpers/games/running";

const frames = (texts: readonly string[]) => texts.filter((text) => !text.includes('"pong"')).length;

test("[F3] a class that comes back at once costs a few lists, not one for each and everyone", async () => {
  const names = Array.from({ length: 60 }, (_, i) => `Oyuncu ${i}`);
  const { code, seats, host } = await running({}, names);
  await inOneMoment(async ({ passes }) => {
    const before = host.texts.length;
    const phoneBefore = seats[0]!.texts.length;
    const back = await Promise.all(
      seats.slice(1).map(async (seat) => {
        const again = await sit(code);
        again.say({ type: "reconnect", old_session_id: seat.sessionId });
        await again.hears("current_question");
        return again;
      }),
    );
    await passes(2000);
    await host.settles();
    expect(frames(host.texts.slice(before))).toBeLessThan(4);
    expect(frames(seats[0]!.texts.slice(phoneBefore))).toBeLessThan(3);
    for (const seat of back) expect(seat.texts.length).toBeLessThan(6);
  });
});

test("[T7][F8] fifty answers of one player over both transports at once are one", async () => {
  const { code, teacher, ali, question, host } = await running();
  const options = ["A", "B", "C", "D"] as const;
  const headers = { "session-id": ali.sessionId };
  const posts = Array.from({ length: 25 }, (_, i) =>
    call<AnswerReply>("POST", "/api/game/answer", {
      headers,
      body: { question_id: question.question_id, answer: options[i % 4], response_time_ms: 1 },
    }),
  );
  for (let i = 0; i < 25; i++) answers(ali, question.question_id, options[(i + 1) % 4]);
  const replies = await Promise.all(posts);
  await ali.settles();
  const taken = new Set(replies.filter(({ status }) => status === 200).map((_, i) => i));
  const accepted = ali.texts.filter((text) => text.includes('"answer_accepted"'));
  expect(taken.size + accepted.length).toBeGreaterThan(0);
  expect(new Set(accepted).size).toBeLessThanOrEqual(1);
  for (const { status } of replies) expect([200, 409]).toContain(status);
  host.say({ type: "end_question" });
  const { distribution } = await host.hears("question_end");
  const { A = 0, B = 0, C = 0, D = 0 } = distribution;
  expect(A + B + C + D).toBe(1);
  const { json } = await call<LeaderboardReply>("GET", `/api/game/${code}/leaderboard`, { token: teacher.token });
  const received = ali.texts
    .filter((text) => text.includes('"answer_received"'))
    .map((text) => JSON.parse(text) as { score: number });
  expect(received.length).toBe(1);
  expect(json.leaderboard.find(({ player_id }) => player_id === ali.id)?.score).toBe(received[0]!.score);
});

test("[T4][F8] twenty joins of one name at once: one comes in", async () => {
  const { code } = await aGame();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      call<JoinReply>("POST", "/api/game/join", { body: { game_code: code, nickname: i % 2 ? "ışık" : "IŞIK" } }),
    ),
  );
  expect(replies.filter(({ status }) => status === 201).length).toBe(1);
  expect(replies.filter(({ status }) => status === 409).length).toBe(19);
  expect((await call<GameView>("GET", `/api/game/${code}`)).json.game.player_count).toBe(1);
});

test("[F8] two `next` at once are one step, over both transports", async () => {
  const { code, teacher, host } = await running({ questions: 3 });
  host.say({ type: "end_question" });
  await host.hears("question_end");
  const next = () =>
    call<GameReply>("POST", `/api/game/${code}/next`, { token: teacher.token, body: { question_number: 1 } });
  host.say({ type: "next_question", game_code: code, question_number: 1 });
  const replies = await Promise.all([next(), next(), next()]);
  for (const { json } of replies) expect(json.game.question_number).toBe(2);
});

test("[F13] a game without its host rings the bell, waits, and goes on from another device", async () => {
  await withClock(async ({ pass, now }) => {
    const { code, room, teacher, host, ali, question } = await running();
    host.ws.close();
    pass(question.ends_at! + 250 - now());
    await ring(room);
    await ali.hears("question_end");
    pass(20 * 60_000);
    await ring(room);
    const other = await hosting(code, teacher.token);
    expect(other.registered).toMatchObject({ phase: "reveal", question_number: 1 });
    other.say({ type: "next_question", game_code: code, question_number: 1 });
    expect(await ali.hears("question_start")).toMatchObject({ question_number: 2 });
  });
});

test("[T35][F13] a lobby without a visitor for two hours, and a game for thirty minutes, is completed with what it has", async () => {
  await withClock(async ({ pass }) => {
    const lobby = await aGame();
    pass(2 * 3_600_000 - 1000);
    await ring(lobby.room);
    expect((await call<GameView>("GET", `/api/game/${lobby.code}`)).json.game.status).toBe("lobby");
    pass(1000);
    await evictDurableObject(lobby.room);
    await ring(lobby.room);
    expect((await call<GameView>("GET", `/api/game/${lobby.code}`)).json.game.status).toBe("completed");

    const { code, room, host, ali, ece, question } = await running();
    answers(ali, question.question_id);
    await ali.hears("answer_accepted");
    for (const seat of [host, ali, ece]) seat.ws.close();
    for (const seat of [host, ali, ece]) await seat.closed;
    pass(29 * 60_000);
    await evictDurableObject(room);
    await ring(room);
    const status = async () => (await call<GameView>("GET", `/api/game/${code}`)).json.game;
    expect(await status()).toMatchObject({ status: "active", phase: "reveal" });
    pass(2 * 60_000);
    await ring(room);
    expect(await status()).toMatchObject({ status: "completed", player_count: 2 });
  });
});

test("[F13] a phone that only polls keeps its game alive, also over an eviction", async () => {
  await withClock(async ({ pass, now }) => {
    const { code, room, teacher } = await aGame();
    const ali = await polling(code, "Ali");
    await call("POST", `/api/game/${code}/start`, { token: teacher.token });
    for (let minute = 0; minute < 45; minute += 15) {
      pass(15 * 60_000);
      await call("GET", `/api/game/${code}`, { headers: ali.headers });
      await ring(room);
      const [stored] = await runInDurableObject(room, (_, state) =>
        state.storage.sql.exec<{ value: number }>("SELECT value FROM notes WHERE key = 'empty_since'").toArray(),
      );
      expect(stored?.value).toBe(now());
    }
    expect((await call<GameView>("GET", `/api/game/${code}`)).json.game.status).toBe("active");
    pass(31 * 60_000);
    await ring(room);
    expect((await call<GameView>("GET", `/api/game/${code}`)).json.game.status).toBe("completed");
  });
});

test("[F15] two host tabs at once, each pressing next twenty times, take one step", async () => {
  const { code, teacher, host, ali } = await running({ questions: 5 });
  const second = await hosting(code, teacher.token);
  host.say({ type: "end_question" });
  await host.hears("question_end");
  for (let i = 0; i < 20; i++) {
    (i % 2 ? host : second).say({ type: "next_question", game_code: code, question_number: 1 });
  }
  await host.settles();
  await second.settles();
  await ali.settles();
  expect(ali.texts.filter((text) => text.includes('"question_start"')).length).toBe(2);
});

test("[T11][F16] one session in two tabs: the newest wins, and no war follows", async () => {
  const { code, ali, host } = await running();
  const second = await sit(code);
  second.say({ type: "reconnect", old_session_id: ali.sessionId });
  await second.hears("reconnect_success");
  expect(await ali.hears("error")).toMatchObject({ code: "replaced" });
  expect(await ali.closed).toMatchObject({ code: 1000 });
  await second.settles();
  await host.settles();
  const list = await host.hears("lobby_update");
  expect(list.players.find(({ player_id }) => player_id === ali.id)).toMatchObject({ is_connected: true });
});

test("[F17] an answer sent just before a reload counts once, and the screen comes back as it was", async () => {
  const { code, ali, ece, question } = await running();
  answers(ali, question.question_id);
  ali.ws.close();
  const back = await sit(code);
  back.say({ type: "reconnect", old_session_id: ali.sessionId });
  expect(await back.hears("current_question")).toMatchObject({ your_answer: "B" });
  back.say({ type: "submit_answer", question_id: question.question_id, answer: "B", response_time_ms: 5 });
  await back.hears("answer_accepted");
  answers(ece, question.question_id, "A");
  expect(await back.hears("question_end")).toMatchObject({ distribution: { A: 1, B: 1, none: 0 } });
});

test("[F23] one socket's messages never harm another", async () => {
  const { ali, ece, question } = await running();
  const hostile = [
    '{"type":"submit_answer","question_id":{"toString":1},"answer":"A"}',
    "\u0000",
    '{"type":1e999}',
    "[[[[",
  ];
  for (const text of hostile) ali.sayText(text);
  ali.say({ type: "reconnect", old_session_id: "\ud800" });
  answers(ece, question.question_id);
  await ece.hears("answer_accepted");
  await ali.settles();
});
