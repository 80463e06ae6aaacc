import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Page } from "#protocol/http/page";
import { anAccount } from "../helpers/accounts/accounts";
import { aFinishedGame } from "../helpers/games/finished-games";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { aSet } from "../helpers/sets/sets";

/** Every list of the API: read page by page it is the same, row for row, as read at once; also where all times are equal. */
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

test("who is renamed is found by the new name, and by the old one no more", async () => {
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
