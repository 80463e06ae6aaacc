import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { mailsPerDay, post, sendDueMails } from "#services/sign-in/mail";
import { database } from "#db/database";
import { mails } from "#db/schema/mails";
import { registrations } from "#db/schema/people";
import { anAccount, goodPassword, verify } from "../helpers/accounts/accounts";
import { call } from "../helpers/http";
import { linkToken, mailTo } from "../helpers/accounts/mailbox";
import { ask as answered, outside, pass } from "../helpers/accounts/mail-limits";
import { aPerson } from "../helpers/accounts/people";

const db = database(env.DB);
const person = { name: "Ali", password: goodPassword, role: "student" };
const later = { waitUntil: () => {} };

/** Makes a call, by default from a line of its own, and gives its answer as text. */
const ask = async (there: Env, path: string, body: object, address: string = crypto.randomUUID()) =>
  JSON.stringify(await answered(there, path, body, address));
const askReset = (there: Env, email: string, address?: string) =>
  ask(there, "reset-password/request", { email }, address);

function capsLogged() {
  const spy = vi.spyOn(console, "warn");
  onTestFinished(() => spy.mockRestore());
  return () =>
    spy.mock.calls
      .map(([line]) => JSON.parse(String(line)) as { event: string; caps?: string[] })
      .flatMap(({ event, caps }) => (event === "mail_capped" ? caps! : []));
}
const mailsTo = (emails: readonly string[]) => Promise.all(emails.map(async (email) => (await mailTo(email)).length));
const anHourPasses = () => pass(3_600_000);

test("[T41] of 150 resets asked for at once five are mailed for one client, fifteen for all, and each is answered alike", async () => {
  const [one, other] = [await anAccount("teacher"), await anAccount("teacher")];
  const unknown = await askReset(env, "yok@okul.test");
  const askMany = (email: string, address?: string) =>
    Promise.all(Array.from({ length: 150 }, () => askReset(env, email, address)));
  const answers = [await askMany(one.email, "198.51.100.70"), await askMany(other.email)].flat();
  expect(new Set(answers)).toEqual(new Set([unknown]));
  expect(await mailsTo([one.email, other.email])).toEqual([5, 15]);
  await askReset(env, one.email, "198.51.100.71");
  await anHourPasses();
  await askReset(env, one.email, "198.51.100.70");
  await askReset(env, other.email);
  expect(await mailsTo([one.email, other.email])).toEqual([7, 16]);
});

test("[T41] in a day one client causes twenty mails of a sort to an address, and all clients sixty", async () => {
  const { email } = await anAccount("teacher");
  const ask = async (address?: string) => {
    for (let hour = 0; hour < 5; hour++) {
      for (let i = 0; i < 5; i++) await askReset(env, email, address);
      await anHourPasses();
    }
  };
  await ask("198.51.100.72");
  expect(await mailsTo([email])).toEqual([20]);
  for (let i = 0; i < 3; i++) await ask();
  expect(await mailsTo([email])).toEqual([60]);
});

test("[T41] a stranger's registrations with somebody's address do not keep the owner's own away", async () => {
  const email = "sahibi@okul.test";
  for (let i = 0; i < 7; i++) await ask(env, "register", { ...person, email, name: "Yabancı" }, "198.51.100.75");
  expect(await mailsTo([email])).toEqual([5]);
  await ask(env, "register", { ...person, email, name: "Sahibi" }, "198.51.100.76");
  const [own] = await mailTo(email);
  expect((await verify(/[?]token=([\w-]+)/.exec(own!.text)![1]!)).json.user.name).toBe("Sahibi");
});

test("[T41] three lines that register somebody's address as often as they may leave the owner the first mail", async () => {
  const email = "uc-hat@okul.test";
  for (const line of ["81", "82", "83"])
    for (let i = 0; i < 5; i++) await ask(env, "register", { ...person, email, name: "Yabancı" }, `198.51.100.${line}`);
  expect(await mailsTo([email])).toEqual([11]);
  await ask(env, "register", { ...person, email, name: "Sahibi" }, "198.51.100.84");
  const [own] = await mailTo(email);
  expect((await verify(/[?]token=([\w-]+)/.exec(own!.text)![1]!)).json.user.name).toBe("Sahibi");
});

test("[T41] mails that have gone out count as well, without a word to anybody", async () => {
  const out = outside();
  const { email } = await anAccount("teacher");
  for (let i = 0; i < 7; i++) await askReset(out.env, email, "198.51.100.77");
  expect(out.sent.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => email));
  expect(await db.select().from(mails).where(eq(mails.to, email))).toEqual([]);
  const rows = JSON.stringify(await db.select().from(mails).where(eq(mails.to, "")));
  for (const secret of [email, "198.51.100.77", "token="]) expect(rows).not.toContain(secret);
});

test("[T41] registrations and new links count too; an unmailed one is not kept, and its answer is the same", async () => {
  const [email, address] = ["dolu@okul.test", "198.51.100.78"];
  const register = () => ask(env, "register", { ...person, email }, address);
  const resend = () => ask(env, "verify/resend", { email }, address);
  const answers = [];
  for (let i = 0; i < 4; i++) answers.push(await register());
  const resent = [await resend(), await resend()];
  answers.push(await register());
  expect([new Set(answers).size, new Set(resent).size]).toEqual([1, 1]);
  expect((await mailTo(email)).length).toBe(5);
  expect((await db.select().from(registrations).where(eq(registrations.email, email))).length).toBe(4);
  // The last mailed link is still good: nothing has taken its place.
  expect((await verify(await linkToken(email, 5))).status).toBe(200);
});

test("[T41] strangers who register with an address or try passwords hold back no link to a new password", async () => {
  const { email } = await anAccount("teacher");
  for (let i = 0; i < 6; i++) await ask(env, "register", { ...person, email }, "198.51.100.80");
  expect((await mailTo(email)).map(({ subject }) => subject)).toEqual(
    Array.from({ length: 5 }, () => "Bu adresle zaten bir hesabınız var"),
  );
  await askReset(env, email);
  expect((await mailTo(email))[0]!.subject).toBe("Yeni şifrenizi belirleyin");
});

test("[T41] one client causes sixty mails an hour, whatever it changes within its line", async () => {
  const people = await Promise.all(Array.from({ length: 64 }, () => aPerson("student")));
  await Promise.all(people.map(({ email }, i) => askReset(env, email, `2001:db8:7:${i.toString(16)}::1`)));
  const counts = await Promise.all(people.map(async ({ email }) => (await mailTo(email)).length));
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(60);
  const neighbour = await aPerson("student");
  await askReset(env, neighbour.email, "2001:db8:8::1");
  expect((await mailTo(neighbour.email)).length).toBe(1);
});

test("[T41] a day has its limit for all together; a notice goes out all the same, and the operator hears of it", async () => {
  await env.DB.prepare("UPDATE mails SET created_at = 0").run();
  const logged = capsLogged();
  const there = { ...env, MAILS_PER_DAY: "4" };
  const accounts = await Promise.all(Array.from({ length: 5 }, () => anAccount("student")));
  await Promise.all(accounts.map(({ email }) => askReset(there, email)));
  const written = await Promise.all(accounts.map(async ({ email }) => (await mailTo(email)).length));
  expect(written.reduce((sum, n) => sum + n, 0)).toBe(3);
  expect(logged()).toEqual(["day", "day"]);
  const mail = { to: accounts[0]!.email, subject: "Şifreniz değişti", text: "t", html: "h" };
  await post(there, later, mail);
  expect((await mailTo(mail.to))[0]!.subject).toBe(mail.subject);
  await pass(86_400_000);
  await askReset(there, "yok@okul.test");
  await askReset(there, accounts[4]!.email);
  expect((await mailTo(accounts[4]!.email))[0]!.subject).toBe("Yeni şifreni belirle");
});

test("[T41] one client causes three hundred mails a day, and no more", async () => {
  const [first, late, other] = await Promise.all([1, 2, 3].map(() => anAccount("student")));
  await askReset(env, first!.email, "198.51.100.80");
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 299)
    INSERT INTO mails (id, "to", subject, text, html, created_at, next_try_at, sent_at, client_key)
    SELECT 'm' || i, '', '', '', '', created_at - 23 * 3600000, 0, 0, client_key FROM n, mails WHERE "to" = ?`,
  )
    .bind(first!.email)
    .run();
  const logged = capsLogged();
  await askReset(env, late!.email, "198.51.100.80");
  await askReset(env, other!.email, "198.51.100.81");
  const [forLate, forOther] = await Promise.all([late, other].map((one) => mailTo(one!.email)));
  expect([forLate!.length, forOther!.length, logged()]).toEqual([0, 1, ["client"]]);
  await anHourPasses();
  await askReset(env, late!.email, "198.51.100.80");
  expect((await mailTo(late!.email)).length).toBe(1);
});

test("[T41] registrations use half of the day's mails; links to a new password still go out, as many as are left", async () => {
  await env.DB.prepare("UPDATE mails SET created_at = 0").run();
  const there = { ...env, MAILS_PER_DAY: "6" };
  const newcomers = Array.from({ length: 6 }, (_, i) => `yeni.${i}@okul.test`);
  for (const email of newcomers) await ask(there, "register", { ...person, email });
  await ask(there, "verify/resend", { email: newcomers[0] });
  const accounts = await Promise.all(Array.from({ length: 3 }, () => anAccount("student")));
  for (const { email } of accounts) await askReset(there, email);
  expect(await mailsTo(newcomers)).toEqual([1, 1, 1, 0, 0, 0]);
  expect(await mailsTo(accounts.map(({ email }) => email))).toEqual([1, 1, 0]);
});

test("[T41] of one sort of notice five go out in an hour and twenty in a day; the others wait, and hold back no other sort", async () => {
  const { email } = await anAccount("teacher");
  const notice = (subject: string) => post(env, later, { to: email, subject, text: "t", html: "h" });
  for (let i = 0; i < 6; i++) await askReset(env, email, "198.51.100.79");
  for (let i = 0; i < 7; i++) await notice("Yeni bir API anahtarı oluşturuldu");
  await notice("Şifreniz değişti");
  const counts = async () => {
    const rows = await db
      .select()
      .from(mails)
      .where(and(eq(mails.to, email), eq(mails.kind, "notice")));
    return Object.entries(Object.groupBy(rows, ({ held, reason }) => `${held} ${reason}`)).map(
      ([how, some]) => [how, some.length] as const,
    );
  };
  expect(await counts()).toEqual([
    [" ", 6],
    ["mailbox hourly_limit", 2],
  ]);
  expect((await mailTo(email)).length).toBe(11);
  await anHourPasses();
  await sendDueMails(env);
  expect(await counts()).toEqual([[" ", 8]]);

  for (let i = 0; i < 40; i++) await notice("Yeni bir API anahtarı oluşturuldu");
  for (let hour = 0; hour < 10; hour++) {
    await anHourPasses();
    await sendDueMails(env);
  }
  // Those that waited count from the moment they went out.
  expect(await counts()).toEqual([
    [" ", 21],
    ["mailbox hourly_limit", 10],
  ]);
  await pass(86_400_000);
  for (const hour of [1, 2]) {
    await pass(hour * 3_600_000);
    await sendDueMails(env);
  }
  expect(await counts()).toEqual([[" ", 31]]);
});

test.each([
  [
    "used",
    async (email: string, token: string) => {
      await call("POST", `/api/auth/reset-password/${token}`, { body: { new_password: goodPassword } });
      return email;
    },
  ],
  ["too old", (_: string, token: string) => ageLink(token)],
] as const)("a mail whose link is %s is not sent any more", async (_, kill) => {
  const out = outside();
  out.state.fault = "away";
  const { email } = await anAccount("teacher");
  await askReset(out.env, email);
  const token = /[?]token=([\w-]+)/.exec((await mailTo(email))[0]!.text)![1]!;
  await kill(email, token);
  out.state.fault = "";
  await env.DB.prepare("UPDATE mails SET next_try_at = 0").run();
  await sendDueMails(out.env);
  expect(out.sent.filter(({ text }) => text.includes(token))).toEqual([]);
  expect(JSON.stringify(await db.select().from(mails))).not.toContain(token);
});

const ageLink = (_token: string) => env.DB.prepare("UPDATE mail_tokens SET expires_at = 1 WHERE used_at IS NULL").run();

test("a verification that was mailed in vain waits for another try, until somebody has verified", async () => {
  const out = outside();
  out.state.fault = "away";
  const email = "bekleyen.posta@okul.test";
  await ask(out.env, "register", { ...person, email });
  await ask(out.env, "register", { ...person, email, name: "İkinci" });
  const [second] = await mailTo(email);
  await verify(/[?]token=([\w-]+)/.exec(second!.text)![1]!);
  out.state.fault = "";
  await env.DB.prepare("UPDATE mails SET next_try_at = 0").run();
  await sendDueMails(out.env);
  expect(out.sent.filter(({ to }) => to === email)).toEqual([]);
});

test.each([
  ["900", 900],
  ["20", 20],
  ["", 900],
  ["0", 900],
  ["-1", 900],
  ["1.5", 900],
  ["çok", 900],
])("MAILS_PER_DAY of '%s' means %d", (text, mails) => {
  expect(mailsPerDay({ MAILS_PER_DAY: text })).toBe(mails);
});
