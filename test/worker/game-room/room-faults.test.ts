import { abortAllDurableObjects, evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import { database } from "#db/database";
import { ownGame } from "#db/games/games";
import { readResults } from "#game/results/stored-form";
import { mendStuckGames } from "#scheduled/sweep-games";
import { aGame, polling } from "../helpers/games/a-game";
import { ring, withClock } from "../helpers/clock";
import { call } from "../helpers/http";
import { hosting, sit } from "../helpers/games/seat";
import { answers, running } from "../helpers/games/running";
import { eventually } from "../helpers/eventually";

const alarmOf = (room: DurableObjectStub) => runInDurableObject(room, (_, state) => state.storage.getAlarm());
const keptGame = (ownerId: string, code: string) => ownGame(database(env.DB), ownerId, code);
/** Makes every query of a game fail, by renaming its table in D1. */
const breakD1 = () => env.DB.exec("ALTER TABLE games RENAME TO games_away");
const mendD1 = () => env.DB.exec("ALTER TABLE games_away RENAME TO games");

test("[F1] a question goes on over an eviction: answers count, the alarm closes it", async () => {
  await withClock(async ({ pass, now }) => {
    const { room, ali, ece, question } = await running();
    answers(ali, question.question_id);
    await ali.hears("answer_accepted");
    pass(12_000);
    await evictDurableObject(room);
    expect(await alarmOf(room)).toBeLessThanOrEqual(question.ends_at! + 250);
    pass(question.ends_at! + 250 - now());
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
  answers(ali, question.question_id);
  answers(ece, question.question_id, "A");
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

test("[F2] after a deploy the first phone back does not close the question for those still on their way", async () => {
  await withClock(async ({ pass }) => {
    const { code, seats, question } = await running({}, ["Ali", "Ece", "Can"]);
    await abortAllDurableObjects();
    const comesBack = async (i: number) => {
      const seat = await sit(code);
      seat.say({ type: "reconnect", old_session_id: seats[i]!.sessionId });
      await seat.hears("current_question");
      return seat;
    };
    const ali = await comesBack(0);
    answers(ali, question.question_id);
    await ali.hears("answer_accepted");
    await ali.settles();
    expect(ali.has("question_end")).toBe(false);
    const ece = await comesBack(1);
    // The room stops waiting for a player who is not back by now.
    pass(15_000);
    answers(ece, question.question_id);
    expect(await ali.hears("question_end")).toMatchObject({ distribution: { B: 2, none: 1 } });
  });
});

test("[F5] D1 is away when the game ends: everybody sees the end at once, and D1 gets it once it is back", async () => {
  await withClock(async ({ pass }) => {
    const { code, room, teacher, host, ali, ece, question, game } = await running({ questions: 1 });
    await eventually(async () => expect((await keptGame(teacher.id, code))?.status).toBe("active"));
    await breakD1();
    try {
      answers(ali, question.question_id);
      answers(ece, question.question_id, "A");
      await host.hears("question_end");
      host.say({ type: "next_question", game_code: code });
      expect(await ali.hears("game_end")).toMatchObject({ player_stats: { correct: 1 } });
      for (let minute = 0; minute < 10; minute++) {
        pass(60_000);
        await ring(room);
        await evictDurableObject(room);
      }
      expect(await alarmOf(room)).not.toBeNull();
      // The room itself still answers.
      expect((await call<GameView>("GET", `/api/game/${code}`)).json.game.status).toBe("completed");
    } finally {
      await mendD1();
    }
    pass(6 * 60_000);
    await ring(room);
    await eventually(async () => expect((await keptGame(teacher.id, code))?.status).toBe("completed"));
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
    await eventually(async () => expect((await keptGame(teacher.id, code))?.status).toBe("active"));
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
    pass(question.ends_at! + 250 - now() + 60_000);
    answers(ali, question.question_id);
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
    pass(question.ends_at! + 250 - now());
    for (let i = 0; i < 10; i++) {
      await ring(room);
      expect(await alarmOf(room)).not.toBeNull();
    }
    broken.mend();
    await ring(room);
    await host.hears("question_end");
  });
});

test.each([-10, 10])("[F14] a server whose clock is %i minutes wrong counts by that clock alone", async (minutes) => {
  await withClock(async ({ pass, now }) => {
    pass(minutes * 60_000);
    const { ali, ece, host, question } = await running();
    expect(question.starts_at).toBe(question.server_time);
    expect(question.ends_at! - now()).toBe(20_000);
    pass(5_000);
    answers(ali, question.question_id);
    answers(ece, question.question_id);
    await host.hears("question_end");
    const times = [await ali.hears("answer_received"), await ece.hears("answer_received")];
    expect(times.map(({ response_time_ms }) => response_time_ms)).toEqual([4_750, 4_750]);
  });
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

test("[F22] an answer that could not be stored is not acknowledged, and counts when it is sent again", async () => {
  const { room, ali, ece, host, question } = await running();
  const broken = await runInDurableObject(room, (_, state) => {
    const exec = state.storage.sql.exec.bind(state.storage.sql);
    const spy = vi.spyOn(state.storage.sql, "exec").mockImplementation((query, ...values) => {
      if (query.startsWith("INSERT INTO events")) throw new Error("disk I/O error");
      return exec(query, ...values);
    });
    return { mend: () => spy.mockRestore() };
  });
  answers(ali, question.question_id);
  expect(await ali.hears("error")).toMatchObject({ code: "unavailable" });
  host.say({ type: "end_question" });
  expect(await host.hears("error")).toMatchObject({ code: "unavailable" });
  expect(ali.texts.some((text) => text.includes("answer_accepted"))).toBe(false);
  broken.mend();
  answers(ali, question.question_id);
  await ali.hears("answer_accepted");
  answers(ece, question.question_id, "A");
  expect(await host.hears("question_end")).toMatchObject({ distribution: { A: 1, B: 1, none: 0 } });
});
