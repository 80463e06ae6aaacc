import { abortAllDurableObjects, evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { AnswerReply, GameReply, GameView, JoinReply, LeaderboardReply } from "#protocol/http";
import { database } from "../../worker/db/database";
import { ownGame } from "../../worker/db/games";
import { readResults } from "../../worker/game/results";
import { mendStuckGames } from "../../worker/sweep-games";
import { aGame, polling } from "./a-game";
import { ring, withClock } from "./clock";
import { call } from "./http";
import { hosting, joined, sit, type PlayerSeat } from "./seat";

type Room = DurableObjectStub;

async function running(wanted: Parameters<typeof aGame>[0] = {}, names = ["Ali", "Ece"]) {
  const game = await aGame(wanted);
  const host = await hosting(game.code, game.teacher.token);
  const seats: PlayerSeat[] = [];
  for (const name of names) seats.push(await joined(game.code, name));
  host.say({ type: "start_game", game_code: game.code });
  const question = await host.hears("question_start");
  for (const seat of seats) await seat.hears("question_start");
  return { ...game, host, seats, ali: seats[0]!, ece: seats[1]!, question };
}

const frames = (texts: readonly string[]) => texts.filter((text) => !text.includes('"pong"')).length;

const answer = (seat: PlayerSeat, question_id: string, option: "A" | "B" | "C" | "D" = "B") =>
  seat.say({ type: "submit_answer", question_id, answer: option, response_time_ms: 5 });

const alarmOf = (room: Room) => runInDurableObject(room, (_, state) => state.storage.getAlarm());

const keptGame = (ownerId: string, code: string) => ownGame(database(env.DB), ownerId, code);

/** D1 is there, and its table is not: every query of a game fails. */
const breakD1 = () => env.DB.exec("ALTER TABLE games RENAME TO games_away");
const mendD1 = () => env.DB.exec("ALTER TABLE games_away RENAME TO games");

test("[F1] a question goes on over an eviction: answers count, the alarm closes it", async () => {
  await withClock(async ({ pass, now }) => {
    const { room, ali, ece, question } = await running();
    answer(ali, question.question_id);
    await ali.hears("answer_accepted");
    pass(12_000);
    await evictDurableObject(room);
    expect(await alarmOf(room)).toBeLessThanOrEqual(question.ends_at + 250);
    pass(question.ends_at + 250 - now());
    await ring(room);
    expect(await ali.hears("question_end")).toMatchObject({
      distribution: { B: 1, none: 1 },
      you: { answer: "B", is_correct: true },
    });
    expect(await ece.hears("question_end")).toMatchObject({ you: { answer: null, points_earned: 0 } });
    expect(ece.has("answer_received")).toBe(false);
  });
});

test("[F2] a deploy drops every socket: all come back, once each, with the score they had", async () => {
  const { code, teacher, seats, question, ali, ece } = await running();
  answer(ali, question.question_id);
  answer(ece, question.question_id, "A");
  const { score } = (await ali.hears("question_end")).you!;
  await abortAllDurableObjects();
  for (const seat of seats) expect((await seat.closed).code).toBe(1006);
  const back = await sit(code);
  back.say({ type: "reconnect", old_session_id: ali.sessionId });
  expect(await back.hears("reconnect_success")).toMatchObject({ score, rank: 1 });
  const host = await hosting(code, teacher.token);
  expect(host.registered.players.map(({ nickname, is_connected }) => [nickname, is_connected])).toEqual([
    ["Ali", true],
    ["Ece", false],
  ]);
});

test("[F3] a class that comes back at once costs a few lists, not one for each and everyone", async () => {
  const names = Array.from({ length: 60 }, (_, i) => `Oyuncu ${i}`);
  const { code, seats, host } = await running({}, names);
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
  await host.settles();
  expect(frames(host.texts.slice(before))).toBeLessThan(20);
  expect(frames(seats[0]!.texts.slice(phoneBefore))).toBeLessThan(5);
  for (const seat of back) expect(seat.texts.length).toBeLessThan(8);
});

test("[F5] D1 is away when the game ends: everybody sees the end at once, and D1 gets it once it is back", async () => {
  await withClock(async ({ pass }) => {
    const { code, room, teacher, host, ali, ece, question, game } = await running({ questions: 1 });
    await vi.waitFor(async () => expect((await keptGame(teacher.id, code))?.status).toBe("active"));
    await breakD1();
    try {
      answer(ali, question.question_id);
      answer(ece, question.question_id, "A");
      await host.hears("question_end");
      host.say({ type: "next_question", game_code: code });
      expect(await ali.hears("game_end")).toMatchObject({ player_stats: { correct: 1 } });
      for (let minute = 0; minute < 10; minute++) {
        pass(60_000);
        await ring(room);
        await evictDurableObject(room);
      }
      expect(await alarmOf(room)).not.toBeNull();
      // The room still answers for itself.
      expect((await call<GameView>("GET", `/api/game/${code}`)).json.game.status).toBe("completed");
    } finally {
      await mendD1();
    }
    pass(6 * 60_000);
    await ring(room);
    await vi.waitFor(async () => expect((await keptGame(teacher.id, code))?.status).toBe("completed"));
    const row = (await keptGame(teacher.id, code))!;
    expect(row).toMatchObject({ id: game.id, playerCount: 2, questionsAsked: 1, correct: 1, answered: 2 });
    expect(readResults(row.results)?.players.map(({ nickname }) => nickname)).toEqual(["Ali", "Ece"]);
  });
});

test("[F6] a lost alarm is found by the clock, and a row whose room is gone is closed", async () => {
  await withClock(async ({ pass }) => {
    const { code, room, teacher, question, ali } = await running();
    const lost = await aGame();
    await runInDurableObject(lost.room, (_, state) => state.storage.deleteAll());
    await evictDurableObject(lost.room);
    await vi.waitFor(async () => expect((await keptGame(teacher.id, code))?.status).toBe("active"));
    await runInDurableObject(room, (_, state) => state.storage.deleteAlarm());
    pass(3 * 3_600_000);
    await mendStuckGames(env);
    expect(await ali.hears("question_end")).toMatchObject({ question_id: question.question_id });
    expect(await alarmOf(room)).not.toBeNull();
    expect((await keptGame(lost.teacher.id, lost.code))?.status).toBe("completed");
  });
});

test("[F7] an alarm that is early, double or late ends a question once", async () => {
  await withClock(async ({ pass, now }) => {
    const { room, host, ali, question } = await running();
    await ring(room);
    await host.settles();
    expect(host.has("question_end")).toBe(false);
    pass(question.ends_at + 250 - now() + 60_000);
    answer(ali, question.question_id);
    await runInDurableObject(room, (instance) => Promise.all([instance.alarm?.(), instance.alarm?.()]));
    await ring(room);
    expect(await host.hears("question_end")).toMatchObject({ distribution: { none: 2 } });
    expect(await ali.hears("error")).toMatchObject({ code: "question_closed" });
    await host.settles();
    expect(host.texts.filter((text) => text.includes('"question_end"')).length).toBe(1);
  });
});

test("[F7] an alarm that cannot do its work is tried again, for as long as it takes", async () => {
  await withClock(async ({ pass, now }) => {
    const { room, host, question } = await running();
    const broken = await runInDurableObject(room, (_, state) => {
      const transaction = vi.spyOn(state.storage, "transactionSync").mockImplementation(() => {
        throw new Error("disk I/O error");
      });
      return { mend: () => transaction.mockRestore() };
    });
    pass(question.ends_at + 250 - now());
    for (let i = 0; i < 10; i++) {
      await ring(room);
      expect(await alarmOf(room)).not.toBeNull();
    }
    broken.mend();
    await ring(room);
    await host.hears("question_end");
  });
});

test("[F8] fifty answers of one player over both transports at once are one", async () => {
  const { code, teacher, ali, question, host } = await running();
  const options = ["A", "B", "C", "D"] as const;
  const headers = { "session-id": ali.sessionId };
  const posts = Array.from({ length: 25 }, (_, i) =>
    call<AnswerReply>("POST", "/api/game/answer", {
      headers,
      body: { question_id: question.question_id, answer: options[i % 4], response_time_ms: 1 },
    }),
  );
  for (let i = 0; i < 25; i++) answer(ali, question.question_id, options[(i + 1) % 4]);
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

test("[F8] twenty joins of one name at once: one comes in", async () => {
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

test("[F13] the host is gone: the bell rings, the game waits, and goes on from another device", async () => {
  await withClock(async ({ pass, now }) => {
    const { code, room, teacher, host, ali, question } = await running();
    host.ws.close();
    pass(question.ends_at + 250 - now());
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

test("[F13] a lobby nobody looks at for two hours, and a game for thirty minutes, is completed with what it has", async () => {
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
    answer(ali, question.question_id);
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

test("[F16] one session in two tabs: the newest wins, and no war follows", async () => {
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
  answer(ali, question.question_id);
  ali.ws.close();
  const back = await sit(code);
  back.say({ type: "reconnect", old_session_id: ali.sessionId });
  expect(await back.hears("current_question")).toMatchObject({ your_answer: "B" });
  back.say({ type: "submit_answer", question_id: question.question_id, answer: "B", response_time_ms: 5 });
  await back.hears("answer_accepted");
  answer(ece, question.question_id, "A");
  expect(await back.hears("question_end")).toMatchObject({ distribution: { A: 1, B: 1, none: 0 } });
});

test("[F20] a running game needs no D1: join, answer, next and end go on while it is away", async () => {
  const { code, teacher } = await aGame({ questions: 1 });
  await env.DB.exec("ALTER TABLE users RENAME TO users_away");
  try {
    const ali = await polling(code, "Ali");
    const host = await hosting(code, teacher.token);
    const as = (path: string) => call<GameReply>("POST", `/api/game/${code}/${path}`, { token: teacher.token });
    expect((await as("start")).status).toBe(200);
    const { question_id } = await host.hears("question_start");
    const given = await call("POST", "/api/game/answer", {
      headers: ali.headers,
      body: { question_id, answer: "B", response_time_ms: 1 },
    });
    expect(given.status).toBe(200);
    await host.hears("question_end");
    expect((await as("next")).json.game.status).toBe("completed");
    const made = await call("POST", "/api/game", { token: teacher.token, body: { question_set_id: "x" } });
    expect({ status: made.status, code: made.json.code }).toEqual({ status: 503, code: "unavailable" });
    expect(made.headers.get("retry-after")).not.toBeNull();
  } finally {
    await env.DB.exec("ALTER TABLE users_away RENAME TO users");
  }
});

test("[F22] what could not be stored is not acknowledged, and counts when it is sent again", async () => {
  const { room, ali, ece, host, question } = await running();
  const broken = await runInDurableObject(room, (_, state) => {
    const exec = state.storage.sql.exec.bind(state.storage.sql);
    const spy = vi.spyOn(state.storage.sql, "exec").mockImplementation((query, ...values) => {
      if (query.startsWith("INSERT INTO events")) throw new Error("disk I/O error");
      return exec(query, ...values);
    });
    return { mend: () => spy.mockRestore() };
  });
  answer(ali, question.question_id);
  expect(await ali.hears("error")).toMatchObject({ code: "unavailable" });
  host.say({ type: "end_question" });
  expect(await host.hears("error")).toMatchObject({ code: "unavailable" });
  expect(ali.texts.some((text) => text.includes("answer_accepted"))).toBe(false);
  broken.mend();
  answer(ali, question.question_id);
  await ali.hears("answer_accepted");
  answer(ece, question.question_id, "A");
  expect(await host.hears("question_end")).toMatchObject({ distribution: { A: 1, B: 1, none: 0 } });
});

test("[F23] what one socket sends never harms another", async () => {
  const { ali, ece, question } = await running();
  const hostile = [
    '{"type":"submit_answer","question_id":{"toString":1},"answer":"A"}',
    "\u0000",
    '{"type":1e999}',
    "[[[[",
  ];
  for (const text of hostile) ali.sayText(text);
  ali.say({ type: "reconnect", old_session_id: "\ud800" });
  answer(ece, question.question_id);
  await ece.hears("answer_accepted");
  await ali.settles();
});
