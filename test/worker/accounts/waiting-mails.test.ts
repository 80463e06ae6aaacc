import { env } from "cloudflare:workers";
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { PeopleReply, RegisterReply, RemailedReply, UnsentMail } from "#protocol/http/replies/people";
import type { WorkedOffPage } from "#protocol/http/page";
import type { ReplyOf } from "#protocol/http/replies/reply";
import { app } from "../../../worker/app";
import { sendDueMails } from "#services/sign-in/mail";
import { anAccount, goodPassword, verify } from "../helpers/accounts/accounts";
import { linkToken, mailTo } from "../helpers/accounts/mailbox";
import { call, origin } from "../helpers/http";

type People = ReplyOf<typeof PeopleReply>;
type Remailed = ReplyOf<typeof RemailedReply>;
type Mails = WorkedOffPage<UnsentMail>;

const school = "203.0.113.9";
const admin = await anAccount("admin");

/** A deployment, and the mails that its mail service took. */
function outside() {
  const sent: { to: string; text: string }[] = [];
  const state = { fault: "" };
  const send = async (mail: { to: string; text: string }) => {
    if (state.fault) throw new Error(state.fault);
    sent.push(mail);
    return { messageId: "1" };
  };
  return { sent, state, env: { ...env, DEV_INBOX: "off", EMAIL: { send } as unknown as SendEmail } };
}

/** Makes a call and waits for everything that goes on after its answer. */
async function ask(there: Env, path: string, body: object, address = school) {
  const context = createExecutionContext();
  const request = new Request(`${origin}/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": address },
    body: JSON.stringify(body),
  });
  const response = await app.fetch(request, there, context);
  const json = await response.json<RegisterReply & { code?: string }>();
  await waitOnExecutionContext(context);
  return { status: response.status, json };
}
const register = (there: Env, email: string, address?: string) =>
  ask(there, "register", { name: "Ali", email, password: goodPassword, role: "teacher" }, address);

/** Copies the newest mail that was asked for. */
const copies = (prefix: string, held: string, many: number) =>
  env.DB.prepare(
    `INSERT INTO mails (id, "to", subject, text, html, created_at, sent_at, next_try_at, held, client_key)
     SELECT ?1 || value, '', '', '', '', created_at, sent_at, 0, ?2, client_key
     FROM json_each(?3), (SELECT * FROM mails WHERE kind = 'asked' ORDER BY created_at DESC LIMIT 1)`,
  ).bind(crypto.randomUUID() + prefix, held, JSON.stringify(Array.from({ length: many }, (_, i) => i)));

/** As many registrations from there as one, whose mails went out or wait. */
async function fill(there: Env, address: string, { sent = 0, held = 0 }) {
  await register(there, "ilk@ornek.test", address);
  await env.DB.batch([copies("gitti", "", sent - 1), copies("bekler", "registration", held)]);
}

beforeEach(() => env.DB.prepare("DELETE FROM mails").run());

const pass = (ms: number) => env.DB.prepare("UPDATE mails SET created_at = created_at - ?").bind(ms).run();
const listed = async (state: string) =>
  (await call<Mails>("GET", `/api/admin/mails?state=${state}`, { token: admin.token })).json.items;
const unverified = async (q: string) =>
  (await call<People>("GET", `/api/admin/users?state=unverified&q=${q}`, { token: admin.token })).json.items;

test("a staff meeting of 75 behind one address all get their mail at once", async () => {
  const out = outside();
  const replies = [];
  for (let i = 0; i < 75; i += 1) replies.push(await register(out.env, `ogretmen${i}@ornek.test`));
  expect(new Set(replies.map(({ status, json }) => `${status} ${json.mail}`))).toEqual(new Set(["201 undefined"]));
  expect(out.sent.length).toBe(75);
});

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

test("[T41] a flood is refused once as many wait as may go out in an hour", async () => {
  const out = outside();
  await fill(out.env, "198.51.100.1", { sent: 300, held: 300 });
  const flood = await register(out.env, "fazla@ornek.test", "198.51.100.1");
  expect([flood.status, flood.json.code]).toEqual([429, "rate_limited"]);
});

test("addresses of a named school do not count towards the network's limit, nor wait for it", async () => {
  const out = outside();
  await call("POST", "/api/admin/domains", { token: admin.token, body: { domain: "ornek-okulu.k12.tr" } });
  await fill(out.env, "198.51.100.2", { sent: 300 });
  expect((await register(out.env, "yabanci@ornek.test", "198.51.100.2")).json.mail).toBe("waiting");
  const own = await register(out.env, "ayse@ornek-okulu.k12.tr", "198.51.100.2");
  expect([own.status, own.json.mail]).toEqual([201, undefined]);
  expect(out.sent.at(-1)!.to).toBe("ayse@ornek-okulu.k12.tr");
  await env.DB.batch([copies("gitti", "", 73)]);
  expect((await register(out.env, "veli@ornek-okulu.k12.tr", "198.51.100.2")).json.mail).toBe(undefined);
});

test("[T41] a thousand invitations use up neither registrations nor resets, and go out by and by", async () => {
  const numbers = async () =>
    (await env.DB.prepare("SELECT held, count(*) AS many FROM mails GROUP BY held ORDER BY held").all()).results;
  for (const part of ["a", "b"]) {
    const rows = Array.from({ length: 500 }, (_, i) => ({
      name: "Ece",
      email: `${part}${i}@davet.test`,
      school_id: null,
    }));
    await call("POST", "/api/admin/invitations", { token: admin.token, body: { rows } });
  }
  await expect.poll(numbers).toEqual([
    { held: "", many: 150 },
    { held: "invitation", many: 850 },
  ]);
  expect(await listed("waiting")).toMatchObject({ 0: { reason: "daily_limit", kind: "notice" } });

  const out = outside();
  await register(out.env, "yeni@ornek.test", "198.51.100.10");
  await env.DB.batch([copies("gitti", "", 448)]);
  expect((await register(out.env, "baska@ornek.test", "198.51.100.11")).json.mail).toBe(undefined);
  expect((await register(out.env, "gec@ornek.test", "198.51.100.12")).json.mail).toBe("waiting");
  const people = [await anAccount("teacher"), await anAccount("teacher"), await anAccount("teacher")] as const;
  const reset = async ({ email }: { email: string }) => {
    await ask(env, "reset-password/request", { email }, crypto.randomUUID());
    return (await mailTo(email)).length;
  };
  expect(await reset(people[0])).toBe(1);
  await env.DB.batch([copies("gitti", "", 298)]);
  expect([await reset(people[1]), await reset(people[2])]).toEqual([1, 0]);
  await sendDueMails(env);
  const full = [
    { held: "", many: 900 },
    { held: "invitation", many: 850 },
    { held: "mail", many: 1 },
    { held: "registration", many: 1 },
  ];
  expect(await numbers()).toEqual(full);

  await env.DB.prepare("UPDATE invitations SET expires_at = ?")
    .bind(Date.now() + 1_000)
    .run();
  await pass(86_400_000);
  await sendDueMails(env);
  expect(await numbers()).toEqual([
    { held: "", many: 900 + 152 },
    { held: "invitation", many: 700 },
  ]);
  const row = await env.DB.prepare(
    "SELECT min(expires_at) AS at FROM invitations JOIN mails ON hash = link_hash WHERE held > ''",
  );
  expect((await row.first<{ at: number }>())!.at).toBeGreaterThan(Date.now() + 13 * 86_400_000);

  await env.DB.prepare("DELETE FROM invitations WHERE email LIKE 'b%'").run();
  await sendDueMails(env);
  expect((await numbers()).at(-1)!.many).toBeLessThan(700);
});

test("a reset that waits goes out though registrations of many networks have waited for longer", async () => {
  await register(env, "bekleyen@ornek.test");
  await env.DB.batch([copies("bekler", "registration", 60)]);
  await env.DB.prepare("UPDATE mails SET client_key = id, created_at = created_at - 1000").run();
  await ask({ ...env, MAILS_PER_DAY: "1" }, "reset-password/request", { email: admin.email });
  expect(await mailTo(admin.email)).toEqual([]);
  await sendDueMails({ ...env, MAILS_PER_DAY: "2" });
  expect((await mailTo(admin.email)).length).toBe(1);
});

test("75 addresses of a named school leave a network its 300 others in the same hour", async () => {
  const out = outside();
  await call("POST", "/api/admin/domains", { token: admin.token, body: { domain: "kurul.k12.tr" } });
  await register(out.env, "ilk@kurul.k12.tr", "198.51.100.9");
  await env.DB.batch([copies("gitti", "", 74)]);
  await fill(out.env, "198.51.100.9", { sent: 299 });
  expect((await register(out.env, "son@ornek.test", "198.51.100.9")).json.mail).toBe(undefined);
});

test("[T41] one line's registrations of a day and its places in the queue are counted over all schools", async () => {
  const out = outside();
  for (const domain of ["bir.k12.tr", "iki.k12.tr"])
    await call("POST", "/api/admin/domains", { token: admin.token, body: { domain } });
  await register(out.env, "ilk@bir.k12.tr", "198.51.100.6");
  await env.DB.batch([copies("gitti", "", 373)]);
  expect((await register(out.env, "son@ornek.test", "198.51.100.6")).json.mail).toBe(undefined);
  for (const email of ["gec@bir.k12.tr", "gec@iki.k12.tr", "gec@ornek.test"])
    expect((await register(out.env, email, "198.51.100.6")).json.mail).toBe("waiting");
  expect((await register(out.env, "komsu@ornek.test", "198.51.100.7")).json.mail).toBe(undefined);
  await register(out.env, "daha-gec@iki.k12.tr", "198.51.100.6");
  await env.DB.batch([copies("bekler", "registration", 296)]);
  for (const email of ["fazla@bir.k12.tr", "fazla@iki.k12.tr", "fazla@ornek.test"])
    expect((await register(out.env, email, "198.51.100.6")).status).toBe(429);
  await sendDueMails(out.env);
  expect(out.sent.map(({ to }) => to)).toEqual(["ilk@bir.k12.tr", "son@ornek.test", "komsu@ornek.test"]);
  await env.DB.prepare("DELETE FROM mails WHERE id LIKE '%bekler%'").run();
  await pass(86_400_000);
  await sendDueMails(out.env);
  expect(out.sent.slice(3).map(({ to }) => to.split("@")[0])).toEqual(["gec", "gec", "gec", "daha-gec"]);
});

test("[T41] links sent again count among the line's registrations", async () => {
  const out = outside();
  await fill(out.env, "198.51.100.8", { sent: 300 });
  await ask(out.env, "verify/resend", { email: "ilk@ornek.test" }, "198.51.100.8");
  expect(out.sent.length).toBe(1);
  expect(await listed("waiting")).toMatchObject([{ to: "ilk@ornek.test", reason: "hourly_limit" }]);
});

test("[F21] a mail service that refuses for an hour loses nothing; the mail is listed with its reason", async () => {
  const out = outside();
  out.state.fault = "E_INTERNAL_SERVER_ERROR";
  await register(out.env, "bekler@ornek.test", "198.51.100.3");
  expect(await listed("failed")).toMatchObject([{ to: "bekler@ornek.test", state: "failed", reason: "not_accepted" }]);
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

test("[T41] an administrator over the limit is not told that a mail waits to an address that has had enough", async () => {
  const email = "cok-posta@ornek.test";
  for (let i = 0; i < 5; i++) await register(env, email);
  const [person] = await unverified("cok-posta");
  const again = () => call<Remailed>("POST", `/api/admin/users/${person!.id}/resend`, { token: admin.token });
  await register(env, "bos-posta@ornek.test");
  const [other] = await unverified("bos-posta");
  const first = await call<Remailed>("POST", `/api/admin/users/${other!.id}/resend`, { token: admin.token });
  expect([first.status, first.json.mail]).toEqual([200, undefined]);
  await env.DB.batch([copies("gitti", "", 59)]);
  const waiting = async () => (await env.DB.prepare(`SELECT "to" FROM mails WHERE held > ''`).all()).results;
  expect((await again()).status).toBe(429);
  expect(await waiting()).toEqual([]);
  // A stranger does not learn what an address has got.
  await fill(env, "198.51.100.13", { sent: 300 });
  for (const address of [email, "bos-posta@ornek.test"])
    expect((await register(env, address, "198.51.100.13")).json.mail).toBe("waiting");
  expect(await waiting()).toEqual([{ to: "bos-posta@ornek.test" }]);
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
