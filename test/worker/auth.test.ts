import { expect, test } from "vitest";
import type { LoginReply, MessageReply, UserReply, VerifyReply } from "#protocol/http/people";
import { call } from "./http";
import { linkToken } from "./mailbox";

const password = "uzun-yol-44-mavi";

test("a newcomer registers, verifies, signs in", async () => {
  const email = "yeni@okul.test";
  const person = {
    name: "Elif Yıldırım",
    email: "Yeni@OKUL.test",
    password,
    role: "teacher",
    school: "Atatürk İlkokulu",
  };
  const registered = await call<MessageReply>("POST", "/api/auth/register", { body: person });
  expect(registered.status).toBe(201);
  expect(Object.keys(registered.json)).toEqual(["message"]);

  const early = await call("POST", "/api/auth/login", { body: { email, password } });
  expect([early.status, early.json.code]).toEqual([403, "email_not_verified"]);

  const token = await linkToken(email);
  const verified = await call<VerifyReply>("GET", `/api/auth/verify/${token}`);
  expect(verified.json).toMatchObject({ role: "teacher", already_verified: false });
  const again = await call<VerifyReply>("GET", `/api/auth/verify/${token}`);
  expect([again.status, again.json.already_verified]).toEqual([200, true]);

  const login = await call<LoginReply>("POST", "/api/auth/login", { body: { email: "YENI@okul.test", password } });
  expect(login.status).toBe(200);
  expect(login.json.user).toEqual({
    id: expect.any(String),
    name: "Elif Yıldırım",
    email,
    role: "teacher",
    school: "Atatürk İlkokulu",
    is_approved: false,
    approval: "pending",
    is_email_verified: true,
    created_at: expect.any(Number),
  });
  const me = await call<UserReply>("GET", "/api/auth/me", { token: login.json.token });
  expect(me.json).toEqual({ user: login.json.user });
});
