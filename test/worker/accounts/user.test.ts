import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { ProfileReply, Role } from "#protocol/http/people";
import { database } from "../../../worker/db/database";
import { knowDevice } from "../../../worker/db/people/known-devices";
import { ownAudit } from "../../../worker/db/export/export";
import { gamePlayers, games } from "../../../worker/db/schema/games";
import { users } from "../../../worker/db/schema/people";
import { questionSets } from "../../../worker/db/schema/question-sets";
import { anAccount, goodPassword, login, storedUser } from "../helpers/accounts";
import { aGame, polling } from "../helpers/a-game";
import { aFinishedGame } from "../helpers/finished-games";
import { call } from "../helpers/http";
import { mailsTo } from "../helpers/mailbox";
import { aPerson } from "../helpers/people";

const change = (token: string, body: unknown) =>
  call<ProfileReply & { code: string; fields: Record<string, string> }>("PUT", "/api/user/profile", { token, body });

test("a profile changes only what was sent", async () => {
  const { token, email } = await anAccount("teacher", { name: "Elif Yıldırım" });
  expect((await change(token, { school: "  Gazi Ortaokulu " })).json.user).toMatchObject({
    name: "Elif Yıldırım",
    school: "Gazi Ortaokulu",
  });
  const renamed = await change(token, { name: "Işıl Öz" });
  expect(renamed.json.user).toMatchObject({ name: "Işıl Öz", school: "Gazi Ortaokulu", email });
  expect(Object.keys(renamed.json)).toEqual(["user"]);
  expect((await change(token, {})).status).toBe(200);
});

test("nothing that decides about rights comes from the profile's body", async () => {
  const { id, token } = await anAccount("teacher", { approval: "pending" });
  const before = await storedUser(id);
  const wanted = { role: "admin", is_approved: true, approval: "approved", email: "x@okul.test", id: "x", ver: 7 };
  expect((await change(token, { ...wanted, token_version: 9, is_email_verified: false })).status).toBe(200);
  expect(await storedUser(id)).toEqual(before);
});

test("a new password needs the old one, ends other sessions and gives this one a fresh token", async () => {
  const { token, email, password } = await anAccount("student");
  const other = (await login(email, password)).json.token;
  const next = "yepyeni-bir-sifre-5";
  const missing = await change(token, { new_password: next });
  expect([missing.status, Object.keys(missing.json.fields)]).toEqual([400, ["current_password"]]);
  const wrong = await change(token, { new_password: next, current_password: "yanlış" });
  expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([400, ["current_password"]]);
  const done = await change(token, { new_password: next, current_password: password });
  expect(done.status).toBe(200);
  expect((await call("GET", "/api/auth/me", { token })).status).toBe(401);
  expect((await call("GET", "/api/auth/me", { token: other })).status).toBe(401);
  expect((await call("GET", "/api/auth/me", { token: done.json.token! })).status).toBe(200);
  expect((await login(email, next)).status).toBe(200);
  expect((await mailsTo(email))[0]!.subject).toBe("Şifren değişti");
});

test.each([
  ["an empty name", { name: " " }, "name"],
  ["a name of 101 letters", { name: "a".repeat(101) }, "name"],
  ["null for a name", { name: null }, "name"],
  ["a list for a school", { school: [] }, "school"],
  ["a school of 121 letters", { school: "a".repeat(121) }, "school"],
  ["a short password", { new_password: "kisa", current_password: goodPassword }, "new_password"],
  ["a common password", { new_password: "galatasaray1905", current_password: goodPassword }, "new_password"],
  ["the name as a password", { new_password: "elif.yildirim", current_password: goodPassword }, "new_password"],
])("a profile refuses %s", async (_, body, field) => {
  const { token } = await anAccount("teacher");
  const { status, json } = await change(token, body);
  expect([status, json.code, Object.keys(json.fields)]).toEqual([400, "validation_failed", [field]]);
});

test("a stolen token is no way to try passwords, and what is tried with it locks nobody out", async () => {
  const { token, email, password } = await anAccount("student");
  for (let i = 0; i < 5; i++) await change(token, { current_password: `yanlış-${i}`, new_password: goodPassword });
  expect((await change(token, { current_password: password, new_password: goodPassword })).status).toBe(429);
  expect((await call("DELETE", "/api/user", { token, body: { password } })).status).toBe(429);
  expect((await login(email, password)).status).toBe(200);
});

test("the export holds everything of a teacher and nothing of anybody else", async () => {
  const teacher = await anAccount("teacher", { name: "Derya Şahin" });
  const other = await anAccount("teacher");
  await call("POST", "/api/question-sets", { token: teacher.token, body: { title: "Kesirler" } });
  await call("POST", "/api/question-sets", { token: other.token, body: { title: "Başkasının" } });
  await aFinishedGame(teacher.id, [{ nickname: "Ali" }]);
  await knowDevice(database(env.DB), teacher.id, "its-hash", Date.now());
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

test("the export tells why one was rejected, when one was there last, and what is written down of one", async () => {
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
    { at, action: "teacher_rejected", as: "target", reason: "Okul adı yok." },
  ]);
  expect(own.text).not.toContain("Deniz");
  // An administrator's own deeds, without whom they were done to.
  const deeds = await call<{ audit: object[] }>("GET", "/api/user/export", { token: admin.token });
  expect(deeds.json.audit).toContainEqual({ at, action: "teacher_rejected", as: "actor", reason: "" });
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
  const prepare = env.DB.prepare.bind(env.DB);
  const sent = vi.spyOn(env.DB, "prepare").mockImplementation((text) => {
    if (/select .*"drafts".* from "question_sets"/.test(text)) sets.push(text);
    return prepare(text);
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
    // The newest ones go while the first page is read.
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

test("one's own account goes with its sets and games, and its name from other people's", async () => {
  const db = database(env.DB);
  const teacher = await anAccount("teacher");
  const student = await anAccount("student");
  const kept = await aFinishedGame(teacher.id, [{ nickname: "Zeynep" }, { nickname: "Ada", userId: student.id }]);
  const wrong = await call("DELETE", "/api/user", { token: student.token, body: { password: "yanlış" } });
  expect([wrong.status, Object.keys(wrong.json.fields!)]).toEqual([400, ["password"]]);
  const gone = await call("DELETE", "/api/user", { token: student.token, body: { password: student.password } });
  expect([gone.status, gone.text]).toEqual([204, ""]);
  expect((await call("GET", "/api/auth/me", { token: student.token })).status).toBe(401);
  expect((await login(student.email, student.password)).status).toBe(401);
  const game = await db.select().from(games).where(eq(games.id, kept.id)).get();
  expect(game!.results).toContain("Zeynep");
  expect(game!.results).toContain("Oyuncu 2");
  expect(game!.results).not.toContain("Ada");
  expect(await db.select().from(gamePlayers).where(eq(gamePlayers.gameId, kept.id))).toEqual([]);

  await call("POST", "/api/question-sets", { token: teacher.token, body: { title: "Kesirler" } });
  await call("DELETE", "/api/user", { token: teacher.token, body: { password: teacher.password } });
  expect(await db.select().from(games).where(eq(games.ownerId, teacher.id))).toEqual([]);
  expect(await db.select().from(questionSets).where(eq(questionSets.ownerId, teacher.id))).toEqual([]);
});

test("an account deleted while its game runs leaves no name in the results", async () => {
  const db = database(env.DB);
  const { code, teacher, game } = await aGame();
  const [gone, here] = [await anAccount("student"), await anAccount("student")];
  await polling(code, "Zeynep", gone.token);
  await polling(code, "Ada", here.token);
  await polling(code, "Misafir");
  await call("POST", `/api/game/${code}/start`, { token: teacher.token });
  await call("DELETE", "/api/user", { token: gone.token, body: { password: gone.password } });
  await call("POST", `/api/game/${code}/end`, { token: teacher.token });
  const kept = () => db.select().from(games).where(eq(games.id, game.id)).get();
  await expect.poll(async () => (await kept())!.status).toBe("completed");
  const { results } = (await kept())!;
  expect(results).toContain("Ada");
  expect(results).toContain("Misafir");
  expect(results).toContain("Oyuncu ");
  expect(results).not.toContain("Zeynep");
  const lines = await db.select().from(gamePlayers).where(eq(gamePlayers.gameId, game.id));
  expect(lines.map(({ nickname }) => nickname)).toEqual(["Ada"]);
});

test("of administrators who all leave in the same instant one stays", async () => {
  await database(env.DB).delete(users).where(eq(users.role, "admin"));
  const admins = await Promise.all([1, 2, 3].map(() => anAccount("admin")));
  const answers = await Promise.all(
    admins.map(({ token, password }) => call("DELETE", "/api/user", { token, body: { password } })),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(2);
  expect(answers.find(({ status }) => status !== 204)!.json.code).toBe("last_admin");
  expect(await database(env.DB).select().from(users).where(eq(users.role, "admin"))).toHaveLength(1);
});

test("the last administrator cannot leave, the last but one can", async () => {
  await database(env.DB).delete(users).where(eq(users.role, "admin"));
  const [first, last] = [await anAccount("admin"), await anAccount("admin")];
  const leave = ({ token, password }: typeof first) => call("DELETE", "/api/user", { token, body: { password } });
  expect((await leave(first)).status).toBe(204);
  const refused = await leave(last);
  expect([refused.status, refused.json.code]).toEqual([409, "last_admin"]);
});

test.each<Role>(["admin", "teacher", "student"])("a deleted %s's token is worth nothing", async (role) => {
  const { id, token } = await aPerson(role);
  await database(env.DB).delete(users).where(eq(users.id, id));
  expect((await call("GET", "/api/auth/me", { token })).status).toBe(401);
});
