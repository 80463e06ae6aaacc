import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { UnsentMail } from "#protocol/http/replies/people";
import type { WorkedOffPage } from "#protocol/http/page";
import { database } from "#db/database";
import { releaseMails } from "#db/mails";
import { sendDueMails } from "#services/sign-in/mail";
import { anAccount } from "../helpers/accounts/accounts";
import { mailTo } from "../helpers/accounts/mailbox";
import { ask, copies, fill, outside, pass, register } from "../helpers/accounts/mail-limits";
import { call } from "../helpers/http";

const admin = await anAccount("admin");

beforeEach(() => env.DB.prepare("DELETE FROM mails").run());

const listed = async (state: string) =>
  (await call<WorkedOffPage<UnsentMail>>("GET", `/api/admin/mails?state=${state}`, { token: admin.token })).json.items;

test("a staff meeting of 75 behind one address all get their mail at once", async () => {
  const out = outside();
  const replies = [];
  for (let i = 0; i < 75; i += 1) replies.push(await register(out.env, `ogretmen${i}@ornek.test`));
  expect(new Set(replies.map(({ status, json }) => `${status} ${json.mail}`))).toEqual(new Set(["201 undefined"]));
  expect(out.sent.length).toBe(75);
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

test("registrations of a network that the deployment names as a school's do not wait for the hour either", async () => {
  const out = outside();
  await fill(out.env, "198.51.100.3", { sent: 300 });
  const named = { ...out.env, SCHOOL_NETWORKS: "198.51.100.3" } as unknown as Env;
  expect((await register(out.env, "bekleyen@ornek.test", "198.51.100.3")).json.mail).toBe("waiting");
  expect((await register(named, "hemen@ornek.test", "198.51.100.3")).json.mail).toBe(undefined);
});

const numbers = async () =>
  (await env.DB.prepare("SELECT held, count(*) AS many FROM mails GROUP BY held ORDER BY held").all()).results;
const reset = async ({ email }: { email: string }) => {
  await ask(env, "reset-password/request", { email }, crypto.randomUUID());
  return (await mailTo(email)).length;
};

test("[T41] a thousand invitations use up neither registrations nor resets, and go out by and by", async () => {
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
  const row = env.DB.prepare(
    "SELECT min(expires_at) AS at FROM invitations JOIN mails ON hash = link_hash WHERE held > ''",
  );
  expect((await row.first<{ at: number }>())!.at).toBeGreaterThan(Date.now() + 13 * 86_400_000);

  await env.DB.prepare("DELETE FROM invitations WHERE email LIKE 'b%'").run();
  await sendDueMails(env);
  expect((await numbers()).at(-1)!.many).toBeLessThan(700);
});

test.each(["1", "5"])("[T41] of %s mails a day one is an invitation's, and one may be a reset's", async (perDay) => {
  const there = { ...env, MAILS_PER_DAY: perDay };
  await ask(there, "reset-password/request", { email: admin.email });
  const rows = ["bir", "iki"].map((name) => ({ name: "Ece", email: `${name}.${perDay}@davet.test`, school_id: null }));
  await call("POST", "/api/admin/invitations", { token: admin.token, body: { rows } });
  await expect.poll(numbers).toEqual([{ held: "", many: 3 }]);
  await env.DB.prepare("UPDATE mails SET held = 'invitation' WHERE client_key = 'invitations'").run();
  await sendDueMails(there);
  expect(await numbers()).toEqual([
    { held: "", many: 2 },
    { held: "invitation", many: 1 },
  ]);
});

test("a reset that waits goes out though registrations of many networks have waited for longer", async () => {
  await register(env, "bekleyen@ornek.test");
  await env.DB.batch([copies("bekler", "registration", 60)]);
  await env.DB.prepare("UPDATE mails SET client_key = id, created_at = created_at - 1000").run();
  await ask({ ...env, MAILS_PER_DAY: "1" }, "reset-password/request", { email: admin.email });
  expect(await mailTo(admin.email)).toEqual([]);
  await sendDueMails({ ...env, MAILS_PER_DAY: "3" });
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

test("[T41] two lines with many registrations leave others theirs, at once and among those that wait", async () => {
  const out = outside();
  const newcomers = () => out.sent.map(({ to }) => to).filter((to) => to.startsWith("yeni"));
  await fill(out.env, "203.0.113.1", { sent: 375, held: 300 });
  await fill(out.env, "2001:db8:1::1", { held: 299 });
  for (let i = 0; i < 7; i++) await register(out.env, `yeni${i}@ornek.test`, "198.51.100.20");
  expect(newcomers()).toEqual([0, 1, 2, 3, 4].map((i) => `yeni${i}@ornek.test`));
  await ask(out.env, "reset-password/request", { email: admin.email }, "198.51.100.21");
  expect(out.sent.at(-1)!.to).toBe(admin.email);

  await pass(86_400_000);
  await sendDueMails(out.env);
  expect(newcomers().slice(5)).toEqual(["yeni5@ornek.test", "yeni6@ornek.test"]);
  for (let run = 0; run < 5; run++) await sendDueMails(out.env);
  expect((await numbers())[1]!.many).toBe(300 + 299 + 2 - 375);
  await register(out.env, "yeni7@ornek.test", "198.51.100.22");
  expect(newcomers().at(-1)).toBe("yeni7@ornek.test");
});

/** Writes mails of a line that went out or wait. */
const ofLine = (line: string, held: string, many: number) =>
  env.DB.prepare(
    `INSERT INTO mails (id, "to", subject, text, html, created_at, next_try_at, kind, client_key, held)
    SELECT hex(randomblob(16)), '', '', '', '', ?3, 0, 'asked', ?1, ?2 FROM json_each(?4)`,
  ).bind(line, held, Date.now() - (line === "other" ? 0 : 1_000), JSON.stringify([...Array(many).keys()]));

test("[T41] thirty lines that have used up a day's share keep no other's waiting mail away", async () => {
  const lines = Array.from({ length: 30 }, (_, i) => `line ${i}`);
  await env.DB.batch(lines.flatMap((line) => [ofLine(line, "", 42), ofLine(line, "registration", 1)]));
  await ofLine("other", "registration", 1).run();
  await releaseMails(database(env.DB), 3_000, Date.now());
  expect(await numbers()).toEqual([
    { held: "", many: 30 * 42 + 1 },
    { held: "registration", many: 30 },
  ]);
});

test("[T41] links sent again count among the line's registrations", async () => {
  const out = outside();
  await fill(out.env, "198.51.100.8", { sent: 300 });
  await ask(out.env, "verify/resend", { email: "ilk@ornek.test" }, "198.51.100.8");
  expect(out.sent.length).toBe(1);
  expect(await listed("waiting")).toMatchObject([{ to: "ilk@ornek.test", reason: "hourly_limit" }]);
});

test("[T41] notices hold back neither registrations nor resets", async () => {
  const out = outside();
  await fill(out.env, "198.51.100.1", { sent: 1 });
  await env.DB.batch([copies("haber", "", 900)]);
  await env.DB.prepare("UPDATE mails SET kind = 'notice', client_key = '' WHERE id LIKE '%haber%'").run();
  const replies = [
    await register(out.env, "yeni@ornek.test"),
    await ask(out.env, "reset-password/request", { email: admin.email }),
  ];
  expect(replies.map(({ json }) => json.mail)).toEqual([undefined, undefined]);
  expect(out.sent.slice(-2).map(({ to }) => to)).toEqual(["yeni@ornek.test", admin.email]);
});
