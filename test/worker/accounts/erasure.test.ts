import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { AuditEntry } from "#protocol/http/replies/people";
import type { Page } from "#protocol/http/page";
import { anAccount, goodPassword, login } from "../helpers/accounts/accounts";
import { aGame, polling } from "../helpers/games/a-game";
import { aFinishedGame } from "../helpers/games/finished-games";
import { call } from "../helpers/http";
import { linkToken } from "../helpers/accounts/mailbox";
import { aPerson } from "../helpers/accounts/people";
import { aWrittenQuestion } from "../../builders/questions";
import { aSet } from "../helpers/sets/sets";
import { placesOf } from "../helpers/traces";

const admin = await anAccount("admin", { name: "Deniz Aydın" });
const decide = (id: string, approve: boolean, reason = "") =>
  call("POST", "/api/admin/teachers/approve", { token: admin.token, body: { user_id: id, approve, reason } });
const audit = async (query: string) =>
  (await call<Page<AuditEntry>>("GET", `/api/admin/audit?${query}`, { token: admin.token })).json;

/** A teacher who has left every possible trace in the database. */
async function aTeacherWithTraces() {
  const tag = crypto.randomUUID().slice(0, 8);
  const name = `Zümrüt ${tag}`;
  const teacher = await anAccount("teacher", { name, email: `zumrut.${tag}@okul.test`, approval: "pending" });
  const school = `Kırmızı Köşk ${tag}`;
  await call("PUT", "/api/user/profile", { token: teacher.token, body: { school } });
  const set = await aSet(teacher.token, { questions: 2 });
  await call("POST", "/api/questions", {
    token: teacher.token,
    headers: { "idempotency-key": crypto.randomUUID() },
    body: { question_set_id: set.id, ...aWrittenQuestion() },
  });
  await decide(teacher.id, true);
  await call("POST", "/api/game", { token: teacher.token, body: { question_set_id: set.id } });
  await aFinishedGame(teacher.id, [{ nickname: "Ali" }]);
  await login(teacher.email, "yanlış");
  await call("GET", `/api/admin/users/${teacher.id}/stats`, { token: admin.token });
  await call("POST", "/api/auth/reset-password/request", { body: { email: teacher.email } });
  await decide(teacher.id, false, `${name} ${school} okulunda bulunamadı.`);
  return { ...teacher, words: [tag, teacher.email], token: (await login(teacher.email, teacher.password)).json.token };
}

test("[T45] a person erased by an administrator stands nowhere, but for the number in the audit log", async () => {
  const { id, words } = await aTeacherWithTraces();
  expect((await placesOf(words)).length).toBeGreaterThan(3);
  const gone = await call("DELETE", `/api/admin/users/${id}`, {
    token: admin.token,
    body: { password: admin.password },
  });
  expect(gone.status).toBe(204);
  expect(await placesOf(words)).toEqual([]);
  expect(await placesOf([id])).toEqual(["audit_log.target_id"]);
});

test("[T45] a person who deletes their account stands nowhere, but for the number in the audit log", async () => {
  const { id, words, token, password } = await aTeacherWithTraces();
  expect((await call("DELETE", "/api/user", { token, body: { password } })).status).toBe(204);
  expect(await placesOf(words)).toEqual([]);
  expect(await placesOf([id])).toEqual(["audit_log.actor_id", "audit_log.target_id"]);
  const { items } = await audit("q=silinmiş");
  expect(items[0]).toMatchObject({
    action: "account_deleted",
    actor_name: "Silinmiş kullanıcı",
    target_name: "Silinmiş kullanıcı",
  });
});

test("[T45] a student's name goes from kept games, and from a lobby that others are in", async () => {
  const tag = `ela${crypto.randomUUID().slice(0, 6)}`;
  const student = await anAccount("student", { name: `Ela ${tag}` });
  const teacher = await aPerson("teacher");
  await aFinishedGame(teacher.id, [{ nickname: tag, userId: student.id }, { nickname: "Ali" }]);
  const { code, teacher: host } = await aGame();
  await polling(code, tag, student.token);
  expect(
    (await call("DELETE", "/api/user", { token: student.token, body: { password: student.password } })).status,
  ).toBe(204);
  await call("POST", `/api/game/${code}/start`, { token: host.token });
  await call("POST", `/api/game/${code}/end`, { token: host.token });
  const ended = () => env.DB.prepare("SELECT status FROM games WHERE code = ?").bind(code).first("status");
  await expect.poll(ended).toBe("completed");
  expect(await placesOf([tag, student.email])).toEqual([]);
});

test("[T45] a deleted administrator leaves deeds without a name", async () => {
  const other = await anAccount("admin", { name: "Oya Gidecek" });
  const teacher = await aPerson("teacher", { approval: "pending", name: "Kalan Öğretmen" });
  await call("POST", "/api/admin/teachers/approve", {
    token: other.token,
    body: { user_id: teacher.id, approve: true },
  });
  expect((await audit("q=oya+gidecek")).total).toBe(1);
  expect((await call("DELETE", "/api/user", { token: other.token, body: { password: other.password } })).status).toBe(
    204,
  );
  expect((await audit("q=oya")).total).toBe(0);
  expect((await audit("q=kalan+öğretmen")).items).toEqual([
    expect.objectContaining({ actor_name: "Silinmiş kullanıcı", target_name: "Kalan Öğretmen" }),
  ]);
});

test("the audit log is searched by names, and knows neither address nor school", async () => {
  const teacher = await aPerson("teacher", { name: "Işıl Şahin", approval: "pending", email: "isil.s@kosk.test" });
  await call("PUT", "/api/user/profile", { token: teacher.token, body: { school: "Yeşil Vadi Lisesi" } });
  await decide(teacher.id, true);
  expect((await audit("q=IŞIL+ŞAHİN")).total).toBe(1);
  expect((await audit("q=kosk.test")).total).toBe(0);
  expect((await audit("q=yeşil+vadi")).total).toBe(0);
});

test("every call of an administrator is written down, mere looks once an hour and apart from deeds", async () => {
  const other = await anAccount("admin", { name: "Gözcü Yönetici" });
  const person = await aPerson("student", { name: "Bakılan Öğrenci" });
  const paths = ["users", "teachers", "teachers/pending", `users/${person.id}/stats`, "stats", "audit"];
  for (const path of [...paths, ...paths]) await call("GET", `/api/admin/${path}`, { token: other.token });
  expect((await audit("q=gözcü")).total).toBe(0);
  const { items } = await audit("q=gözcü&views=1");
  expect(items.map(({ action, target_name }) => [action, target_name])).toEqual([
    ["audit_viewed", ""],
    ["numbers_viewed", ""],
    ["person_viewed", "Bakılan Öğrenci"],
    ["people_viewed", ""],
  ]);
});

const newHeads = async () =>
  (await audit("q=yeni+müdür")).items.map(({ action, target_name }) => [action, target_name]);

test("becoming administrator is written down, by a registration and by a mailed reset, once each", async () => {
  const email = "mudur@okul.test";
  await call("POST", "/api/auth/register", {
    body: { name: "Yeni Müdür", email, password: goodPassword, role: "teacher" },
  });
  await call("POST", "/api/auth/verify", { body: { token: await linkToken(email), password: goodPassword } });
  expect(await newHeads()).toEqual([["admin_made", "Yeni Müdür"]]);
  // Make the account a teacher again by hand: the first reset makes it an administrator, the next finds one there already.
  await env.DB.prepare("UPDATE users SET role = 'teacher' WHERE email = ?").bind(email).run();
  for (const mails of [2, 4]) {
    await call("POST", "/api/auth/reset-password/request", { body: { email } });
    const token = await linkToken(email, mails);
    await call("POST", `/api/auth/reset-password/${token}`, { body: { new_password: `yepyeni-sifre-${mails}` } });
  }
  expect(await newHeads()).toEqual([
    ["admin_made", "Yeni Müdür"],
    ["admin_made", "Yeni Müdür"],
  ]);
});
