import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { AdminStats } from "#protocol/http/replies/statistics";
import { addReadySets } from "#scheduled/ready-sets";
import { readySets } from "#ready-sets/ready-sets";
import { aFinishedGame } from "../../helpers/games/finished-games";
import { call } from "../../helpers/http";
import { aPerson } from "../../helpers/accounts/people";

const { token } = await aPerson("admin");
const teacher = await aPerson("teacher");
const student = await aPerson("student");
const stats = async (id: string) => call<Record<string, unknown>>("GET", `/api/admin/users/${id}/stats`, { token });

test("the system's numbers, by role, state and day in Istanbul; homework is no game, and the library's own sets count for no teacher", async () => {
  await addReadySets(env, readySets.slice(0, 1));
  const pending = await aPerson("teacher", { approval: "pending" });
  await aPerson("teacher", { approval: "rejected" });
  await call("POST", "/api/question-sets", { token: teacher.token, body: { title: "Kesirler" } });
  const now = Date.now();
  await aFinishedGame(teacher.id, [{ nickname: "Ali" }, { nickname: "Can" }], { endedAt: now });
  await aFinishedGame(teacher.id, [{ nickname: "Ali", userId: student.id }], { endedAt: now - 40 * 86_400_000 });
  await aFinishedGame(pending.id, [{ nickname: "Ece" }], { endedAt: now });
  await env.DB.prepare("UPDATE games SET mode = 'homework' WHERE owner_id = ?").bind(pending.id).run();
  const { json } = await call<AdminStats>("GET", "/api/admin/stats", { token });
  expect(json).toEqual({
    users: { admin: 1, teacher: 3, student: 1 },
    teachers: { approved: 1, pending: 1, rejected: 1 },
    waiting: { teachers: 1, sets: 0, reports: 0, mails: 0 },
    question_sets: 1,
    questions: 0,
    games: { lobby: 0, active: 0, completed: 2 },
    players: 3,
    library: { pending: 0, reported: 0 },
    days: expect.any(Array),
  });
  const istanbul = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Istanbul" });
  expect(json.days.map(({ date }) => date)).toEqual(
    Array.from({ length: 14 }, (_, i) => istanbul.format(now - (13 - i) * 86_400_000)),
  );
  expect(json.days.reduce((games, day) => games + day.games, 0)).toBe(1);
  const made = json.days.find(({ date }) => date === istanbul.format(now - 600_000));
  expect(made).toMatchObject({ games: 1, players: 2 });
});

test("a person's numbers follow the role", async () => {
  expect((await stats(teacher.id)).json).toEqual({ question_sets: 1, games: 2, players: 3, accuracy: 1 });
  expect((await stats(student.id)).json).toEqual({ games: 1, average_rank: 1, best_rank: 1, accuracy: 1 });
  const idle = await aPerson("teacher");
  expect((await stats(idle.id)).json).toEqual({ question_sets: 0, games: 0, players: 0, accuracy: null });
  const newcomer = await aPerson("student");
  expect((await stats(newcomer.id)).json).toEqual({ games: 0, average_rank: null, best_rank: null, accuracy: null });
  expect((await stats("nobody")).status).toBe(404);
});
