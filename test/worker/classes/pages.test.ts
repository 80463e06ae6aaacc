import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Page, WorkedOffPage } from "#protocol/http/page";
import { anAccount } from "../helpers/accounts/accounts";
import { aFinishedGame } from "../helpers/games/finished-games";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { aSetOf, shared } from "../helpers/sets/library";
import { aSet } from "../helpers/sets/sets";

/** Reads every list of the API page by page and compares it with the list read at once, row by row, even with equal times. */
const ROWS = 7;
const admin = await anAccount("admin", { name: "Sayfa Yönetici" });
const teacher = await aPerson("teacher");
const student = await aPerson("student");
for (let i = 0; i < ROWS; i++) {
  await aSet(teacher.token, { title: `Set ${i}` });
  await aFinishedGame(teacher.id, [{ nickname: `Ada ${i}`, userId: student.id }], { endedAt: 1_000_000 });
  const { id } = await aPerson("teacher", { approval: "pending", name: `Sayfalı ${i}` });
  await call("POST", "/api/admin/teachers/approve", {
    token: admin.token,
    body: { user_id: id, approve: i % 2 === 0 },
  });
}
await env.DB.prepare("UPDATE question_sets SET created_at = 1, updated_at = 1").run();
await env.DB.prepare("UPDATE games SET created_at = 1").run();
await env.DB.prepare("UPDATE users SET created_at = 1").run();
await env.DB.prepare("UPDATE audit_log SET at = 1").run();

test.each([
  ["/api/question-sets?sort=created", teacher.token],
  ["/api/question-sets?sort=updated", teacher.token],
  ["/api/question-sets?sort=title", teacher.token],
  ["/api/question-sets?sort=played", teacher.token],
  ["/api/question-sets?q=set", teacher.token],
  ["/api/game/teacher?q=", teacher.token],
  ["/api/game/teacher?status=completed", teacher.token],
  ["/api/game/teacher?q=kesir", teacher.token],
  ["/api/player/history?q=", student.token],
  ["/api/player/history?q=kesir", student.token],
  ["/api/admin/users?q=", admin.token],
  ["/api/admin/users?role=teacher", admin.token],
  ["/api/admin/teachers?q=sayfal", admin.token],
  ["/api/admin/audit?q=sayfa", admin.token],
])("the pages of %s are all its rows, each once, in one order", async (path, token) => {
  const read = async (page: number, size: number) => {
    const { status, json } = await call<Page<object>>("GET", `${path}&page=${page}&page_size=${size}`, { token });
    expect(status).toBe(200);
    return json;
  };
  const whole = await read(1, 100);
  expect(whole.items.length).toBe(whole.total);
  expect(whole.total).toBeGreaterThanOrEqual(ROWS);
  for (const size of [1, 3]) {
    const rows: object[] = [];
    for (let page = 1; rows.length < whole.total; page++) {
      const { items } = await read(page, size);
      expect(items.length).toBeGreaterThan(0);
      rows.push(...items);
    }
    expect(rows).toEqual(whole.items);
  }
});

const usersFound = async (q: string) =>
  (
    await call<Page<{ id: string }>>("GET", `/api/admin/users?q=${encodeURIComponent(q)}`, { token: admin.token })
  ).json.items.map((user) => user.id);

test("a renamed person is found by the new name, and no longer by the old one", async () => {
  const { id, token } = await aPerson("teacher", { name: "Eskişehirli Nalan" });
  expect(await usersFound("eskişehirli")).toEqual([id]);
  await call("PUT", "/api/user/profile", { token, body: { name: "Nalan Yıldız" } });
  expect(await usersFound("eskişehirli")).toEqual([]);
  expect(await usersFound("NALAN YILDIZ")).toEqual([id]);
});

test("a renamed set is found by its new title alone", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token, { title: "Çarpanlar" });
  const found = async (q: string) =>
    (await call<Page<{ id: string }>>("GET", `/api/question-sets?q=${encodeURIComponent(q)}`, { token })).json.total;
  await call("PUT", `/api/question-sets/${set.id}`, { token, body: { title: "Isı" } });
  expect([await found("çarpan"), await found("ısı")]).toEqual([0, 1]);
});

const readAfter = async (path: string, after: string | null) => {
  const asked = `${path}&page_size=2${after === null ? "" : `&after=${after}`}`;
  const { status, json } = await call<WorkedOffPage<{ id: string }>>("GET", asked, { token: admin.token });
  expect(status).toBe(200);
  return json;
};

test.each(["/api/admin/users?role=teacher", "/api/admin/teachers?q=sayfal", "/api/admin/library?state=pending"])(
  "read on after the end of each page, %s is all its rows, each once, in one order",
  async (path) => {
    if (path.includes("library")) {
      for (let i = 0; i < 5; i++) await shared(teacher, (await aSetOf(teacher, `Bekleyen ${i}`)).id);
      await env.DB.prepare("UPDATE library_sets SET submitted_at = 1").run();
    }
    const whole = await call<Page<{ id: string }>>("GET", `${path}&page_size=100`, { token: admin.token });
    const rows: { id: string }[] = [];
    for (let after: string | null | undefined = null; after !== undefined;) {
      const { items, next } = await readAfter(path, after);
      rows.push(...items);
      after = next ?? undefined;
    }
    expect(rows).toEqual(whole.json.items);
  },
);

test("no waiting teacher is skipped when those before have been decided on meanwhile", async () => {
  const waiting: string[] = [];
  for (let i = 0; i < 5; i++) waiting.push((await aPerson("teacher", { approval: "pending", name: `Sırada ${i}` })).id);
  const path = "/api/admin/teachers?approval=pending&q=sırada";
  const met: string[] = [];
  for (let after: string | null | undefined = null; after !== undefined;) {
    const { items, next } = await readAfter(path, after);
    for (const { id: user_id } of items) {
      await call("POST", "/api/admin/teachers/approve", { token: admin.token, body: { user_id, approve: true } });
      met.push(user_id);
    }
    after = next ?? undefined;
  }
  expect(met).toEqual(waiting.toReversed());
});

test("an unreadable end counts as the beginning", async () => {
  const path = "/api/admin/teachers?q=sayfal";
  for (const after of ["x", "1-2-3", "1-", "99999999999999999-1"]) {
    expect((await readAfter(path, after)).items).toEqual((await readAfter(path, null)).items);
  }
});
