import { expect, test } from "vitest";
import { createConnection, retryDelay, type Link } from "#game-client/connection";
import { ABrowser } from "../browser/a-browser";

const URL = "wss://bilye.test/ws?code=123456";

async function connect(browser = new ABrowser(), address: () => Promise<string | null> = () => Promise.resolve(URL)) {
  const links: Link[] = [];
  const heard: string[] = [];
  let silences = 0;
  const connection = createConnection(
    {
      address,
      onLink: (link) => links.push(link),
      onOpen: () => {},
      onMessage: (text) => heard.push(text),
      onSilent: () => (silences += 1),
    },
    browser.env,
  );
  await browser.pass(0);
  return { browser, connection, links, heard, silences: () => silences, last: () => links.at(-1)! };
}

test.each([
  [1, 0, 1_000],
  [1, 0.999, 1_999],
  [2, 0.5, 3_000],
  [3, 0, 4_000],
  [4, 0, 8_000],
  [4, 0.9, 10_000],
  [5, 0, 10_000],
  [5, 0.999, 10_000],
])("try %i with the dice at %d comes after %i ms", (attempt, random, ms) => {
  expect(retryDelay(attempt, random)).toBe(ms);
});

test("nothing is sent into a socket that is closing", async () => {
  const { browser, connection } = await connect();
  browser.socket.opens();
  expect(connection.send({ type: "leave_game" })).toBe(true);
  browser.socket.readyState = 2;
  expect(connection.send({ type: "leave_game" })).toBe(false);
  expect(browser.socket.sent).toHaveLength(1);
});

test("[F4] a lost connection is tried five times, then reported and given up", async () => {
  const { browser, links, last } = await connect();
  browser.socket.opens();
  await browser.pass(6_000);
  browser.socket.closes(1006);
  const triedAt: number[] = [];
  for (const wait of [1_000, 2_000, 4_000, 8_000, 10_000]) {
    const before = browser.sockets.length;
    await browser.pass(wait - 1);
    expect(browser.sockets).toHaveLength(before);
    await browser.pass(1);
    expect(browser.sockets).toHaveLength(before + 1);
    triedAt.push(browser.now);
    browser.socket.fails();
  }
  expect(triedAt).toEqual([7_000, 9_000, 13_000, 21_000, 31_000]);
  expect(links.flatMap((link) => (link.status === "connecting" ? [link.attempt] : []))).toEqual([
    0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
  ]);
  expect(last()).toEqual({
    status: "disconnected",
    reason: "gave_up",
    problem: { text: "Maksimum yeniden bağlanma denemesi sayısı aşıldı.", detail: "WebSocket bağlantı hatası" },
  });
  await browser.pass(600_000);
  expect(browser.sockets).toHaveLength(6);
  expect(browser.waiting).toBe(0);
});

test("no page comes back after code 1000, whatever wakes it", async () => {
  const { browser, last } = await connect();
  browser.socket.opens();
  browser.socket.closes(1000);
  expect(last()).toEqual({ status: "disconnected", reason: "closed", problem: null });
  browser.wake();
  await browser.pass(600_000);
  expect(browser.sockets).toHaveLength(1);
  expect(browser.waiting).toBe(0);
});

test.each([1001, 1006, 1008, 1011, 1012, 4001])("after %i it comes back", async (code) => {
  const { browser, last } = await connect();
  browser.socket.opens();
  browser.socket.closes(code);
  expect(last()).toMatchObject({ status: "connecting", attempt: 1, lostAt: 0 });
  await browser.pass(1_000);
  browser.socket.opens();
  expect(last()).toEqual({ status: "connected", again: true });
});

test("the keep-alive is exactly this text, every 30 seconds", async () => {
  const { browser } = await connect();
  browser.socket.opens();
  await browser.pass(29_999);
  expect(browser.socket.sent).toEqual([]);
  await browser.pass(1);
  expect(browser.socket.sent).toEqual(['{"type":"ping"}']);
  browser.socket.says({ type: "pong" });
  await browser.pass(30_000);
  expect(browser.socket.sent).toEqual(['{"type":"ping"}', '{"type":"ping"}']);
});

test("[F10] a socket that does not answer a ping within 10 s is dropped for a new one", async () => {
  const { browser, last } = await connect();
  browser.socket.opens();
  const zombie = browser.socket;
  await browser.pass(39_999);
  expect(last().status).toBe("connected");
  await browser.pass(1);
  expect(last()).toMatchObject({ status: "connecting", attempt: 1 });
  expect(zombie.closedWith).toBeUndefined();
  await browser.pass(1_000);
  browser.socket.opens();
  expect(last().status).toBe("connected");
  zombie.closes(1000);
  expect(last().status).toBe("connected");
});

test("a page that wakes up asks at once, and gives a dead socket 3 s", async () => {
  const { browser, last } = await connect();
  browser.socket.opens();
  browser.wake();
  expect(browser.socket.sent).toEqual(['{"type":"ping"}']);
  await browser.pass(2_000);
  browser.socket.says({ type: "pong" });
  browser.wake();
  await browser.pass(3_000);
  expect(last()).toMatchObject({ status: "connecting", attempt: 1 });
});

test("[F4] waking up gives all tries back and does not wait", async () => {
  const { browser, last } = await connect();
  for (let i = 0; i < 6; i++) {
    browser.socket.fails();
    await browser.pass(10_000);
  }
  expect(last()).toMatchObject({ status: "disconnected", reason: "gave_up" });
  const before = browser.sockets.length;
  browser.wake();
  await browser.pass(0);
  expect(browser.sockets).toHaveLength(before + 1);
  expect(last()).toMatchObject({ status: "connecting", attempt: 0 });
  browser.socket.fails();
  expect(last()).toMatchObject({ status: "connecting", attempt: 1 });
});

test("a connection that holds for less than 5 s does not give the tries back", async () => {
  const { browser, last } = await connect();
  for (let i = 0; i < 2; i++) {
    browser.socket.opens();
    await browser.pass(4_000);
    browser.socket.closes(1006);
    await browser.pass(2_000);
  }
  expect(last()).toMatchObject({ attempt: 2 });
  browser.socket.opens();
  await browser.pass(5_000);
  browser.socket.closes(1006);
  expect(last()).toMatchObject({ attempt: 1, lostAt: browser.now });
});

test.each([
  ["hangs in its upgrade", () => {}],
  ["opens and never speaks", (browser: ABrowser) => browser.socket.opensInSilence()],
] as const)("[F32] a socket that %s: another way is looked for after 4 s, a new socket after 8", async (_, open) => {
  const { browser, last, silences } = await connect();
  open(browser);
  await browser.pass(3_999);
  expect(silences()).toBe(0);
  await browser.pass(1);
  expect(silences()).toBe(1);
  await browser.pass(3_999);
  expect(last()).toMatchObject({ status: "connecting", attempt: 0 });
  await browser.pass(1);
  expect(last()).toMatchObject({
    attempt: 1,
    problem: { text: "Sunucuya bağlanılamıyor. Lütfen daha sonra tekrar deneyin." },
  });
});

test("a socket that cannot be made shows both sentences", async () => {
  const browser = new ABrowser();
  browser.socketsThrow = true;
  const { last } = await connect(browser);
  expect(last()).toMatchObject({
    status: "connecting",
    problem: {
      text: "Bağlantı başlatılamadı. Lütfen daha sonra tekrar deneyin.",
      detail: "WebSocket başlatılamadı",
    },
  });
});

test("the address is asked for again for each try; without one it is over", async () => {
  const addresses = ["wss://bilye.test/ws?token=1", "wss://bilye.test/ws?token=2", null];
  const { browser, last } = await connect(new ABrowser(), () => Promise.resolve(addresses.shift() ?? null));
  browser.socket.closes(4001);
  await browser.pass(1_000);
  expect(browser.sockets.map(({ url }) => url)).toEqual(["wss://bilye.test/ws?token=1", "wss://bilye.test/ws?token=2"]);
  browser.socket.closes(4001);
  await browser.pass(2_000);
  expect(last()).toEqual({ status: "disconnected", reason: "signed_out", problem: null });
  expect(browser.sockets).toHaveLength(2);
});

test("closing in the middle of a connect leaves nothing behind", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { browser, connection } = await connect(new ABrowser(), () => promise);
  connection.close();
  resolve(URL);
  await browser.pass(60_000);
  expect(browser.sockets).toHaveLength(0);
  expect(browser.waiting).toBe(0);
});

test("closing an open socket sends 1000", async () => {
  const { browser, connection } = await connect();
  browser.socket.opens();
  connection.close();
  expect(browser.socket.closedWith).toBe(1000);
  expect(connection.send({ type: "leave_game" })).toBe(false);
  expect(browser.waiting).toBe(0);
});
