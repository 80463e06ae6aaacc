import { createHash } from "node:crypto";
import { env } from "cloudflare:workers";
import { expect, onTestFinished, test } from "vitest";
import type { GameView } from "#protocol/http/replies/game-view";
import type { JoinReply } from "#protocol/http/replies/players";
import { relayOf } from "#shared/ids";
import { aGame } from "../helpers/games/a-game";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { recorded } from "../helpers/games/recorded";
import { hosting, knock, sit } from "../helpers/games/seat";

const RELAYS = 3;

/** A game of three rooms and their coordinator, of two players each. */
async function aHall() {
  env.ROOM_CAPACITY = "2";
  env.MAX_CAPACITY = "6";
  onTestFinished(() => {
    env.ROOM_CAPACITY = "1000";
    env.MAX_CAPACITY = "1000";
  });
  return aGame({ settings: { capacity: 2 * RELAYS } });
}

const joined = (code: string, nickname: string, joinKey?: string) =>
  call<JoinReply>("POST", "/api/game/join", {
    body: { game_code: code, nickname, ...(joinKey !== undefined && { join_key: joinKey }) },
  });

const relayOfKey = (joinKey: string) =>
  Number.parseInt(createHash("sha256").update(joinKey).digest("hex").slice(0, 4), 16) % RELAYS;
const aKey = (relay: number, tries = 0): string => {
  const key = `key-of-sixteen-characters-${relay}-${tries}`;
  return relayOfKey(key) === relay ? key : aKey(relay, tries + 1);
};

test("[F29] a key always leads to the same room and the same seat", async () => {
  const { code } = await aHall();
  for (const relay of [0, 1, 2]) {
    const first = await joined(code, `Oyuncu ${relay}`, aKey(relay));
    expect(first.status).toBe(201);
    const { player_id, session_id } = first.json;
    expect([relayOf(player_id), relayOf(session_id)]).toEqual([relay, relay]);
    const again = await joined(code, `Oyuncu ${relay}`, aKey(relay));
    expect([again.status, again.json.session_id]).toEqual([201, session_id]);
  }
});

test("players without a key come into some room, and their calls find them there", async () => {
  const { code } = await aHall();
  for (const name of ["Ali", "Ece", "Can", "Naz"]) {
    const { status, json } = await joined(code, name);
    expect(status).toBe(201);
    const headers = { "session-id": json.session_id };
    const seen = await call<GameView>("GET", `/api/game/${code}`, { headers });
    expect([seen.status, seen.json.you?.nickname]).toEqual([200, name]);
    const own = await call("GET", `/api/player/${json.player_id}/stats`, { headers });
    expect(own.status).toBe(200);
    expect((await call("POST", `/api/player/${json.player_id}/leave`, { headers })).status).toBe(204);
  }
});

test.each([
  ["the player's id", ({ player_id }: JoinReply) => player_id],
  ["the four digits at its end", ({ player_id }: JoinReply) => player_id.slice(-4)],
] as const)("a socket that says %s is led to the seat's room", async (_, at) => {
  const { code } = await aHall();
  for (const relay of [0, 1, 2]) {
    const { json } = await joined(code, `Oyuncu ${relay}`, aKey(relay));
    const seat = await sit(code, undefined, { v: "2", at: at(json) });
    seat.say({ type: "reconnect", old_session_id: json.session_id });
    expect((await seat.hears("reconnect_success")).player_id).toBe(json.player_id);
  }
});

test("a socket in another room than its seat's gets that room's address, and is closed as one that may come again", async () => {
  const { code } = await aHall();
  const { json } = await joined(code, "Ali", aKey(1));
  const seat = await sit(code, undefined, { at: "0002" });
  seat.say({ type: "reconnect", old_session_id: json.session_id });
  expect(await seat.hears("moved")).toEqual({ type: "moved", at: "0001" });
  expect((await seat.closed).code).toBe(4002);
});

test("a number beyond the last room, or a text that is none, leads to one of the rooms", async () => {
  const { code } = await aHall();
  for (const at of ["ffff", "0003", "x", "123456-000000000000ffff", ""]) {
    const seat = await sit(code, undefined, { at });
    expect((await seat.hears("welcome")).role).toBe("player");
  }
});

test("[T12][T26] the owner's socket is the coordinator's, whatever room is known already; another teacher is a player to be", async () => {
  const { code, teacher } = await aHall();
  await joined(code, "Ali");
  const host = await hosting(code, teacher.token);
  expect(host.registered.game_code).toBe(code);
  const rival = await aPerson("teacher");
  const other = await sit(code, rival.token);
  expect((await other.hears("welcome")).role).toBe("player");
});

test("[T11] a seat of a room that the game does not have is no seat", async () => {
  const { code } = await aHall();
  const session = `${code}.${"0".repeat(48)}-00ff`;
  const headers = { "session-id": session };
  const answer = { question_id: "q", answer: "A", response_time_ms: 1 };
  const said = await call<{ code: string }>("POST", "/api/game/answer", { headers, body: answer });
  expect([said.status, said.json.code]).toEqual([401, "session_invalid"]);
  const asked = await call("GET", `/api/player/${code}-0000000000000001`, { headers });
  expect(asked.status).toBe(401);
});

test("a code that another game has got since is not looked for in the rooms of the one before", async () => {
  const { code, teacher } = await aHall();
  await joined(code, "Ali");
  expect((await call("DELETE", `/api/game/${code}`, { token: teacher.token })).status).toBe(204);
  expect((await joined(code, "Ece")).status).toBe(404);
  expect((await knock({ code })).status).toBe(404);
  // Open a game of one room under the code, while the Worker still remembers three rooms.
  const { relays: _, ...opening } = (await recorded((await aGame()).room)).game.setup;
  await env.GAME_ROOM.getByName(code).open({ ...opening, code, gameId: crypto.randomUUID() });
  const { status, json } = await joined(code, "Can");
  expect([status, relayOf(json.session_id)]).toEqual([201, null]);
  const seat = await sit(code, undefined, { at: json.player_id });
  seat.say({ type: "reconnect", old_session_id: json.session_id });
  expect((await seat.hears("reconnect_success")).player_id).toBe(json.player_id);
});

test("[F24] a client that knows nothing of rooms finds its seat by coming again: it is led to every room in turn", async () => {
  const { code } = await aHall();
  for (const relay of [2, 0, 1]) {
    const { json } = await joined(code, `Oyuncu ${relay}`, aKey(relay));
    let isBack = false;
    for (let tries = 0; tries < RELAYS && !isBack; tries++) {
      const seat = await sit(code);
      seat.say({ type: "reconnect", old_session_id: json.session_id });
      isBack = await seat.hears("reconnect_success").then(
        () => true,
        () => false,
      );
    }
    expect(isBack).toBe(true);
  }
});
