import { expect, test } from "vitest";
import { operations } from "#http/openapi/areas";
import { methodOf, pathOf } from "#http/openapi/operation";
import { anAccount } from "../helpers/accounts/accounts";
import { aGame, aStoredSet } from "../helpers/games/a-game";
import { call } from "../helpers/http";
import { licence } from "../helpers/sets/library";
import { aPerson } from "../helpers/accounts/people";
import { readSet } from "../helpers/sets/sets";

const { teacher: owner } = await aGame();
const student = await aPerson("student");
const other = await aPerson("teacher");
const admin = await anAccount("admin");
const otherSet = await aStoredSet(other.id);

const strange = ["x", "0", "999999", "%00", "..%2f..", "' OR 1=1 --", "a".repeat(300), crypto.randomUUID()];

test.each(strange.map(encodeURI))("[T26] a malformed id is unknown, never a fault: %s", async (id) => {
  const asked: [string, string, string, unknown?][] = [
    [other.token, "GET", `/api/question-sets/${id}`],
    [other.token, "PUT", `/api/questions/${id}`, { question_text: "x" }],
    [other.token, "DELETE", `/api/questions/${id}`],
    [other.token, "POST", "/api/game", { question_set_id: decodeURIComponent(id).slice(0, 64) }],
    [other.token, "POST", "/api/game", { from_game: decodeURIComponent(id).slice(0, 32), which: "all" }],
    [other.token, "POST", `/api/game/${id}/start`],
    [other.token, "GET", `/api/classes/${id}`],
    [other.token, "DELETE", `/api/classes/${id}`],
    [other.token, "POST", `/api/classes/${id}/students`, { number: 1, name: "x" }],
    [other.token, "GET", `/api/player/${id}`],
    [other.token, "GET", `/api/library/${id}`],
    [other.token, "PUT", `/api/question-sets/${id}/sharing`, { visibility: "private" }],
    [other.token, "PUT", `/api/question-sets/${id}/sharing`, { visibility: "public", subject: "fen", licence }],
    [other.token, "POST", `/api/question-sets/${id}/sharing/link`],
    [other.token, "POST", `/api/library/${id}/copy`, {}],
    [student.token, "POST", `/api/library/${id}/report`, { reason: "other" }],
    [admin.token, "POST", `/api/admin/library/${id}`, { decision: "list" }],
    [student.token, "POST", `/api/player/${id}/claim`],
    [admin.token, "GET", `/api/admin/users/${id}/stats`],
    [admin.token, "DELETE", `/api/admin/users/${id}`],
  ];
  for (const [token, method, path, body] of asked) {
    const { status, json } = await call(method, path, { token, body, headers: { "cf-connecting-ip": id } });
    expect([path, status, json.code]).toEqual([path, 404, "not_found"]);
  }
});

test("[T26] a question cannot be moved into somebody else's set", async () => {
  const own = await aStoredSet(owner.id, 1);
  const path = `/api/questions/${own}-0`;
  await call("PUT", path, { token: owner.token, body: { question_set_id: otherSet, set_id: otherSet } });
  expect((await readSet(owner.token, own)).question_count).toBe(1);
  expect((await readSet(other.token, otherSet)).question_count).toBe(2);
});

test.each(["pending", "rejected"] as const)("[T33] a %s teacher writes sets and opens no game", async (approval) => {
  const teacher = await aPerson("teacher", { approval });
  const made = await aStoredSet(teacher.id);
  expect((await call("GET", `/api/question-sets/${made}`, { token: teacher.token })).status).toBe(200);
  const body = { question_set_id: made };
  const refused = await call("POST", "/api/game", { token: teacher.token, body });
  expect([refused.status, refused.json.code]).toEqual([403, "teacher_not_approved"]);
  await call("POST", "/api/admin/teachers/approve", {
    token: admin.token,
    body: { user_id: teacher.id, approve: true },
  });
  expect((await call("POST", "/api/game", { token: teacher.token, body })).status).toBe(201);
});

const forApproved = operations.filter(({ who }) => who.startsWith("approved"));
test.each(forApproved.map((one) => [one.call, one] as const))("[T33] %s is for approved teachers", async (_, one) => {
  const { token } = await aPerson("teacher", { approval: "pending" });
  const { status, json } = await call(methodOf(one), pathOf(one), { token, body: {} });
  expect([status, json.code]).toEqual([403, "teacher_not_approved"]);
});

test.each([
  ["GET", "/api/admin/nope", 404],
  ["GET", "/api/user/nope", 404],
  ["POST", "/api/admin/stats", 405],
  ["GET", "/api/auth/login", 405],
  ["GET", "/api/user/profile", 405],
])("%s %s is %d for everybody", async (method, path, status) => {
  expect((await call(method, path)).status).toBe(status);
  expect((await call(method, path, { token: admin.token })).status).toBe(status);
});
