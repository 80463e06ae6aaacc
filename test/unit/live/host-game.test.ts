import { expect, test } from "vitest";
import { HostGame } from "../../../web/live/host-game";
import { ABrowser, json } from "./a-browser";

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

test("commands go out as the protocol's messages; next bears the number on this screen", async () => {
  const browser = answering(() => json({ token: "t" }));
  const game = await host(browser);
  expect(game.start()).toBe(false);
  browser.socket.opens();
  browser.socket.says({
    type: "question_start",
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
  });
  game.start();
  game.next();
  game.endQuestion();
  game.extend(10);
  game.kick("123456-1");
  game.rename("123456-1", "Ece");
  game.lock(true);
  game.showLeaderboard(true);
  game.endGame();
  expect(browser.socket.messages).toEqual([
    { type: "start_game", game_code: "123456" },
    { type: "next_question", game_code: "123456", question_number: 2 },
    { type: "end_question" },
    { type: "extend_question", seconds: 10 },
    { type: "kick_player", player_id: "123456-1" },
    { type: "rename_player", player_id: "123456-1", nickname: "Ece" },
    { type: "lock_lobby", locked: true },
    { type: "show_leaderboard", shown: true },
    { type: "end_game" },
  ]);
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
