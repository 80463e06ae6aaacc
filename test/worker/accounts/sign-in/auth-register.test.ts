import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/database";
import { registrations, users } from "#db/schema/people";
import { anAccount, goodPassword, login, register, verify } from "../../helpers/accounts/accounts";
import { call } from "../../helpers/http";
import { linkToken, mailsTo, mailTo } from "../../helpers/accounts/mailbox";

const userOf = (email: string) => database(env.DB).select().from(users).where(eq(users.email, email)).get();

test("[T15][ASVS 6.3.8] a taken address gets the same answer, and its owner a mail that says so", async () => {
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

test("registering again leaves the first registration and its link alone", async () => {
  const email = "tekrar@okul.test";
  await register({ email, password: "ilk-sifre-111" });
  const first = await linkToken(email);
  await register({ email, password: "ikinci-sifre-222" });
  const second = await linkToken(email, 2);
  expect((await verify(first, "ikinci-sifre-222")).status).toBe(401);
  expect((await verify(second, "ikinci-sifre-222")).status).toBe(200);
  expect((await verify(first, "ilk-sifre-111")).json.code).toBe("token_expired");
});

test("parallel registrations of one address make no account before one is verified", async () => {
  const email = "yaris@okul.test";
  const answers = await Promise.all(Array.from({ length: 6 }, () => register({ email })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  expect(await userOf(email)).toBeUndefined();
  expect((await database(env.DB).select().from(registrations).where(eq(registrations.email, email))).length).toBe(6);
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
  ["two dots in the address", { email: "a..b@okul.test" }, "email"],
  ["a bracket in the address", { email: "<a@okul.test" }, "email"],
  ["a comma in the address", { email: "a,b@okul.test" }, "email"],
  ["a list for an address", { email: ["a@okul.test"] }, "email"],
  ["a password of 7", { password: "kisa-7!" }, "password"],
  ["a password of 129", { password: "a".repeat(129) }, "password"],
  ["a number for a password", { password: 12345678 }, "password"],
  ["a common password", { password: "Password1!" }, "password"],
  ["a common Turkish password", { password: "ŞİFRE123" }, "password"],
  ["a club and its year", { password: "fenerbahce1907" }, "password"],
  ["their address", { password: "kendi@okul.test", email: "kendi@okul.test" }, "password"],
  ["their name", { password: "Ali Demir" }, "password"],
  ["a school of 121 characters", { school: "a".repeat(121) }, "school"],
])("[T16][ASVS 6.2.1] registration refuses %s", async (_, person, field) => {
  const { status, json } = await register({ email: `${crypto.randomUUID()}@okul.test`, ...person });
  expect([status, json.code, Object.keys(json.fields)]).toEqual([400, "validation_failed", [field]]);
});

test.each([
  ["8 characters", "k7#Pq2!z"],
  ["128 characters", "ğ".repeat(128)],
  ["only spaces and emoji", "🎲 🎲 🎲 🎲 🎲"],
])("[ASVS 6.2.1] a password of %s is taken", async (_, password) => {
  const email = `${crypto.randomUUID()}@okul.test`;
  expect((await register({ email, password })).status).toBe(201);
  expect((await login(email, password)).json.code).toBe("email_not_verified");
});

test("[T27] unknown fields are not stored", async () => {
  const email = "fazla@okul.test";
  const extra = { id: "ben", is_approved: true, approval: "approved", is_email_verified: true, verified_at: 1 };
  await register({ email, role: "teacher", ...extra, token_version: 9, password_hash: "x", __proto__: { a: 1 } });
  await verify(await linkToken(email));
  expect(await userOf(email)).toMatchObject({ approval: "pending", tokenVersion: 1 });
  const { id, verifiedAt } = (await userOf(email))!;
  expect([id === "ben", verifiedAt === 1]).toEqual([false, false]);
});

test("[T18] links in mails begin with our own origin, whatever the Host header says", async () => {
  const email = "host@okul.test";
  await call("POST", "/api/auth/register", {
    body: { name: "Ali", email, password: goodPassword, role: "student" },
    headers: { host: "evil.example", "x-forwarded-host": "evil.example", origin: "https://evil.example" },
  });
  const [mail] = await mailsTo(email);
  expect(mail!.text).toContain("https://bilye.test/auth/verify-email?token=");
  expect(mail!.text + mail!.html).not.toContain("evil.example");
});

test("[T41] a mail to an unproven address holds nothing that the stranger wrote", async () => {
  const email = "reklam@okul.test";
  const person = { name: "Kazandınız evil.example", school: "Bedava Ödül Okulu", password: "sifre-olarak-mesaj" };
  await register({ email, role: "teacher", ...person });
  await call("POST", "/api/auth/verify/resend", { body: { email } });
  const mails = await mailsTo(email, 2);
  expect(mails.length).toBe(2);
  const text = mails.map(({ subject, text, html }) => subject + text + html).join();
  for (const word of ["Kazandınız", "evil.example", "Bedava", "sifre-olarak"]) expect(text).not.toContain(word);
});

test("no plain password and no token lies in the database", async () => {
  const email = "sakli@okul.test";
  await register({ email });
  const token = await linkToken(email);
  const rows = await database(env.DB).select().from(registrations).where(eq(registrations.email, email));
  expect(rows.map(({ passwordHash }) => passwordHash)).toEqual([
    expect.stringMatching(/^scrypt\$\d+\$8\$5\$[\w-]{22}\$[\w-]{43}$/),
  ]);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("[T16] a mail goes to the stored address alone", async () => {
  const { email } = await anAccount("student", { email: "admin@okul.test" });
  const asked = await call("POST", "/api/auth/reset-password/request", { body: { email: "admın@okul.test" } });
  expect(asked.status).toBe(400);
  expect(await mailTo(email)).toEqual([]);
});
