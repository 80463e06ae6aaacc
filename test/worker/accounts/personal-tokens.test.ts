import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { NewTokenReply, TokensReply } from "#protocol/http/replies/tokens";
import { limits } from "#shared/limits";
import { database } from "#db/database";
import { removeExpired } from "#db/expired";
import { personalTokens } from "#db/schema/tokens";
import { anAccount, goodPassword, login } from "../helpers/accounts/accounts";
import { aToken } from "../helpers/accounts/a-token";
import { call, client } from "../helpers/http";
import { linkToken, mailsTo } from "../helpers/accounts/mailbox";
import { aPerson } from "../helpers/accounts/people";
import { aSet } from "../helpers/sets/sets";

const DAY = 86_400_000;
const made = (token: string, body: object = {}, headers: Record<string, string> = {}) =>
  call<NewTokenReply & { code: string; fields: object }>("POST", "/api/user/tokens", {
    token,
    body: { name: "Not defteri", days: 30, scope: "read", ...body },
    headers,
  });
const listed = async (token: string) => (await call<TokensReply>("GET", "/api/user/tokens", { token })).json.tokens;
const tokenOf = async (session: string) => (await aToken(session)).token;
const me = (token: string) => call("GET", "/api/auth/me", { token });
const reset = (link: string) =>
  call("POST", `/api/auth/reset-password/${link}`, { body: { new_password: "ucuncu-yol-66-sari" } });
const rowsOf = (userId: string) =>
  database(env.DB).select().from(personalTokens).where(eq(personalTokens.userId, userId)).all();

test("[T50][ASVS 10.4.8] a token is shown once, kept as a hash, listed with its last use, and ended", async () => {
  const { token: session, id: userId, email } = await aPerson("teacher");
  const before = Date.now();
  const { status, json } = await made(session, { name: "  Not \n defteri ", scope: "sets", days: 90 });
  const { personal_token, token } = json;
  expect([status, token]).toEqual([201, expect.stringMatching(/^bilye_[0-9a-f]{40}$/)]);
  expect(personal_token).toEqual({
    id: expect.any(String),
    name: "Not defteri",
    scope: "sets",
    created_at: expect.any(Number),
    expires_at: personal_token.created_at + 90 * DAY,
    last_used_at: null,
  });
  expect((await call("GET", "/api/user/tokens", { token: session })).json).toEqual({
    items: [personal_token],
    total: 1,
    page: 1,
    page_size: 20,
    tokens: [personal_token],
  });
  expect(JSON.stringify(await rowsOf(userId))).not.toContain(token.slice(6));

  expect((await me(token)).json).toMatchObject({ user: { email } });
  await expect.poll(async () => (await listed(session))[0]!.last_used_at).toBeGreaterThanOrEqual(before);
  const { last_used_at } = (await listed(session))[0]!;
  await me(token);
  expect((await listed(session))[0]!.last_used_at).toBe(last_used_at);

  expect((await call("DELETE", `/api/user/tokens/${personal_token.id}`, { token: session })).status).toBe(204);
  expect((await me(token)).status).toBe(401);
  expect(await listed(session)).toEqual([]);
});

test("the owner gets a mail; the mail does not hold the token", async () => {
  const { token: session, email } = await aPerson("teacher");
  const { token } = (await made(session)).json;
  const [mail] = await mailsTo(email);
  expect(mail!.text).toContain("“Not defteri”");
  expect(mail!.text).not.toContain(token.slice(6));
});

test.each([
  ["no name", { name: " " }, ["name"]],
  ["a long name", { name: "a".repeat(61) }, ["name"]],
  ["no day", { days: 0 }, ["days"]],
  ["more than a year", { days: 366 }, ["days"]],
  ["half a day", { days: 1.5 }, ["days"]],
  ["another scope", { scope: "admin" }, ["scope"]],
])("a token with %s is not made", async (_, body, fields) => {
  const { status, json } = await made((await aPerson("teacher")).token, body);
  expect([status, Object.keys(json.fields)]).toEqual([400, fields]);
});

test("a teacher has twenty at most, however many are asked for at once; those that ran out do not count", async () => {
  const { token: session, id } = await aPerson("teacher");
  const replies = await Promise.all(Array.from({ length: limits.tokens.each + 5 }, () => made(session)));
  const refused = replies.filter(({ status }) => status === 409);
  expect(new Set(refused.map(({ json }) => json.code))).toEqual(new Set(["token_quota"]));
  expect(await listed(session)).toHaveLength(limits.tokens.each);
  await env.DB.prepare("UPDATE personal_tokens SET expires_at = ? WHERE user_id = ?").bind(Date.now(), id).run();
  expect(await listed(session)).toEqual([]);
  expect((await made(session)).status).toBe(201);
});

test("a token that ran out opens nothing, and the night removes it", async () => {
  const { token: session, id } = await aPerson("teacher");
  const token = await tokenOf(session);
  await env.DB.prepare("UPDATE personal_tokens SET expires_at = ? WHERE user_id = ?").bind(Date.now(), id).run();
  expect((await me(token)).status).toBe(401);
  await removeExpired(database(env.DB), { now: Date.now() + 1, auditBefore: 0 }, () => true);
  expect(await rowsOf(id)).toEqual([]);
});

test("[F29] the same key makes one token; its secret is kept nowhere, so the second answer has another", async () => {
  const { token: session, id } = await aPerson("teacher");
  const again = () => made(session, {}, { "idempotency-key": "tek-anahtar" });
  const [first, second] = [(await again()).json, (await again()).json];
  expect(second.personal_token).toEqual(first.personal_token);
  expect([await rowsOf(id), (await me(first.token)).status, (await me(second.token)).status]).toEqual([
    [expect.anything()],
    401,
    200,
  ]);
  const kept = await env.DB.prepare("SELECT body FROM keyed_calls WHERE user_id = ?").bind(id).all();
  expect(kept.results).toEqual([{ body: null }]);
  await call("DELETE", `/api/user/tokens/${first.personal_token.id}`, { token: session });
  expect((await again()).status).toBe(404);
});

test("[T50] a new password, a reset and a rejection end every token; another teacher's stay", async () => {
  const admin = await anAccount("admin");
  const other = await tokenOf((await aPerson("teacher")).token);
  const teacher = await anAccount("teacher");
  const first = await tokenOf(teacher.token);
  const { json } = await call<{ token: string }>("PUT", "/api/user/profile", {
    token: teacher.token,
    body: { current_password: goodPassword, new_password: "baska-yol-55-yesil" },
  });
  expect((await me(first)).status).toBe(401);

  const second = await tokenOf(json.token);
  await call("POST", "/api/auth/reset-password/request", { body: { email: teacher.email } });
  // Three notices of tokens and of the new password stand before it.
  const link = await linkToken(teacher.email, 4);
  expect((await reset("x".repeat(43))).status).toBe(410);
  expect((await me(second)).status).toBe(200);
  expect((await reset(link)).status).toBe(200);
  expect((await me(second)).status).toBe(401);

  const signedIn = (await login(teacher.email, "ucuncu-yol-66-sari")).json.token;
  const third = await tokenOf(signedIn);
  const decide = (approve: boolean) =>
    call("POST", "/api/admin/teachers/approve", { token: admin.token, body: { user_id: teacher.id, approve } });
  await decide(true);
  expect((await me(third)).status).toBe(200);
  await decide(false);
  expect((await me(third)).status).toBe(401);
  expect((await me(other)).status).toBe(200);
});

test("[T50] a session that has ended makes no token", async () => {
  const teacher = await aPerson("teacher");
  await env.DB.prepare("UPDATE users SET token_version = 2 WHERE id = ?").bind(teacher.id).run();
  expect((await made(teacher.token)).status).toBe(401);
});

test("[T50] a board or a lesson that was left signed in makes no token, as that would outlast it", async () => {
  const { email, id } = await anAccount("teacher");
  const body = { email, password: goodPassword, for_this_lesson: true };
  const lesson = (await call<{ token: string }>("POST", "/api/auth/login", { body })).json.token;
  const { status, json } = await made(lesson, { scope: "all", days: 365 });
  expect([status, json.code, await rowsOf(id)]).toEqual([403, "own_device_needed", []]);
  await env.DB.prepare("UPDATE sessions SET kind = 'board' WHERE user_id = ?").bind(id).run();
  expect((await made(lesson)).json.code).toBe("own_device_needed");
});

test("[T50] a person who is no longer a teacher has no tokens: none ever opens an administrator's account", async () => {
  const teacher = await aPerson("teacher");
  const token = await tokenOf(teacher.token);
  await env.DB.prepare("UPDATE users SET role = 'admin' WHERE id = ?").bind(teacher.id).run();
  expect([(await me(token)).status, (await call("GET", "/api/admin/users", { token })).status]).toEqual([401, 401]);
});

test("[T50] a token of the whole account takes the password; the others do not", async () => {
  const { token: session, id } = await anAccount("teacher");
  const asked = [
    await made(session, { scope: "all" }),
    await made(session, { scope: "all", password: "yanlis-yol-1" }),
  ];
  expect(asked.map(({ status, json }) => [status, json.fields])).toEqual([
    [400, { password: "Bu alan boş kalamaz." }],
    [400, { password: "Şifre hatalı." }],
  ]);
  expect(await rowsOf(id)).toEqual([]);
  expect((await made(session, { scope: "all", password: goodPassword })).status).toBe(201);
});

test("[T50] a repeated call for such a token takes the password too, and no call for a lesser one renews it", async () => {
  const { token: session, id } = await anAccount("teacher");
  const again = (body: object) => made(session, body, { "idempotency-key": "tum-hesap" });
  const first = (await again({ scope: "all", password: goodPassword })).json;
  const refused = [await again({ scope: "all", password: "yanlis-yol-1" }), await again({ scope: "read" })];
  expect(refused.map(({ status }) => status)).toEqual([400, 404]);
  expect((await me(first.token)).status).toBe(200);
  expect((await again({ scope: "all", password: goodPassword })).json.personal_token).toMatchObject({
    id: first.personal_token.id,
  });
  expect(await rowsOf(id)).toHaveLength(1);
});

test("[T50] signing out everywhere ends the tokens of the whole account, and leaves the lesser ones", async () => {
  const { token: session } = await aPerson("teacher");
  const other = await aToken((await aPerson("teacher")).token);
  const tokens = {
    all: await aToken(session),
    sets: await aToken(session, "sets"),
    read: await aToken(session, "read"),
  };
  const { json } = await call<{ token: string }>("DELETE", "/api/user/sessions", { token: session });
  const asked = [tokens.all, tokens.sets, tokens.read, other].map(async ({ token }) => (await me(token)).status);
  expect(await Promise.all(asked)).toEqual([401, 200, 200, 200]);
  expect((await listed(json.token)).map(({ scope }) => scope)).toEqual(["read", "sets"]);
});

test("[ASVS 10.7.1] another teacher's tokens do not exist", async () => {
  const { token: session } = await aPerson("teacher");
  const { id } = (await made((await aPerson("teacher")).token)).json.personal_token;
  expect((await call("DELETE", `/api/user/tokens/${id}`, { token: session })).status).toBe(404);
});

test("[T50][ASVS 10.3.1] a token opens no socket, by itself or by a ticket", async () => {
  const { token: session } = await aPerson("teacher");
  const { game } = (
    await call<{ game: { game_code: string } }>("POST", "/api/game", {
      token: session,
      body: { question_set_id: (await aSet(session, { questions: 1 })).id },
    })
  ).json;
  const token = await tokenOf(session);
  const headers = { upgrade: "websocket" };
  expect((await call("GET", `/ws?code=${game.game_code}&token=${token}`, { headers })).status).toBe(401);
  const ticket = await call("POST", "/api/auth/ws-token", { token, body: { game_code: game.game_code } });
  expect([ticket.status, ticket.json.code]).toEqual([403, "token_scope"]);
});

test("[T50] a client that tries tokens out is slowed, and no other client is; no line of the log holds one", async () => {
  const { token: session } = await aPerson("teacher");
  const lines: string[] = [];
  const heard = (["info", "warn", "error"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line)),
  );
  const token = await tokenOf(session);
  const headers = { "cf-connecting-ip": `${client.slice(0, -1)}200` };
  const seen = new Set<number>();
  for (let i = 0; i < 40; i++) {
    const guess = `bilye_${i.toString(16).padStart(40, "0")}`;
    seen.add((await call("GET", "/api/question-sets", { token: guess, headers })).status);
  }
  expect(seen).toEqual(new Set([401, 429]));
  expect((await me(token)).status).toBe(200);
  heard.forEach((spy) => spy.mockRestore());
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.join("\n")).not.toMatch(/bilye_|“/);
});
