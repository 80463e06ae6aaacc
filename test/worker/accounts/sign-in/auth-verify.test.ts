import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { UserReply, VerifyReply } from "#protocol/http/replies/people";
import { mailTokenHash, newMailToken } from "#auth/mail-links";
import { database } from "#db/database";
import { mailTokens, users } from "#db/schema/people";
import { auditLog } from "#db/schema/upkeep";
import { anAccount, cheapHash, goodPassword, login, register, spray, verify } from "../../helpers/accounts/accounts";
import { call } from "../../helpers/http";
import { linkToken, mailsTo, mailTo } from "../../helpers/accounts/mailbox";

const db = database(env.DB);
const userOf = (email: string) => db.select().from(users).where(eq(users.email, email)).get();
const byScript = (token: string) => call<VerifyReply & { code: string }>("GET", `/api/auth/verify/${token}`);
const resend = (email: string) => call("POST", "/api/auth/verify/resend", { body: { email } });
const askReset = (email: string) => call("POST", "/api/auth/reset-password/request", { body: { email } });
const reset = (token: string, new_password: string) =>
  call("POST", `/api/auth/reset-password/${token}`, { body: { new_password } });
/** Makes the registration that waits for this address older. */
const age = (email: string, ms: number) =>
  env.DB.prepare("UPDATE registrations SET created_at = created_at - ?, expires_at = expires_at - ? WHERE email = ?")
    .bind(ms, ms, email)
    .run();
const HOUR = 3_600_000;
/** The audit log's actions of an account on itself. */
const made = async (id: string) => {
  const itself = and(eq(auditLog.actorId, id), eq(auditLog.targetId, id));
  return (await db.select().from(auditLog).where(itself)).map(({ action }) => action);
};

const strangers = "saldirganin-sifresi-1";

test("[T39] a person who registered a stranger's address gets nothing, whichever mail its owner opens", async () => {
  const email = "kurban@okul.test";
  await register({ email, name: "Yabancı Biri", role: "student", password: strangers });
  const older = await linkToken(email);
  await register({ email, name: "Gerçek Sahibi", role: "teacher", school: "Gazi Lisesi" });
  const newer = await linkToken(email, 2);

  const wrong = await verify(older);
  expect([wrong.status, wrong.json.code]).toEqual([401, "invalid_credentials"]);
  expect(await userOf(email)).toBeUndefined();
  const right = await verify(newer);
  expect([right.status, right.json.user]).toMatchObject([
    200,
    { name: "Gerçek Sahibi", role: "teacher", school: "Gazi Lisesi", approval: "pending" },
  ]);
  expect((await call<UserReply>("GET", "/api/auth/me", { token: right.json.token })).json.user.email).toBe(email);

  expect((await login(email, strangers)).json.code).toBe("invalid_credentials");
  expect((await verify(older, strangers)).json.code).toBe("token_expired");
  expect((await byScript(older)).json.code).toBe("token_expired");
});

test("[T39] reading the mail of a registration made by another person does not open the account", async () => {
  const email = "posta@okul.test";
  await register({ email });
  const token = await linkToken(email);
  for (const guess of ["", null, {}]) expect((await verify(token, guess)).status).toBe(400);
  const guesses = [];
  for (const guess of ["1", "2", "3", "4", "5"]) guesses.push((await verify(token, guess)).status);
  expect(guesses).toEqual([401, 401, 401, 401, 401]);
  const sixth = await verify(token);
  expect([sixth.status, sixth.json.code, Number(sixth.headers.get("retry-after")) > 0]).toEqual([
    429,
    "rate_limited",
    true,
  ]);
  expect(await userOf(email)).toBeUndefined();
});

test("[T39] the address of the administrator: a script's call never makes one, the password does", async () => {
  const email = "mudur@okul.test";
  await register({ email, role: "teacher", password: strangers, name: "Yabancı" });
  const byStranger = await byScript(await linkToken(email));
  expect([byStranger.status, byStranger.json.role]).toEqual([200, "teacher"]);
  expect(await userOf(email)).toMatchObject({ role: "teacher", approval: "pending" });
  // The reader of the mail sets a password, which makes the stranger's worthless.
  await askReset(email);
  await reset(await linkToken(email, 2), goodPassword);
  const byReset = await userOf(email);
  expect(byReset).toMatchObject({ role: "admin", approval: "approved" });
  expect((await login(email, strangers)).status).toBe(401);
  expect(await made(byReset!.id)).toEqual(["admin_made"]);

  await db.delete(users).where(eq(users.email, email));
  await register({ email: "MUDUR@okul.test", role: "student" });
  const opened = await verify(await linkToken(email, 4));
  expect(opened.json.user).toMatchObject({ role: "admin", approval: "approved" });
  expect((await call("GET", "/api/admin/stats", { token: opened.json.token })).status).toBe(200);
  expect(await made(opened.json.user.id)).toEqual(["admin_made"]);
});

test("another address never becomes administrator", async () => {
  const email = "mudur2@okul.test";
  await register({ email });
  expect((await verify(await linkToken(email))).json.user).toMatchObject({ role: "student", approval: "approved" });
});

test("two registrations of one address, verified at once, make one account", async () => {
  const email = "ikiz@okul.test";
  await register({ email, name: "Birinci Kayıt", password: "birinci-sifre-11" });
  const first = await linkToken(email);
  await register({ email, name: "İkinci Kayıt", password: "ikinci-sifre-22" });
  const second = await linkToken(email, 2);
  const answers = await Promise.all([verify(first, "birinci-sifre-11"), verify(second, "ikinci-sifre-22")]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]));
  const winner = answers.find(({ status }) => status === 200)!;
  expect(await db.select({ name: users.name }).from(users).where(eq(users.email, email))).toEqual([
    { name: winner.json.user.name },
  ]);
});

test("one link used twice at once, and again later, signs its owner in to one account", async () => {
  const email = "cift@okul.test";
  await register({ email });
  const token = await linkToken(email);
  const answers = await Promise.all([verify(token), verify(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ json }) => json.already_verified))).toEqual(new Set([false, true]));
  const later = await verify(token);
  expect([later.status, later.json.already_verified, later.json.user]).toEqual([200, true, answers[0].json.user]);
  expect((await verify(token, "baska-bir-sifre")).json.code).toBe("invalid_credentials");
  const script = await byScript(token);
  expect([script.status, script.json]).toMatchObject([200, { role: "student", already_verified: true }]);
});

test("nothing of any registration stays beside the account once one is verified", async () => {
  const email = "temiz@okul.test";
  await register({ email, name: "Unutulacak Ad" });
  await register({ email, name: "Yabancı Ad", password: strangers });
  await register({ email, name: "Unutulacak Ad" });
  await verify(await linkToken(email, 3));
  const { results } = await env.DB.prepare("SELECT * FROM registrations").all();
  expect(JSON.stringify(results)).not.toMatch(/Unutulacak|Yabancı Ad|temiz@/);
});

test("[ASVS 6.4.1] a link is good for a day; a new one for the same registration takes its place", async () => {
  const email = "gec@okul.test";
  await register({ email });
  const first = await linkToken(email);
  await age(email, 24 * HOUR);
  expect([(await verify(first)).status, (await byScript(first)).status]).toEqual([410, 410]);
  expect((await login(email, goodPassword)).json.code).toBe("email_not_verified");
  await resend(email);
  const second = await linkToken(email, 2);
  await resend(email);
  const third = await linkToken(email, 3);
  expect((await verify(second)).status).toBe(410);
  expect((await verify(third)).status).toBe(200);
});

test.each(["nope", "%00", "a".repeat(1000), "' OR 1=1 --", "🎲"])("an unknown link is over: %j", async (token) => {
  const { status, json } = await verify(token);
  expect([status, json.code]).toEqual([410, "token_expired"]);
});

test.each([
  ["no token", { password: goodPassword }],
  ["a token of a megabyte", { token: "a".repeat(200_000), password: goodPassword }],
  ["a list for a token", { token: ["a"], password: goodPassword }],
])("%s is refused", async (_, body) => {
  expect((await call("POST", "/api/auth/verify", { body })).status).toBe(400);
});

/** Stores a registration as version 0.1 did: an account without proof, and the hash of its link. */
async function asBefore(email: string, password: string, used = false) {
  const { token, hash } = newMailToken();
  const { id } = await anAccount("teacher", { email, password, verified: used, approval: "pending" });
  const now = Date.now();
  const link = { hash, userId: id, kind: "verify" as const, createdAt: now, expiresAt: now + HOUR };
  await db.insert(mailTokens).values({ ...link, usedAt: used ? now : null });
  return { id, token };
}

test("[T39] an account that version 0.1 left unproven opens with its link and its password alone", async () => {
  const email = "eski@okul.test";
  const { token } = await asBefore(email, strangers);
  expect((await login(email, strangers)).status).not.toBe(200);
  expect((await verify(token)).json.code).toBe("invalid_credentials");
  const opened = await verify(token, strangers);
  expect([opened.status, opened.json.user]).toMatchObject([200, { role: "teacher", is_email_verified: true }]);
  expect((await db.select().from(users).where(eq(users.email, email))).length).toBe(1);
});

test("[T39] an owner who registers again gets their own words; the old link ends", async () => {
  const email = "eski2@okul.test";
  const { token } = await asBefore(email, strangers);
  await register({ email, name: "Gerçek Sahibi" });
  const own = await verify(await linkToken(email));
  expect([own.status, own.json.user]).toMatchObject([200, { name: "Gerçek Sahibi", role: "student" }]);
  expect((await verify(token, strangers)).json.code).toBe("token_expired");
  expect((await login(email, strangers)).status).toBe(401);
});

test("a script opens an old link too, and an old link that was used says so", async () => {
  const fresh = await asBefore("eski3@okul.test", goodPassword);
  expect((await byScript(fresh.token)).json).toMatchObject({ role: "teacher", already_verified: false });
  expect((await byScript(fresh.token)).json).toMatchObject({ role: "teacher", already_verified: true });
  const used = await asBefore("eski4@okul.test", goodPassword, true);
  expect((await byScript(used.token)).json).toMatchObject({ role: "teacher", already_verified: true });
  expect((await verify(used.token)).json).toMatchObject({ already_verified: true });
});

test("a password is set by mail only where somebody has proven the address", async () => {
  const email = "eski5@okul.test";
  const { id } = await asBefore(email, strangers);
  const { token, hash } = newMailToken();
  const now = Date.now();
  await db.insert(mailTokens).values({ hash, userId: id, kind: "reset", createdAt: now, expiresAt: now + HOUR });
  expect((await reset(token, goodPassword)).status).toBe(410);
  await askReset(email);
  await register({ email });
  await mailsTo(email);
  expect((await mailTo(email)).map(({ subject }) => subject)).toEqual(["E-postanı doğrula"]);
});

test("the migration makes registrations of the unproven accounts of version 0.1", async () => {
  const { token } = await asBefore("goc@okul.test", goodPassword);
  const { id } = await anAccount("student", { email: "goc2@okul.test", verified: false });
  await db
    .update(users)
    .set({ passwordHash: cheapHash(goodPassword) })
    .where(eq(users.id, id));
  const migration = env.TEST_MIGRATIONS.find(({ name }) => name.endsWith("_registrations.sql"));
  const copy = migration!.queries.find((query) => query.includes("INSERT OR IGNORE INTO `registrations`"));
  await env.DB.prepare(copy!).run();
  await env.DB.prepare(copy!).run();
  const { results } = await env.DB.prepare(
    "SELECT hash, email, role FROM registrations WHERE email LIKE 'goc%' ORDER BY email",
  ).all();
  expect(results).toEqual([
    { hash: `none:${id}`, email: "goc2@okul.test", role: "student" },
    { hash: mailTokenHash(token), email: "goc@okul.test", role: "teacher" },
  ]);
  expect((await login("goc2@okul.test", goodPassword)).json.code).toBe("email_not_verified");
  await resend("goc2@okul.test");
  expect((await verify(await linkToken("goc2@okul.test"))).status).toBe(200);
});

test("[T44] a newcomer opens the account although the client has to wait for others' wrong passwords", async () => {
  const email = "yeni@okul.test";
  await register({ email });
  const address = "203.0.113.44";
  await spray(() => address);
  const body = { token: await linkToken(email), password: goodPassword };
  const opened = await call<VerifyReply>("POST", "/api/auth/verify", {
    body,
    headers: { "cf-connecting-ip": address },
  });
  expect(opened.status).toBe(200);
});
