import { env } from "cloudflare:workers";
import { createExecutionContext } from "cloudflare:test";
import { and, eq, gt, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import type { MessageReply } from "#protocol/http/replies/people";
import { app } from "../../../../worker/app";
import { newMailToken } from "#auth/mail-links";
import { database } from "#db/database";
import { passkeys } from "#db/schema/passkeys";
import { mailTokens } from "#db/schema/people";
import { anAccount, goodPassword, login, register, verify } from "../../helpers/accounts/accounts";
import { call, origin } from "../../helpers/http";
import { linkToken, mailsTo, mailTo } from "../../helpers/accounts/mailbox";

const askReset = (email: string) => call<MessageReply>("POST", "/api/auth/reset-password/request", { body: { email } });
const resend = (email: string) => call<MessageReply>("POST", "/api/auth/verify/resend", { body: { email } });
const reset = (token: string, new_password: unknown) =>
  call("POST", `/api/auth/reset-password/${token}`, { body: { new_password } });

/** Lets time pass for this person's links. */
const age = (userId: string, ms: number) =>
  env.DB.prepare("UPDATE mail_tokens SET expires_at = expires_at - ?, created_at = created_at - ? WHERE user_id = ?")
    .bind(ms, ms, userId)
    .run();

test("[T20][ASVS 6.3.7] a reset sets the password, ends every session, works once and is mailed to the owner", async () => {
  const { email, token: session, password } = await anAccount("teacher");
  await askReset(email);
  const token = await linkToken(email);
  expect((await reset(token, goodPassword + "-yeni")).status).toBe(200);
  expect((await call("GET", "/api/auth/me", { token: session })).status).toBe(401);
  expect((await login(email, password)).status).toBe(401);
  expect((await login(email, goodPassword + "-yeni")).status).toBe(200);
  const again = await reset(token, "bir-baska-sifre-7");
  expect([again.status, again.json.code]).toEqual([410, "token_expired"]);
  const [newest] = await mailsTo(email, 2);
  expect(newest!.subject).toBe("Şifreniz değişti");
});

test("[T20] resetting a password names the passkeys that still sign in, in the reply and by mail", async () => {
  const { email, id } = await anAccount("teacher");
  const key = { userId: id, publicKey: Buffer.from("-"), counter: 0, transports: [], isBackedUp: false, aaguid: "-" };
  for (const [i, name] of ["Telefonum", "evil.example'e gir"].entries())
    await database(env.DB)
      .insert(passkeys)
      .values({ ...key, id: `anahtar-${i}`, name, createdAt: i + 1 });
  await askReset(email);
  const { json } = await reset(await linkToken(email), goodPassword);
  expect(json).toEqual({
    message: "Şifreniz değişti. Yeni şifrenizle giriş yapabilirsiniz.",
    passkeys: [
      { name: "Telefonum", created_at: 1 },
      { name: "evil.example'e gir", created_at: 2 },
    ],
  });
  const [newest] = await mailsTo(email, 2);
  expect(newest!.text).toContain("girilebilir: “Telefonum”, “adsız anahtar”. Tanımadığınız varsa kaldırın:");
  expect(newest!.text).toContain("/profile");
});

test("[T18] two parallel uses of one link give one success", async () => {
  const { email } = await anAccount("teacher");
  await askReset(email);
  const token = await linkToken(email);
  const answers = await Promise.all([reset(token, "birinci-sifre-11"), reset(token, "ikinci-sifre-22")]);
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  expect(answers.filter(({ status }) => status === 410).length).toBe(1);
  const winner = answers[0].status === 200 ? "birinci-sifre-11" : "ikinci-sifre-22";
  expect((await login(email, winner)).status).toBe(200);
});

test("[T18] only the newest reset link works", async () => {
  const { email } = await anAccount("teacher");
  await askReset(email);
  const first = await linkToken(email);
  await askReset(email);
  const second = await linkToken(email, 2);
  expect((await reset(first, goodPassword)).status).toBe(410);
  expect((await reset(second, goodPassword)).status).toBe(200);
});

test("a refused password does not use the link up", async () => {
  const { email } = await anAccount("student", { name: "Kerem Can Aslan" });
  await askReset(email);
  const token = await linkToken(email);
  for (const bad of ["kisa", "password1", "keremcanaslan", 12345678, null]) {
    const { status, json } = await reset(token, bad);
    expect([status, Object.keys(json.fields!)]).toEqual([400, ["new_password"]]);
  }
  expect((await reset(token, goodPassword)).status).toBe(200);
});

test("a reset opens a locked account", async () => {
  const { email } = await anAccount("student");
  for (let i = 0; i < 5; i++) await login(email, `yanlış-${i}`);
  expect((await login(email, goodPassword)).status).toBe(429);
  await askReset(email);
  await reset(await linkToken(email), goodPassword);
  expect((await login(email, goodPassword)).status).toBe(200);
});

test("a reset link of an hour ago is over", async () => {
  const late = await anAccount("student");
  await askReset(late.email);
  const token = await linkToken(late.email);
  await age(late.id, 3_600_000);
  expect((await reset(token, goodPassword)).status).toBe(410);
});

test("a link of one kind does not work as the other", async () => {
  const { email } = await anAccount("student");
  await askReset(email);
  const token = await linkToken(email);
  expect((await call("GET", `/api/auth/verify/${token}`)).status).toBe(410);
  expect((await verify(token)).status).toBe(410);
  await register({ email: "tur@okul.test" });
  expect((await reset(await linkToken("tur@okul.test"), goodPassword)).status).toBe(410);
});

test("[T18] another password ends every link that was mailed before, however it was set", async () => {
  const byProfile = await anAccount("teacher");
  await askReset(byProfile.email);
  const token = await linkToken(byProfile.email);
  const body = { current_password: byProfile.password, new_password: `${goodPassword}-yeni` };
  expect((await call("PUT", "/api/user/profile", { token: byProfile.token, body })).status).toBe(200);
  const late = await reset(token, "baska-bir-sifre-7");
  expect([late.status, late.json.code]).toEqual([410, "token_expired"]);
  expect((await login(byProfile.email, `${goodPassword}-yeni`)).status).toBe(200);

  const byReset = await anAccount("teacher");
  await askReset(byReset.email);
  const used = await linkToken(byReset.email);
  const { hash } = newMailToken();
  const link = { hash, userId: byReset.id, createdAt: 0, expiresAt: Date.now() + 3_600_000 };
  await database(env.DB)
    .insert(mailTokens)
    .values([
      { ...link, kind: "reset" },
      { ...link, kind: "verify", hash: `${hash}2` },
    ]);
  expect((await reset(used, goodPassword)).status).toBe(200);
  const left = await database(env.DB)
    .select()
    .from(mailTokens)
    .where(and(eq(mailTokens.userId, byReset.id), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, Date.now())));
  expect(left).toEqual([]);
});

test.each(["/api/auth/reset-password/request", "/api/auth/verify/resend"])(
  "[T15] %s answers before it is looked up whether the address exists",
  async (path) => {
    const known = await anAccount("teacher");
    await register({ email: "bekler@okul.test" });
    for (const email of [known.email, "bekler@okul.test", "yok@okul.test"]) {
      let asked = 0;
      // A database that never answers: a reply given without it cannot depend on it.
      const DB = new Proxy(env.DB, {
        get: () => () => {
          asked++;
          return new Proxy({}, { get: (_, name) => (name === "then" ? undefined : () => new Promise(() => {})) });
        },
      });
      const request = new Request(`${origin}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email }),
      });
      const response = await app.fetch(request, { ...env, DB }, createExecutionContext());
      expect([response.status, asked]).toEqual([200, 1]);
    }
  },
);

test.each(["nope", "%00", "a".repeat(5000), "' OR 1=1 --", "..%2f..%2fadmin", "🎲"])(
  "an unknown link is over: %s",
  async (token) => {
    const path = encodeURIComponent(decodeURIComponent(token));
    expect((await call("GET", `/api/auth/verify/${path}`)).json.code).toBe("token_expired");
    expect((await reset(path, goodPassword)).json.code).toBe("token_expired");
  },
);

test("[T15][ASVS 6.3.8] reset request and resend answer alike for everybody", async () => {
  const verified = await anAccount("teacher");
  const waiting = "bekleyen@okul.test";
  await register({ email: waiting });
  const nobody = "hickimse@okul.test";
  const asked = await Promise.all([verified.email, waiting, nobody].map(askReset));
  const resent = await Promise.all([verified.email, waiting, nobody].map(resend));
  for (const answers of [asked, resent]) {
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
  }
  expect((await mailsTo(waiting, 2)).map(({ subject }) => subject)).toEqual(["E-postanı doğrula", "E-postanı doğrula"]);
  expect((await mailsTo(verified.email, 1)).length).toBe(1);
  expect(await mailTo(nobody)).toEqual([]);
});

test("[T18] opening the page of a link changes nothing", async () => {
  const email = "sayfa@okul.test";
  await register({ email });
  const token = await linkToken(email);
  await call("GET", `/auth/verify-email?token=${token}`);
  expect((await verify(token)).json.already_verified).toBe(false);
});
