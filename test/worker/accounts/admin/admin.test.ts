import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AuditEntry, ListedUser, UserReply } from "#protocol/http/replies/people";
import type { AdminStats } from "#protocol/http/replies/statistics";
import type { Page } from "#protocol/http/page";
import { database } from "#db/database";
import { addHouse, house } from "#db/library/ready-sets";
import { games } from "#db/schema/games";
import { users } from "#db/schema/people";
import { anAccount, goodPassword, login, storedUser } from "../../helpers/accounts/accounts";
import { aFinishedGame } from "../../helpers/games/finished-games";
import { call } from "../../helpers/http";
import { mailsTo, mailTo } from "../../helpers/accounts/mailbox";
import { aPerson } from "../../helpers/accounts/people";

const admin = await anAccount("admin", { name: "Deniz Aydın" });
const token = admin.token;

const decide = (body: unknown) =>
  call<UserReply & { code: string }>("POST", "/api/admin/teachers/approve", { token, body });
const list = (path: string) => call<Page<ListedUser>>("GET", `/api/admin/${path}`, { token });
const numbers = async () => (await call<AdminStats>("GET", "/api/admin/stats", { token })).json;
const remove = (id: string, by = token) =>
  call("DELETE", `/api/admin/users/${id}`, { token: by, body: { password: goodPassword } });

test("[T33] an approved teacher hears of it and needs no new sign-in", async () => {
  const teacher = await aPerson("teacher", { approval: "pending", name: "Elif <b>Yıldırım" });
  const { status, json } = await decide({ user_id: teacher.id, approve: true });
  expect([status, json.user.approval, json.user.is_approved]).toEqual([200, "approved", true]);
  const me = await call<UserReply>("GET", "/api/auth/me", { token: teacher.token });
  expect(me.json.user.is_approved).toBe(true);
  const [mail] = await mailsTo(teacher.email);
  expect(mail!.subject).toBe("Öğretmen hesabınız onaylandı");
  expect(mail!.html).toContain("Elif &lt;b&gt;Yıldırım");
});

test("a rejection carries its reason, ends every session and can be taken back", async () => {
  const teacher = await anAccount("teacher");
  const rejected = await decide({ user_id: teacher.id, approve: false, reason: "Okul adını <yazmadınız>." });
  expect(rejected.json.user).toMatchObject({ approval: "rejected", is_approved: false });
  expect((await call("GET", "/api/auth/me", { token: teacher.token })).status).toBe(401);
  const [mail] = await mailsTo(teacher.email);
  expect(mail!.text).toContain("Okul adını <yazmadınız>.");
  expect(mail!.html).toContain("Okul adını &lt;yazmadınız&gt;.");
  expect((await login(teacher.email, teacher.password)).json.user.approval).toBe("rejected");
  const listed = await list(`teachers?status=rejected&q=${teacher.id}`);
  expect(listed.json.items[0]).toMatchObject({ id: teacher.id, rejection_reason: "Okul adını <yazmadınız>." });

  expect((await decide({ user_id: teacher.id, approve: true })).json.user.approval).toBe("approved");
  expect((await storedUser(teacher.id))!.rejectionReason).toBe("");
});

test("a rejection mails nothing to an unverified address: the name in it is a stranger's", async () => {
  const teacher = await aPerson("teacher", { approval: "pending", name: "Ödülünüz bekliyor" });
  await env.DB.prepare("UPDATE users SET verified_at = NULL WHERE id = ?").bind(teacher.id).run();
  const { json } = await decide({ user_id: teacher.id, approve: false, reason: "Tanınmıyor." });
  expect(json.user.approval).toBe("rejected");
  expect(await env.DB.prepare('SELECT count(*) AS n FROM mails WHERE "to" = ?').bind(teacher.email).first("n")).toBe(0);
});

test("the same decision again changes nothing, mails nothing and is written down once", async () => {
  const teacher = await aPerson("teacher", { approval: "pending", name: "Bir Kez" });
  await Promise.all([1, 2, 3].map(() => decide({ user_id: teacher.id, approve: true })));
  expect((await decide({ user_id: teacher.id, approve: true })).status).toBe(200);
  expect((await mailsTo(teacher.email)).length).toBe(1);
  const audit = await call<Page<AuditEntry>>("GET", "/api/admin/audit?q=bir+kez", { token });
  expect(audit.json.total).toBe(1);
});

test("the record tells an approval that is taken away from a refused application", async () => {
  const [approved, waiting] = [await aPerson("teacher"), await aPerson("teacher", { approval: "pending" })];
  for (const { id } of [approved, waiting]) await decide({ user_id: id, approve: false });
  const { json } = await call<Page<AuditEntry>>("GET", "/api/admin/audit", { token });
  const actionOf = (id: string) => json.items.find(({ target_id }) => target_id === id)?.action;
  expect([actionOf(approved.id), actionOf(waiting.id)]).toEqual(["approval_withdrawn", "teacher_rejected"]);
});

test("[T33] of two administrators who decide otherwise at once the first is heard, and the other is told", async () => {
  const other = await anAccount("admin");
  const teacher = await aPerson("teacher", { approval: "pending", name: "İki Karar" });
  const said = (by: string, approve: boolean, more: object = {}) =>
    call<UserReply & { code: string }>("POST", "/api/admin/teachers/approve", {
      token: by,
      body: { user_id: teacher.id, approve, ...more },
    });
  const fromPage = { from: "pending" };
  const replies = await Promise.all([said(token, true, fromPage), said(other.token, false, fromPage)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)!.json.code).toBe("decided_meanwhile");
  expect(await mailsTo(teacher.email)).toHaveLength(1);
  const { approval } = (await storedUser(teacher.id))!;
  // A page that still shows the teacher as waiting decides nothing, and may repeat what has been decided.
  const late = await said(token, approval !== "approved", { from: "pending" });
  expect([late.status, late.json.code]).toEqual([409, "decided_meanwhile"]);
  expect((await said(token, approval === "approved", { from: "pending" })).status).toBe(200);
  expect((await said(token, approval !== "approved", { from: approval })).status).toBe(200);
  expect((await said(token, true, { from: "king" })).json.code).toBe("validation_failed");
});

test.each([
  ["an unknown user", { user_id: "nobody", approve: true }, 404, "not_found"],
  ["no user", { approve: true }, 400, "validation_failed"],
  ["text for a decision", { user_id: admin.id, approve: "true" }, 400, "validation_failed"],
  ["an administrator", { user_id: admin.id, approve: true }, 404, "not_found"],
  ["a reason of 501 letters", { user_id: "x", approve: false, reason: "a".repeat(501) }, 400, "validation_failed"],
])("approving refuses %s", async (_, body, status, code) => {
  const answer = await decide(body);
  expect([answer.status, answer.json.code]).toEqual([status, code]);
});

test("approving needs a verified address, rejecting does not; a student is no teacher", async () => {
  const teacher = await aPerson("teacher", { approval: "pending", verified: false });
  const refused = await decide({ user_id: teacher.id, approve: true });
  expect([refused.status, refused.json.code]).toEqual([409, "email_not_verified"]);
  expect(await mailTo(teacher.email)).toEqual([]);
  expect((await decide({ user_id: teacher.id, approve: false })).json.user.approval).toBe("rejected");
  const student = await aPerson("student");
  expect((await decide({ user_id: student.id, approve: false })).status).toBe(404);
});

test("lists are paged, newest first, and searched in Turkish", async () => {
  const school = "Çiğdem Köyü İlkokulu";
  for (const [i, name] of ["Işık Irmak", "İpek Ilgaz", "isil ince"].entries()) {
    const { id, token } = await aPerson("teacher", { name, approval: i === 0 ? "pending" : "approved" });
    await call("PUT", "/api/user/profile", { token, body: { school } });
    await database(env.DB)
      .update(users)
      .set({ createdAt: 4e12 + i })
      .where(eq(users.id, id));
  }
  const first = await list("teachers?q=CIGDEM+KOYU&page_size=2");
  expect(first.json).toMatchObject({ total: 3, page: 1, page_size: 2 });
  expect(first.json.items.map(({ name }) => name)).toEqual(["isil ince", "İpek Ilgaz"]);
  const second = await list("teachers?q=çiğdem+köyü&page_size=2&page=2");
  expect(second.json.items.map(({ name }) => name)).toEqual(["Işık Irmak"]);
  expect((await list("teachers/pending?q=çiğdem")).json.items.map(({ name }) => name)).toEqual(["Işık Irmak"]);
  expect((await list("users?q=ISIK+IRMAK&role=teacher")).json.total).toBe(1);
  expect((await list("users?q=ışık+ırmak&role=student")).json.total).toBe(0);
});

test.each(["%25", "_", "' OR 1=1 --", "%00", "a".repeat(99), "🎲", "\\"])(
  "[T25] a search for %s is text",
  async (q) => {
    const { status, json } = await list(`users?q=${encodeURIComponent(q)}`);
    expect([status, json.total]).toEqual([200, 0]);
  },
);

test.each([
  `q=${"a".repeat(500)}`,
  "page=0",
  "page=-1",
  "page=x",
  "page_size=0",
  "page_size=-5",
  "page_size=2.5",
  "role=king",
  "status=x",
])("a list ignores a wrong %s", async (query) => {
  const { status, json } = await list(`users?${query}`);
  expect([status, json.page, json.page_size]).toEqual([200, 1, 20]);
});

test.each(["101", "1e9"])("a page holds 100 rows at most, also when %s are asked for", async (rows) => {
  const { status, json } = await list(`users?page_size=${rows}`);
  expect([status, json.page_size]).toEqual([200, 100]);
});

test("the list of people holds no hash and no token", async () => {
  const { text, json } = await list("users?page_size=100");
  expect(text).not.toMatch(/scrypt|password|token/i);
  expect(Object.keys(json.items.find(({ id }) => id === admin.id)!).toSorted()).toEqual(
    ["approval", "created_at", "email", "id", "is_approved", "is_email_verified", "last_login_at", "name"].concat([
      "rights",
      "role",
      "school",
      "time_zone",
      "waiting_mail",
    ]),
  );
});

test("[T32] a deleted teacher's games go, a deleted student's name goes, and it is written down", async () => {
  const teacher = await aPerson("teacher", { name: "Silinen Öğretmen" });
  const student = await aPerson("student", { name: "Silinen Öğrenci" });
  const other = await aPerson("teacher");
  const own = await aFinishedGame(teacher.id, [{ nickname: "Can", userId: student.id }]);
  const kept = await aFinishedGame(other.id, [{ nickname: "Can", userId: student.id }]);
  expect((await remove(student.id)).status).toBe(204);
  expect((await remove(student.id)).status).toBe(404);
  const game = await database(env.DB).select().from(games).where(eq(games.id, kept.id)).get();
  expect(game!.results).toContain("Oyuncu 1");
  expect((await remove(teacher.id)).status).toBe(204);
  expect(await database(env.DB).select().from(games).where(eq(games.id, own.id))).toEqual([]);
  const audit = await call<Page<AuditEntry>>("GET", "/api/admin/audit?q=SİLİNMİŞ", { token });
  expect(audit.json.items).toEqual([
    expect.objectContaining({ action: "user_deleted", actor_name: "Deniz Aydın", target_name: "Silinmiş kullanıcı" }),
    expect.objectContaining({ action: "user_deleted", actor_id: admin.id, target_id: student.id }),
  ]);
});

test.each([
  ["no body, as a client of version 0.1 sends it", undefined],
  ["no password", {}],
  ["a wrong password", { password: "yanlış" }],
])("[ASVS 7.5.3] deleting a user needs the administrator's own password: %s", async (_, body) => {
  const by = await anAccount("admin");
  const user = await aPerson("student");
  const { status, json } = await call("DELETE", `/api/admin/users/${user.id}`, { token: by.token, body });
  expect([status, json.code, Object.keys(json.fields!)]).toEqual([400, "validation_failed", ["password"]]);
  expect(await storedUser(user.id)).toBeDefined();
});

test("administrators cannot delete their own account here", async () => {
  await aPerson("admin");
  const { status, json } = await remove(admin.id);
  expect([status, json.code]).toEqual([409, "own_account"]);
});

test("the account of the library's own sets is not listed, counted, decided on or deleted", async () => {
  const before = await numbers();
  await addHouse(database(env.DB), Date.now());
  const reply = await list(`users?q=${house.id}`);
  expect(reply.status).toBe(200);
  expect(reply.json.items.map(({ id }) => id)).not.toContain(house.id);
  const { users: people, teachers } = await numbers();
  expect([people, teachers]).toEqual([before.users, before.teachers]);
  expect((await decide({ user_id: house.id, approve: false })).json.code).toBe("not_found");
  expect((await remove(house.id)).status).toBe(404);
});

test("[T31] one administrator stays when several delete each other in the same instant", async () => {
  await database(env.DB).delete(users).where(eq(users.role, "admin"));
  const admins = await Promise.all(Array.from({ length: 3 }, () => anAccount("admin")));
  const answers = await Promise.all(
    admins.flatMap(({ token }, i) => admins.filter((_, j) => j !== i).map(({ id }) => remove(id, token))),
  );
  const left = await database(env.DB).select().from(users).where(eq(users.role, "admin"));
  expect(left.length).toBe(1);
  expect(answers.filter(({ status }) => status === 204).length).toBe(2);
  expect(answers.every(({ status }) => [204, 401, 404, 409].includes(status))).toBe(true);
  const alone = admins.find(({ id }) => id === left[0]!.id)!;
  expect((await remove(alone.id, alone.token)).json.code).toBe("last_admin");
});
