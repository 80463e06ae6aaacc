import { env } from "cloudflare:workers";
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { expect, test } from "vitest";
import { app } from "../../../../worker/app";
import { hashing } from "#auth/passwords";
import { anAccount, goodPassword, register } from "../../helpers/accounts/accounts";
import { origin } from "../../helpers/http";

/** Number of passwords that are hashed for a call. */
async function hashedFor(path: string, body: unknown): Promise<number> {
  const before = hashing.count();
  const context = createExecutionContext();
  const request = new Request(`${origin}/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  await (await app.fetch(request, env, context)).text();
  await waitOnExecutionContext(context);
  return hashing.count() - before;
}

const owner = await anAccount("teacher");
await register({ email: "bekleyen@okul.test" });

test.each([
  ["its owner's", owner.email],
  ["one that waits for its owner", "bekleyen@okul.test"],
  ["nobody's", "kimse@okul.test"],
])("[T15] an address that is %s costs as many hashes as every other", async (_, email) => {
  const person = { name: "Ali Demir", role: "student", password: goodPassword };
  expect(await hashedFor("login", { email, password: "yanlış-bir-şifre" })).toBe(1);
  expect(await hashedFor("register", { ...person, email })).toBe(1);
  expect(await hashedFor("reset-password/request", { email })).toBe(0);
  expect(await hashedFor("verify/resend", { email })).toBe(0);
});
