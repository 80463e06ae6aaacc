import { expect, test } from "vitest";
import type { ProfileReply } from "#protocol/http/replies/people";
import { anAccount, goodPassword, login, storedUser } from "../helpers/accounts/accounts";
import { call } from "../helpers/http";
import { mailsTo } from "../helpers/accounts/mailbox";

const change = (token: string, body: unknown) =>
  call<ProfileReply & { code: string; fields: Record<string, string> }>("PUT", "/api/user/profile", { token, body });

test("a profile changes only the fields that were sent", async () => {
  const { token, email } = await anAccount("teacher", { name: "Elif Yıldırım" });
  expect((await change(token, { school: "  Gazi Ortaokulu " })).json.user).toMatchObject({
    name: "Elif Yıldırım",
    school: "Gazi Ortaokulu",
  });
  const renamed = await change(token, { name: "Işıl Öz" });
  expect(renamed.json.user).toMatchObject({ name: "Işıl Öz", school: "Gazi Ortaokulu", email });
  expect(Object.keys(renamed.json)).toEqual(["user"]);
  expect((await change(token, {})).status).toBe(200);
});

test("[T27] nothing that decides about rights comes from the profile's body", async () => {
  const { id, token } = await anAccount("teacher", { approval: "pending" });
  const before = await storedUser(id);
  const wanted = { role: "admin", is_approved: true, approval: "approved", email: "x@okul.test", id: "x", ver: 7 };
  expect((await change(token, { ...wanted, token_version: 9, is_email_verified: false })).status).toBe(200);
  expect(await storedUser(id)).toEqual(before);
});

test("[ASVS 6.2.2] a new password needs the old one, ends other sessions and gives this one a fresh token", async () => {
  const { token, email, password } = await anAccount("student");
  const other = (await login(email, password)).json.token;
  const next = "yepyeni-bir-sifre-5";
  const missing = await change(token, { new_password: next });
  expect([missing.status, Object.keys(missing.json.fields)]).toEqual([400, ["current_password"]]);
  const wrong = await change(token, { new_password: next, current_password: "yanlış" });
  expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([400, ["current_password"]]);
  const done = await change(token, { new_password: next, current_password: password });
  expect(done.status).toBe(200);
  expect((await call("GET", "/api/auth/me", { token })).status).toBe(401);
  expect((await call("GET", "/api/auth/me", { token: other })).status).toBe(401);
  expect((await call("GET", "/api/auth/me", { token: done.json.token! })).status).toBe(200);
  expect((await login(email, next)).status).toBe(200);
  expect((await mailsTo(email))[0]!.subject).toBe("Şifren değişti");
});

test.each([
  ["an empty name", { name: " " }, "name"],
  ["a name of 101 letters", { name: "a".repeat(101) }, "name"],
  ["null for a name", { name: null }, "name"],
  ["a list for a school", { school: [] }, "school"],
  ["a school of 121 letters", { school: "a".repeat(121) }, "school"],
  ["a short password", { new_password: "kisa", current_password: goodPassword }, "new_password"],
  ["a common password", { new_password: "galatasaray1905", current_password: goodPassword }, "new_password"],
  ["the name as a password", { new_password: "elif.yildirim", current_password: goodPassword }, "new_password"],
])("a profile refuses %s", async (_, body, field) => {
  const { token } = await anAccount("teacher");
  const { status, json } = await change(token, body);
  expect([status, json.code, Object.keys(json.fields)]).toEqual([400, "validation_failed", [field]]);
});

test("[ASVS 7.5.1] a stolen token is no way to try passwords, and tries with it lock nobody out", async () => {
  const { token, email, password } = await anAccount("student");
  for (let i = 0; i < 5; i++) await change(token, { current_password: `yanlış-${i}`, new_password: goodPassword });
  expect((await change(token, { current_password: password, new_password: goodPassword })).status).toBe(429);
  expect((await call("DELETE", "/api/user", { token, body: { password } })).status).toBe(429);
  expect((await login(email, password)).status).toBe(200);
});
