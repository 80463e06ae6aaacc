import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { MessageReply } from "#protocol/http/people";
import { anAccount, goodPassword, login, storedUser } from "./accounts";
import { call } from "./http";
import { linkToken, mailsTo, mailTo } from "./mailbox";

const askReset = (email: string) => call<MessageReply>("POST", "/api/auth/reset-password/request", { body: { email } });
const resend = (email: string) => call<MessageReply>("POST", "/api/auth/verify/resend", { body: { email } });
const reset = (token: string, new_password: unknown) =>
  call("POST", `/api/auth/reset-password/${token}`, { body: { new_password } });

/** A day passes for this person's links. */
const age = (userId: string, ms: number) =>
  env.DB.prepare("UPDATE mail_tokens SET expires_at = expires_at - ?, created_at = created_at - ? WHERE user_id = ?")
    .bind(ms, ms, userId)
    .run();

test("a reset sets the password, ends every session, works once and is told to the owner", async () => {
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

test("two parallel uses of one link give one success", async () => {
  const { email } = await anAccount("teacher");
  await askReset(email);
  const token = await linkToken(email);
  const answers = await Promise.all([reset(token, "birinci-sifre-11"), reset(token, "ikinci-sifre-22")]);
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  expect(answers.filter(({ status }) => status === 410).length).toBe(1);
  const winner = answers[0].status === 200 ? "birinci-sifre-11" : "ikinci-sifre-22";
  expect((await login(email, winner)).status).toBe(200);
});

test("only the newest reset link works", async () => {
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

test("a reset link proves the address too", async () => {
  const { id, email } = await anAccount("teacher", { verified: false });
  await askReset(email);
  await reset(await linkToken(email), goodPassword);
  expect((await storedUser(id))!.verifiedAt).not.toBeNull();
});

test("reset and verify links of an hour and of a day ago are over", async () => {
  const late = await anAccount("student", { verified: false });
  await askReset(late.email);
  const resetToken = await linkToken(late.email);
  await resend(late.email);
  const verifyToken = await linkToken(late.email, 2);
  await age(late.id, 3_600_000);
  expect((await reset(resetToken, goodPassword)).status).toBe(410);
  await age(late.id, 23 * 3_600_000);
  expect((await call("GET", `/api/auth/verify/${verifyToken}`)).status).toBe(410);
});

test("a link of one kind is none of the other", async () => {
  const { email } = await anAccount("student", { verified: false });
  await askReset(email);
  expect((await call("GET", `/api/auth/verify/${await linkToken(email)}`)).status).toBe(410);
  await resend(email);
  expect((await reset(await linkToken(email, 2), goodPassword)).status).toBe(410);
});

test.each(["nope", "%00", "a".repeat(5000), "' OR 1=1 --", "..%2f..%2fadmin", "🎲"])(
  "an unknown link is over, whatever it is: %s",
  async (token) => {
    const path = encodeURIComponent(decodeURIComponent(token));
    expect((await call("GET", `/api/auth/verify/${path}`)).json.code).toBe("token_expired");
    expect((await reset(path, goodPassword)).json.code).toBe("token_expired");
  },
);

test("reset request and resend answer alike for everybody", async () => {
  const verified = await anAccount("teacher");
  const unverified = await anAccount("teacher", { verified: false });
  const nobody = "hickimse@okul.test";
  const asked = await Promise.all([verified.email, unverified.email, nobody].map(askReset));
  const resent = await Promise.all([verified.email, unverified.email, nobody].map(resend));
  for (const answers of [asked, resent]) {
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
  }
  expect((await mailsTo(unverified.email, 2)).length).toBe(2);
  expect((await mailsTo(verified.email, 1)).length).toBe(1);
  expect(await mailTo(nobody)).toEqual([]);
});

test("nobody's mailbox is flooded through us", async () => {
  const { email } = await anAccount("teacher");
  for (let i = 0; i < 45; i++) expect((await askReset(email)).status).toBe(200);
  const mails = await mailsTo(email, 40);
  expect(mails.length).toBe(40);
});

test("opening the page of a link changes nothing", async () => {
  const { id, email } = await anAccount("student", { verified: false });
  await resend(email);
  const token = await linkToken(email);
  await call("GET", `/auth/verify-email?token=${token}`);
  expect((await storedUser(id))!.verifiedAt).toBeNull();
});
