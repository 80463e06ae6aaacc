import { expect, test } from "vitest";
import { HostGame } from "../../../web/live/host-game";
import type { HostView } from "#protocol/http/games";
import { settings } from "../game/a-game";
import { ABrowser, json, type ASocket } from "./a-browser";

async function host(browser: ABrowser, token: () => string | null = () => "long-lived") {
  const game = new HostGame("123456", token, browser.env);
  await browser.pass(0);
  return game;
}
function answering(reply: () => Response): ABrowser {
  const browser = new ABrowser();
  browser.answer = reply;
  return browser;
}

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

const snapshot = (more: Partial<HostView> = {}): HostView => ({
  game_code: "123456",
  game_status: "lobby",
  phase: "lobby",
  title: "Nehirler",
  players: [],
  settings: { ...settings },
  leaderboard: [],
  total_questions: 3,
  question_number: 0,
  locked: false,
  leaderboard_shown: false,
  server_time: 0,
  question: null,
  result: null,
  end: null,
  ...more,
});
const asked = {
  question_id: "q2",
  question_text: "Kaç?",
  options: { A: "1", B: "2" },
  time_limit: 20,
  question_number: 2,
  total_questions: 3,
  correct_option: "B",
  points: 1,
  server_time: 0,
  starts_at: 0,
  ends_at: 20_000,
} as const;

/** A board with an open socket. */
async function onAir() {
  const browser = answering(() => json({ token: "t" }));
  const game = await host(browser);
  browser.socket.opens();
  browser.socket.says({ type: "register_host_success", ...snapshot() });
  return { browser, game };
}
type Sent = { readonly type: string; readonly id?: string };
const sentOn = (socket: ASocket): readonly Sent[] => socket.messages;
const waiting = (game: HostGame) => game.get().waiting;

test("commands go out as the protocol's messages, each under an id of its own; next bears the number on this screen", async () => {
  const { browser, game } = await onAir();
  browser.socket.says({ type: "question_start", ...asked });
  game.start();
  game.next();
  game.endQuestion();
  game.extend(10);
  game.kick("123456-1");
  game.rename("123456-1", "Ece");
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

test("[F31] a press into a dead link: doubted after 3 s, told at 5, sent again under its id once there is a link", async () => {
  const { browser, game } = await onAir();
  const dead = browser.socket;
  game.endGame();
  await browser.pass(4_999);
  expect(game.get().link.status).toBe("connected");
  await browser.pass(1);
  expect(game.get()).toMatchObject({ link: { status: "connecting", attempt: 1 }, waiting: ["end_game"] });
  await browser.pass(1_000);
  browser.socket.opens();
  browser.socket.says({ type: "register_host_success", ...snapshot() });
  expect(sentOn(browser.socket)).toEqual(sentOn(dead));
  browser.socket.says({ type: "done", id: sentOn(dead)[0]!.id! });
  expect(waiting(game)).toEqual([]);
});

test("a server of version 0.1 never says done: that it has read on is enough", async () => {
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

test("[F31] what could not be sent by any way is said to be lost, and is not sent later", async () => {
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
  browser.socket.says({ type: "register_host_success", ...snapshot() });
  expect(sentOn(browser.socket)).toEqual([]);
  game.close();
  expect(browser.waiting).toBe(0);
});

/** A board where sockets are blocked; `posted` is what it asked for. */
async function blocked() {
  const posted: { path: string; body: Record<string, unknown> }[] = [];
  const room = { view: snapshot(), reply: (): Response => json({ game: {} }) };
  const browser = answering(() => json({ token: "t" }));
  browser.answer = (path, { method, body }) => {
    if (path === "/api/auth/ws-token") return json({ token: "t" });
    if (method === "POST") {
      posted.push({ path, body: JSON.parse(body as string) as Record<string, unknown> });
      return room.reply();
    }
    const { game_code, title, game_status: status, phase, total_questions, question_number } = room.view;
    const game = { game_code, title, status, phase, player_count: 0, total_questions, question_number };
    const { next_game } = room.view;
    return json({ game, server_time: browser.now, host: { ...room.view, server_time: browser.now }, next_game });
  };
  const game = await host(browser);
  browser.socket.fails();
  await browser.pass(0);
  return { browser, game, room, posted };
}

test("where sockets are blocked a whole game is hosted over HTTP", async () => {
  const { browser, game, room, posted } = await blocked();
  expect(game.get()).toMatchObject({ isPolling: true, game: { title: "Nehirler", phase: { name: "lobby" } } });
  expect(browser.requests.at(-1)).toMatchObject({
    path: "/api/game/123456",
    init: { headers: { authorization: "Bearer long-lived" } },
  });
  const question = { ...asked, answered: 1, total: 2, player_ids: ["p1"] };
  room.view = snapshot({ game_status: "active", phase: "question", question_number: 2, question });
  game.start();
  await browser.pass(0);
  expect(game.get().game).toMatchObject({ questionNumber: 2, phase: { name: "question", answered: 1, expected: 2 } });
  game.endQuestion();
  game.next();
  await browser.pass(0);
  expect(posted).toEqual([
    { path: "/api/game/123456/start", body: { game_code: "123456", id: expect.any(String) } },
    { path: "/api/game/123456/end-question", body: { question_id: "q2", id: expect.any(String) } },
    { path: "/api/game/123456/next", body: { game_code: "123456", question_number: 2, id: expect.any(String) } },
  ]);
  const player_stats = {
    player_count: 2,
    questions: 3,
    correct: 1,
    wrong: 1,
    unanswered: 4,
    accuracy: 0.2,
    average_score: 300,
    average_response_ms: 900,
  };
  const end = { final_leaderboard: [], player_stats, message: "Oyun tamamlandı" };
  room.view = snapshot({ game_status: "completed", phase: "completed", question_number: 3, end });
  await browser.pass(2_000);
  expect(game.get().game.phase).toEqual({ name: "ended", message: "Oyun tamamlandı", stats: player_stats });
  // A finished game is still looked at, now and then: its class may go on.
  const looks = browser.requests.length;
  await browser.pass(60_000);
  expect(browser.requests).toHaveLength(looks + 20);
  const next_game = { game_code: "654321", questions: 3, which: "all" } as const;
  room.view = { ...room.view, next_game };
  await browser.pass(3_000);
  expect(game.get().game.nextGame).toMatchObject(next_game);
  expect(browser.waiting).toBe(0);
});

test("a remote whose socket the finished game has closed hears of the next round, until it is left", async () => {
  const { browser, game } = await onAir();
  const player_stats = { player_count: 0, questions: 0 } as never;
  browser.socket.says({ type: "game_end", final_leaderboard: [], player_stats, message: "Bitti" });
  browser.socket.closes(1000);
  const next_game = { game_code: "654321", questions: 3, which: "missed" } as const;
  browser.answer = () => json({ game: { status: "completed" }, server_time: 0, host: snapshot(), next_game });
  await browser.pass(3_000);
  expect(game.get().game).toMatchObject({ phase: { name: "ended" }, nextGame: next_game });
  expect(browser.waiting).toBe(0);
});

test("a board that is left after the end looks no more", async () => {
  const { browser, game } = await onAir();
  const player_stats = { player_count: 0, questions: 0 } as never;
  browser.socket.says({ type: "game_end", final_leaderboard: [], player_stats, message: "Bitti" });
  game.close();
  const looks = browser.requests.length;
  browser.wake();
  await browser.pass(60_000);
  expect(browser.requests).toHaveLength(looks);
  expect(browser.waiting).toBe(0);
});

test("[F29] a call whose reply is lost goes again under its id, and what was pressed after it waits its turn", async () => {
  const { browser, game, room, posted } = await blocked();
  room.reply = () => {
    throw new TypeError("offline");
  };
  game.lock(true);
  game.start();
  await browser.pass(300);
  expect(waiting(game)).toEqual(["lock_lobby", "start_game"]);
  room.reply = () => json({ game: {} });
  await browser.pass(3_000);
  expect(posted.map(({ path }) => path.split("/").at(-1))).toEqual(["lock", "lock", "start"]);
  expect(posted[0]).toEqual(posted[1]);
  expect(waiting(game)).toEqual([]);
});

test("a refusal over HTTP is said, and nothing goes again", async () => {
  const { browser, game, room, posted } = await blocked();
  room.reply = () => json({ error: "Bu takma ad alınmış.", code: "nickname_taken", suggestion: "Ece 2" }, 409);
  game.rename("123456-1", "Ece");
  await browser.pass(10_000);
  expect(game.get().game.refusal).toEqual({
    code: "nickname_taken",
    message: "Bu takma ad alınmış.",
    suggestion: "Ece 2",
  });
  expect(posted).toHaveLength(1);
});

test("a look that tells nothing new draws nothing anew", async () => {
  const { browser, game } = await blocked();
  const before = game.get().game;
  await browser.pass(900);
  browser.socket.opensInSilence();
  await browser.pass(3_000);
  expect(game.get().game).toBe(before);
});

test.each([
  [401, "unauthenticated", "signed_out"],
  [404, "not_found", "not_found"],
] as const)("a polled %i %s puts the board out: %s", async (status, code, reason) => {
  const { browser, game, room } = await blocked();
  room.view = snapshot();
  browser.answer = () => json({ error: "Olmadı.", code }, status);
  await browser.pass(2_000);
  expect(game.get().game.phase).toMatchObject({ name: "out", reason });
  expect(browser.waiting).toBe(0);
});

test("[F30] a filter's page in the middle of a polled lesson puts no board out", async () => {
  const { browser, game } = await blocked();
  browser.answer = () => new Response("<html>Bu site engellendi</html>", { status: 403 });
  await browser.pass(2_000);
  expect(game.get()).toMatchObject({ isPolling: false, game: { phase: { name: "lobby" } } });
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
