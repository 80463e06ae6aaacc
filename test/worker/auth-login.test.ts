import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { app } from "../../worker/app";
import { database } from "../../worker/db/database";
import { loginFailures, users } from "../../worker/db/schema";
import { accountKey } from "../../worker/api/throttle";
import { anAccount, goodPassword, login, storedUser } from "./accounts";
import { call, origin } from "./http";
import { aPerson } from "./people";

/** Time passes for one account: its lock was set this much earlier. */
const waitFor = (email: string, ms: number) =>
  env.DB.prepare("UPDATE login_failures SET locked_until = locked_until - ? WHERE key = ?")
    .bind(ms, accountKey(email))
    .run();

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

async function wrongly(email: string, times: number, address?: string) {
  const answers = [];
  for (let i = 0; i < times; i++) answers.push(await login(email, `yanlış-${i}`, address));
  return answers;
}

test("an unknown address and a wrong password are one and the same answer", async () => {
  const known = await anAccount("teacher");
  const wrong = await login(known.email, "yanlış-şifre");
  const unknown = await login("kimse@okul.test", "yanlış-şifre");
  expect(wrong.status).toBe(401);
  expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  expect([...unknown.headers.keys()].toSorted()).toEqual([...wrong.headers.keys()].toSorted());
});

test("an unverified account says so only to the right password", async () => {
  const { email, password } = await anAccount("student", { verified: false });
  expect((await login(email, "yanlış")).json.code).toBe("invalid_credentials");
  const right = await login(email, password);
  expect([right.status, right.json.code]).toEqual([403, "email_not_verified"]);
});

test("addresses are compared in ASCII lower case", async () => {
  const { email, password } = await anAccount("admin", { email: "admin.ilgi@okul.test" });
  expect((await login("ADMIN.ILGI@OKUL.TEST", password)).status).toBe(200);
  expect((await login(" Admin.Ilgi@okul.test ", password)).status).toBe(200);
  expect((await login("admın.ılgı@okul.test", password)).status).toBe(400);
  expect((await login(email.replace("i", "İ"), password)).status).toBe(400);
});

test.each([["known"], ["unknown"]])("five wrong passwords are 401, then even the right one waits: %s", async (who) => {
  const { email, password } = await anAccount("teacher");
  const address = who === "known" ? email : `${crypto.randomUUID()}@okul.test`;
  expect(statuses(await wrongly(address, 5))).toEqual([401, 401, 401, 401, 401]);
  const sixth = await login(address, password);
  expect([sixth.status, sixth.json.code]).toEqual([429, "rate_limited"]);
  expect(Number(sixth.headers.get("retry-after"))).toSatisfy((seconds) => seconds >= 29 && seconds <= 30);
});

test("the wait doubles to an hour and never further; a right password ends it", async () => {
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

test("thirty parallel guesses are worth five", async () => {
  const { email } = await anAccount("teacher");
  const guesses = await Promise.all(Array.from({ length: 30 }, (_, i) => login(email, `tahmin-${i}`)));
  expect(guesses.filter(({ status }) => status === 401).length).toBe(5);
  expect(guesses.filter(({ status }) => status === 429).length).toBe(25);
});

test("a right password whose account was locked while it was computed waits like any other", async () => {
  const { email, password } = await anAccount("teacher");
  let looks = 0;
  // Between the first look at the lock and the comparison of the password four others fail, and the fifth.
  const DB = meddled(env.DB, async (query) => {
    if (!/select.+from "login_failures"/i.test(query) || ++looks > 1) return;
    await wrongly(email, 5);
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
  const statement = (query: string, real: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(real, {
      get(_, name: keyof D1PreparedStatement) {
        if (name === "bind") return (...values: unknown[]) => statement(query, real.bind(...values));
        return async (...rest: never[]) => {
          const rows: unknown = await Reflect.apply(real[name], real, rest);
          await after(query);
          return rows;
        };
      },
    });
  return new Proxy(db, {
    get(_, name: keyof D1Database) {
      if (name === "prepare") return (query: string) => statement(query, db.prepare(query));
      return (db[name] as (...rest: never[]) => unknown).bind(db);
    },
  });
}

test("ten parallel sign-ins with the right password all succeed", async () => {
  const { email, password } = await anAccount("teacher");
  const answers = await Promise.all(Array.from({ length: 10 }, () => login(email, password)));
  expect(statuses(answers)).toEqual(Array.from({ length: 10 }, () => 200));
});

test("one account's failures do not touch another of the same address", async () => {
  const address = "203.0.113.7";
  const victim = await anAccount("teacher");
  const neighbour = await anAccount("teacher");
  await wrongly(victim.email, 6, address);
  expect((await login(neighbour.email, neighbour.password, address)).status).toBe(200);
});

test("an address is slowed by its failures alone; a right password always gets through", async () => {
  const address = "203.0.113.8";
  const teacher = await anAccount("teacher");
  const sprayed = [];
  for (let i = 0; i < 16; i++) {
    const { email } = await anAccount("student");
    sprayed.push(...(await wrongly(email, 5, address)));
  }
  const slowed = sprayed.filter(({ status }) => status === 429);
  expect(slowed.length).toBeGreaterThan(0);
  expect(slowed.every(({ headers }) => Number(headers.get("retry-after")) > 0)).toBe(true);
  expect((await login(teacher.email, teacher.password, address)).status).toBe(200);
  const elsewhere = await anAccount("student");
  expect((await login(elsewhere.email, "yanlış", "203.0.113.9")).status).toBe(401);
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
  await expect
    .poll(async () => (await storedUser(id))!.passwordHash, { timeout: 10_000 })
    .toMatch(/^scrypt\$14\$8\$5\$/);
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

test("a form of another site cannot sign in", async () => {
  const { email, password } = await anAccount("student");
  const { status, json } = await call("POST", "/api/auth/login", {
    body: JSON.stringify({ email, password }),
    headers: { "content-type": "text/plain" },
  });
  expect([status, json.code]).toEqual([415, "unsupported_media_type"]);
});
