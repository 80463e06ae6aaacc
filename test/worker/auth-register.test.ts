import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { MessageReply } from "#protocol/http/people";
import { database } from "../../worker/db/database";
import { users } from "../../worker/db/schema";
import { anAccount, goodPassword, login } from "./accounts";
import { call } from "./http";
import { linkToken, mailsTo, mailTo } from "./mailbox";

const register = (person: Record<string, unknown>) =>
  call<MessageReply & { code: string; fields: Record<string, string> }>("POST", "/api/auth/register", {
    body: { name: "Ali Demir", password: goodPassword, role: "student", ...person },
  });
const userOf = (email: string) => database(env.DB).select().from(users).where(eq(users.email, email)).get();

test("a taken address gets the same answer, and its owner a mail that says so", async () => {
  const owner = await anAccount("teacher", { email: "sahip@okul.test" });
  const fresh = await register({ email: "bos@okul.test" });
  const taken = await register({ email: "SAHIP@okul.test", name: "Yabancı", password: "baska-bir-sifre-9" });
  expect([taken.status, taken.json]).toEqual([fresh.status, fresh.json]);
  expect([...taken.headers.keys()].toSorted()).toEqual([...fresh.headers.keys()].toSorted());
  const [mail] = await mailsTo(owner.email);
  expect(mail!.subject).toBe("Bu adresle zaten bir hesabınız var");
  expect(mail!.text).toContain("https://bilye.test/auth/login");
  expect(mail!.text).not.toContain("Yabancı");
  expect((await login(owner.email, owner.password)).status).toBe(200);
});

test("who opened an account for somebody else's address loses it to its owner", async () => {
  const email = "kurban@okul.test";
  await register({ email, password: "saldirganin-sifresi-1" });
  await register({ email, password: goodPassword });
  const token = await linkToken(email, 2);
  const reset = await call("POST", `/api/auth/reset-password/${token}`, { body: { new_password: goodPassword } });
  expect(reset.status).toBe(200);
  expect((await login(email, "saldirganin-sifresi-1")).status).toBe(401);
  expect((await login(email, goodPassword)).status).toBe(200);
});

test("registering again with the same password sends the link again", async () => {
  const email = "tekrar@okul.test";
  await register({ email });
  const first = await linkToken(email);
  await register({ email });
  const second = await linkToken(email, 2);
  expect((await call("GET", `/api/auth/verify/${first}`)).status).toBe(410);
  expect((await call("GET", `/api/auth/verify/${second}`)).status).toBe(200);
});

test("six parallel registrations of one address make one account", async () => {
  const email = "yaris@okul.test";
  const answers = await Promise.all(Array.from({ length: 6 }, () => register({ email })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  const rows = await database(env.DB).select().from(users).where(eq(users.email, email));
  expect(rows.length).toBe(1);
});

test.each([
  ["an administrator's role", { role: "admin" }, "role"],
  ["no role", { role: undefined }, "role"],
  ["an empty name", { name: "  " }, "name"],
  ["a name of 101 characters", { name: "a".repeat(101) }, "name"],
  ["an address without a host", { email: "ali@" }, "email"],
  ["a Turkish letter in the address", { email: "admın@okul.test" }, "email"],
  ["a capital dotted I in the address", { email: "ADMİN@okul.test" }, "email"],
  ["an address of 255 characters", { email: `${"a".repeat(245)}@okul.test` }, "email"],
  ["a list for an address", { email: ["a@okul.test"] }, "email"],
  ["a password of 7", { password: "kisa-7!" }, "password"],
  ["a password of 129", { password: "a".repeat(129) }, "password"],
  ["a number for a password", { password: 12345678 }, "password"],
  ["a common password", { password: "Password1!" }, "password"],
  ["a common Turkish password", { password: "ŞİFRE123" }, "password"],
  ["a club and its year", { password: "fenerbahce1907" }, "password"],
  ["the own address", { password: "kendi@okul.test", email: "kendi@okul.test" }, "password"],
  ["the own name", { password: "Ali Demir" }, "password"],
  ["a school of 121 characters", { school: "a".repeat(121) }, "school"],
])("registration refuses %s", async (_, person, field) => {
  const { status, json } = await register({ email: `${crypto.randomUUID()}@okul.test`, ...person });
  expect([status, json.code, Object.keys(json.fields)]).toEqual([400, "validation_failed", [field]]);
});

test.each([
  ["8 characters", "k7#Pq2!z"],
  ["128 characters", "ğ".repeat(128)],
  ["only spaces and emoji", "🎲 🎲 🎲 🎲 🎲"],
  ["the demo password", "bilye-demo-2026"],
])("a password of %s is taken", async (_, password) => {
  const email = `${crypto.randomUUID()}@okul.test`;
  expect((await register({ email, password })).status).toBe(201);
  expect((await login(email, password)).json.code).toBe("email_not_verified");
});

test("fields nobody asked for are not stored", async () => {
  const email = "fazla@okul.test";
  const extra = { id: "ben", is_approved: true, approval: "approved", is_email_verified: true, verified_at: 1 };
  await register({ email, role: "teacher", ...extra, token_version: 9, password_hash: "x", __proto__: { a: 1 } });
  expect(await userOf(email)).toMatchObject({ approval: "pending", verifiedAt: null, tokenVersion: 1 });
  expect((await userOf(email))!.id).not.toBe("ben");
});

test.each([
  ["MUDUR@okul.test", "admin"],
  ["mudur2@okul.test", "student"],
])("%s verifies and is then: %s", async (email, role) => {
  await register({ email });
  await call("GET", `/api/auth/verify/${await linkToken(email.toLowerCase())}`);
  expect(await userOf(email.toLowerCase())).toMatchObject({ role, approval: "approved" });
});

test("links in mails begin with our own origin, whatever the Host header says", async () => {
  const email = "host@okul.test";
  await call("POST", "/api/auth/register", {
    body: { name: "Ali", email, password: goodPassword, role: "student" },
    headers: { host: "evil.example", "x-forwarded-host": "evil.example", origin: "https://evil.example" },
  });
  const [mail] = await mailsTo(email);
  expect(mail!.text).toContain("https://bilye.test/auth/verify-email?token=");
  expect(mail!.text + mail!.html).not.toContain("evil.example");
});

test.each([
  ["<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)&gt;"],
  [`Ali "O'Neil" & Can`, "Ali &quot;O&#39;Neil&quot; &amp; Can"],
])("a name is text in a mail: %s", async (name, shown) => {
  const email = `${crypto.randomUUID()}@okul.test`;
  await register({ email, name });
  const [mail] = await mailsTo(email);
  expect(mail!.html).toContain(shown);
  expect(mail!.html).not.toContain(name);
});

test("a stranger's name never becomes a link in the mail", async () => {
  const email = "reklam@okul.test";
  await register({ email, name: "Kazandınız https://evil.example/al" });
  const [mail] = await mailsTo(email);
  expect(mail!.text + mail!.html).not.toContain("evil.example");
});

test("no plain password and no token lies in the database", async () => {
  const email = "sakli@okul.test";
  await register({ email });
  const token = await linkToken(email);
  const user = await userOf(email);
  expect(user!.passwordHash).toMatch(/^scrypt\$14\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  const { results } = await env.DB.prepare("SELECT * FROM mail_tokens").all();
  expect(JSON.stringify(results)).not.toContain(token);
});

test("a mail goes to the stored address alone", async () => {
  const { email } = await anAccount("student", { email: "admin@okul.test" });
  const asked = await call("POST", "/api/auth/reset-password/request", { body: { email: "admın@okul.test" } });
  expect(asked.status).toBe(400);
  expect(await mailTo(email)).toEqual([]);
});
