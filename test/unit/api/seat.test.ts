import { expect, onTestFinished, test, vi } from "vitest";
import { storedToken, storeToken } from "#browser/token";
import { joinGame, lookAtGame, twice } from "#api/requests";
import { joinKey, keepSeat, pastSeats, retireSeat, seats, type Seat } from "#api/seat";
import { ABrowser, json } from "../browser/a-browser";
import { aStorage } from "../browser/a-storage";

const seat: Seat = { code: "123456", sessionId: "123456-secret", playerId: "123456-1", nickname: "Işık", marble: 7 };

test("a seat is kept per game, under the name other pages know", () => {
  const storage = aStorage({ "bilye.token": "t" });
  keepSeat(storage, seat);
  keepSeat(storage, { ...seat, code: "654321" });
  expect(JSON.parse(storage.getItem("bilye.game.123456")!)).toEqual({
    session_id: "123456-secret",
    player_id: "123456-1",
    nickname: "Işık",
    marble: 7,
  });
  expect(seats.all(storage).map(({ code }) => code)).toEqual(["123456", "654321"]);
  seats.forget(storage, "654321");
  expect(seats.all(storage)).toEqual([seat]);
});

test("[F29] the key to a seat is made once and kept until there is a seat, also through a reload", () => {
  const storage = aStorage();
  const key = joinKey(storage, "123456");
  expect(key).toMatch(/^[0-9a-z]{16,64}$/);
  expect(storage.getItem("bilye.join.123456")).toBe(key);
  expect(joinKey(storage, "123456")).toBe(key);
  expect(joinKey(aStorage({ "bilye.join.654321": "kept-by-another-page" }), "654321")).toBe("kept-by-another-page");
  keepSeat(storage, seat);
  expect(storage.getItem("bilye.join.123456")).toBeNull();
  expect(joinKey(storage, "123456")).not.toBe(key);
});

test("[F29] a device without memory keeps its key as long as its page stands", () => {
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 };
  expect(joinKey(storage, "777777")).toBe(joinKey(storage, "777777"));
});

test("a seat to which there is no way back is put aside", () => {
  const storage = aStorage();
  keepSeat(storage, seat);
  retireSeat(storage, seat.code);
  expect(seats.all(storage)).toEqual([]);
  expect(pastSeats.all(storage)).toEqual([seat]);
  pastSeats.forget(storage, seat.code);
  retireSeat(storage, "999999");
  expect(pastSeats.all(storage)).toEqual([]);
});

test.each(["", "{", "null", "7", '"a"', "[]", "{}", '{"session_id":"s","player_id":"p","nickname":"n","marble":1.5}'])(
  "a spoilt entry %s is no seat",
  (text) => {
    expect(seats.get(aStorage({ "bilye.game.123456": text }), "123456")).toBeNull();
  },
);

function refuse(): never {
  throw new DOMException("denied", "SecurityError");
}

test("a storage that throws is a device without memory", () => {
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 };
  keepSeat(storage, seat);
  seats.forget(storage, "123456");
  expect(seats.get(storage, "123456")).toBeNull();
  expect(seats.all(storage)).toEqual([]);
});

const reply = {
  game_code: "123456",
  player_id: "123456-1",
  nickname: "Işık",
  marble: 7,
  session_id: "123456-secret",
  game_status: "lobby",
};
const request = { code: "123456", nickname: "Işık", marble: 7, token: null };
const tokens = (browser: ABrowser) =>
  browser.requests.map(({ init }) => (init.headers as Record<string, string>).authorization ?? null);

test.each([
  ["a line that works at the second try", true, [new TypeError("late"), reply], true],
  ["one that never works", true, [new TypeError("late"), new TypeError("late")], false],
  ["a device without a network is not asked twice", false, [new TypeError("gone")], false],
])("[F29] a join is tried twice before anybody hears of the network: %s", async (_, onLine, replies, ok) => {
  vi.stubGlobal("navigator", { onLine });
  onTestFinished(() => void vi.unstubAllGlobals());
  const browser = new ABrowser();
  browser.answer = () => {
    const next = replies[browser.requests.length - 1];
    if (next instanceof Error) throw next;
    return json(next, 201);
  };
  const joined = await twice(() => joinGame(browser.env, { ...request, joinKey: "0123456789abcdef" }));
  expect(joined.ok).toBe(ok);
  expect(browser.requests).toHaveLength(replies.length);
});

test("[F29] a refused call is not sent again", async () => {
  const browser = new ABrowser();
  browser.answer = () => json({ error: "Oyun dolu.", code: "room_full" }, 409);
  await twice(() => joinGame(browser.env, request));
  expect(browser.requests).toHaveLength(1);
});

test.each([
  [502, "server_away", "Sunucu şu an cevap vermiyor."],
  [403, "network", "Ağ hatası veya sunucuya ulaşılamıyor. Lütfen internet bağlantınızı kontrol edin."],
])("[F30] a page with %i in place of a reply is %s", async (status, code, message) => {
  const browser = new ABrowser();
  browser.answer = () => new Response("<html></html>", { status });
  expect(await joinGame(browser.env, request)).toMatchObject({ ok: false, status: 0, code, message });
});

test("joining gives a seat", async () => {
  const browser = new ABrowser();
  browser.answer = () => json(reply, 201);
  expect(await joinGame(browser.env, request)).toEqual({ ok: true, body: seat });
  expect(browser.requests[0]).toMatchObject({ path: "/api/game/join", init: { method: "POST" } });
  expect(browser.requests[0]!.init.body).toBe('{"game_code":"123456","nickname":"Işık","marble":7}');
  expect(tokens(browser)).toEqual([null]);
});

test("the server, not the token, says whether the game goes to an account", async () => {
  const browser = new ABrowser();
  browser.answer = () => json({ ...reply, account: true }, 201);
  expect(await joinGame(browser.env, { ...request, token: "t" })).toEqual({
    ok: true,
    body: { ...seat, account: true },
  });
  browser.answer = () => json(reply, 201);
  expect(await joinGame(browser.env, { ...request, token: "a teacher's" })).toEqual({ ok: true, body: seat });
});

test("[F29] the key goes along, and the same one with the second try without a token", async () => {
  const browser = new ABrowser();
  browser.answer = () => json({ error: "Giriş yapın.", code: "unauthenticated" }, 401);
  await joinGame(browser.env, { ...request, token: "old", joinKey: "0123456789abcdef" });
  expect(browser.requests.map(({ init }) => JSON.parse(init.body as string).join_key)).toEqual([
    "0123456789abcdef",
    "0123456789abcdef",
  ]);
});

test("a bad token is forgotten, and the game joined without it", async () => {
  const browser = new ABrowser();
  browser.answer = (_, { headers }) =>
    (headers as Record<string, string>).authorization
      ? json({ error: "Giriş yapın.", code: "unauthenticated" }, 401)
      : json(reply, 201);
  storeToken("old");
  expect(await joinGame(browser.env, { ...request, token: "old" })).toEqual({ ok: true, body: seat });
  expect(tokens(browser)).toEqual(["Bearer old", null]);
  expect(storedToken()).toBeNull();
});

test("a seat that is not known in the follow-up game costs no sign-in", async () => {
  const browser = new ABrowser();
  onTestFinished(() => storeToken(null));
  browser.answer = () => json({ error: "Yeniden gir.", code: "session_invalid" }, 401);
  storeToken("good");
  expect(await joinGame(browser.env, { ...request, token: "good" })).toMatchObject({ code: "session_invalid" });
  expect(storedToken()).toBe("good");
});

test("a refusal keeps its code, sentence, suggestion and waiting time", async () => {
  const browser = new ABrowser();
  browser.answer = () =>
    json({ error: "Alınmış.", code: "nickname_taken", suggestion: "Işık 2" }, 409, { "retry-after": "30" });
  expect(await joinGame(browser.env, request)).toMatchObject({
    ok: false,
    status: 409,
    code: "nickname_taken",
    message: "Alınmış.",
    suggestion: "Işık 2",
    retryAfterMs: 30_000,
  });
});

const page = (status: number) => () =>
  new Response(status === 204 ? null : "<html>Bu site engellendi</html>", { status, headers: { "retry-after": "9" } });

test.each([
  ["a network that is down", () => Promise.reject(new TypeError("offline")) as never],
  ...[200, 204, 401, 403, 404, 410, 451, 511].map((status) => [`a page with ${status}`, page(status)] as const),
  ["a portal's JSON", () => json({ user: "guest" })],
  ["a portal's refusal in JSON", () => json({ error: "Giriş yapın." }, 401)],
  ["a text in JSON", () => json("Giriş yapın.", 403)],
  ["nothing in JSON", () => json(null, 403)],
] as const)("[F30] %s is a bad network, and nothing else is believed", async (_, answer) => {
  const browser = new ABrowser();
  browser.answer = answer;
  const failed = {
    ok: false,
    status: 0,
    code: "network",
    message: "Ağ hatası veya sunucuya ulaşılamıyor. Lütfen internet bağlantınızı kontrol edin.",
  };
  expect(await joinGame(browser.env, { ...request, token: "t" })).toEqual(failed);
  expect(browser.requests).toHaveLength(1);
  expect(await lookAtGame(browser.env, seat)).toEqual(failed);
});
