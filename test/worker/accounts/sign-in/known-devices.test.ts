import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/database";
import { knownDevices } from "#db/schema/people";
import { anAccount, goodPassword, login, spray } from "../../helpers/accounts/accounts";
import { call } from "../../helpers/http";
import { linkToken } from "../../helpers/accounts/mailbox";

const aSecret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
const devicesOf = (userId: string) =>
  database(env.DB).select().from(knownDevices).where(eq(knownDevices.userId, userId));

async function strangersTry(email: string, address?: string) {
  for (let i = 0; i < 5; i++) expect((await login(email, `yanlış-${i}`, address)).status).toBe(401);
  expect((await login(email, goodPassword, address)).status).toBe(429);
}

test("[T17][ASVS 6.1.1] a device that signed in before is not held up by others' failures, of the account or of its client", async () => {
  const { email, id } = await anAccount("teacher");
  const secret = aSecret();
  expect((await login(email, goodPassword, "203.0.113.20", secret)).status).toBe(200);
  await spray(() => "203.0.113.20");
  await strangersTry(email);
  expect((await login(email, goodPassword, "203.0.113.20", secret)).status).toBe(200);
  expect((await login(email, goodPassword, "203.0.113.21", aSecret())).status).toBe(429);
  expect(JSON.stringify(await devicesOf(id))).not.toContain(secret);
});

test("a known device waits for its own failures", async () => {
  const { email } = await anAccount("teacher");
  const secret = aSecret();
  await login(email, goodPassword, undefined, secret);
  for (let i = 0; i < 5; i++) expect((await login(email, `yanlış-${i}`, undefined, secret)).status).toBe(401);
  expect((await login(email, goodPassword, undefined, secret)).status).toBe(429);
  expect((await login(email, goodPassword)).status).toBe(200);
});

test("a device is known to the accounts that signed in from it, and to no other", async () => {
  const [one, other] = [await anAccount("teacher"), await anAccount("student")];
  const secret = aSecret();
  await login(one.email, goodPassword, undefined, secret);
  await strangersTry(other.email);
  expect((await login(other.email, goodPassword, undefined, secret)).status).toBe(429);
});

test("a new password, changed or reset, ends every known device", async () => {
  const { email, id, token } = await anAccount("teacher");
  const secret = aSecret();
  await login(email, goodPassword, undefined, secret);
  const body = { current_password: goodPassword, new_password: "baska-yol-45-mor" };
  expect((await call("PUT", "/api/user/profile", { token, body })).status).toBe(200);
  expect(await devicesOf(id)).toEqual([]);

  await login(email, body.new_password, undefined, secret);
  expect((await devicesOf(id)).length).toBe(1);
  await call("POST", "/api/auth/reset-password/request", { body: { email } });
  const link = await linkToken(email, 2);
  const reset = { new_password: "ucuncu-yol-46-sari" };
  expect((await call("POST", `/api/auth/reset-password/${link}`, { body: reset })).status).toBe(200);
  expect(await devicesOf(id)).toEqual([]);
});

test("an account knows the ten devices it used last", async () => {
  const { email, id } = await anAccount("teacher");
  const secrets = Array.from({ length: 12 }, aSecret);
  for (const [i, secret] of secrets.entries()) {
    await login(email, goodPassword, undefined, secret);
    await env.DB.prepare("UPDATE known_devices SET used_at = used_at - ? WHERE user_id = ? AND used_at > ?")
      .bind((20 - i) * 60_000, id, Date.now() - 60_000)
      .run();
  }
  expect((await devicesOf(id)).length).toBe(10);
  await strangersTry(email);
  expect((await login(email, goodPassword, undefined, secrets[2])).status).toBe(200);
  expect((await login(email, goodPassword, undefined, secrets[1])).status).toBe(429);
});

test("a secret is forgotten after 180 days", async () => {
  const { email, id } = await anAccount("teacher");
  const secret = aSecret();
  await login(email, goodPassword, undefined, secret);
  await database(env.DB)
    .update(knownDevices)
    .set({ usedAt: Date.now() - 181 * 86_400_000 })
    .where(eq(knownDevices.userId, id));
  await strangersTry(email);
  expect((await login(email, goodPassword, undefined, secret)).status).toBe(429);
});

test.each([["short"], [17], [null], ["x".repeat(44)], [`${"x".repeat(42)}!`]])(
  "a malformed secret counts as none: %j",
  async (device_secret) => {
    const { email, id } = await anAccount("student");
    const { status } = await call("POST", "/api/auth/login", {
      body: { email, password: goodPassword, device_secret },
    });
    expect([status, await devicesOf(id)]).toEqual([200, []]);
  },
);

test("strangers' failures keep no signed-in person from changing the password or leaving", async () => {
  const { email, token } = await anAccount("student");
  await strangersTry(email);
  const headers = { "cf-connecting-ip": "203.0.113.22" };
  const body = { current_password: goodPassword, new_password: "baska-yol-45-mor" };
  const changed = await call<{ token: string }>("PUT", "/api/user/profile", { token, headers, body });
  expect(changed.status).toBe(200);
  const left = await call("DELETE", "/api/user", { token: changed.json.token, body: { password: body.new_password } });
  expect(left.status).toBe(204);
});
