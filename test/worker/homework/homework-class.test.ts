import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ProgressReply } from "#protocol/http/replies/classes";
import type { HomeworkPupilsReply, HomeworkReply } from "#protocol/http/replies/homework";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { database } from "#db/database";
import { classStudents } from "#db/schema/classes";
import { eq } from "drizzle-orm";
import { aHomework, begun, DAY, join, pageOf, type Page } from "../helpers/a-homework";
import { ring, withClock } from "../helpers/clock";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { eventually } from "../helpers/eventually";

const HOUR = DAY / 24;
const QUESTIONS = 10;

/** Numbers that follow from a seed, so that a failure can be played again. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const rightOf = (answers: Map<string, string>) => [...answers.values()].filter((answer) => answer === "B").length;

test("[F37] a class of 40 over three days, with all that can happen: report, progress, table and each own page agree to the point", async () => {
  await withClock(async ({ pass, now }) => {
    const roll = dice(2026);
    const pupils = Array.from({ length: 40 }, (_, i) => ({ name: `Öğrenci ${"ABCDEFGHIJ"[i % 10]!}soy${i}` }));
    const given = await aHomework({ pupils, questions: QUESTIONS, body: { attempts: 2, shuffle: true } });
    const { teacher, id, code, room, classId, students } = given;
    const account = await aPerson("student");
    const linked = students[6]!;
    await database(env.DB).update(classStudents).set({ userId: account.id }).where(eq(classStudents.id, linked.id));

    /** The answers of each number, by attempt and question: recorded here, independently of the product. */
    const expected = new Map<number, Map<string, string>[]>();
    const pages = new Map<number, Page>();
    const work = async (number: number, most: number) => {
      if (!pages.has(number)) {
        pages.set(number, await begun(code, { number }));
        expected.set(number, [new Map()]);
      }
      const page = pages.get(number)!;
      for (let i = 0; i < most; i++) {
        const { you, question, ahead } = (await page.see()).json;
        if (you!.phase === "finished") {
          if (you!.attempts_left === 0 || roll(3) > 0) return;
          await page.nextAttempt({ after: you!.attempt });
          await page.nextAttempt({ after: you!.attempt });
          expected.get(number)!.push(new Map());
          continue;
        }
        // Some pupils answer a few questions without a network; the answers arrive later, in order, some of them twice, from
        // two tabs.
        const kept = roll(4) === 0 ? [question!, ...ahead!].slice(0, 1 + roll(5)) : [question!];
        for (const { question_id } of kept) {
          const answer = "ABBBC"[roll(5)]!;
          const times = 1 + (roll(6) === 0 ? 1 : 0);
          const send = () => page.answer(question_id, answer, { attempt: you!.attempt });
          const replies = await Promise.all(Array.from({ length: times }, send));
          expect(replies.map(({ status }) => status)).toEqual(Array(times).fill(200));
          expected.get(number)![you!.attempt - 1]!.set(question_id, answer);
        }
        if (roll(60) === 0) await evictDurableObject(room);
        if (roll(12) === 0) {
          const back = await join(code, { number, pin: page.pin });
          pages.set(number, { ...pageOf(code, back.json), pin: page.pin });
          return;
        }
      }
    };
    const numbers = () => Array.from({ length: 36 }, (_, i) => i + 1).filter(() => roll(3) > 0);
    for (let day = 0; day < 3; day++) {
      for (const number of numbers()) await work(number, 1 + roll(5));
      pass(20 * HOUR);
      if (day === 1) {
        await call("PUT", `/api/question-sets/${given.setId}`, { token: teacher.token, body: { title: "Başka" } });
        await call("DELETE", `/api/question-sets/${given.setId}`, { token: teacher.token });
      }
      pass(3 * HOUR);
    }
    // The homework ends while D1 is away; then it is extended by a day, in which some pupils go on.
    pass(3 * HOUR);
    await env.DB.exec("ALTER TABLE games RENAME TO games_away");
    await ring(room);
    await env.DB.exec("ALTER TABLE games_away RENAME TO games");
    const body = { due_at: now() + DAY };
    const put = await call<HomeworkReply>("PUT", `/api/homework/${id}`, { token: teacher.token, body });
    expect(put.json.homework.state).toBe("open");
    for (const number of numbers()) await work(number, 3);
    // The teacher takes one of them out, and the number is free again.
    const [[removed, gone]] = [...pages] as [[number, Page]];
    await call("DELETE", `/api/homework/${id}/pupils/${gone.id}`, { token: teacher.token });
    expected.delete(removed);
    pages.delete(removed);
    pass(DAY);
    await ring(room);
    await eventually(async () => {
      const seen = await call<HomeworkReply>("GET", `/api/homework/${id}`, { token: teacher.token });
      expect(seen.json.homework.has_report).toBe(true);
    });

    const bestOf = (number: number) =>
      expected.get(number)!.toSorted((a, b) => rightOf(b) - rightOf(a) || b.size - a.size)[0]!;
    const report = await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
    const live = await call<GameStatistics>("GET", `/api/homework/${id}/statistics`, { token: teacher.token });
    expect(live.json.players).toEqual(report.json.players);
    const table = await call<HomeworkPupilsReply>("GET", `/api/homework/${id}/pupils`, { token: teacher.token });
    expect(table.json.pupils).toHaveLength(40);
    const progress = await call<ProgressReply>("GET", `/api/classes/${classId}/progress`, { token: teacher.token });
    expect(progress.json.games).toMatchObject([{ mode: "homework" }]);
    expect(report.json.players).toHaveLength(expected.size);
    expect(expected.size).toBeGreaterThan(25);
    for (const number of expected.keys()) {
      const best = bestOf(number);
      const page = pages.get(number)!;
      const own = (await page.see()).json.result!;
      expect([own.best.right, own.best.answered]).toEqual([rightOf(best), best.size]);
      const line = report.json.players.find(({ player_id }) => player_id === own.player_id)!;
      expect([line.score, line.asked]).toEqual([1000 * rightOf(best), QUESTIONS]);
      expect(line.answers.map(({ question_id, answer }) => [question_id, answer])).toEqual(
        line.answers.map(({ question_id }) => [question_id, best.get(question_id) ?? null]),
      );
      const row = table.json.pupils.find((pupil) => pupil.number === number)!;
      expect(row.best).toMatchObject({ right: rightOf(best), answered: best.size, score: line.score });
      const student = progress.json.students.find((one) => one.number === number)!;
      expect([student.games, student.credit]).toEqual([1, rightOf(best) / QUESTIONS]);
    }
    for (const number of [37, 38, 39, 40]) {
      expect(table.json.pupils.find((pupil) => pupil.number === number)).toMatchObject({ state: "not_started" });
      expect(progress.json.students.find((one) => one.number === number)!.games).toBe(0);
    }
    const history = await call<{ items: { correct: number }[] }>("GET", "/api/player/history", {
      token: account.token,
    });
    expect(history.json.items.map(({ correct }) => correct)).toEqual(expected.has(7) ? [rightOf(bestOf(7))] : []);
  });
});
