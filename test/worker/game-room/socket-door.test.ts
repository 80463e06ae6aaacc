import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { SignJWT } from "jose";
import { expect, test, vi } from "vitest";
import type { WsTokenReply } from "#protocol/http/replies/people";
import { closeHostSockets } from "#services/games/rooms";
import { readToken, signToken } from "#auth/tokens";
import { aGame } from "../helpers/games/a-game";
import { call, origin } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { hosting, joined, knock, refusedAt, sit } from "../helpers/games/seat";

const socket = { upgrade: "websocket" };

async function ticketFor(code: string, token: string) {
  const { json } = await call<WsTokenReply>("POST", "/api/auth/ws-token", { token, body: { game_code: code } });
  return json.token;
}

test("a missing or unknown code is refused before the upgrade, in JSON", async () => {
  for (const query of [
    {},
    { code: "" },
    { code: "999999" },
    { code: "12345" },
    { code: "0123456" },
    { code: "abcdef" },
  ]) {
    expect(await refusedAt(query as Record<string, string>)).toMatchObject({
      status: 404,
      json: { code: "not_found" },
    });
  }
});

test("[T1] an unknown code leaves nothing behind in storage", async () => {
  await refusedAt({ code: "876543" });
  await call("GET", "/api/game/876543");
  await call("POST", "/api/game/join", { body: { game_code: "876543", nickname: "Ali" } });
  const room = env.GAME_ROOM.getByName("876543");
  expect(await room.poke("anything")).toBe(false);
  const tables = await runInDurableObject(room, (_, state) =>
    state.storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray(),
  );
  expect(tables).toEqual([]);
});

test("[T29] a socket of another origin is refused, one of our own or without an origin is let in", async () => {
  const { code } = await aGame();
  for (const foreign of ["https://evil.example", "null", "https://bilye.test.evil.example", "not an origin"]) {
    expect(await refusedAt({ code }, { ...socket, origin: foreign })).toMatchObject({
      status: 403,
      json: { code: "origin_refused" },
    });
  }
  expect((await knock({ code }, { ...socket, origin })).status).toBe(101);
  expect((await knock({ code }, socket)).status).toBe(101);
});

test("a call without an upgrade gets a reason", async () => {
  const { code } = await aGame();
  expect(await refusedAt({ code }, {})).toMatchObject({ status: 426, json: { code: "upgrade_required" } });
});

test("[T19] a worthless token is refused, and the same phone comes in without it", async () => {
  const { code, teacher } = await aGame();
  const claims = (await readToken(env, teacher.token))!;
  const key = new TextEncoder().encode(env.JWT_SECRET);
  const base = () =>
    new SignJWT({ role: "teacher", ver: 1 })
      .setIssuer("bilye")
      .setAudience("bilye-api")
      .setSubject(teacher.id)
      .setIssuedAt();
  const bad = {
    nonsense: "nonsense",
    "other secret": await signToken({ JWT_SECRET: "another-secret-0123456789-abcdefghijkl" }, claims),
    "older version": await signToken(env, { ...claims, version: 0 }),
    "nobody's": await signToken(env, { ...claims, userId: "nobody" }),
    expired: await base().setProtectedHeader({ alg: "HS256", typ: "at+jwt" }).setExpirationTime("-1s").sign(key),
    "without end": await base().setProtectedHeader({ alg: "HS256", typ: "at+jwt" }).sign(key),
    "other algorithm": await base()
      .setProtectedHeader({ alg: "HS512", typ: "at+jwt" })
      .setExpirationTime("1h")
      .sign(key),
    "other kind": await base().setProtectedHeader({ alg: "HS256", typ: "JWT" }).setExpirationTime("1h").sign(key),
  };
  for (const [name, token] of Object.entries(bad)) {
    expect({ name, ...(await refusedAt({ code, token })) }).toMatchObject({
      name,
      status: 401,
      json: { code: "unauthenticated" },
    });
  }
  expect((await knock({ code })).status).toBe(101);
});

test("the owner is the host, with the long-lived token and with a ticket", async () => {
  const { code, teacher } = await aGame();
  const first = await sit(code, teacher.token);
  expect(await first.hears("welcome")).toMatchObject({
    role: "host",
    session_id: expect.any(String),
    server_time: expect.any(Number),
  });
  const second = await sit(code, await ticketFor(code, teacher.token));
  expect(await second.hears("welcome")).toMatchObject({ role: "host" });
});

test("everybody else is a player: another teacher, a student, an administrator, a guest", async () => {
  const { code } = await aGame();
  for (const role of ["teacher", "student", "admin"] as const) {
    const { token } = await aPerson(role);
    const seat = await sit(code, token);
    expect(await seat.hears("welcome")).toMatchObject({ role: "player" });
    seat.say({ type: "start_game", game_code: code });
    expect(await seat.hears("error")).toMatchObject({ code: "forbidden" });
  }
  const guest = await sit(code);
  expect(await guest.hears("welcome")).toMatchObject({ role: "player" });
});

test("[T13] a ticket is good once, for its game, for a minute, and for nothing else", async () => {
  const { code, teacher } = await aGame();
  const other = await aGame();
  const ticket = await ticketFor(code, teacher.token);
  expect(await refusedAt({ code: other.code, token: ticket })).toMatchObject({ status: 401 });
  await hosting(code, ticket);
  expect(await refusedAt({ code, token: ticket })).toMatchObject({ status: 401, json: { code: "unauthenticated" } });
  expect((await call("GET", "/api/auth/me", { token: await ticketFor(code, teacher.token) })).status).toBe(401);
  expect((await call("POST", `/api/game/${code}/start`, { token: await ticketFor(code, teacher.token) })).status).toBe(
    401,
  );

  const late = await ticketFor(code, teacher.token);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  try {
    expect(await refusedAt({ code, token: late })).toMatchObject({ status: 401 });
  } finally {
    vi.useRealTimers();
  }
});

test("a ticket shown without an upgrade is not used up, and one used in a sleeping room stays used", async () => {
  const { code, teacher, room } = await aGame();
  const ticket = await ticketFor(code, teacher.token);
  expect(await refusedAt({ code, token: ticket }, {})).toMatchObject({ status: 426 });
  await hosting(code, ticket);
  await evictDurableObject(room);
  expect(await refusedAt({ code, token: ticket })).toMatchObject({ status: 401 });
});

test("a guest gets no ticket, and a wrong body is refused", async () => {
  const { teacher } = await aGame();
  expect((await call("POST", "/api/auth/ws-token", { body: { game_code: "123456" } })).status).toBe(401);
  const { status, json } = await call("POST", "/api/auth/ws-token", { token: teacher.token, body: {} });
  expect({ status, code: json.code }).toEqual({ status: 400, code: "validation_failed" });
});

test("[T20] a revoked host's screens go dark: for good after a rejection, to come back after a new password", async () => {
  const { code, teacher } = await aGame();
  const bystander = await joined(code, "Ali");
  const before = await hosting(code, teacher.token);
  await closeHostSockets(env, teacher.id, "password");
  expect(await before.closed).toMatchObject({ code: 4001 });
  expect(before.has("error")).toBe(false);

  const after = await hosting(code, teacher.token);
  await closeHostSockets(env, teacher.id, "revoked");
  expect(await after.hears("error")).toMatchObject({ code: "unauthenticated" });
  expect(await after.closed).toMatchObject({ code: 1000 });
  await bystander.settles();
});
