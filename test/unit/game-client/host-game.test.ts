import { expect, test } from "vitest";
import { json, type ABrowser } from "../browser/a-browser";
import { aGameView, aHostView } from "../../builders/views";
import { host, answering, asked, onAir, sentOn, waiting } from "./a-host-game";

test("each connect asks for a token of its own", async () => {
  let made = 0;
  const browser = answering(() => json({ token: `for-once/${++made}` }));
  const tokens = ["old", "new"];
  await host(browser, () => tokens.shift() ?? null);
  expect(browser.socket.url).toBe("wss://bilye.test/ws?code=123456&token=for-once%2F1");
  browser.socket.opens();
  browser.socket.closes(4001);
  await browser.pass(1_000);
  expect(browser.socket.url).toBe("wss://bilye.test/ws?code=123456&token=for-once%2F2");
  expect(browser.requests.map(({ init }) => (init.headers as Record<string, string>).authorization)).toEqual([
    "Bearer old",
    "Bearer new",
  ]);
});

test.each([
  ["nobody is signed in", null, 200, "signed_out"],
  ["the token is refused", "t", 401, "signed_out"],
  ["the account may not", "t", 403, "signed_out"],
  ["it is somebody else's game", "t", 404, "not_found"],
] as const)("%s: no socket is tried", async (_, token, status, reason) => {
  const browser = answering(() => json({ error: "Olmadı.", code: "any" }, status));
  const game = await host(browser, () => token);
  expect(game.get().game.phase).toMatchObject({ name: "out", reason });
  expect(browser.sockets).toHaveLength(0);
  expect(browser.waiting).toBe(0);
});

test.each([200, 401, 403, 404, 451])("[F30] a filter's page with %i signs no board out", async (status) => {
  const browser = answering(() => new Response("<html>Bu site engellendi</html>", { status }));
  const game = await host(browser);
  expect(game.get()).toMatchObject({ game: { phase: { name: "connecting" } }, link: { attempt: 1 } });
  browser.answer = () => json({ token: "t" });
  await browser.pass(1_000);
  expect(browser.sockets).toHaveLength(1);
});

test("a server that is down is tried again", async () => {
  const browser = answering(() => json({ error: "Sonra.", code: "unavailable" }, 503));
  const game = await host(browser);
  expect(game.get().link).toMatchObject({ status: "connecting", attempt: 1 });
  browser.answer = () => json({ token: "t" });
  await browser.pass(1_000);
  expect(browser.sockets).toHaveLength(1);
});

test("commands go out as the protocol's messages, each under an id of its own; next bears the number on this screen", async () => {
  const { browser, game } = await onAir();
  browser.socket.says({ type: "question_start", ...asked });
  game.start();
  game.next();
  game.endQuestion();
  game.extend(10);
  game.kick("123456-1");
  game.rename("123456-1", "Ece");
  game.move("123456-1", 2);
  game.lock(true);
  game.showLeaderboard(true);
  game.endGame();
  const sent = sentOn(browser.socket);
  expect(sent.map((message) => ({ ...message, id: undefined }))).toEqual([
    { type: "start_game", game_code: "123456" },
    { type: "next_question", game_code: "123456", question_number: 2 },
    { type: "end_question", question_id: "q2" },
    { type: "extend_question", seconds: 10, question_id: "q2" },
    { type: "kick_player", player_id: "123456-1" },
    { type: "rename_player", player_id: "123456-1", nickname: "Ece" },
    { type: "move_player", player_id: "123456-1", team: 2 },
    { type: "lock_lobby", locked: true },
    { type: "show_leaderboard", shown: true },
    { type: "end_game" },
  ]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
  expect(sent.every(({ id }) => /^[0-9a-z]{16,64}$/.test(id!))).toBe(true);
});

test.each([
  ["done", (id: string) => ({ type: "done", id }) as const],
  ["error", (id: string) => ({ type: "error", id, code: "question_running", message: "Soru sürüyor." }) as const],
] as const)("[F31] a press shows that it waits after 300 ms, and no more after %s", async (_, reply) => {
  const { browser, game } = await onAir();
  game.start();
  await browser.pass(299);
  expect(waiting(game)).toEqual([]);
  await browser.pass(1);
  expect(waiting(game)).toEqual(["start_game"]);
  game.start();
  browser.socket.says(reply(sentOn(browser.socket)[0]!.id!));
  expect(waiting(game)).toEqual([]);
  await browser.pass(10_000);
  expect(sentOn(browser.socket)).toHaveLength(1);
  expect(game.get().link.status).toBe("connected");
});

test("[F31] a quick answer changes nothing on the board's buttons", async () => {
  const { browser, game } = await onAir();
  game.lock(true);
  const before = game.get();
  browser.socket.says({ type: "done", id: sentOn(browser.socket)[0]!.id! });
  await browser.pass(1_000);
  expect(game.get().waiting).toBe(before.waiting);
});

test("[F31] a press into a dead link: doubted after 3 s, reported after 5, sent again under its id once there is a link", async () => {
  const { browser, game } = await onAir();
  const dead = browser.socket;
  game.endGame();
  await browser.pass(4_999);
  expect(game.get().link.status).toBe("connected");
  await browser.pass(1);
  expect(game.get()).toMatchObject({ link: { status: "connecting", attempt: 1 }, waiting: ["end_game"] });
  await browser.pass(1_000);
  browser.socket.opens();
  browser.socket.says({ type: "register_host_success", ...aHostView() });
  expect(sentOn(browser.socket)).toEqual(sentOn(dead));
  browser.socket.says({ type: "done", id: sentOn(dead)[0]!.id! });
  expect(waiting(game)).toEqual([]);
});

test("a server of version 0.1 never sends done: reading on is enough", async () => {
  const { browser, game } = await onAir();
  await browser.pass(1_000);
  game.start();
  await browser.pass(3_000);
  expect(JSON.parse(browser.socket.sent.at(-1)!)).toEqual({ type: "ping", timestamp: 4_000 });
  expect(waiting(game)).toEqual(["start_game"]);
  browser.socket.says({ type: "pong", timestamp: 4_000, server_time: 0 });
  expect(waiting(game)).toEqual([]);
  await browser.pass(10_000);
  expect(game.get().link.status).toBe("connected");
});

test("[F31] a command that cannot be sent in any way is reported as lost, and is not sent later", async () => {
  const { browser, game } = await onAir();
  browser.answer = () => {
    throw new TypeError("offline");
  };
  browser.socket.closes(1006);
  game.endGame();
  await browser.pass(120_000);
  expect(game.get()).toMatchObject({
    link: { status: "disconnected" },
    waiting: [],
    game: { refusal: { code: "not_sent" } },
  });
  const { refusal } = game.get().game;
  game.lock(true);
  expect(game.get().game.refusal).toEqual(refusal);
  expect(game.get().game.refusal).not.toBe(refusal);
  browser.answer = () => json({ token: "t" });
  game.retry();
  await browser.pass(0);
  browser.socket.opens();
  browser.socket.says({ type: "register_host_success", ...aHostView() });
  expect(sentOn(browser.socket)).toEqual([]);
  game.close();
  expect(browser.waiting).toBe(0);
});

test("a revoked host is out, and nothing comes back", async () => {
  const browser = answering(() => json({ token: "t" }));
  const game = await host(browser);
  browser.socket.opens();
  browser.socket.says({ type: "error", code: "unauthenticated", message: "Devam etmek için giriş yapın." });
  browser.socket.closes(1000);
  await browser.pass(60_000);
  expect(game.get().game.phase).toMatchObject({ name: "out", reason: "signed_out" });
  expect(browser.sockets).toHaveLength(1);
});

test.each([
  [
    "a socket that is told so",
    (browser: ABrowser) => browser.socket.says({ type: "error", code: "game_over", message: "" }),
  ],
  ["a poll", (browser: ABrowser) => browser.socket.closes(1006)],
])("[M5] a screen opened after the end, as %s shows, still hears of the follow-up game", async (_by, learns) => {
  const over = aGameView({ status: "completed", phase: "completed" });
  const next = { game_code: "654321", questions: 3, which: "all" as const };
  const browser = answering(() => json({ token: "t" }));
  const game = await host(browser);
  browser.socket.opens();
  let view: object = over;
  browser.answer = (path) => json(path.includes("ws-token") ? { token: "t" } : view);
  learns(browser);
  await browser.pass(60_000);
  expect(game.get().game).toMatchObject({ phase: { name: "out", reason: "closed" }, nextGame: null });
  view = { ...over, next_game: next };
  await browser.pass(10_000);
  expect(game.get().game.nextGame).toMatchObject(next);
  game.close();
  expect(browser.waiting).toBe(0);
});

test("a board on a silent line notices it soon after the bell", async () => {
  const { browser, game } = await onAir();
  browser.socket.says({ type: "question_start", ...asked, server_time: asked.starts_at });
  await browser.pass(asked.ends_at! - asked.starts_at + 1_500);
  expect(browser.socket.sent.at(-1)).toBe('{"type":"ping"}');
  await browser.pass(3_000);
  expect(game.get().link).toMatchObject({ status: "connecting", attempt: 1 });
});

test("[H14] a turn of the board's page goes out for the question on this screen, and comes in without a change of the game", async () => {
  const { browser, game } = await onAir();
  game.turnPage("on");
  expect(sentOn(browser.socket).filter(({ type }) => type === "turn_page")).toEqual([]);
  browser.socket.says({ type: "question_start", ...asked });
  game.turnPage("on");
  const turn = { question_id: "q2", way: "on" } as const;
  expect(sentOn(browser.socket).at(-1)).toEqual({ type: "turn_page", ...turn });
  const before = game.get();
  browser.socket.says({ type: "page_turned", ...turn });
  expect(game.pageTurns.get()).toMatchObject(turn);
  expect(game.get()).toBe(before);
});
