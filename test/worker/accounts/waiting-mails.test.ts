import { env } from "cloudflare:workers";
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { PeopleReply, RemailedReply, UnsentMail } from "#protocol/http/replies/people";
import type { AdminStats } from "#protocol/http/replies/statistics";
import type { WorkedOffPage } from "#protocol/http/page";
import type { ReplyOf } from "#protocol/http/replies/reply";
import { app } from "../../../worker/app";
import { sendDueMails } from "#services/sign-in/mail";
import { anAccount, goodPassword, verify } from "../helpers/accounts/accounts";
import { linkToken, mailTo } from "../helpers/accounts/mailbox";
import { copies, fill, outside, pass, register } from "../helpers/accounts/mail-limits";
import { call, origin } from "../helpers/http";

type People = ReplyOf<typeof PeopleReply>;
type Remailed = ReplyOf<typeof RemailedReply>;
type Mails = WorkedOffPage<UnsentMail>;

const admin = await anAccount("admin");

beforeEach(() => env.DB.prepare("DELETE FROM mails").run());

const listed = async (state: string) =>
  (await call<Mails>("GET", `/api/admin/mails?state=${state}`, { token: admin.token })).json.items;
/** Mails that the menu counts for the administrator. */
const needing = async () =>
  (await call<AdminStats>("GET", "/api/admin/stats", { token: admin.token })).json.waiting.mails;
const unverified = async (q: string) =>
  (await call<People>("GET", `/api/admin/users?state=unverified&q=${q}`, { token: admin.token })).json.items;

test("[T41] mail above a network's limit waits, says so, is listed, and goes out when it may", async () => {
  const out = outside();
  await fill(out.env, "198.51.100.1", { sent: 300 });
  const late = await register(out.env, "gec@ornek.test", "198.51.100.1");
  expect([late.status, late.json.mail]).toEqual([201, "waiting"]);
  expect(late.json.message).toContain("Bağlantı birazdan gelecek");
  expect(out.sent.length).toBe(1);
  const [waiting] = await listed("waiting");
  expect(waiting).toMatchObject({
    to: "gec@ornek.test",
    subject: "E-postanızı doğrulayın",
    kind: "asked",
    state: "waiting",
    reason: "hourly_limit",
    request_id: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(JSON.stringify(waiting)).not.toContain("token=");

  await sendDueMails(out.env);
  expect(out.sent.length).toBe(1);
  await pass(3_590_000);
  expect(await needing()).toBe(0);
  await pass(-3_590_000);
  // A day passes: the mail's link has grown no older, since nobody has it.
  await env.DB.prepare("UPDATE registrations SET expires_at = ? WHERE email = 'gec@ornek.test'")
    .bind(Date.now() + 1_000)
    .run();
  await pass(3_600_000);
  await sendDueMails(out.env);
  expect(out.sent.at(-1)!.to).toBe("gec@ornek.test");
  expect(await listed("waiting")).toEqual([]);
  const row = await env.DB.prepare("SELECT expires_at FROM registrations WHERE email = 'gec@ornek.test'").first<{
    expires_at: number;
  }>();
  expect(row!.expires_at).toBeGreaterThan(Date.now() + 23 * 3_600_000);
});

test("[F21] a mail service that refuses for an hour loses nothing; the mail is listed with its reason", async () => {
  const out = outside();
  out.state.fault = "E_INTERNAL_SERVER_ERROR";
  await register(out.env, "bekler@ornek.test", "198.51.100.3");
  expect(await listed("failed")).toMatchObject([{ to: "bekler@ornek.test", state: "failed", reason: "service_away" }]);
  // It goes by itself at first; an hour later somebody has to look.
  expect(await needing()).toBe(0);
  await pass(3_600_001);
  expect(await needing()).toBe(1);
  await env.DB.prepare("UPDATE mails SET next_try_at = 0").run();
  out.state.fault = "";
  await sendDueMails(out.env);
  expect(out.sent.map(({ to }) => to)).toEqual(["bekler@ornek.test"]);
  expect(await listed("failed")).toEqual([]);
});

test("an address that does not exist is tried again only when an administrator asks", async () => {
  const out = outside();
  out.state.fault = "E_RECIPIENT_SUPPRESSED: no such mailbox";
  await register(out.env, "yok@ornek.test", "198.51.100.4");
  const [mail] = await listed("failed");
  expect(mail).toMatchObject({ to: "yok@ornek.test", reason: "no_address" });
  expect(await needing()).toBe(1);
  out.state.fault = "";
  await env.DB.prepare("UPDATE mails SET next_try_at = next_try_at - 6 * 86400000").run();
  await sendDueMails(out.env);
  expect(out.sent).toEqual([]);
  const again = () => call<{ state: string }>("POST", `/api/admin/mails/${mail!.id}/again`, { token: admin.token });
  // The test's own calls go to the local inbox, which takes every mail.
  const replies = [await again(), await again()];
  expect(replies.map(({ status, json }) => [status, json.state])).toEqual([
    [200, "sent"],
    [404, undefined],
  ]);
});

test("people who have not opened their link are found by words in any order, in Turkish letters of any case", async () => {
  const email = "aranan-kisi@ornek.test";
  const body = { name: "Şükrü Çağrı IŞIK", email, password: goodPassword, role: "teacher", school: "Ölçü Lisesi" };
  await call("POST", "/api/auth/register", { body });
  for (const q of ["ışık şükrü", "isik cagri", "OLCU aranan-kisi"]) {
    expect(await unverified(encodeURIComponent(q))).toMatchObject([{ email }]);
  }
  expect(await unverified(encodeURIComponent("ışık ahmet"))).toEqual([]);
});

test("an administrator sends the link again, and mends a mistyped address with the password", async () => {
  const out = outside();
  await register(out.env, "yanlis-yazilmis@ornek.test", "198.51.100.5");
  const [person] = await unverified("yanlis-yazilmis");
  expect(person).toMatchObject({ email: "yanlis-yazilmis@ornek.test", is_email_verified: false, approval: "pending" });
  const path = `/api/admin/users/${person!.id}`;
  const { token, password } = admin;
  expect((await call<Remailed>("POST", `${path}/resend`, { token })).json.user).toEqual(person);

  const mend = (email: string, given: string) =>
    call<Remailed & { fields: object }>("PUT", `${path}/email`, { token, body: { email, password: given } });
  expect((await mend("dogru@ornek.test", "yanlış")).status).toBe(400);
  expect((await mend(admin.email, password)).json.fields).toEqual({ email: "Bu adres başka bir hesabın." });
  expect((await mend("dogru@ornek.test", password)).json.user).toEqual({ ...person, email: "dogru@ornek.test" });

  const link = await linkToken("dogru@ornek.test");
  const old = /[?]token=([\w-]+)/.exec(out.sent[0]!.text)![1]!;
  expect((await verify(old)).status).toBe(410);
  expect((await verify(link)).status).toBe(200);
  expect((await call("POST", `${path}/resend`, { token })).status).toBe(404);
  expect((await mend("baska@ornek.test", password)).status).toBe(404);
  expect(await unverified("dogru")).toEqual([]);
});

const held = async () => (await env.DB.prepare(`SELECT "to" FROM mails WHERE held > ''`).all()).results;

test("[T41] an administrator over the limit is not told that a mail waits to an address that has had enough", async () => {
  const email = "cok-posta@ornek.test";
  for (let i = 0; i < 15; i++) await register(env, email, `198.51.100.${20 + i}`);
  const [person] = await unverified("cok-posta");
  const again = () => call<Remailed>("POST", `/api/admin/users/${person!.id}/resend`, { token: admin.token });
  await register(env, "bos-posta@ornek.test");
  const [other] = await unverified("bos-posta");
  const first = await call<Remailed>("POST", `/api/admin/users/${other!.id}/resend`, { token: admin.token });
  expect([first.status, first.json.mail]).toEqual([200, undefined]);
  await env.DB.batch([copies("gitti", "", 59)]);
  expect((await again()).status).toBe(429);
  expect(await held()).toEqual([]);
  // A stranger does not learn what an address has got.
  await fill(env, "198.51.100.13", { sent: 300 });
  for (const address of [email, "bos-posta@ornek.test"])
    expect((await register(env, address, "198.51.100.13")).json.mail).toBe("waiting");
  expect(await held()).toEqual([{ to: "bos-posta@ornek.test" }]);
});

test("[F21] a reset that is asked for while the database is away is mailed once it is back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let isAway = true;
  const DB = new Proxy(env.DB, {
    get(target, key) {
      if (isAway) throw new Error("D1 DB is overloaded");
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  const request = new Request(`${origin}/api/auth/reset-password/request`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: admin.email }),
  });
  const context = createExecutionContext();
  expect((await app.fetch(request, { ...env, DB }, context)).status).toBe(200);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await mailTo(admin.email)).toEqual([]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(3_000);
  await waitOnExecutionContext(context);
  expect((await mailTo(admin.email)).map(({ subject }) => subject)).toEqual(["Yeni şifrenizi belirleyin"]);
});
