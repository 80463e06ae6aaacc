import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/database";
import { users } from "#db/schema/people";
import { needsRehash } from "#auth/passwords";
import { anAccount, goodPassword, login, storedUser } from "../../helpers/accounts/accounts";
import { call } from "../../helpers/http";
import { aPerson } from "../../helpers/accounts/people";

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

test("eight parallel sign-ins with the right password all succeed", async () => {
  const { email, password } = await anAccount("teacher");
  const answers = await Promise.all(Array.from({ length: 8 }, () => login(email, password)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});

test("a hash of another cost is written again at sign-in, and the password stays good", async () => {
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
