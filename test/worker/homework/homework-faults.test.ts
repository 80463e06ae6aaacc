import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { HomeworkPupilsReply, HomeworkReply } from "#protocol/http/replies/homework";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { mendOverdueHomework } from "#scheduled/sweep-homework";
import { signToken } from "#auth/tokens";
import { database } from "#db/database";
import { games } from "#db/schema/games";
import { homework as table } from "#db/schema/homework";
import { aWrittenQuestion } from "../../builders/questions";
import { aPerson } from "../helpers/accounts/people";
import { aHomework, answerAll, begun, DAY, join } from "../helpers/a-homework";
import { ring, withClock } from "../helpers/clock";
import { call } from "../helpers/http";
import { eventually } from "../helpers/eventually";

const db = database(env.DB);
const rowOf = (id: string) => db.select().from(table).where(eq(table.id, id)).get();
const resultOf = (id: string) => db.select().from(games).where(eq(games.id, id)).get();
const statistics = (code: string, token: string) =>
  call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token });

test("[F1][F2][F37] an object that goes at any moment forgets nothing: every acknowledged answer is there", async () => {
  await withClock(async ({ pass }) => {
    const { id, code, room } = await aHomework({ questions: 4, body: { attempts: 2 } });
    await evictDurableObject(room);
    const ali = await begun(code, { nickname: "Ali" });
    for (const [i, answer] of ["B", "A", "B", "B"].entries()) {
      await evictDurableObject(room);
      const { question } = (await ali.see()).json;
      await evictDurableObject(room);
      expect((await ali.answer(question!.question_id, answer)).json.you.answered).toBe(i + 1);
    }
    await evictDurableObject(room);
    expect((await ali.nextAttempt({ after: 1 })).json.you).toMatchObject({ attempt: 2, best: { right: 3 } });
    await evictDurableObject(room);
    expect((await ali.nextAttempt({ after: 1 })).json.you).toMatchObject({ attempt: 2, attempts_left: 0 });
    pass(3 * DAY);
    await evictDurableObject(room);
    await ring(room);
    await eventually(async () => expect((await rowOf(id))?.endedAt).not.toBeNull());
    expect(await resultOf(id)).toMatchObject({ mode: "homework", playerCount: 1, correct: 3, answered: 4 });
  });
});

test("[F5][F20][F37] D1 is away at the due time, for an hour: it closes at its moment, is kept, and written once D1 is back", async () => {
  await withClock(async ({ pass }) => {
    const { id, code, room, teacher, homework } = await aHomework();
    const ali = await begun(code, { nickname: "Ali" });
    await answerAll(ali, ["B", "B"]);
    pass(3 * DAY);
    await env.DB.exec("ALTER TABLE games RENAME TO games_away");
    try {
      for (let minute = 0; minute < 60; minute += 6) {
        await ring(room);
        await evictDurableObject(room);
        pass(6 * 60_000);
        // Pupils hear the end at once, and see their own result.
        const seen = await ali.see();
        expect([seen.status, seen.json.result?.best.right]).toEqual([410, 2]);
      }
      expect(await runInDurableObject(room, (_, state) => state.storage.getAlarm())).not.toBeNull();
    } finally {
      await env.DB.exec("ALTER TABLE games_away RENAME TO games");
    }
    pass(6 * 60_000);
    await ring(room);
    await eventually(async () => expect((await rowOf(id))?.endedAt).toBe(homework.due_at));
    expect(await resultOf(id)).toMatchObject({ endedAt: homework.due_at, playerCount: 1, correct: 2, asked: 3 });
    expect((await statistics(code, teacher.token)).json.game.accuracy).toBeCloseTo(2 / 3);
  });
});

test("[F6][F37] a lost alarm is found by the clock, a row whose object is gone is closed", async () => {
  await withClock(async ({ pass }) => {
    const { id, code, room } = await aHomework();
    const lost = await aHomework();
    await answerAll(await begun(code, { nickname: "Ali" }), ["B"]);
    await runInDurableObject(lost.room, (_, state) => state.storage.deleteAll());
    await evictDurableObject(lost.room);
    await runInDurableObject(room, (_, state) => state.storage.deleteAlarm());
    pass(3 * DAY + 5 * 60_000);
    await mendOverdueHomework(env);
    expect((await rowOf(id))?.endedAt).toBeNull();
    pass(6 * 60_000);
    await mendOverdueHomework(env);
    expect((await rowOf(id))?.endedAt).not.toBeNull();
    expect((await resultOf(id))?.correct).toBe(1);
    expect((await rowOf(lost.id))?.endedAt).not.toBeNull();
    expect(await resultOf(lost.id)).toBeUndefined();
  });
});

test("[F6][F37] a homework whose object is gone is ended by its teacher, opens, and says that its answers are lost", async () => {
  await withClock(async ({ pass, now }) => {
    const { id, code, room, teacher } = await aHomework();
    const { token } = teacher;
    await answerAll(await begun(code, { nickname: "Ali" }), ["B"]);
    await runInDurableObject(room, (_, state) => state.storage.deleteAll());
    await evictDurableObject(room);
    pass(DAY);
    const closed = await call<HomeworkReply>("POST", `/api/homework/${id}/close`, { token });
    expect(closed.json.homework).toMatchObject({ state: "over", lost: true, can_extend: false, closed_at: now() });
    expect(await rowOf(id)).toMatchObject({ closedAt: now(), endedAt: now(), roomUntil: now() });
    const report = await call<GameStatistics>("GET", `/api/homework/${id}/statistics`, { token });
    expect(report.json).toMatchObject({ game: { mode: "homework", status: "completed" }, questions: [], players: [] });
    const { json } = await call<HomeworkPupilsReply>("GET", `/api/homework/${id}/pupils`, { token });
    expect(json).toMatchObject({ homework: { lost: true }, pupils: [], questions: [] });
    expect((await call("POST", `/api/homework/${id}/close`, { token })).json.code).toBe("homework_settled");
  });
});

test("[F37] a homework that nobody began opens after its object is gone, and has lost nothing", async () => {
  await withClock(async ({ pass, now }) => {
    const { id, room, teacher } = await aHomework();
    pass(3 * DAY);
    await ring(room);
    await eventually(async () => expect((await rowOf(id))?.endedAt).not.toBeNull());
    pass(31 * DAY);
    await ring(room);
    const token = await signToken(env, { userId: teacher.id, role: "teacher", version: 1 });
    const { json } = await call<HomeworkPupilsReply>("GET", `/api/homework/${id}/pupils`, { token });
    expect(json).toMatchObject({ homework: { state: "over" }, pupils: [], questions: [] });
    expect(json.homework).not.toHaveProperty("lost");
    expect((await rowOf(id))?.roomUntil).toBeLessThan(now());
  });
});

test("[F7][F37] an alarm that is early, double or late, and a result asked for again, end it once", async () => {
  await withClock(async ({ pass }) => {
    const { id, code, room } = await aHomework();
    await answerAll(await begun(code, { nickname: "Ali" }), ["B"]);
    await ring(room);
    expect((await rowOf(id))?.endedAt).toBeNull();
    pass(3 * DAY + 60_000);
    for (let i = 0; i < 3; i++) {
      await ring(room);
      await room.poke(id);
    }
    const { results } = await env.DB.prepare("SELECT id FROM games WHERE id = ?").bind(id).all();
    expect(results).toHaveLength(1);
  });
});

test("[O1][F37] homework put off after its end: pupils go on where they were, and the second end replaces the first result", async () => {
  await withClock(async ({ pass, now }) => {
    const { id, code, room, teacher } = await aHomework();
    const ali = await begun(code, { nickname: "Ali" });
    await answerAll(ali, ["B"]);
    pass(3 * DAY);
    await ring(room);
    await eventually(async () => expect((await resultOf(id))?.correct).toBe(1));
    const later = { token: teacher.token, body: { due_at: now() + DAY, title: "Kesirler, uzatıldı" } };
    const put = await call<HomeworkReply>("PUT", `/api/homework/${id}`, later);
    expect(put.json.homework).toMatchObject({ state: "open", has_report: false, title: "Kesirler, uzatıldı" });
    expect(await rowOf(id)).toMatchObject({ endedAt: null, title: "Kesirler, uzatıldı" });
    await answerAll(ali, ["B", "A"]);
    const nur = await begun(code, { nickname: "Nur" });
    await answerAll(nur, ["A"]);
    await evictDurableObject(room);
    const ended = await call<HomeworkReply>("POST", `/api/homework/${id}/close`, { token: teacher.token });
    expect(ended.json.homework).toMatchObject({ state: "over", closed_at: now() });
    const { closed_at } = ended.json.homework;
    await eventually(async () => expect((await rowOf(id))?.endedAt).toBe(closed_at));
    expect(await resultOf(id)).toMatchObject({ title: "Kesirler, uzatıldı", playerCount: 2, correct: 2, answered: 4 });
    expect((await nur.see()).status).toBe(410);
  });
});

test("[T5] homework opened again gives no right answer away, by no call, until it is over again", async () => {
  await withClock(async ({ pass, now }) => {
    const { id, code, room, teacher } = await aHomework({ body: { verdict: "after_due" } });
    const student = await aPerson("student");
    const ali = await begun(code, { nickname: "Ali" }, student.token);
    await answerAll(ali, ["A"]);
    const asked = async () => {
      const { token } = student;
      const paths = [`player/${ali.id}/missed`, `player/${ali.id}/stats`];
      const [practice, stats] = await Promise.all(paths.map((path) => call("GET", `/api/${path}`, { token })));
      const history = await call<{ total: number }>("GET", "/api/player/history", { token });
      return [practice!.status, stats!.status, history.json.total];
    };
    expect(await asked()).toEqual([404, 404, 0]);
    pass(3 * DAY);
    await ring(room);
    await eventually(async () => expect(await asked()).toEqual([200, 200, 1]));
    await call("PUT", `/api/homework/${id}`, { token: teacher.token, body: { due_at: now() + DAY } });
    expect(await asked()).toEqual([404, 404, 0]);
    pass(2 * DAY);
    await ring(room);
    await eventually(async () => expect(await asked()).toEqual([200, 200, 1]));
  });
});

test("[T7][T8][F37] 300 pupils in the last second, twice each: every answer counts once, and from the end on none", async () => {
  await withClock(async ({ pass, now }) => {
    const { id, code, room, homework } = await aHomework({ questions: 2 });
    const pupils = await Promise.all(
      Array.from({ length: 300 }, (_, i) => begun(code, { nickname: `Öğrenci ${i + 1}` })),
    );
    pass(homework.due_at - now() - 1);
    const first = pupils[0]!.first.question!.question_id;
    const inTime = await Promise.all([...pupils, ...pupils].map((pupil) => pupil.answer(first, "B")));
    expect(new Set(inTime.map(({ status }) => status))).toEqual(new Set([200]));
    pass(1);
    const late = await Promise.all(pupils.map((pupil) => pupil.answer(`${first.slice(0, -1)}1`, "B")));
    expect(new Set(late.map(({ status, json }) => `${status} ${json.result?.best.answered}`))).toEqual(
      new Set(["410 1"]),
    );
    await ring(room);
    await eventually(async () => expect((await rowOf(id))?.endedAt).toBe(homework.due_at));
    expect(await resultOf(id)).toMatchObject({ playerCount: 300, correct: 300, answered: 300, asked: 600 });
  });
});

test("[O5][T7] two tabs and two devices at once: the first answer counts, and everybody hears that one", async () => {
  const { code } = await aHomework({ questions: 5 });
  const ali = await begun(code, { nickname: "Ali" });
  const back = (await join(code, { nickname: "Ali", pin: ali.pin })).json;
  const second = { ...ali, headers: { "session-id": back.session_id } };
  const question = ali.first.question!.question_id;
  const tabs = await Promise.all(["A", "B", "C", "B", "A"].map((answer) => ali.answer(question, answer)));
  expect(new Set(tabs.map(({ json }) => json.answer)).size).toBe(1);
  expect((await second.see()).json.you).toMatchObject({ answered: 1, question_number: 2 });
  // Answers that a phone kept without a network arrive in order, some of them twice.
  const kept = [ali.first.question!, ...ali.first.ahead!];
  const sent = [];
  for (const { question_id } of [...kept, ...kept])
    sent.push((await ali.answer(question_id, "B", { attempt: 1 })).status);
  expect(sent).toEqual(Array(10).fill(200));
  expect((await ali.see()).json.you).toMatchObject({ phase: "finished", answered: 5 });
});

test("[O6] due in the middle of a question: answers given count, the question does not", async () => {
  await withClock(async ({ pass, now }) => {
    const { id, code, room, homework } = await aHomework({ body: { clock: "question" } });
    const ali = await begun(code, { nickname: "Ali" });
    const { question } = (await ali.next()).json;
    await ali.answer(question!.question_id, "B");
    pass(homework.due_at - now() - 3_000);
    const open = (await ali.next()).json.question!;
    pass(5_000);
    expect((await ali.answer(open.question_id, "B")).json.result?.best).toMatchObject({ answered: 1, right: 1 });
    await ring(room);
    await eventually(async () => expect((await resultOf(id))?.answered).toBe(1));
  });
});

test("a set that is changed and deleted after it was given changes nothing in the homework", async () => {
  const { teacher, setId, code } = await aHomework();
  await call("PUT", `/api/questions/${setId}-0`, {
    token: teacher.token,
    body: aWrittenQuestion({ question_text: "Başka" }),
  });
  expect((await call("DELETE", `/api/question-sets/${setId}`, { token: teacher.token })).status).toBe(204);
  const ali = await begun(code, { nickname: "Ali" });
  expect(ali.first.question).toMatchObject({ question_text: "Soru 1", options: { B: "iki" } });
  expect((await ali.answer(ali.first.question!.question_id, "B")).json.verdict?.is_correct).toBe(true);
});

test("an answer costs at most two written rows, the first like the last, with a clock and without", async () => {
  for (const clock of ["none", "question"] as const) {
    const { code, room } = await aHomework({ questions: 6, body: { clock } });
    const ali = await begun(code, { nickname: "Ali" });
    const written: number[] = [];
    for (let i = 0; i < 6; i++) {
      const rows = await runInDurableObject(room, async (object, { storage }) => {
        let count = 0;
        const exec = storage.sql.exec.bind(storage.sql);
        const spy = vi.spyOn(Object.getPrototypeOf(storage.sql) as SqlStorage, "exec").mockImplementation((...args) => {
          const cursor = exec(...args);
          count += cursor.rowsWritten;
          return cursor;
        });
        const seen = clock === "question" ? object.next(ali.sessionId) : object.look(ali.sessionId);
        if (!seen.ok) throw new Error(seen.error);
        const given = { sessionId: ali.sessionId, value: "B", attempt: null, confidence: null };
        object.answer({ ...given, questionId: seen.reply.question!.question_id });
        spy.mockRestore();
        return count;
      });
      written.push(rows);
    }
    expect(written).toEqual(Array(6).fill(2));
  }
});
