import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { hashing } from "#auth/passwords";
import type { FirstPasswordReply, LoginReply, User } from "#protocol/http/replies/people";
import type { ReplyOf } from "#protocol/http/replies/reply";
import { accountKey } from "#services/sign-in/throttle";
import { app } from "../../../worker/app";
import { anAccount, goodPassword } from "../helpers/accounts/accounts";
import { call, origin } from "../helpers/http";

type Given = ReplyOf<typeof FirstPasswordReply> & { readonly fields?: Record<string, string>; readonly code?: string };
type SignedIn = LoginReply & { readonly code?: string; readonly fields?: Record<string, string> };

const { token, password: own } = await anAccount("admin");
const make = (email: string, role = "teacher") =>
  call<Given>("POST", "/api/admin/users", { token, body: { name: "Ayşe Kaya", email, role, school: "Gazi" } });
const give = (id: string) =>
  call<Given>("POST", `/api/admin/users/${id}/first-password`, { token, body: { password: own } });
const enter = (email: string, password: string, new_password?: string) =>
  call<SignedIn>("POST", "/api/auth/login", { body: { email, password, new_password } });

test("an administrator makes an account; its owner signs in once a password of their own is chosen", async () => {
  const email = "elle@okul.test";
  const { status, json } = await make(email);
  expect([status, json.user]).toMatchObject([201, { email, is_approved: true, is_email_verified: true }]);
  const first = json.first_password;
  expect(first).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);

  expect((await enter(email, first)).json.code).toBe("first_password");
  expect((await enter(email, "yanlış-bir-şifre", goodPassword)).json.code).toBe("invalid_credentials");
  expect((await enter(email, first, first)).json.fields).toHaveProperty("new_password");
  expect((await enter(email, first, "12345678")).json.fields).toHaveProperty("new_password");
  expect((await enter(email, first, goodPassword)).status).toBe(200);
  expect((await enter(email, first)).json.code).toBe("invalid_credentials");
  expect((await enter(email, goodPassword)).status).toBe(200);
  expect((await make(email)).json.fields).toEqual({ email: "Bu adres başka bir hesabın." });
});

test("a first password that is given again ends every session; an administrator's is not given", async () => {
  const person = await anAccount("student");
  const { json } = await give(person.id);
  expect((await call("GET", "/api/auth/me", { token: person.token })).status).toBe(401);
  expect((await enter(person.email, person.password)).json.code).toBe("invalid_credentials");
  expect((await enter(person.email, json.first_password, "baska-bir-uzun-sifre-7")).status).toBe(200);
  const other = await anAccount("admin");
  const moderator = await anAccount("teacher");
  const body = { rights: ["library"], password: own };
  expect((await call("PUT", `/api/admin/users/${moderator.id}/rights`, { token, body })).status).toBe(200);
  for (const [id, status] of [
    [other.id, 403],
    [moderator.id, 403],
    ["yok", 404],
  ] as const)
    expect((await give(id)).status).toBe(status);
});

test("[T40] the password that an owner chooses waits for hashing in the account's own places, not in those of newcomers", async () => {
  const email = "sirada@okul.test";
  const { json } = await make(email);
  const hashed = vi.spyOn(hashing, "run");
  onTestFinished(() => hashed.mockRestore());
  expect((await enter(email, json.first_password, goodPassword)).status).toBe(200);
  expect(hashed.mock.calls.map(([, asker]) => asker?.account)).toEqual([accountKey(email), accountKey(email)]);
});

test("a new password at sign-in is ignored for any other account", async () => {
  const { email, password } = await anAccount("teacher");
  expect((await enter(email, password, "baska-bir-uzun-sifre-7")).status).toBe(200);
  expect((await enter(email, password)).status).toBe(200);
});

test("where mail goes out, no account is made by hand", async () => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const ask = (path: string, body: object) =>
    app.request(
      `${origin}${path}`,
      { method: "POST", headers, body: JSON.stringify(body) },
      { ...env, DEV_INBOX: "off" },
    );
  const person = { name: "Ali", email: "elle2@okul.test", role: "student" };
  for (const reply of [
    await ask("/api/admin/users", person),
    await ask("/api/admin/users/yok/first-password", { password: own }),
  ])
    expect([reply.status, await reply.json()]).toMatchObject([403, { code: "mail_is_sent" }]);
  expect((await call<{ items: User[] }>("GET", "/api/admin/users?q=elle2", { token })).json.items).toEqual([]);
});
