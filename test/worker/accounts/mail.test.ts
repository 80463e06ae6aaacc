import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { MailboxReply } from "#protocol/http/replies/service";
import { app } from "../../../worker/app";
import { sendDueMails } from "#services/sign-in/mail";
import { database } from "#db/database";
import { claimMail, newMail } from "#db/mails";
import { mails } from "#db/schema/mails";
import { anAccount } from "../helpers/accounts/accounts";
import { call } from "../helpers/http";
import { mailsTo } from "../helpers/accounts/mailbox";
import { ask, outside, register } from "../helpers/accounts/mail-limits";

const queued = (to: string) => database(env.DB).select().from(mails).where(eq(mails.to, to));
/** Makes the next try of every waiting mail due now. */
const later = () => env.DB.prepare("UPDATE mails SET next_try_at = 0").run();

test("a deployment sends the mail from its own address and keeps nothing of it", async () => {
  const out = outside();
  const email = "disarida@okul.test";
  expect((await register(out.env, email)).status).toBe(201);
  expect(out.sent).toEqual([
    {
      from: { email: env.MAIL_FROM, name: "Bilye" },
      to: email,
      subject: "E-postanızı doğrulayın",
      text: expect.stringContaining("https://bilye.test/auth/verify-email?token="),
      html: expect.stringContaining("https://bilye.test/auth/verify-email?token="),
    },
  ]);
  expect(await queued(email)).toEqual([]);
});

test("[F21] a failing mailer loses nothing: the call succeeds, the cron sends it later, once", async () => {
  const out = outside();
  out.state.fault = "E_DELIVERY: mailbox kisi@okul.test is away";
  const email = "sonra@okul.test";
  const log = vi.spyOn(console, "error");
  expect((await register(out.env, email)).status).toBe(201);
  expect(log.mock.calls.flat().join()).toContain("mail_failed");
  expect(log.mock.calls.flat().join()).not.toContain("kisi@okul.test");
  expect((await queued(email))[0]).toMatchObject({ attempts: 1, sentAt: null });

  await sendDueMails(out.env);
  expect((await queued(email))[0]!.attempts).toBe(1);
  await later();
  await sendDueMails(out.env);
  expect((await queued(email))[0]!.attempts).toBe(2);
  out.state.fault = "";
  await later();
  await Promise.all([sendDueMails(out.env), sendDueMails(out.env)]);
  expect(out.sent.map(({ to }) => to)).toEqual([email]);
  expect(await queued(email)).toEqual([]);
});

test("each failure waits twice as long, six hours at most", async () => {
  const db = database(env.DB);
  const mail = { to: "b@okul.test", subject: "s", text: "t", html: "h" };
  const counted = { recipientKey: "b", now: 0, asker: { rule: "mailbox", clientKey: "b" }, perDay: 1 } as const;
  await newMail(db, { id: "bekleyen", mail, kind: "notice", requestId: "", ...counted });
  const waits = [];
  for (let now = 0, i = 0; i < 9; i++) {
    const claimed = await claimMail(db, "bekleyen", now);
    waits.push((claimed!.nextTryAt - now) / 60_000);
    now = claimed!.nextTryAt;
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 360, 360, 360]);
});

test("asking twice for an unknown address sends nothing", async () => {
  const out = outside();
  const asked = await ask(out.env, "reset-password/request", { email: "yok@okul.test" });
  expect([asked.status, out.sent]).toEqual([200, []]);
});

test("the local inbox is newest first and can be asked for one address", async () => {
  const { email } = await anAccount("teacher");
  for (let i = 0; i < 3; i++) {
    await call("POST", "/api/auth/reset-password/request", { body: { email } });
    await mailsTo(email, i + 1);
  }
  const mine = await mailsTo(email, 3);
  const times = mine.map(({ sent_at }) => sent_at);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(Object.keys(mine[0]!)).toEqual(["to", "subject", "text", "html", "sent_at"]);
  const upper = await call<MailboxReply>("GET", `/api/dev/mail?to=${email.toUpperCase()}`);
  expect(upper.json.items.length).toBe(3);
  const all = await call<MailboxReply>("GET", "/api/dev/mail");
  expect(all.json.items.length).toBeGreaterThanOrEqual(3);
});

test("[T14] the inbox's page shows links that can be clicked, and hostile names as text", async () => {
  const hostile = `<script>alert(1)</script>`;
  const { email } = await anAccount("teacher", { name: hostile });
  await call("POST", "/api/auth/reset-password/request", { body: { email } });
  const [mail] = await mailsTo(email);
  const link = /https:\S+/.exec(mail!.text)![0];
  const { status, text, headers } = await call("GET", `/dev/mail?to=${email}`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/text\/html/);
  expect(headers.get("content-security-policy")).toContain("style-src 'self'");
  expect(text).toContain(`<a href="${link}">${link}</a>`);
  expect(text).not.toContain(hostile);
  expect(text).not.toMatch(/<style|<script|style=|onclick/);
  const [, css] = /href="(\/dev\/mail\.css)"/.exec(text)!;
  const sheet = await call("GET", css!);
  expect([sheet.status, sheet.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
});

test.each([
  [`"><script>alert(1)</script>`, "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["x' onmouseover='1", "x&#39; onmouseover=&#39;1"],
])("the page's own search shows %s as text", async (to, shown) => {
  const { text } = await call("GET", `/dev/mail?to=${encodeURIComponent(to)}`);
  expect(text).toContain(`value="${shown}"`);
});

test.each(["/dev/mail", "/dev/mail.css", "/api/dev/mail"])("[T36] a deployment has no %s", async (path) => {
  const response = await app.request(path, {}, { ...env, DEV_INBOX: "off" });
  expect([response.status, await response.json()]).toMatchObject([404, { code: "not_found" }]);
});

test.each([
  ["127.0.0.1", 200],
  ["::1", 200],
  ["::ffff:127.0.0.1", 200],
  ["192.168.1.20", 404],
  ["203.0.113.5", 404],
  ["127.0.0.1.example", 404],
  ["::ffff:192.168.1.20", 404],
  ["fe80::1", 404],
])("[T46] the local inbox answers a client at %s with %i", async (address, status) => {
  const ask = (path: string) => app.request(path, { headers: { "cf-connecting-ip": address } }, env);
  for (const path of ["/dev/mail", "/dev/mail.css", "/api/dev/mail"]) expect((await ask(path)).status).toBe(status);
});

test.each([
  ["http://localhost:8080", 200],
  ["http://127.0.0.1:8080", 200],
  ["http://[::1]:8080", 200],
  ["http://stranger.example:8080", 404],
  ["http://localhost.stranger.example:8080", 404],
  ["http://127.0.0.1.stranger.example", 404],
])(
  "[T46] the inbox asked for as %s from this machine, to which any page may point its name, answers %i",
  async (origin, status) => {
    const headers = { "cf-connecting-ip": "127.0.0.1" };
    for (const path of ["/dev/mail", "/dev/mail.css", "/api/dev/mail"])
      expect((await app.request(`${origin}${path}`, { headers }, env)).status).toBe(status);
  },
);

test.each([
  ["http://localhost:8080", 200],
  ["http://127.0.0.1:8080", 200],
  ["http://[::1]:8080", 200],
  ["https://bilye.test", 200],
  ["https://bilye.localhost", 200],
  ["https://bilye.example", 500],
  ["https://localhost.example", 500],
  ["https://127.0.0.1.example", 500],
  ["http://192.168.1.20:8080", 200],
  ["http://10.0.0.5:8080", 200],
  ["http://172.20.1.5", 200],
  ["http://okul.local:8080", 200],
  ["http://172.32.1.5", 200],
  ["https://172.32.1.5", 500],
  ["http://192.168.1.20.example", 500],
  ["http://okul.local.example", 500],
  ["https://test", 500],
  ["", 500],
])("[T46] with the inbox on and APP_ORIGIN %s every call is answered %i", async (APP_ORIGIN, status) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const ask = async (DEV_INBOX: "on" | "off") =>
    (await app.request("/api/health", {}, { ...env, APP_ORIGIN, DEV_INBOX })).status;
  expect([await ask("on"), await ask("off")]).toEqual([status, 200]);
});
