import { expect, test } from "vitest";
import type { LoginReply, MessageReply, UserReply } from "#protocol/http/replies/people";
import { verify } from "../../helpers/accounts/accounts";
import { call } from "../../helpers/http";
import { linkToken } from "../../helpers/accounts/mailbox";

const password = "uzun-yol-44-mavi";

test("a newcomer registers, verifies and is signed in, and signs in again", async () => {
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
  const verified = await verify(token, password);
  expect([verified.status, verified.json]).toEqual([
    200,
    {
      token: expect.any(String),
      user: expect.objectContaining({ email }),
      already_verified: false,
      session: expect.any(Object),
    },
  ]);
  const own = await call<UserReply>("GET", "/api/auth/me", { token: verified.json.token });
  expect(own.json.user).toEqual(verified.json.user);

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
    rights: [],
    time_zone: "Europe/Istanbul",
    created_at: expect.any(Number),
  });
  const me = await call<UserReply>("GET", "/api/auth/me", { token: login.json.token });
  expect(me.json).toEqual({ user: login.json.user });
});
