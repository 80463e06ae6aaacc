import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { JoinReply } from "#protocol/http/replies/players";
import { aGameWithClass } from "../../helpers/a-class";
import { aGame } from "../../helpers/games/a-game";
import { call } from "../../helpers/http";
import { from, inOrder, statusesOf } from "../../helpers/networks";

/** Pupils and a stranger on lines of a mobile carrier: a /48 with a /64 for each phone, or one IPv4 address for all. */

const [school, shared] = ["203.0.113.10", "198.51.100.20"];
/** Address of a phone on the carrier's line, each on a network of its own. */
const phone = (network: number) => `2001:db8:aa:${network.toString(16)}::1`;
const asks = (code: string, body: object, ip: string) =>
  call<JoinReply & { code?: string }>("POST", "/api/game/join", {
    body: { game_code: code, join_key: crypto.randomUUID(), ...body },
    headers: from(ip),
  });
const sitsAt = (code: string, number: number, ip: string) => asks(code, { number, confirm: true }, ip);
type Host = { readonly code: string; readonly teacher: { readonly token: string } };
const foreign = async ({ code, teacher: { token } }: Host) =>
  (await call<GameView>("GET", `/api/game/${code}`, { token, headers: from(school) })).json.host!.foreign_seats ?? [];
const asHost = ({ code, teacher: { token } }: Host, what: string, network: string) =>
  call<GameReply>("POST", `/api/game/${code}/${what}`, { token, body: { network }, headers: from(school) });
const look = (code: string, sessionId: string) =>
  call("GET", `/api/game/${code}`, { headers: { "session-id": sessionId } });

test("[T2] five hundred joins of one phone close a game by nicknames to nobody else of its carrier; freed, they count no longer", async () => {
  const game = await aGame();
  const { code } = game;
  const taken = await inOrder(500, (i) => asks(code, { nickname: `Ada ${i}` }, phone(1)));
  expect(statusesOf(taken)).toEqual([201]);
  expect((await asks(code, { nickname: "Geç" }, phone(1))).status).toBe(429);
  const pupils = await inOrder(30, (i) => asks(code, { nickname: `Ece ${i}` }, phone(100 + i)));
  expect(statusesOf(pupils)).toEqual([201]);

  const [asked, ...others] = await foreign(game);
  expect([asked!.count, others]).toEqual([500, []]);
  expect((await asHost(game, "free-seats", asked!.network)).json.game.player_count).toBe(30);
  expect((await look(code, taken[0]!.json.session_id)).status).toBe(403);
  expect((await look(code, pupils[0]!.json.session_id)).status).toBe(200);
  expect((await asks(code, { nickname: "Geç" }, phone(1))).json.code).toBe("lobby_locked");
  expect((await asks(code, { nickname: "Ali" }, phone(130))).status).toBe(201);
  await asHost(game, "keep-seats", asked!.network);
  expect((await asks(code, { nickname: "Geç" }, phone(1))).status).toBe(201);
});

/** Leaves the seat of this join. */
const leaves = ({ player_id, session_id }: JoinReply, ip: string) =>
  call("POST", `/api/player/${player_id}/leave`, { headers: { ...from(ip), "session-id": session_id } });

test("[T2] a seat that the host takes away, or that is given up, gives its join back to a network of many", async () => {
  const game = await aGame();
  const { code, teacher } = game;
  const [first, second] = await inOrder(500, (i) => asks(code, { nickname: `Ada ${i}` }, shared));
  expect((await asks(code, { nickname: "Geç" }, shared)).status).toBe(429);
  expect((await leaves(first!.json, shared)).status).toBeLessThan(300);
  await call("POST", `/api/game/${code}/kick`, {
    token: teacher.token,
    body: { player_id: second!.json.player_id },
    headers: from(school),
  });
  expect(statusesOf(await inOrder(3, (i) => asks(code, { nickname: `Geç ${i}` }, shared)))).toEqual([201, 429]);
});

test("[T2][T49] whoever joins and leaves without end closes no game to the network: at last the seats stay, and the host is asked", async () => {
  const game = await aGame();
  const comesAndGoes = async (i: number) => {
    const { status, json } = await asks(game.code, { nickname: `Ada ${i}` }, shared);
    await leaves(json, shared);
    return { status };
  };
  expect(statusesOf(await inOrder(500, comesAndGoes))).toEqual([201]);
  expect(statusesOf(await inOrder(30, (i) => asks(game.code, { nickname: `Ece ${i}` }, shared)))).toEqual([201]);
  expect(await foreign(game)).toEqual([]);
  expect(statusesOf(await inOrder(70, (i) => comesAndGoes(500 + i)))).toEqual([201]);
  expect((await foreign(game)).map(({ count }) => count)).toEqual([100]);
});

test("[T2][T49] a network that the host called the class's may take as many seats anew, and is asked about as it nearly has", async () => {
  const game = await aGame();
  const joins = (count: number, name: string) =>
    inOrder(count, (i) => asks(game.code, { nickname: `${name} ${i}` }, shared));
  await joins(100, "Ada");
  const [{ network } = { network: "" }] = await foreign(game);
  await asHost(game, "keep-seats", network);
  expect(await foreign(game)).toEqual([]);
  expect(statusesOf(await joins(399, "Ece"))).toEqual([201]);
  expect(await foreign(game)).toEqual([]);
  await joins(1, "Can");
  expect(await foreign(game)).toMatchObject([{ network, count: 400, names: ["Can 0", "Ece 398", "Ece 397"] }]);
  // The seats of this question go, and the class's, which the host had kept, stay; the network is not barred.
  expect((await asHost(game, "free-seats", network)).json.game.player_count).toBe(100);
  expect([await foreign(game), statusesOf(await joins(30, "Efe"))]).toEqual([[], [201]]);
});

const seen = async (all: Promise<readonly (readonly number[])[]>) => [...new Set((await all).map(String))];

test("[T2] a network has its five hundred joins and no more: refusals under the same key free none, and one seat counts once", async () => {
  const { code } = await aGame();
  const joins = (nickname: string, key: string) => asks(code, { nickname, join_key: key }, shared);
  const atOnce = (i: number, others: readonly string[]) => {
    const key = crypto.randomUUID();
    const named = [...others, `Ece ${i}`];
    return Promise.all(named.map(async (name) => (await joins(name, key)).status));
  };
  expect(await seen(inOrder(300, (i) => atOnce(i, ["!!"])))).toEqual(["400,201"]);
  expect(await seen(inOrder(150, (i) => atOnce(300 + i, [`Efe ${i}`])))).toEqual(["201,201"]);
  // A hundred come at one moment: as many get a seat as the share has left, and the others learn when to come again.
  const crowd = await Promise.all(Array.from({ length: 100 }, (_, i) => joins(`Can ${i}`, crypto.randomUUID())));
  const late = crowd.filter(({ status }) => status === 429);
  expect([statusesOf(crowd), late.length]).toEqual([[201, 429], 50]);
  expect(late.every(({ headers }) => Number(headers.get("retry-after")) > 0)).toBe(true);
  expect((await asks(code, { nickname: "Başka" }, "192.0.2.7")).status).toBe(201);
});

test("[T49] of a class on mobile lines and a phone that took all other seats, the host frees those of the phone alone", async () => {
  const pupils = Array.from({ length: 60 }, (_, i) => ({ name: `Öğrenci ${i + 1}` }));
  const game = await aGameWithClass({ settings: { answers: "phones", identity: "roster" }, pupils });
  const { code } = game;
  const seated = await inOrder(12, (i) => sitsAt(code, i + 1, phone(100 + i)));
  const [line] = await foreign(game);
  expect(line!.count).toBe(12);
  await asHost(game, "keep-seats", line!.network);
  await inOrder(48, (i) => sitsAt(code, i + 13, phone(1)));
  const asked = await foreign(game);
  expect(asked.map(({ count }) => count)).toEqual([48]);
  expect((await asHost(game, "free-seats", asked[0]!.network)).json.game.player_count).toBe(12);
  const looks = await Promise.all(seated.map(({ json }) => look(code, json.session_id)));
  expect(statusesOf(looks)).toEqual([200]);
  expect((await sitsAt(code, 13, phone(1))).json.code).toBe("lobby_locked");
  expect((await sitsAt(code, 13, phone(113))).status).toBe(201);

  // The phone comes back from the next network of the line: then the line is barred, and those who sit stay.
  await inOrder(47, (i) => sitsAt(code, i + 14, phone(2)));
  const [back, ...barred] = await foreign(game);
  expect([back!.count, barred.length]).toEqual([47, 1]);
  expect((await asHost(game, "free-seats", back!.network)).json.game.player_count).toBe(13);
  expect((await sitsAt(code, 14, phone(3))).json.code).toBe("lobby_locked");
  expect((await sitsAt(code, 14, "2001:db8:bb:1::1")).status).toBe(201);
  expect((await look(code, seated[0]!.json.session_id)).status).toBe(200);
});

test("[T49] a class that sat on the teacher's network before a screen of the host was there is not asked about", async () => {
  const pupils = Array.from({ length: 12 }, (_, i) => ({ name: `Öğrenci ${i + 1}` }));
  const game = await aGameWithClass({ settings: { answers: "phones", identity: "roster" }, pupils });
  const { code, teacher } = game;
  await inOrder(12, (i) => sitsAt(code, i + 1, phone(7)));
  expect((await foreign(game)).map(({ count }) => count)).toEqual([12]);
  const view = await call<GameView>("GET", `/api/game/${code}`, { token: teacher.token, headers: from(phone(7)) });
  expect(view.json.host!.foreign_seats).toBeUndefined();
});

test("[T49] follow-up games bar what the game before barred, and keep what it kept", async () => {
  const pupils = Array.from({ length: 20 }, (_, i) => ({ name: `Öğrenci ${i + 1}` }));
  const game = await aGameWithClass({ settings: { answers: "phones", identity: "roster" }, pupils });
  await inOrder(6, (i) => sitsAt(game.code, i + 1, shared));
  await inOrder(6, (i) => sitsAt(game.code, i + 7, "192.0.2.5"));
  const [stranger, mobile] = await foreign(game);
  await asHost(game, "free-seats", stranger!.network);
  await asHost(game, "keep-seats", mobile!.network);
  let latest: Host = game;
  for (let i = 0; i < 2; i++) {
    const { token } = game.teacher;
    await call("POST", `/api/game/${latest.code}/end`, { token });
    const body = { from_game: latest.code, which: "all" };
    const next = await call<GameReply>("POST", "/api/game", { token, body, headers: from(school) });
    latest = { ...game, code: next.json.game.game_code };
    expect((await sitsAt(latest.code, 1, shared)).json.code).toBe("lobby_locked");
    expect(await foreign(latest)).toEqual([{ network: stranger!.network, count: 0, barred: true }]);
  }
  expect(statusesOf(await inOrder(6, (i) => sitsAt(latest.code, i + 7, "192.0.2.5")))).toEqual([201]);
  expect((await foreign(latest)).length).toBe(1);
  await asHost(latest, "keep-seats", stranger!.network);
  expect((await sitsAt(latest.code, 1, shared)).status).toBe(201);
});
