import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { app } from "../../../../worker/app";
import { countingRules } from "#shared/counting/limits";
import { database } from "#db/database";
import { countFailure, lockedUntil } from "#db/people/login-failures";
import { loginFailures } from "#db/schema/people";
import { accountKey } from "#services/sign-in/throttle";
import { hashing } from "#auth/passwords";
import { anAccount, login, spray, storedUser } from "../../helpers/accounts/accounts";
import { withClock } from "../../helpers/clock";
import { call } from "../../helpers/http";

/** Lets time pass for one account: everything was counted this much earlier. */
const waitFor = (email: string, ms: number) =>
  env.DB.prepare(
    `UPDATE login_failures SET locked_until = locked_until - ?1,
      times = (SELECT json_group_array(value - ?1) FROM json_each(times)) WHERE key = ?2`,
  )
    .bind(ms, accountKey(email))
    .run();

const keysCounted = async () => (await database(env.DB).select().from(loginFailures)).map(({ key }) => key);

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

async function wrongly(email: string, times: number, address?: string) {
  const answers = [];
  for (let i = 0; i < times; i++) answers.push(await login(email, `yanlış-${i}`, address));
  return answers;
}

test.each([["known"], ["unknown"]])(
  "[T17][ASVS 6.1.1] five wrong passwords are 401, then even the right one waits: %s",
  async (who) => {
    const { email, password } = await anAccount("teacher");
    const address = who === "known" ? email : `${crypto.randomUUID()}@okul.test`;
    expect(statuses(await wrongly(address, 5))).toEqual([401, 401, 401, 401, 401]);
    const sixth = await login(address, password);
    expect([sixth.status, sixth.json.code]).toEqual([429, "rate_limited"]);
    expect(Number(sixth.headers.get("retry-after"))).toSatisfy((seconds) => seconds >= 29 && seconds <= 30);
  },
);

test("[T17] the wait doubles to an hour and never further; a right password ends it", async () => {
  const { email, password } = await anAccount("teacher");
  await wrongly(email, 5);
  const waits = [30];
  for (let i = 0; i < 9; i++) {
    await waitFor(email, waits.at(-1)! * 1000);
    expect(statuses(await wrongly(email, 1))).toEqual([401]);
    waits.push(Math.round(Number((await login(email, password)).headers.get("retry-after")) / 10) * 10);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
  await waitFor(email, 3_600_000);
  expect((await login(email, password)).status).toBe(200);
  expect(statuses(await wrongly(email, 5))).toEqual([401, 401, 401, 401, 401]);
});

test("tries while it waits do not lengthen the wait", async () => {
  const { email, password } = await anAccount("teacher");
  await wrongly(email, 5);
  expect(statuses(await wrongly(email, 10))).toEqual(Array.from({ length: 10 }, () => 429));
  await waitFor(email, 30_001);
  expect((await login(email, password)).status).toBe(200);
});

test("[T17][ASVS 6.1.1] thirty parallel guesses are worth five", async () => {
  const { email } = await anAccount("teacher");
  const guesses = await Promise.all(Array.from({ length: 30 }, (_, i) => login(email, `tahmin-${i}`)));
  expect(guesses.filter(({ status }) => status === 401).length).toBe(5);
  expect(guesses.filter(({ status }) => status === 429 || status === 503).length).toBe(25);
});

test("a right password waits like any other if its account was locked while it was computed, and signs nobody in", async () => {
  const { email, password, id } = await anAccount("teacher");
  const rows = async () => {
    const sessions = env.DB.prepare("SELECT id FROM sessions WHERE user_id = ?").bind(id);
    const devices = env.DB.prepare("SELECT hash FROM known_devices WHERE user_id = ?").bind(id);
    return (await env.DB.batch([sessions, devices])).map(({ results }) => results);
  };
  const before = await rows();
  const hashed = vi.spyOn(hashing, "run").mockImplementationOnce(async (hash) => {
    await env.DB.prepare("INSERT INTO login_failures (key, failures, locked_until, updated_at) VALUES (?, 5, ?, ?)")
      .bind(accountKey(email), Date.now() + 30_000, Date.now())
      .run();
    return hash();
  });
  const body = { email, password, device_secret: "a".repeat(43) };
  const { status, headers } = await call("POST", "/api/auth/login", { body });
  hashed.mockRestore();
  expect([status, Number(headers.get("retry-after"))]).toEqual([429, 30]);
  expect(await rows()).toEqual(before);
});

test("one account's failures do not touch another of the same address", async () => {
  const address = "203.0.113.7";
  const victim = await anAccount("teacher");
  const neighbour = await anAccount("teacher");
  await wrongly(victim.email, 6, address);
  expect((await login(neighbour.email, neighbour.password, address)).status).toBe(200);
});

test("[T44] a client is slowed by its failures alone; while it waits a right password still signs in, and an account has two wrong ones an hour there", async () => {
  const address = "2001:db8:5:6::";
  const [teacher, other] = [await anAccount("teacher"), await anAccount("teacher")];
  // An attacker has a whole /64 to draw addresses from.
  expect(await spray((i) => `${address}${i + 1}`)).toEqual(Array.from({ length: 60 }, () => 401));
  expect((await login(other.email, other.password, `${address}ffff`)).status).toBe(200);
  for (const email of [teacher.email, `${crypto.randomUUID()}@okul.test`]) {
    expect(statuses(await wrongly(email, 2, `${address}ffff`))).toEqual([401, 401]);
    const hashed = hashing.count();
    const third = await login(email, teacher.password, `${address}ffff`);
    expect(third.status).toBe(429);
    expect(Number(third.headers.get("retry-after"))).toSatisfy((seconds) => seconds > 3_590 && seconds <= 3_600);
    expect(hashing.count()).toBe(hashed);
  }
  expect((await login(teacher.email, "yanlış", "203.0.113.9")).status).toBe(401);
  const before = (await storedUser(teacher.id))!.passwordHash;
  expect((await login(teacher.email, teacher.password, "203.0.113.9")).status).toBe(200);
  // Wait until the cheap hash has been replaced after the answer, because the next test counts hashes.
  await expect.poll(async () => (await storedUser(teacher.id))!.passwordHash).not.toBe(before);
});

test("a network that the deployment names as a school's may make ten times as many mistakes", async () => {
  const named = { ...env, SCHOOL_NETWORKS: "198.51.100.78, 2001:db8:7::/48" } as unknown as Env;
  const guess = async (email: string, address: string) => {
    const body = JSON.stringify({ email, password: "yanlış" });
    const headers = { "content-type": "application/json", "cf-connecting-ip": address };
    const init = { method: "POST", headers, body };
    return (await app.request("/api/auth/login", init, named, createExecutionContext())).status;
  };
  for (const [address, third] of [
    ["2001:db8:7:1::5", 401],
    ["198.51.100.78", 401],
    ["2001:db8:8:1::5", 429],
  ] as const) {
    for (let i = 0; i < 60; i++) await guess(`${crypto.randomUUID()}@okul.test`, address);
    const one = `${crypto.randomUUID()}@okul.test`;
    expect([await guess(one, address), await guess(one, address), await guess(one, address)]).toEqual([
      401,
      401,
      third,
    ]);
  }
});

test("[T40] a waiting account or client is refused before a password is hashed", async () => {
  const { email, password } = await anAccount("teacher");
  await wrongly(email, 5);
  const hashed = hashing.count();
  expect((await login(email, password)).status).toBe(429);
  expect(hashing.count()).toBe(hashed);
});

test("[T40] more clients than can wait are told to come back, before anything is looked up", async () => {
  const { email, password } = await anAccount("teacher");
  const ahead: Promise<void>[] = [];
  await withClock(async () => {
    for (let i = 0; i < 25; i++)
      ahead.push(hashing.run(() => Promise.resolve(), { line: `${i}`, account: `${i}` }).catch(() => undefined));
    const refused = await login(email, password);
    expect([refused.status, refused.json.code]).toEqual([503, "busy"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
  await Promise.all(ahead);
});

test("[T40] all networks of one line together have the places of one", async () => {
  const { email, password } = await anAccount("teacher");
  const hashes = vi.spyOn(hashing, "run");
  onTestFinished(() => hashes.mockRestore());
  await login(email, password, "2001:db8:9:ab::1");
  expect(hashes.mock.calls[0]![1]).toMatchObject({ line: "2001:db8:9::/48", account: accountKey(email) });
});

test("[T40] whoever signs in or proves a password without end leaves a place to the others of the network", async () => {
  const [pupil, teacher] = await Promise.all([anAccount("student"), anAccount("teacher")]);
  const address = crypto.randomUUID();
  const { token, password } = pupil;
  const headers = { "cf-connecting-ip": address };
  const options = () => call("POST", "/api/user/passkeys/options", { token, body: { password }, headers });
  const flood = Array.from({ length: 8 }, () => [login(pupil.email, password, address), options()]).flat();
  const [answer, others] = await Promise.all([
    login(teacher.email, teacher.password, address),
    Promise.all(flood).then(statuses),
  ]);
  expect(answer.status).toBe(200);
  expect(others).toContain(503);
});

test("[T40] an account proves its right password 300 times an hour, by whatever calls, and signs in all the same", async () => {
  const { token, password, email } = await anAccount("teacher");
  const prove = (i: number) =>
    i % 2
      ? call("POST", "/api/user/passkeys/options", { token, body: { password } })
      : call("PUT", "/api/user/profile", { token, body: { current_password: password } });
  const before = await keysCounted();
  expect((await prove(0)).status).toBe(200);
  const [key] = (await keysCounted()).filter((one) => !before.includes(one));
  const times = JSON.stringify(Array.from({ length: 298 }, () => Date.now()));
  await env.DB.prepare("UPDATE login_failures SET times = ? WHERE key = ?").bind(times, key).run();
  expect([(await prove(1)).status, (await prove(2)).status]).toEqual([200, 200]);
  const hashed = hashing.count();
  for (const i of [3, 4]) {
    const { status, headers } = await prove(i);
    expect([status, Number(headers.get("retry-after")) > 3_500]).toEqual([429, true]);
  }
  expect(hashing.count()).toBe(hashed);
  expect((await login(email, password)).status).toBe(200);
});

test("[T17] the wait is reckoned from the oldest one counted, to the millisecond; day-old ones are forgotten", async () => {
  const db = database(env.DB);
  const count = { key: crypto.randomUUID(), limits: countingRules.password.account };
  const T0 = Date.now();
  const tries = async (moments: readonly number[]) => {
    const until = [];
    for (const at of moments) until.push(await countFailure(db, [count], T0 + at));
    return until;
  };
  expect(await tries([0, 5_000, 10_000, 15_000, 20_000])).toEqual([0, 0, 0, 0, T0 + 30_000]);
  expect(await lockedUntil(db, [count], T0 + 29_999)).toBe(T0 + 30_000);
  expect(await tries([29_999])).toEqual([null]);
  expect(await lockedUntil(db, [count], T0 + 30_000)).toBe(0);
  expect(await tries([30_000])).toEqual([T0 + 90_000]);
  const DAY = 24 * 3_600_000;
  expect(await tries([0, 1, 2, 3, 4].map((at) => 2 * DAY + at))).toEqual([0, 0, 0, 0, T0 + 2 * DAY + 30_000]);
  const row = await db.select().from(loginFailures).where(eq(loginFailures.key, count.key)).get();
  expect([JSON.parse(row!.times), row!.failures]).toEqual([[0, 1, 2, 3, 4].map((at) => T0 + 2 * DAY + at), 5]);
});

test("[T2][T17] a school signs in at once, with its mistakes, and none of its pupils is refused; a stranger's client waits alone", async () => {
  const [school, stranger] = ["203.0.113.77", "198.51.100.77"];
  const pupils = await Promise.all(Array.from({ length: 40 }, () => anAccount("student")));
  const inTurn = [];
  for (const { email, password } of pupils) {
    inTurn.push((await login(email, "yanlış", school)).status, (await login(email, password, school)).status);
  }
  expect(new Set(inTurn.filter((_, i) => i % 2 === 0))).toEqual(new Set([401]));
  expect(new Set(inTurn.filter((_, i) => i % 2 === 1))).toEqual(new Set([200]));
  expect(statuses(await wrongly("kimse@okul.test", 1, stranger))).toEqual([401]);
  for (let i = 0; i < 59; i++) await login(`kimse-${i}@okul.test`, "yanlış", stranger);
  expect(statuses(await wrongly("kimse@okul.test", 3, stranger))).toEqual([401, 401, 429]);
  expect((await login(pupils[0]!.email, pupils[0]!.password, school)).status).toBe(200);
});

test("failures counted by an older version lock on, and the row takes what is counted now", async () => {
  const db = database(env.DB);
  const count = { key: crypto.randomUUID(), limits: countingRules.password.account };
  const T0 = Date.now();
  await env.DB.prepare("INSERT INTO login_failures (key, failures, locked_until, updated_at) VALUES (?, 7, ?, ?)")
    .bind(count.key, T0 + 60_000, T0)
    .run();
  expect([await lockedUntil(db, [count], T0), await countFailure(db, [count], T0)]).toEqual([T0 + 60_000, null]);
  expect(await countFailure(db, [count], T0 + 60_000)).toBe(0);
});

test("the table of failures tells no address", async () => {
  const { email } = await anAccount("teacher");
  await wrongly(email, 1);
  const rows = await database(env.DB).select().from(loginFailures);
  expect(JSON.stringify(rows)).not.toContain(email);
  expect(rows.map(({ key }) => key)).toContain(accountKey(email));
});
