import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { database } from "#db/database";
import { knowDevice } from "#db/people/known-devices";
import { ownAudit } from "#db/export/export";
import { anAccount, login, storedUser } from "../helpers/accounts/accounts";
import { aFinishedGame } from "../helpers/games/finished-games";
import { call } from "../helpers/http";
import { aWrittenQuestion } from "../../builders/questions";

test("the export holds everything of a teacher and nothing of anybody else", async () => {
  const teacher = await anAccount("teacher", { name: "Derya Şahin" });
  const other = await anAccount("teacher");
  await call("POST", "/api/question-sets", { token: teacher.token, body: { title: "Kesirler" } });
  await call("POST", "/api/question-sets", { token: other.token, body: { title: "Başkasının" } });
  await aFinishedGame(teacher.id, [{ nickname: "Ali" }]);
  const db = database(env.DB);
  await db.batch(knowDevice(db, teacher.id, "its-hash", Date.now()));
  await login(teacher.email, teacher.password);
  const { status, json, text } = await call<Record<string, unknown>>("GET", "/api/user/export", {
    token: teacher.token,
  });
  expect(status).toBe(200);
  expect(Object.keys(json)).toEqual([
    "user",
    "known_devices",
    "sessions",
    "waiting_emails",
    "personal_tokens",
    "board_codes",
    "passkeys",
    "question_sets",
    "copied_sets",
    "reports",
    "pictures",
    "classes",
    "class_places",
    "games",
    "parts_of_large_games",
    "homework",
    "homework_done",
    "history",
    "audit",
  ]);
  expect(json).toMatchObject({
    user: { email: teacher.email },
    known_devices: [{ used_at: expect.any(Number) }],
    sessions: [{ device: "Bilinmeyen cihaz", kind: "usual", way: "password" }],
    question_sets: [{ title: "Kesirler", question_count: 0, questions: [] }],
    games: [{ player_count: 1, results: { players: [expect.anything()] } }],
    history: [],
  });
  expect(text).not.toContain("Başkasının");
  expect(text).not.toMatch(/scrypt|its-hash/);
});

test("the export names why an account was rejected, its last visit, and what is written down about it", async () => {
  const admin = await anAccount("admin", { name: "Deniz Aydın" });
  const teacher = await anAccount("teacher");
  const decide = (approve: boolean, reason: string) =>
    call("POST", "/api/admin/teachers/approve", {
      token: admin.token,
      body: { user_id: teacher.id, approve, reason },
    });
  await decide(false, "Okul adı yok.");
  const { token } = (await login(teacher.email, teacher.password)).json;
  await call("GET", `/api/admin/users/${teacher.id}/stats`, { token: admin.token });
  await expect.poll(async () => (await storedUser(teacher.id))!.lastLoginAt).not.toBeNull();
  const own = await call<{ user: object; audit: object[] }>("GET", "/api/user/export", { token });
  expect(own.json.user).toMatchObject({ rejection_reason: "Okul adı yok.", last_login_at: expect.any(Number) });
  const at = expect.any(Number) as number;
  expect(own.json.audit).toEqual([
    { at, action: "person_viewed", as: "target", reason: "" },
    { at, action: "approval_withdrawn", as: "target", reason: "Okul adı yok." },
  ]);
  expect(own.text).not.toContain("Deniz");
  // The export of an administrator lists their actions, without the people concerned.
  const deeds = await call<{ audit: object[] }>("GET", "/api/user/export", { token: admin.token });
  expect(deeds.json.audit).toContainEqual({ at, action: "approval_withdrawn", as: "actor", reason: "" });
  expect(deeds.text).not.toContain("Okul adı yok.");
});

test("an export of many games comes in pages, each game once, newest first, and asks few questions", async () => {
  const teacher = await anAccount("teacher");
  const { id: one } = await aFinishedGame(teacher.id, [{ nickname: "Ada" }]);
  await env.DB.prepare(
    `INSERT INTO games (id, code, owner_id, title, title_key, status, settings, total_questions, created_at, results)
     SELECT 'many-' || value, code, owner_id, title, title_key, status, '{}', 1, value, results FROM games,
       (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 1300) SELECT value FROM n)
     WHERE id = ?`,
  )
    .bind(one)
    .run();
  const set = (
    await call<{ question_set: { id: string } }>("POST", "/api/question-sets", {
      token: teacher.token,
      body: { title: "S" },
    })
  ).json.question_set;
  await env.DB.prepare("UPDATE question_sets SET bytes = 3000000 WHERE id = ?").bind(set.id).run();
  const sent = vi.spyOn(env.DB, "prepare");
  const { json } = await call<{ games: { id: string; created_at: number; results: object }[] }>(
    "GET",
    "/api/user/export",
    { token: teacher.token },
  );
  expect(sent.mock.calls.length).toBeLessThan(30);
  sent.mockRestore();
  expect(json.games).toHaveLength(1301);
  expect(new Set(json.games.map(({ id }) => id)).size).toBe(1301);
  const times = json.games.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(json.games.every(({ results }) => "players" in results)).toBe(true);
});

test("the export holds the drafts of a set, and never reads more sets at once than a page holds", async () => {
  const { token, id } = await anAccount("teacher");
  const drafts = [{ question_text: "Yarım kalan" }];
  const make = (title: string) =>
    call<{ question_set: { id: string } }>("POST", "/api/question-sets", { token, body: { title } });
  await call("PUT", `/api/question-sets/${(await make("Taslaklı")).json.question_set.id}`, { token, body: { drafts } });
  for (let i = 0; i < 3; i++) await make(`Uzun ${i}`);
  await env.DB.prepare("UPDATE question_sets SET bytes = 450000 WHERE owner_id = ? AND title LIKE 'Uzun%'")
    .bind(id)
    .run();
  const sets: string[] = [];
  const withSession = env.DB.withSession.bind(env.DB);
  const sent = vi.spyOn(env.DB, "withSession").mockImplementation((constraint) => {
    const session = withSession(constraint);
    const prepare = session.prepare.bind(session);
    session.prepare = (text) => {
      if (/select .*"drafts".* from "question_sets"/.test(text)) sets.push(text);
      return prepare(text);
    };
    return session;
  });
  const { json } = await call<{ question_sets: { title: string; drafts: object[] }[] }>("GET", "/api/user/export", {
    token,
  });
  sent.mockRestore();
  expect(json.question_sets.map(({ title }) => title)).toEqual(["Uzun 2", "Uzun 1", "Uzun 0", "Taslaklı"]);
  expect(json.question_sets.map(({ drafts }) => drafts)).toEqual([[], [], [], drafts]);
  expect(sets).toHaveLength(3);
});

test("an export of a list that changes meanwhile misses nothing that was there all the time", async () => {
  const { id } = await anAccount("teacher");
  const db = database(env.DB);
  await env.DB.prepare(
    `INSERT INTO audit_log (id, at, action, actor_id, actor_name, target_id, target_name)
     SELECT ?1 || value, value / 2, 'person_viewed', ?1, '', '', '' FROM
       (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 1100) SELECT value FROM n)`,
  )
    .bind(id)
    .run();
  const seen: number[] = [];
  for await (const { at } of ownAudit(db, id)) {
    seen.push(at);
    // The newest rows are deleted while the first page is read.
    if (seen.length === 1) await env.DB.prepare("DELETE FROM audit_log WHERE actor_id = ? AND at > 500").bind(id).run();
  }
  expect(seen).toHaveLength(1100);
});

test("a student's export holds the games played", async () => {
  const student = await anAccount("student");
  const teacher = await anAccount("teacher");
  await aFinishedGame(teacher.id, [{ nickname: "Ada", userId: student.id }]);
  const { json } = await call<{ history: unknown[]; games: unknown[] }>("GET", "/api/user/export", {
    token: student.token,
  });
  expect(json.history).toEqual([expect.objectContaining({ nickname: "Ada", rank: 1, title: "Kesirler" })]);
  expect(json.games).toEqual([]);
});

test("[T48] a long export is read in parts, between which others have their turn", async () => {
  const teacher = await anAccount("teacher");
  const questions = Array.from({ length: 100 }, () => aWrittenQuestion({ explanation: "ü".repeat(500) }));
  for (const title of ["Bir", "İki", "Üç"]) {
    await call("POST", "/api/question-sets/import", { token: teacher.token, body: { title, questions } });
  }
  const wait = vi.spyOn(scheduler, "wait");
  const { json } = await call<{ question_sets: object[] }>("GET", "/api/user/export", { token: teacher.token });
  expect(json.question_sets).toHaveLength(3);
  expect(wait.mock.calls.length).toBeGreaterThan(0);
  wait.mockRestore();
});
