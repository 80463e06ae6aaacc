import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { operations } from "#http/openapi/areas";
import { methodOf, pathOf } from "#http/openapi/operation";
import type { AuditEntry, ListedUser, Right, UserReply } from "#protocol/http/replies/people";
import type { SchoolReply } from "#protocol/http/replies/schools";
import type { AdminStats } from "#protocol/http/replies/statistics";
import type { Page } from "#protocol/http/page";
import { anAccount, goodPassword } from "../../helpers/accounts/accounts";
import { mailsTo } from "../../helpers/accounts/mailbox";
import { aPerson } from "../../helpers/accounts/people";
import { aStoredSet } from "../../helpers/games/a-game";
import { call } from "../../helpers/http";

const admin = await anAccount("admin");

type Reply = UserReply & { code: string; fields?: Record<string, string>; error?: string };
const give = (id: string, rights: unknown, more: object = {}, token = admin.token) =>
  call<Reply>("PUT", `/api/admin/users/${id}/rights`, { token, body: { rights, password: goodPassword, ...more } });

async function aSchool(name: string): Promise<string> {
  const id = crypto.randomUUID();
  await env.DB.prepare("INSERT INTO schools (id, name, search_key, created_at) VALUES (?1, ?2, ?1, 1)")
    .bind(id, name)
    .run();
  return id;
}
const puts = (id: string, schoolId: string) =>
  env.DB.prepare("UPDATE users SET school_id = ?2 WHERE id = ?1").bind(id, schoolId).run();

async function withRights(right: Right, school?: string) {
  const teacher = await anAccount("teacher");
  const reply = await give(teacher.id, [right], school === undefined ? {} : { rights_school: school });
  if (reply.status !== 200) throw new Error(reply.text);
  return teacher;
}

const school = await aSchool("Gazi Ortaokulu");
const holders = {
  library: await withRights("library"),
  school: await withRights("school", school),
  all: await withRights("all"),
  none: await anAccount("teacher"),
};
const enough: Readonly<Record<string, readonly (keyof typeof holders)[]>> = {
  admin: ["all"],
  "library admin": ["all", "library"],
  "school admin": ["all", "school"],
  "any admin": ["all", "library", "school"],
};
const ofAdmins = operations.filter(({ who }) => who in enough);

test.each(ofAdmins.map((one) => [one.call, one] as const))(
  "[T33] %s is for the rights that it names",
  async (_, one) => {
    const path = pathOf(one).replace(/:\w+/g, "nobody");
    const admitted = [];
    for (const [right, { token }] of Object.entries(holders)) {
      const { json } = await call(methodOf(one), path, { token, body: one.body ? { password: "yanlış" } : undefined });
      if (json?.code !== "forbidden") admitted.push(right);
    }
    expect(admitted.toSorted()).toEqual([...enough[one.who]!].toSorted());
  },
);

test("rights are shown, told, and written down; the account goes on teaching", async () => {
  const teacher = await anAccount("teacher", { name: "Yetkili Öğretmen" });
  expect((await call<UserReply>("GET", "/api/auth/me", teacher)).json.user.rights).toEqual([]);
  expect((await give(teacher.id, ["school"], { rights_school: school })).json.user).toMatchObject({
    role: "teacher",
    rights: ["school"],
    rights_school: school,
  });
  expect((await give(teacher.id, ["all"])).json.user.rights).toEqual(["all"]);
  const { json } = await call<UserReply>("GET", "/api/auth/me", teacher);
  expect(json.user).not.toHaveProperty("rights_school");
  const body = { question_set_id: await aStoredSet(teacher.id) };
  expect((await call("POST", "/api/game", { ...teacher, body })).status).toBe(201);
  expect((await give(teacher.id, [])).json.user.rights).toEqual([]);
  expect((await give(teacher.id, [])).status).toBe(200);
  expect((await call("GET", "/api/admin/users", teacher)).status).toBe(403);
  const audit = await call<Page<AuditEntry>>("GET", "/api/admin/audit?q=yetkili+ogretmen", admin);
  expect(audit.json.items.map(({ action, reason }) => [action, reason])).toEqual([
    ["rights_changed", "Yok"],
    ["rights_changed", "Hepsi"],
    ["rights_changed", "Okul: Gazi Ortaokulu"],
  ]);
  expect((await mailsTo(teacher.email)).map(({ subject }) => subject)).toEqual(
    Array(3).fill("Yönetim yetkiniz değişti"),
  );
});

test("an administrator steps down and teaches, but not the last one, and not two at once", async () => {
  const [one, two] = [await anAccount("admin"), await anAccount("admin")];
  const others = "UPDATE users SET suspended_at = ? WHERE (role = 'admin' OR rights = 'all') AND id NOT IN (?, ?)";
  await env.DB.prepare(others).bind(1, one.id, two.id).run();
  const replies = await Promise.all([one, two].map(({ id, token }) => give(id, [], {}, token)));
  const refused = replies.find(({ status }) => status === 409)!;
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(refused.json).toMatchObject({ code: "last_admin", error: "Son yönetici bırakamaz." });
  const done = replies.find(({ status }) => status === 200)!;
  expect(done.json.user).toMatchObject({ role: "teacher", rights: [], is_approved: true });
  await env.DB.prepare(others).bind(null, one.id, two.id).run();
});

test.each([
  ["two rights", ["library", "school"], {}, 400, "validation_failed"],
  ["an unknown right", ["king"], {}, 400, "validation_failed"],
  ["a school that is not there", ["school"], { rights_school: "none" }, 400, "validation_failed"],
  ["no school", ["school"], {}, 400, "validation_failed"],
  ["a wrong password", ["library"], { password: "yanlış" }, 400, "validation_failed"],
])("giving %s is refused", async (_, rights, more, status, code) => {
  const { id } = await aPerson("teacher");
  const reply = await give(id, rights, more);
  expect([reply.status, reply.json.code]).toEqual([status, code]);
});

test.each([
  ["a pupil", "student", {}, 404, "not_found"],
  ["a teacher who waits", "teacher", { approval: "pending" }, 409, "account_not_approved"],
  ["an unverified teacher", "teacher", { verified: false }, 409, "email_not_verified"],
] as const)("%s gets no rights", async (_, role, wanted, status, code) => {
  const { id } = await aPerson(role, wanted);
  const reply = await give(id, ["library"]);
  expect([reply.status, reply.json.code]).toEqual([status, code]);
});

test("an administrator of one school sees and reaches its people alone", async () => {
  const here = await aSchool("Buranın Okulu");
  const chief = await withRights("school", here);
  const [own, other, boss] = [await anAccount("teacher"), await anAccount("teacher"), await withRights("all")];
  for (const { id } of [own, boss, chief]) await puts(id, here);
  await puts(other.id, school);
  await aStoredSet(own.id, 2);
  const lists = ["users", "teachers", "teachers?approval=approved", `users?role=teacher&school_id=${school}`];
  for (const list of lists) {
    const { json } = await call<Page<ListedUser>>("GET", `/api/admin/${list}`, chief);
    expect(json.items.map(({ id }) => id).toSorted()).toEqual([own.id, boss.id, chief.id].toSorted());
  }
  const stats = (await call<AdminStats>("GET", "/api/admin/stats", chief)).json;
  expect(stats).toMatchObject({ users: { admin: 0, teacher: 3, student: 0 }, question_sets: 1, questions: 2 });
  const { json: seen } = await call<SchoolReply>("GET", `/api/admin/schools/${here}`, chief);
  expect(seen.school).toEqual({ id: here, name: "Buranın Okulu", city: "", domains: [], teachers: 3 });
  expect((await call("GET", `/api/admin/schools/${school}`, chief)).status).toBe(404);
  const body = { reason: "", password: goodPassword };
  for (const { id } of [other, boss, admin]) {
    const asked: readonly [string, string, object?][] = [
      ["POST", `/api/admin/users/${id}/suspend`, body],
      ["POST", `/api/admin/users/${id}/unsuspend`],
      ["GET", `/api/admin/users/${id}/stats`],
      ["DELETE", `/api/admin/users/${id}/sessions`],
      ["POST", "/api/admin/teachers/approve", { user_id: id, approve: false }],
      ["POST", `/api/admin/users/${id}/hand-over`, { to: own.id, ...body }],
    ];
    for (const [method, path, of] of asked)
      expect([path, (await call(method, path, { ...chief, body: of })).status]).toEqual([path, 404]);
  }
  const over = { to: other.id, password: goodPassword };
  expect((await call("POST", `/api/admin/users/${own.id}/hand-over`, { ...chief, body: over })).status).toBe(400);
  expect((await call("POST", `/api/admin/users/${own.id}/suspend`, { ...chief, body })).status).toBe(200);
});

test("a school's administrator lifts decisions of the school alone, and none of an administrator of all", async () => {
  const here = await aSchool("Kararların Okulu");
  const chief = await withRights("school", here);
  const { id } = await anAccount("teacher");
  await puts(id, here);
  const suspend = (token: string) =>
    call("POST", `/api/admin/users/${id}/suspend`, { token, body: { reason: "", password: goodPassword } });
  const unsuspend = (token: string) => call<Reply>("POST", `/api/admin/users/${id}/unsuspend`, { token });
  for (const [take, give] of [
    [suspend, unsuspend],
    [(token: string) => decide(id, false, token), (token: string) => decide(id, true, token)],
  ] as const) {
    await take(chief.token);
    expect((await give(chief.token)).status).toBe(200);
    for (const takers of [[admin], [chief, admin], [chief, admin, admin], [admin, chief]]) {
      for (const { token } of takers) await take(token);
      const refused = await give(chief.token);
      expect([refused.status, refused.json.code]).toEqual([403, "forbidden"]);
      expect((await give(admin.token)).status).toBe(200);
    }
    await take(chief.token);
    expect((await give(chief.token)).status).toBe(200);
  }
});

const decide = (user_id: string, approve: boolean, token = admin.token) =>
  call<Reply>("POST", "/api/admin/teachers/approve", {
    token,
    body: { user_id, approve, password: goodPassword },
  });

test("a rejection takes the rights of administration, and approving again gives none back", async () => {
  const { id, token } = await withRights("all");
  expect((await decide(id, false)).json.user.rights).toEqual([]);
  expect((await call("GET", "/api/admin/users", { token })).status).toBe(401);
  expect((await decide(id, true)).json.user).toMatchObject({ is_approved: true, rights: [] });
});

test("[T33] whoever has a right of administration is listed, and nobody else", async () => {
  const path = "/api/admin/users?state=administering&page_size=100";
  const { json } = await call<Page<ListedUser>>("GET", path, { token: admin.token });
  const found = json.items.map(({ id }) => id);
  const { library, school: ofSchool, all, none } = holders;
  expect(found).toEqual(expect.arrayContaining([admin.id, library.id, ofSchool.id, all.id]));
  expect(found).not.toContain(none.id);
});
