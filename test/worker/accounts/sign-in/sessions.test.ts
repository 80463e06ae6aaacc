import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { LoginReply } from "#protocol/http/replies/people";
import type { OthersEndedReply, Session, SessionsReply } from "#protocol/http/replies/sessions";
import { anAccount, goodPassword } from "../../helpers/accounts/accounts";
import { call } from "../../helpers/http";
import { linkToken } from "../../helpers/accounts/mailbox";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
const android =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";

type Person = { email: string; password: string };

/** Signs in from a client of its own. */
async function signIn(
  { email, password }: Person,
  { agent = chrome, ...more }: { agent?: string; [more: string]: unknown } = {},
) {
  const reply = await call<LoginReply>("POST", "/api/auth/login", {
    body: { email, password, ...more },
    headers: { "cf-connecting-ip": crypto.randomUUID(), "user-agent": agent },
  });
  expect(reply.status).toBe(200);
  return reply.json;
}

const listed = async (token: string) =>
  (await call<SessionsReply>("GET", "/api/user/sessions", { token })).json.sessions;
const page = async (token: string, query = "") => {
  const { json } = await call<SessionsReply>("GET", `/api/user/sessions${query}`, { token });
  return { ...json, items: json.items.map(({ id }) => id), sessions: json.sessions.map(({ id }) => id) };
};
const me = async (token: string) => (await call("GET", "/api/auth/me", { token })).status;
/** Lets time pass for the stored rows. */
const age = (ms: number) =>
  env.DB.prepare(
    "UPDATE sessions SET created_at = created_at - ?1, last_seen_at = last_seen_at - ?1, expires_at = expires_at - ?1",
  )
    .bind(ms)
    .run();

test("[ASVS 7.5.2] each sign-in is a session of its own, described in words that hold nothing of the browser's own", async () => {
  const person = await anAccount("teacher");
  const before = Date.now();
  const board = await signIn(person);
  const phone = await signIn(person, { agent: android });
  expect(await listed(phone.token)).toEqual([
    {
      id: phone.session.id,
      kind: "usual",
      way: "password",
      device: "Chrome, Android",
      form: "phone",
      created_at: expect.any(Number),
      last_seen_at: expect.any(Number),
      expires_at: phone.session.expires_at,
      ends_with_browser: false,
      current: true,
    },
    expect.objectContaining({ id: board.session.id, device: "Chrome, Windows", form: "computer", current: false }),
  ] satisfies Session[]);
  expect(board.session.expires_at - before).toBeGreaterThanOrEqual(7 * DAY);
  expect(board.session.expires_at - Date.now()).toBeLessThanOrEqual(7 * DAY);
});

test("[T55][ASVS 7.2.1][ASVS 7.5.2] one session is ended, at once and alone; somebody else's is not there", async () => {
  const person = await anAccount("teacher");
  const [home, board] = [await signIn(person), await signIn(person)];
  const stranger = await anAccount("teacher");
  const path = `/api/user/sessions/${board.session.id}`;
  expect((await call("DELETE", path, { token: stranger.token })).status).toBe(404);
  expect(await me(board.token)).toBe(200);
  expect((await call("DELETE", path, { token: home.token })).status).toBe(204);
  expect([await me(home.token), await me(board.token)]).toEqual([200, 401]);
  expect((await call("DELETE", path, { token: home.token })).status).toBe(404);
  expect((await listed(home.token)).map(({ id }) => id)).toEqual([home.session.id]);
});

test("[T55][ASVS 7.4.1] signing out ends this session alone", async () => {
  const person = await anAccount("student");
  const [home, board] = [await signIn(person), await signIn(person)];
  expect((await call("POST", "/api/auth/logout", { token: board.token })).status).toBe(204);
  expect([await me(home.token), await me(board.token), await me(person.token)]).toEqual([200, 401, 200]);
});

test("[T55][ASVS 7.4.3] all others are ended: sessions, and tokens from before there were any", async () => {
  const person = await anAccount("teacher");
  const [home, board] = [await signIn(person), await signIn(person)];
  const reply = await call<OthersEndedReply>("DELETE", "/api/user/sessions", { token: home.token });
  expect([reply.status, reply.json.ended, reply.json.session.id]).toEqual([200, 1, home.session.id]);
  const tokens = [home.token, reply.json.token, board.token, person.token];
  expect(await Promise.all(tokens.map(me))).toEqual([200, 200, 401, 401]);
});

test("[T55][ASVS 7.4.3] a new password ends all others, and this one goes on with the token in the answer alone", async () => {
  const person = await anAccount("teacher");
  const [home, board] = [await signIn(person), await signIn(person)];
  const reply = await call<{ token: string }>("PUT", "/api/user/profile", {
    token: home.token,
    body: { current_password: goodPassword, new_password: "kirmizi-bisiklet-7-deniz" },
  });
  const tokens = [home.token, reply.json.token, board.token, person.token];
  expect(await Promise.all(tokens.map(me))).toEqual([401, 200, 401, 401]);
  const before = home.session.expires_at - 7 * DAY;
  expect(await listed(reply.json.token)).toMatchObject([{ created_at: before, current: true }]);
});

test("a token from before there were sessions goes on; refreshed it is always the same session", async () => {
  const { token } = await anAccount("teacher");
  expect(await me(token)).toBe(200);
  const refresh = () => call<LoginReply>("POST", "/api/auth/refresh", { token });
  const [first, second] = [(await refresh()).json, (await refresh()).json];
  expect(second.session.id).toBe(first.session.id);
  expect(await listed(first.token)).toMatchObject([{ way: "earlier", current: true }]);
  expect(await listed(token)).toMatchObject([{ current: false }]);
});

test("the end of a session that began with such a token ends the token too, and no other session", async () => {
  const person = await anAccount("teacher");
  const home = await signIn(person);
  const old = (await call<LoginReply>("POST", "/api/auth/refresh", { token: person.token })).json;
  expect((await call("DELETE", `/api/user/sessions/${old.session.id}`, { token: home.token })).status).toBe(204);
  expect(await Promise.all([home.token, old.token, person.token].map(me))).toEqual([200, 401, 401]);
});

test("[ASVS 7.1.1] refreshed, a session lasts a week more, a quarter of a year at most, and its older token goes on", async () => {
  const person = await anAccount("teacher");
  const first = await signIn(person);
  await age(3 * DAY);
  const refreshed = (await call<LoginReply>("POST", "/api/auth/refresh", { token: first.token })).json;
  expect(refreshed.session.id).toBe(first.session.id);
  expect(refreshed.session.expires_at).toBeGreaterThanOrEqual(first.session.expires_at);
  expect(await Promise.all([first.token, refreshed.token].map(me))).toEqual([200, 200]);
  for (let day = 3; day < 87; day += 6) {
    await age(6 * DAY);
    await call("POST", "/api/auth/refresh", { token: first.token });
  }
  const [last] = await listed(first.token);
  expect(last!.expires_at - last!.created_at).toBe(90 * DAY);
  await age(4 * DAY);
  expect(await me(first.token)).toBe(401);
});

test("[T55][ASVS 7.1.1] an unused session ends after a week", async () => {
  const { token } = await signIn(await anAccount("teacher"));
  await age(7 * DAY);
  expect(await me(token)).toBe(401);
});

test("[T55][ASVS 7.1.1] a session for one lesson lasts two hours, and no refresh makes it longer", async () => {
  const person = await anAccount("teacher");
  const { token, session } = await signIn(person, { for_this_lesson: true });
  expect(session).toMatchObject({ kind: "lesson", ends_with_browser: true });
  expect(session.expires_at - Date.now()).toBeLessThanOrEqual(2 * HOUR);
  const claims = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as { exp: number };
  expect(claims.exp).toBe(Math.floor(session.expires_at / 1000));
  await age(2 * HOUR - 60_000);
  const refreshed = (await call<LoginReply>("POST", "/api/auth/refresh", { token })).json;
  expect(refreshed.session.expires_at).toBe(session.expires_at - 2 * HOUR + 60_000);
  await age(60_000);
  expect(await me(refreshed.token)).toBe(401);
});

test("[T55][ASVS 7.1.2] fifty devices at most: the one that was used longest ago gives way", async () => {
  const person = await anAccount("teacher");
  const [oldest, next] = [await signIn(person), await signIn(person)];
  await env.DB.prepare("UPDATE sessions SET last_seen_at = last_seen_at - 60000 WHERE id = ?")
    .bind(next.session.id)
    .run();
  for (let i = 0; i < 48; i++) {
    await env.DB.prepare(
      `INSERT INTO sessions SELECT ?, user_id, version, kind, way, device, form, created_at, last_seen_at, expires_at
        FROM sessions WHERE id = ?`,
    )
      .bind(crypto.randomUUID(), oldest.session.id)
      .run();
  }
  expect(await listed(oldest.token)).toHaveLength(50);
  const newest = await signIn(person);
  expect(await listed(newest.token)).toHaveLength(50);
  expect(await Promise.all([oldest.token, next.token].map(me))).toEqual([200, 401]);
});

test("the last use of a session is written once an hour, not at every call", async () => {
  const { token, session } = await signIn(await anAccount("teacher"));
  const seen = () =>
    env.DB.prepare("SELECT last_seen_at AS at FROM sessions WHERE id = ?").bind(session.id).first("at");
  const atFirst = await seen();
  await me(token);
  expect(await seen()).toBe(atFirst);
  await age(HOUR);
  const before = Date.now();
  await me(token);
  await expect.poll(seen).toBeGreaterThanOrEqual(before);
});

test("[T55][ASVS 7.4.2] a rejection ends every session, and so does a password set by a mailed link", async () => {
  const person = await anAccount("teacher");
  const admin = await anAccount("admin");
  const first = await signIn(person);
  const body = { user_id: person.id, approve: false };
  expect((await call("POST", "/api/admin/teachers/approve", { token: admin.token, body })).status).toBe(200);
  expect(await me(first.token)).toBe(401);
  const second = await signIn(person);
  await call("POST", "/api/auth/reset-password/request", { body: { email: person.email } });
  const link = await linkToken(person.email, 2);
  const reset = await call("POST", `/api/auth/reset-password/${link}`, {
    body: { new_password: "kirmizi-bisiklet-7-deniz" },
  });
  expect([reset.status, await me(second.token)]).toEqual([200, 401]);
  const third = await signIn({ ...person, password: "kirmizi-bisiklet-7-deniz" });
  expect((await listed(third.token)).map(({ id }) => id)).toEqual([third.session.id]);
});

test("[ASVS 7.2.4] signing in again on a signed-in device makes one session there, not two; one for a single lesson is kept beside it", async () => {
  const person = await anAccount("teacher");
  const first = await signIn(person);
  const again = (more: object) =>
    call<LoginReply>("POST", "/api/auth/login", {
      token: first.token,
      body: { email: person.email, password: person.password, ...more },
    });
  const lesson = (await again({ for_this_lesson: true })).json;
  expect(await Promise.all([first.token, lesson.token].map(me))).toEqual([200, 200]);
  const second = (await again({})).json;
  expect(await Promise.all([first.token, lesson.token, second.token].map(me))).toEqual([401, 200, 200]);
  const other = await anAccount("teacher");
  await call("POST", "/api/auth/login", {
    token: second.token,
    body: { email: other.email, password: other.password },
  });
  expect(await me(second.token)).toBe(200);
});

test("sessions are listed by page as everything is, and whole", async () => {
  const person = await anAccount("teacher");
  const first = (await signIn(person)).session.id;
  const { token, session } = await signIn(person);
  const sessions = (await page(token)).items;
  expect(sessions).toEqual([session.id, ...sessions.slice(1)]);
  expect(sessions).toContain(first);
  const total = sessions.length;
  expect(await page(token)).toEqual({ items: sessions, total, page: 1, page_size: 20, sessions });
  expect(await page(token, "?page=2&page_size=1")).toEqual({
    items: [sessions[1]],
    total,
    page: 2,
    page_size: 1,
    sessions,
  });
});
