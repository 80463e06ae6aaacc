import { expect, test } from "vitest";
import type { GameView } from "#protocol/http/replies/game-view";
import type { JoinableReply } from "#protocol/http/replies/players";
import { newPlayerId, newSessionId } from "#shared/ids";
import { aGame } from "../helpers/games/a-game";
import { call, type Call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { knock, refusedAt } from "../helpers/games/seat";

const from = (ip: string) => ({ "cf-connecting-ip": ip });

test("[T2] three hundred pupils of one school, which is one address, join at once", async () => {
  const { code } = await aGame();
  const replies = await Promise.all(
    Array.from({ length: 300 }, (_, i) =>
      call("POST", "/api/game/join", { headers: from("9.9.9.1"), body: { game_code: code, nickname: `Pupil ${i}` } }),
    ),
  );
  expect(replies.filter(({ status }) => status === 201).length).toBe(300);
  expect((await call<GameView>("GET", `/api/game/${code}`)).json.game.player_count).toBe(300);
});

test("[T1] a client that guesses codes is slowed; right codes go on working from there, and other addresses feel nothing", async () => {
  const { code } = await aGame();
  const headers = from("9.9.9.2");
  const guesses = [];
  // Make so many calls that the limit is reached even if a new minute begins in between.
  for (let i = 0; i < 100; i++) {
    const guess = String(100_000 + i);
    guesses.push(
      i % 2
        ? await call("GET", `/api/game/${guess}`, { headers })
        : await call("POST", "/api/game/join", { headers, body: { game_code: guess, nickname: "Ali" } }),
    );
  }
  const limited = guesses.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThanOrEqual(40);
  expect(limited[0]!.json.code).toBe("rate_limited");
  expect(Number(limited[0]!.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(guesses[0]!.status).toBe(404);
  expect(await refusedAt({ code: "100000" }, { upgrade: "websocket", ...headers })).toMatchObject({ status: 429 });

  expect((await call("GET", `/api/game/${code}`, { headers })).status).toBe(200);
  expect((await call("POST", "/api/game/join", { headers, body: { game_code: code, nickname: "Ali" } })).status).toBe(
    201,
  );
  expect((await knock({ code }, { upgrade: "websocket", ...headers })).status).toBe(101);
  expect((await call("GET", "/api/game/100000", { headers: from("9.9.9.3") })).status).toBe(404);
});

test.each([
  ["forged forwarding headers", (i: number) => ({ ...from("9.9.9.5"), "x-forwarded-for": `198.51.100.${i}` })],
  ["addresses of one IPv6 network", (i: number) => from(`2001:db8:1:2::${i + 1}`)],
  ["networks of one IPv6 line", (i: number) => from(`2001:db8:4:${i}::1`)],
])("[T44] %s are one client, which is slowed like any other", async (_, headersOf) => {
  const guesses = [];
  for (let i = 0; i < 100; i++) guesses.push(await call("GET", `/api/game/${100_000 + i}`, { headers: headersOf(i) }));
  // Thirty a minute, and a new minute may begin in between.
  const unknown = guesses.filter(({ status }) => status === 404).length;
  expect(unknown).toBeGreaterThanOrEqual(30);
  expect(unknown).toBeLessThanOrEqual(60);
  expect((await call("GET", "/api/game/100000", { headers: from("2001:db8:5:3::1") })).status).toBe(404);
});

const asks = (code: string, ip: string) =>
  call<JoinableReply & { code?: string }>("GET", `/api/game/${code}/join`, { headers: from(ip) });

test("[T1] a class of forty behind one address asks about its code before it joins; a client that asks about many codes is slowed", async () => {
  const { code } = await aGame();
  const typed = await Promise.all(Array.from({ length: 40 }, () => asks(code, "9.9.9.6")));
  expect(typed.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
  const guesses = [];
  for (let i = 0; i < 100; i++) {
    const guess = String(100_000 + i);
    const joining = { headers: from("9.9.9.6"), body: { game_code: guess, nickname: "Ali" } };
    guesses.push(i % 2 ? await asks(guess, "9.9.9.6") : await call("POST", "/api/game/join", joining));
  }
  // Checking a code and joining count together, thirty a minute.
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(40);
  expect((await asks(code, "9.9.9.6")).status).toBe(200);
});

test("[J10] a code shows whether its game takes players, and whether it makes names; asking takes no seat", async () => {
  const { code, teacher } = await aGame({ settings: { generated_names: true } });
  const says = async () => {
    const { status, json } = await asks(code, "9.9.9.7");
    return [status, json.code ?? json];
  };
  expect(await says()).toEqual([200, { generated_names: true }]);
  expect((await asks((await aGame()).code, "9.9.9.7")).json).toEqual({ generated_names: false });
  const host = (path: string, body = {}) => call("POST", `/api/game/${code}/${path}`, { token: teacher.token, body });
  await host("lock", { locked: true });
  expect(await says()).toEqual([409, "lobby_locked"]);
  await host("lock", { locked: false });
  expect((await call<GameView>("GET", `/api/game/${code}`)).json.game.player_count).toBe(0);
  await host("end");
  expect(await says()).toEqual([410, "game_over"]);
});

test("a refused nickname is no miss", async () => {
  const { code } = await aGame();
  const headers = from("9.9.9.4");
  for (let i = 0; i < 40; i++) {
    const reply = await call("POST", "/api/game/join", { headers, body: { game_code: code, nickname: "" } });
    expect(reply.status).toBe(400);
  }
  expect((await call("GET", "/api/game/100000", { headers })).status).toBe(404);
});

test("[T2] a full room says so", async () => {
  const { code, room, teacher } = await aGame();
  const { runInDurableObject, evictDurableObject } = await import("cloudflare:test");
  await runInDurableObject(room, (_, state) =>
    state.storage.sql.exec("UPDATE opening SET opening = json_set(opening, '$.capacity', 2)").toArray(),
  );
  await evictDurableObject(room);
  const join = async (nickname: string) => {
    const headers = from("9.9.9.5");
    const { status, json } = await call("POST", "/api/game/join", { body: { game_code: code, nickname }, headers });
    return [status, json.code];
  };
  expect(await join("Ali")).toEqual([201, undefined]);
  expect(await join("Ece")).toEqual([201, undefined]);
  expect(await join("Can")).toEqual([409, "room_full"]);
  expect((await call("GET", `/api/game/${code}`, { token: teacher.token })).status).toBe(200);
});

test("[T1] an unknown seat or player is a miss on every call, in the words of the call", async () => {
  const { code } = await aGame();
  const student = await aPerson("student");
  const seat = newSessionId("100000", (bytes) => crypto.getRandomValues(bytes));
  const player = newPlayerId("100000", (bytes) => crypto.getRandomValues(bytes));
  const answer = { question_id: "q", answer: "A" };
  const asked = [
    ["POST", "/api/game/answer", { headers: { "session-id": seat }, body: answer }, 401, "session_invalid"],
    ["POST", "/api/game/answer", { headers: { "session-id": "x" }, body: answer }, 401, "session_invalid"],
    ["GET", `/api/player/${player}`, { token: student.token }, 404, "not_found"],
    ["GET", "/api/player/x", { token: student.token }, 404, "not_found"],
    ["GET", `/api/player/${player}/stats`, { token: student.token }, 404, "not_found"],
    ["POST", `/api/player/${player}/leave`, { headers: { "session-id": seat } }, 401, "session_invalid"],
    [
      "POST",
      `/api/player/${player}/claim`,
      { token: student.token, headers: { "session-id": seat } },
      401,
      "session_invalid",
    ],
  ] as const;
  for (const [i, [method, path, { headers, ...options }, status, word]] of (asked as readonly Asked[]).entries()) {
    const at = from(`9.9.8.${i}`);
    const seen = new Set<string>();
    // Thirty a minute, and a new minute may begin in between.
    for (let n = 0; n < 62; n++) {
      const reply = await call(method, path, { ...options, headers: { ...headers, ...at } });
      seen.add(`${reply.status} ${reply.json.code}`);
    }
    expect([path, ...seen]).toEqual([path, `${status} ${word}`, "429 rate_limited"]);
    expect((await call("GET", `/api/game/${code}`, { headers: at })).status).toBe(200);
  }
});

type Asked = readonly [method: string, path: string, options: Call, status: number, code: string];
