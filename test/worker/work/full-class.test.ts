import { env } from "cloudflare:workers";
import { afterAll, expect, test } from "vitest";
import { classLimits } from "#protocol/class-limits";
import type { ProgressReply, StudentProgressReply } from "#protocol/http/replies/classes";
import { limits } from "#shared/limits";
import { operations } from "#http/openapi/areas";
import { methodOf, pathOf } from "#http/openapi/operation";
import { aPerson } from "../helpers/accounts/people";
import { aClass } from "../helpers/classes";
import { call } from "../helpers/http";
import { counted, watchAll, watchNoMore } from "./counted";

watchAll();
afterAll(watchNoMore);

/** Games of a class, as many as its progress shows. */
const GAMES = 250;
const QUESTIONS = limits.questionsPerSet;

/** Limits for what is read as JSON beside the reply: letters of the sums and of the names of outcomes. */
const MOST_PARSED = 3_000_000;

/** A full class that has played as many games as are shown, each with a set of questions that all have their own outcome. */
async function aFullClass() {
  const teacher = await aPerson("teacher");
  const names = Array.from({ length: classLimits.students }, (_, i) => `Öğrenci ${i + 1}`);
  const { id, studentIds } = await aClass(teacher.token, { students: names });
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO games (id, code, owner_id, title, title_key, status, settings, total_questions, created_at, ended_at,
        class_id, class_outcomes)
      WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
      SELECT ?2 || n, n, ?3, 'Oyun ' || n, 'oyun', 'completed', '{}', ?4, n, n, ?2,
        (WITH RECURSIVE places(p) AS (SELECT 1 UNION ALL SELECT p + 1 FROM places WHERE p < ?4)
          SELECT json_group_array(json_array('M.' || n || '.' || p, 1)) FROM places)
      FROM numbers`,
    ).bind(GAMES, id, teacher.id, QUESTIONS),
    env.DB.prepare(
      `INSERT INTO class_results (game_id, student_id, class_id, player_id, played_at, asked, questions, credit, outcomes)
      SELECT games.id, student.id, ?1, student.id, ended_at, ?2, ?2, 0, ?3
      FROM games JOIN class_students AS student ON student.class_id = ?1 WHERE games.class_id = ?1`,
    ).bind(id, QUESTIONS, JSON.stringify(Array.from({ length: QUESTIONS }, () => [1, 0]))),
  ]);
  return { teacher, id, student: studentIds[0]! };
}

const newest = Array.from({ length: classLimits.outcomes }, (_, i) => `M.${GAMES}.${i + 1}`);

/** Calls that read something of a class, as the API describes them: a new one is looked at, too. */
const looks = operations.filter(
  (operation) => methodOf(operation) === "GET" && operation.call.includes("/classes/:id"),
);

test("[T36] however many outcomes a full class was asked, each look at it reads and answers within bounds", async () => {
  const { teacher, id, student } = await aFullClass();
  const replies = new Map<string, unknown>();
  for (const operation of looks) {
    const path = pathOf(operation).replace(":id", id).replace(":student", student);
    const { done, work } = await counted(() => call("GET", path, { token: teacher.token }));
    const { statements, rows, parsed, walked } = work;
    const letters = done.text.length;
    const isBounded =
      statements <= 10 && rows <= 1_000 && parsed - letters <= MOST_PARSED && walked <= 500_000 && letters < 1_000_000;
    expect([path, done.status, isBounded, letters, work]).toEqual([path, 200, true, letters, work]);
    replies.set(operation.call, done.json);
  }
  // Every game counts; outcomes are those asked most, of the newest games that fit.
  const { games, total, ...ofClass } = replies.get("GET /api/classes/:id/progress") as ProgressReply;
  expect([games.length, total.questions]).toEqual([GAMES, GAMES * classLimits.students * QUESTIONS]);
  expect(ofClass.students[0]).toMatchObject({ games: GAMES, questions: GAMES * QUESTIONS });
  const { progress } = replies.get("GET /api/classes/:id/students/:student") as StudentProgressReply;
  expect(progress).toMatchObject({ games: GAMES, questions: GAMES * QUESTIONS, class_credit: 0 });
  for (const { outcomes } of [ofClass, ...ofClass.students, progress])
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(newest);
});
