import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { JoinReply } from "#protocol/http/replies/players";
import type { JoinConfirm } from "#protocol/live/messages";
import { aGameWithClass } from "../../helpers/a-class";
import { withClock } from "../../helpers/clock";
import { aGame } from "../../helpers/games/a-game";
import { hosting, knock, sit } from "../../helpers/games/seat";
import { call, client } from "../../helpers/http";
import { from, inOrder, onLine, statusesOf } from "../../helpers/networks";
import { aPairedPhone } from "../../helpers/paired";

const HOUR = 3_600_000;
const [school, elsewhere] = ["203.0.113.10", "198.51.100.20"];
const settings = { answers: "phones", identity: "roster" };
const aClassOf = (count: number) =>
  aGameWithClass({ settings, pupils: Array.from({ length: count }, (_, i) => ({ name: `Öğrenci ${i + 1}` })) });

type Joined = JoinReply & JoinConfirm & { code?: string };
const asks = (code: string, body: object, ip: string, key: string = crypto.randomUUID()) =>
  call<Joined>("POST", "/api/game/join", { body: { game_code: code, join_key: key, ...body }, headers: from(ip) });

/** Looks up a number and then confirms it, with one key. */
async function sitsAt(code: string, number: number, ip: string) {
  const key = crypto.randomUUID();
  const asked = await asks(code, { number }, ip, key);
  const said = await asks(code, { number, confirm: true }, ip, key);
  return { statuses: [asked.status, said.status], ...said.json };
}

const viewOf = (code: string, token: string, ip = school) =>
  call<GameView>("GET", `/api/game/${code}`, { token, headers: from(ip) });

test("[T2][T49] forty pupils of a school at once, and five hundred looks in an hour; then it waits for the oldest one, and a stranger's network has its own share", async () => {
  await withClock(async ({ pass }) => {
    const { code } = await aClassOf(45);
    const class40 = await Promise.all(Array.from({ length: 40 }, (_, i) => sitsAt(code, i + 1, school)));
    expect(new Set(class40.map(({ statuses }) => String(statuses)))).toEqual(new Set(["200,201"]));
    // Lookups that led to a seat do not count any more; only these do.
    expect(statusesOf(await inOrder(1, () => asks(code, { number: 45 }, school)))).toEqual([200]);
    pass(10 * 60_000);
    expect(statusesOf(await inOrder(499, () => asks(code, { number: 45 }, school)))).toEqual([200]);
    const late = await asks(code, { number: 45 }, school);
    expect([late.status, late.json.code, late.headers.get("retry-after")]).toEqual([429, "rate_limited", "3000"]);
    // A pupil who has looked up a number may still confirm it from another network, where others can look up numbers as before.
    expect((await sitsAt(code, 45, elsewhere)).statuses).toEqual([200, 201]);
    pass(50 * 60_000 - 1);
    expect((await asks(code, { number: 44 }, school)).headers.get("retry-after")).toBe("1");
    pass(1);
    expect((await asks(code, { number: 44 }, school)).status).toBe(200);
  });
});

test("[T2][T49] on the host's own network a phone that looks again and again keeps nobody of its class out", async () => {
  const { code } = await aClassOf(40);
  const looks = await inOrder(600, (i) => asks(code, { number: 1_000 + i }, client));
  expect(statusesOf(looks)).toEqual([404]);
  const own = crypto.randomUUID();
  expect(statusesOf(await inOrder(6, () => asks(code, { number: 1 }, client, own)))).toEqual([200, 429]);
  expect((await sitsAt(code, 40, client)).statuses).toEqual([200, 201]);
});

test("[T2][T49] on a network that the host called the class's a phone that looks again and again keeps nobody out either", async () => {
  const { code, teacher } = await aClassOf(40);
  await inOrder(6, (i) => sitsAt(code, i + 1, elsewhere));
  const burnt = await inOrder(501, (i) => asks(code, { number: 1_000 + i }, elsewhere));
  expect(statusesOf(burnt)).toEqual([404, 429]);
  const [asked] = (await viewOf(code, teacher.token)).json.host!.foreign_seats!;
  const body = { network: asked!.network, up_to: asked!.up_to };
  await call("POST", `/api/game/${code}/keep-seats`, { token: teacher.token, headers: from(school), body });
  expect((await sitsAt(code, 40, elsewhere)).statuses).toEqual([200, 201]);
});

test("[T2] three hundred join a game within minutes; a stranger's network fills no lobby, and the host's own is never refused", async () => {
  await withClock(async ({ pass }) => {
    const { code, teacher } = await aGame();
    const joins = (count: number, ip: string, name: string) =>
      inOrder(count, (i) => asks(code, { nickname: `${name} ${i}` }, ip));
    expect(statusesOf(await joins(300, elsewhere, "Ada"))).toEqual([201]);
    // A join refused for a taken name has taken no seat.
    expect(statusesOf(await joins(5, elsewhere, "Ada"))).toEqual([409]);
    pass(60_000);
    expect(statusesOf(await joins(200, elsewhere, "Ece"))).toEqual([201]);
    const late = await asks(code, { nickname: "Geç" }, elsewhere);
    expect([late.status, late.json.code, late.headers.get("retry-after")]).toEqual([429, "rate_limited", "3540"]);
    expect((await asks(code, { nickname: "Okuldan" }, school)).status).toBe(201);
    // The host's screen has been on this network too, so it counts as the class's.
    await viewOf(code, teacher.token, elsewhere);
    expect((await asks(code, { nickname: "Geç" }, elsewhere)).status).toBe(201);
    pass(HOUR);
  });
});

test("[T2] strangers of many networks fill a game for themselves; the class on the host's network comes in over HTTP and by socket", async () => {
  const { code, room } = await aGame();
  await runInDurableObject(room, (_, { storage }) =>
    storage.sql.exec("UPDATE opening SET opening = json_set(opening, '$.capacity', 3)").toArray(),
  );
  await evictDurableObject(room);
  const joins = (nickname: string, ip: string) => asks(code, { nickname }, ip);
  const asksFirst = (ip: string) => call("GET", `/api/game/${code}/join`, { headers: from(ip) });
  expect(statusesOf(await inOrder(3, (i) => joins(`Ada ${i}`, `192.0.2.${i}`)))).toEqual([201]);
  expect([(await joins("Geç", elsewhere)).json.code, (await asksFirst(elsewhere)).status]).toEqual(["room_full", 409]);
  expect([(await asksFirst(client)).status, (await joins("Ali", client)).status]).toEqual([200, 201]);
  const ece = await sit(code);
  ece.say({ type: "join_lobby", game_code: code, nickname: "Ece" });
  expect(await ece.hears("join_success")).toMatchObject({ nickname: "Ece" });
});

test("[T49] the host hears once of a network that took six seats, and frees them in one step; nobody else is touched", async () => {
  const { code, teacher } = await aClassOf(20);
  const host = await hosting(code, teacher.token);
  expect(host.registered.foreign_seats).toBeUndefined();
  const own = await sitsAt(code, 20, client);
  const line = await sitsAt(code, 19, "192.0.2.1");
  const strangers = await inOrder(5, (i) => sitsAt(code, i + 1, elsewhere));
  expect((await viewOf(code, teacher.token)).json.host!.foreign_seats).toBeUndefined();
  strangers.push(await sitsAt(code, 6, elsewhere));
  const { network, count } = await host.hears("foreign_seats");
  expect([count, network]).toEqual([6, expect.stringMatching(/^[0-9a-f]{16}$/)]);
  expect((await host.hears("lobby_update")).foreign_seats).toEqual([
    { network, count: 6, up_to: 8, names: ["Öğrenci 6.", "Öğrenci 5.", "Öğrenci 4."] },
  ]);
  strangers.push(await sitsAt(code, 7, elsewhere));
  expect((await host.hears("lobby_update")).foreign_seats).toMatchObject([{ network, count: 7 }]);
  expect(host.texts.filter((text) => text.includes('"type":"foreign_seats"')).length).toBe(1);
  expect(host.texts.join("\n")).not.toContain(elsewhere);

  const body = { network };
  const freed = await call<GameReply>("POST", `/api/game/${code}/free-seats`, { token: teacher.token, body });
  expect([freed.status, freed.json.game.player_count]).toEqual([200, 2]);
  const look = (sessionId: string) => call("GET", `/api/game/${code}`, { headers: { "session-id": sessionId } });
  const gone = await look(strangers[0]!.session_id);
  expect([gone.status, gone.json]).toMatchObject([
    403,
    { code: "seat_freed", error: "Öğretmenin bu yeri boşalttı. Numaranı yeniden yazabilirsin." },
  ]);
  for (const { session_id } of [own, line]) expect((await look(session_id)).status).toBe(200);
  expect((await sitsAt(code, 1, client)).statuses).toEqual([200, 201]);

  // The network gets no seat again, by either door, and is shown no name, until the host lets it in.
  expect((await asks(code, { number: 2 }, elsewhere)).json.code).toBe("lobby_locked");
  expect((await sitsAt(code, 2, elsewhere)).statuses).toEqual([409, 409]);
  expect((await call("GET", `/api/game/${code}/join`, { headers: from(elsewhere) })).status).toBe(409);
  const phone = (await knock({ code }, { upgrade: "websocket", ...from(elsewhere) })).webSocket!;
  const heard = new Promise((resolve) =>
    phone.addEventListener("message", ({ data }) => (data as string).includes("lobby_locked") && resolve(true)),
  );
  phone.accept();
  phone.send(JSON.stringify({ type: "join_lobby", game_code: code, number: 2, confirm: true }));
  expect(await heard).toBe(true);
  expect((await viewOf(code, teacher.token)).json.host!.foreign_seats).toEqual([{ network, count: 0, barred: true }]);
  await call("POST", `/api/game/${code}/keep-seats`, { token: teacher.token, body });
  expect((await sitsAt(code, 2, elsewhere)).statuses).toEqual([200, 201]);
  expect((await viewOf(code, teacher.token)).json.host!.foreign_seats).toBeUndefined();
});

test("[T49] a stranger is one line, of however many networks: asked about, freed and barred as one", async () => {
  const { code, teacher } = await aClassOf(20);
  await inOrder(6, (i) => sitsAt(code, i + 1, onLine(i)));
  const foreign = async () => (await viewOf(code, teacher.token)).json.host!.foreign_seats;
  const [{ network, count } = { network: "", count: 0 }] = (await foreign())!;
  expect(count).toBe(6);
  await call("POST", `/api/game/${code}/free-seats`, { token: teacher.token, body: { network } });
  expect((await sitsAt(code, 1, onLine(99))).statuses).toEqual([409, 409]);
  expect((await sitsAt(code, 1, "2001:db8:8:99::7")).statuses).toEqual([200, 201]);
  expect(await foreign()).toEqual([{ network, count: 0, barred: true }]);
});

test("[T49] a host on a line that many share makes only their own network the class's", async () => {
  const { code, teacher } = await aClassOf(20);
  const foreign = async () => (await viewOf(code, teacher.token, onLine(1))).json.host!.foreign_seats;
  await foreign();
  await inOrder(7, (i) => sitsAt(code, i + 1, onLine(1)));
  expect(await foreign()).toBeUndefined();
  await inOrder(6, (i) => sitsAt(code, i + 8, onLine(2 + i)));
  const [{ network, count } = { network: "", count: 0 }] = (await foreign())!;
  expect(count).toBe(6);
  await call("POST", `/api/game/${code}/free-seats`, { token: teacher.token, body: { network } });
  expect((await sitsAt(code, 14, onLine(1))).statuses).toEqual([200, 201]);
  expect((await sitsAt(code, 15, onLine(50))).statuses).toEqual([409, 409]);
});

test("[T49] a paired phone's network does not become the class's: neither by a call nor by its socket", async () => {
  const game = await aClassOf(12);
  const { code, teacher, room } = game;
  const phone = await aPairedPhone(game);
  expect((await viewOf(code, phone, elsewhere)).status).toBe(200);
  const socket = await knock({ code, token: phone }, { upgrade: "websocket", ...from(elsewhere) });
  expect(socket.status).toBe(101);
  socket.webSocket!.accept();
  await inOrder(6, (i) => sitsAt(code, i + 1, elsewhere));
  const foreign = async () => (await viewOf(code, teacher.token)).json.host!.foreign_seats;
  expect(await foreign()).toMatchObject([{ count: 6 }]);
  await evictDurableObject(room);
  expect(await foreign()).toMatchObject([{ count: 6 }]);
});

test("a network that the host says is the class's is asked about no more, also after the room has slept; sockets hear of the rest", async () => {
  const { code, teacher, room } = await aClassOf(14);
  await inOrder(6, (i) => sitsAt(code, i + 1, elsewhere));
  const { foreign_seats } = (await viewOf(code, teacher.token)).json.host!;
  const host = await hosting(code, teacher.token);
  expect(host.registered.foreign_seats).toEqual(foreign_seats);
  host.say({ type: "keep_seats", network: foreign_seats![0]!.network, id: "yes" });
  await host.hears("done");
  await inOrder(2, (i) => sitsAt(code, i + 7, elsewhere));
  expect((await viewOf(code, teacher.token)).json.host!.foreign_seats).toBeUndefined();
  await evictDurableObject(room);
  await inOrder(6, (i) => sitsAt(code, i + 9, "192.0.2.9"));
  const view = (await viewOf(code, teacher.token)).json.host!;
  expect(view.foreign_seats).toMatchObject([{ count: 6 }]);
  expect(view.foreign_seats![0]!.network).not.toBe(foreign_seats![0]!.network);
});

test("a phone whose seat is freed over a socket hears the sentence, and its socket is closed", async () => {
  const { code, teacher } = await aClassOf(8);
  const seats = await inOrder(6, (i) => sitsAt(code, i + 1, elsewhere));
  const response = await knock({ code }, { upgrade: "websocket", ...from(elsewhere) });
  const phone = response.webSocket!;
  const heard: string[] = [];
  phone.addEventListener("message", ({ data }) => heard.push(data as string));
  const closed = new Promise((resolve) => phone.addEventListener("close", resolve));
  phone.accept();
  phone.send(JSON.stringify({ type: "reconnect", old_session_id: seats[0]!.session_id }));
  const { network } = (await viewOf(code, teacher.token)).json.host!.foreign_seats![0]!;
  const host = await hosting(code, teacher.token);
  host.say({ type: "free_seats", network });
  await closed;
  const removed = JSON.parse(heard.at(-1)!) as object;
  expect(removed).toEqual({
    type: "player_removed",
    code: "seat_freed",
    message: "Öğretmenin bu yeri boşalttı. Numaranı yeniden yazabilirsin.",
  });
});

test("behind a proxy that tells no address everybody is on the host's network: no pupil is asked about or refused", async () => {
  const { code, teacher } = await aClassOf(30);
  // Calls without an address.
  const nowhere = "";
  await viewOf(code, teacher.token, nowhere);
  const seated = await inOrder(30, (i) => sitsAt(code, i + 1, nowhere));
  expect(new Set(seated.map(({ statuses }) => String(statuses)))).toEqual(new Set(["200,201"]));
  expect((await viewOf(code, teacher.token, nowhere)).json.host!.foreign_seats).toBeUndefined();
});

test("[T49] a look is free again once it has led to a seat, not where a team is asked for first", async () => {
  await withClock(async () => {
    const teams = { names: ["Kırmızı", "Mavi"], pick: "self" };
    const { code } = await aGameWithClass({
      settings: { ...settings, teams },
      pupils: [{ name: "Ada" }, { name: "Ece" }],
    });
    const yes = (more: object) => asks(code, { number: 1, confirm: true, ...more }, elsewhere);
    expect(statusesOf(await inOrder(500, () => yes({ team: null })))).toEqual([200]);
    expect((await yes({ team: null })).status).toBe(429);
    expect((await asks(code, { number: 2, confirm: true, team: 0 }, school)).status).toBe(201);
  });
});
