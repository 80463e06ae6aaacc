import { expect, test } from "vitest";
import type { ProfileReply } from "#protocol/http/replies/people";
import { anAccount } from "../helpers/accounts/accounts";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";

const teacher = await anAccount("teacher");
const admin = await aPerson("admin");

/** Texts that people and programs put into fields. Each could break a query, a tag, a line, a shell or a parser. */
const strings = [
  "undefined",
  "null",
  "NaN",
  "true",
  "0",
  "-1e309",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "\\",
  "\\u0000",
  "'; DROP TABLE users; --",
  `" OR ""="`,
  "1) UNION SELECT password_hash FROM users --",
  "<script>alert(1)</script>",
  `<svg/onload=alert(1)>`,
  "{{7*7}} ${7*7} <%= 7*7 %>",
  "$(reboot) `reboot` ; reboot",
  "../../../../etc/passwd%00",
  '=HYPERLINK("http://x")',
  "@SUM(1+1)",
  "\u202Etxt.exe",
  "\u200B\u200D\u2060",
  "\uFEFFbom",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
  "ﷺ﷽",
  "𝕭𝖎𝖑𝖞𝖊",
  "Ada 👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "ğĞıİöÖşŞçÇüÜ",
  "I ı İ i",
  "\ud800 lone",
  "%s%n%x %d",
  "\r\nBcc: kurban@okul.test",
  "\t\v\f",
  "a".repeat(100),
];

/** Invisible texts, and texts that steer the text around them. */
const unseen = new Set(["\\", "\u202Etxt.exe", "\u200B\u200D\u2060", "\t\v\f"]);
/** Leaves out texts with half a surrogate pair, which the database cannot store. */
const whole = strings.filter((text) => text.isWellFormed());

test.each(whole.filter((text) => !unseen.has(text)))("as a name %j comes back as it was sent", async (name) => {
  const body = { name, school: name };
  const changed = await call("PUT", "/api/user/profile", { token: teacher.token, body });
  expect(changed.status).toBe(200);
  const { json } = await call<ProfileReply>("GET", "/api/auth/me", { token: teacher.token });
  expect([json.user.name, json.user.school]).toEqual([name.trim(), name.trim()]);
});

test.each([...unseen, "a\nb", "\u0000", "a\u2066b"])("a name of %j is refused", async (name) => {
  const { status, json } = await call("PUT", "/api/user/profile", { token: teacher.token, body: { name } });
  expect([status, Object.keys(json.fields!)]).toEqual([400, ["name"]]);
});

test.each(["\u202Etxt.exe", "a\nb", "\u0000", "a\u2066b"])("a school of %j is refused", async (school) => {
  const { status, json } = await call("PUT", "/api/user/profile", { token: teacher.token, body: { school } });
  expect([status, Object.keys(json.fields!)]).toEqual([400, ["school"]]);
  const body = { name: "Ali Veli", email: "okul@okul.test", password: "yepyeni-bir-sifre-5", role: "teacher", school };
  const registered = await call("POST", "/api/auth/register", { body });
  expect([registered.status, Object.keys(registered.json.fields!)]).toEqual([400, ["school"]]);
});

test.each(strings)("in every other place %j does no harm", async (text) => {
  const path = encodeURIComponent(text.toWellFormed());
  const headers = { "cf-connecting-ip": crypto.randomUUID() };
  const calls: [string, string, { token?: string; body?: unknown }][] = [
    ["POST", "/api/auth/login", { body: { email: text, password: text } }],
    ["POST", "/api/auth/login", { body: { email: "a@okul.test", password: text } }],
    ["POST", "/api/auth/login", { body: { [text]: text } }],
    ["POST", "/api/auth/register", { body: { name: text, email: text, password: text, role: text, school: text } }],
    ["POST", "/api/auth/verify", { body: { token: text, password: text } }],
    ["POST", "/api/auth/verify/resend", { body: { email: text } }],
    ["POST", "/api/auth/reset-password/request", { body: { email: text } }],
    ["POST", `/api/auth/reset-password/${path}`, { body: { new_password: text } }],
    ["GET", `/api/auth/verify/${path}`, {}],
    ["GET", `/api/admin/users?q=${path}&role=${path}&page=${path}&page_size=${path}`, { token: admin.token }],
    ["GET", `/api/admin/teachers?status=${path}`, { token: admin.token }],
    ["GET", `/api/admin/audit?q=${path}`, { token: admin.token }],
    ["DELETE", `/api/admin/users/${path}`, { token: admin.token }],
    ["DELETE", `/api/admin/users/${teacher.id}`, { token: admin.token, body: { password: text } }],
    ["POST", "/api/admin/teachers/approve", { token: admin.token, body: { user_id: text, approve: text } }],
    [
      "POST",
      "/api/admin/teachers/approve",
      { token: admin.token, body: { user_id: text, approve: true, reason: text } },
    ],
    ["DELETE", "/api/user", { token: teacher.token, body: { password: { text } } }],
    ["GET", `/api/dev/mail?to=${path}`, {}],
  ];
  for (const [method, where, wanted] of calls) {
    const { status, text: answer } = await call(method, where, { ...wanted, headers });
    expect([where, status < 500]).toEqual([where, true]);
    expect(answer).not.toMatch(/SQLITE|D1_ERROR|SELECT |at .*\.ts:\d|scrypt\$/);
  }
});

const bodies: [string, string][] = [
  ["an empty text", ""],
  ["a comma", ","],
  ["a cut object", '{"email":"a@okul.test",'],
  ["a number with a leading zero", '{"email":01}'],
  ["single quotes", "{'email':'a'}"],
  ["a comment", '{/* */"email":"a"}'],
  ["two values", "{}{}"],
  ["NaN", '{"email":NaN}'],
  ["a byte order mark in the middle", '{\uFEFF"email":"a"}'],
  ["100,000 open brackets", "[".repeat(100_000)],
  ["a string that never ends", `"${"a".repeat(1000)}`],
];
test.each(bodies)("a body of %s is no JSON", async (_, body) => {
  for (const path of ["/api/auth/login", "/api/auth/register", "/api/auth/verify/resend"]) {
    const { status, json } = await call("POST", path, { body });
    expect([status, json.code]).toEqual([400, "invalid_json"]);
  }
});

test.each([
  ["a deep nest", "[".repeat(5_000) + "]".repeat(5_000)],
  ["a prototype", `{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}`],
  ["a key twice", `{"email":"a@okul.test","email":"b@okul.test"}`],
  ["numbers beyond range", `{"email":1e999,"password":-1e999,"name":9007199254740993}`],
])("a body of %s changes nothing", async (_, body) => {
  for (const path of ["/api/auth/login", "/api/auth/register"]) {
    expect((await call("POST", path, { body })).status).toBe(400);
  }
  expect(({} as { role?: string }).role).toBeUndefined();
});

test("a body of 300 KiB without a length is cut off", async () => {
  const big = JSON.stringify({ email: "a@okul.test", password: "x".repeat(300 * 1024) });
  expect((await call("POST", "/api/auth/login", { body: big })).status).toBe(413);
  expect((await call("PUT", "/api/user/profile", { token: teacher.token, body: big })).status).toBe(413);
});
