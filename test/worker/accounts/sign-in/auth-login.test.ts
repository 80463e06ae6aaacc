import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { app } from "../../../../worker/app";
import { database } from "../../../../worker/db/database";
import { loginFailures, users } from "../../../../worker/db/schema/people";
import { accountKey } from "../../../../worker/api/lib/sign-in/throttle";
import { hashing, needsRehash } from "../../../../worker/auth/passwords";
import { anAccount, goodPassword, login, spray, storedUser } from "../../helpers/accounts/accounts";
import { withClock } from "../../helpers/clock";
import { call, origin } from "../../helpers/http";
import { aPerson } from "../../helpers/accounts/people";

/** Time passes for one account: its lock was set this much earlier. */
const waitFor = (email: string, ms: number) =>
  env.DB.prepare("UPDATE login_failures SET locked_until = locked_until - ? WHERE key = ?")
    .bind(ms, accountKey(email))
    .run();

const byKey = (email: string) => eq(loginFailures.key, accountKey(email));

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

async function wrongly(email: string, times: number, address?: string) {
  const answers = [];
  for (let i = 0; i < times; i++) answers.push(await login(email, `yanlış-${i}`, address));
  return answers;
}

test("[T15][ASVS 6.3.8] an unknown address and a wrong password are one and the same answer", async () => {
  const known = await anAccount("teacher");
  const wrong = await login(known.email, "yanlış-şifre");
  const unknown = await login("kimse@okul.test", "yanlış-şifre");
  expect(wrong.status).toBe(401);
  expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  expect([...unknown.headers.keys()].toSorted()).toEqual([...wrong.headers.keys()].toSorted());
});

test("an unverified account says so only to the right password", async () => {
  const [email, password] = ["bekleyen@okul.test", goodPassword];
  await call("POST", "/api/auth/register", { body: { name: "Elif Yıldırım", email, password, role: "student" } });
  expect((await login(email, "yanlış")).json.code).toBe("invalid_credentials");
  const right = await login(email, password);
  expect([right.status, right.json.code]).toEqual([403, "email_not_verified"]);
});

test("[T16] addresses are compared in ASCII lower case", async () => {
  const { email, password } = await anAccount("admin", { email: "admin.ilgi@okul.test" });
  expect((await login("ADMIN.ILGI@OKUL.TEST", password)).status).toBe(200);
  expect((await login(" Admin.Ilgi@okul.test ", password)).status).toBe(200);
  expect((await login("admın.ılgı@okul.test", password)).status).toBe(400);
  expect((await login(email.replace("i", "İ"), password)).status).toBe(400);
});

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
  const waits = [];
  for (let i = 0; i < 9; i++) {
    await waitFor(email, 3_600_000);
    expect(statuses(await wrongly(email, 1))).toEqual([401]);
    waits.push(Math.round(Number((await login(email, password)).headers.get("retry-after")) / 10) * 10);
  }
  expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
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

test("a right password whose account was locked while it was computed waits like any other", async () => {
  const { email, password } = await anAccount("teacher");
  let looks = 0;
  const DB = meddled(env.DB, async (query) => {
    if (!/select.+from "login_failures"/i.test(query)) return;
    looks += 1;
    await env.DB.prepare("INSERT INTO login_failures VALUES (?, 5, ?, ?) ON CONFLICT DO NOTHING")
      .bind(accountKey(email), Date.now() + 30_000, Date.now())
      .run();
  });
  const request = new Request(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const response = await app.fetch(request, { ...env, DB }, createExecutionContext());
  expect([response.status, looks]).toEqual([429, 2]);
});

/** The database, where something happens after each query and before its answer is read. */
function meddled(db: D1Database, after: (query: string) => Promise<void>): D1Database {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const statement = (query: string, real: D1PreparedStatement): D1PreparedStatement => {
    const watched = new Proxy(real, {
      get(_, name: keyof D1PreparedStatement) {
        if (name === "bind") return (...values: unknown[]) => statement(query, real.bind(...values));
        return async (...rest: never[]) => {
          const rows: unknown = await Reflect.apply(real[name], real, rest);
          await after(query);
          return rows;
        };
      },
    });
    originals.set(watched, real);
    return watched;
  };
  return new Proxy(db, {
    get(_, name: keyof D1Database) {
      if (name === "prepare") return (query: string) => statement(query, db.prepare(query));
      if (name === "batch")
        return (all: D1PreparedStatement[]) => db.batch(all.map((one) => originals.get(one) ?? one));
      return (db[name] as (...rest: never[]) => unknown).bind(db);
    },
  });
}

test("eight parallel sign-ins with the right password all succeed", async () => {
  const { email, password } = await anAccount("teacher");
  const answers = await Promise.all(Array.from({ length: 8 }, () => login(email, password)));
  expect(statuses(answers)).toEqual(Array.from({ length: 8 }, () => 200));
});

test("one account's failures do not touch another of the same address", async () => {
  const address = "203.0.113.7";
  const victim = await anAccount("teacher");
  const neighbour = await anAccount("teacher");
  await wrongly(victim.email, 6, address);
  expect((await login(neighbour.email, neighbour.password, address)).status).toBe(200);
});

test("[T44] a client is slowed by its failures alone, then its right passwords wait too, for half a minute", async () => {
  const address = "2001:db8:5:6::";
  const teacher = await anAccount("teacher");
  // An attacker has a whole /64 to draw addresses from.
  expect(await spray((i) => `${address}${i + 1}`)).toEqual(Array.from({ length: 60 }, () => 401));
  const waiting = await login(teacher.email, teacher.password, `${address}ffff`);
  expect(waiting.status).toBe(429);
  expect(Number(waiting.headers.get("retry-after"))).toBeLessThanOrEqual(30);
  expect((await login(teacher.email, "yanlış", "203.0.113.9")).status).toBe(401);
  const before = (await storedUser(teacher.id))!.passwordHash;
  expect((await login(teacher.email, teacher.password, "203.0.113.9")).status).toBe(200);
  // Its cheap hash is made anew behind the answer: the next test counts hashes.
  await expect.poll(async () => (await storedUser(teacher.id))!.passwordHash).not.toBe(before);
});

test("[T40] who has to wait, an account or a client, is refused before a password is hashed", async () => {
  const { email, password } = await anAccount("teacher");
  await wrongly(email, 5);
  const hashed = hashing.count();
  expect((await login(email, password)).status).toBe(429);
  expect(hashing.count()).toBe(hashed);
});

test("[T40] more than can wait are told to come back, before anything is looked up", async () => {
  const { email, password } = await anAccount("teacher");
  const ahead: Promise<void>[] = [];
  await withClock(async () => {
    for (let i = 0; i < 9; i++) ahead.push(hashing.run(() => Promise.resolve()).catch(() => undefined));
    const refused = await login(email, password);
    expect([refused.status, refused.json.code]).toEqual([503, "busy"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
  await Promise.all(ahead);
});

test("an address that nobody has costs as much hashing as one that somebody has", async () => {
  const { email } = await anAccount("teacher");
  const before = hashing.count();
  await login(email, "yanlış");
  await login("kimse-burada@okul.test", "yanlış");
  expect(hashing.count()).toBe(before + 2);
});

test("failures are halved every hour, however often somebody tries between", async () => {
  const { email } = await anAccount("teacher");
  const failures = async () =>
    (await database(env.DB).select().from(loginFailures).where(byKey(email)).get())?.failures;
  const anHourPasses = (share = 1) =>
    env.DB.prepare("UPDATE login_failures SET updated_at = updated_at - ? WHERE key = ?")
      .bind(3_600_000 * share, accountKey(email))
      .run();
  await wrongly(email, 4);
  await anHourPasses();
  await wrongly(email, 1);
  expect(await failures()).toBe(3);
  await anHourPasses(0.6);
  await wrongly(email, 1);
  expect(await failures()).toBe(4);
  await anHourPasses(0.6);
  await wrongly(email, 1);
  expect(await failures()).toBe(3);
});

test("the table of failures tells no address", async () => {
  const { email } = await anAccount("teacher");
  await wrongly(email, 1);
  const rows = await database(env.DB).select().from(loginFailures);
  expect(JSON.stringify(rows)).not.toContain(email);
  expect(rows.map(({ key }) => key)).toContain(accountKey(email));
});

test("a hash of another cost is written anew at sign-in, and the password stays good", async () => {
  const { id, email, password } = await anAccount("student");
  await login(email, password);
  await expect.poll(async () => needsRehash((await storedUser(id))!.passwordHash)).toBe(false);
  expect((await login(email, password)).status).toBe(200);
  expect((await login(email, `${password} `)).status).toBe(401);
  expect((await storedUser(id))!.lastLoginAt).toBeGreaterThan(0);
});

test.each([
  ["an unreadable hash", "-"],
  ["a hash that would cost more than the platform allows", `scrypt$20$8$5$${"a".repeat(22)}$${"a".repeat(43)}`],
])("%s lets nobody in", async (_, passwordHash) => {
  const { id, email } = await aPerson("student");
  await database(env.DB).update(users).set({ passwordHash }).where(eq(users.id, id));
  expect((await login(email, goodPassword)).status).toBe(401);
});

test.each([
  ["no body", undefined, 415],
  ["no JSON", "{", 400],
  ["a list", [], 400],
  ["null", null, 400],
  ["an object for a password", { email: "a@okul.test", password: { $ne: "" } }, 400],
  ["a missing address", { password: "x" }, 400],
  ["an injection for an address", { email: "a@okul.test' OR 1=1 --", password: "x" }, 400],
  ["a password of a megabyte", { email: "a@okul.test", password: "x".repeat(1_000_000) }, 413],
])("login refuses %s", async (_, body, status) => {
  expect((await call("POST", "/api/auth/login", { body })).status).toBe(status);
});

test("[T28] a form of another site cannot sign in", async () => {
  const { email, password } = await anAccount("student");
  const { status, json } = await call("POST", "/api/auth/login", {
    body: JSON.stringify({ email, password }),
    headers: { "content-type": "text/plain" },
  });
  expect([status, json.code]).toEqual([415, "unsupported_media_type"]);
});
