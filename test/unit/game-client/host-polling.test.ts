import { expect, test } from "vitest";
import { json } from "../browser/a-browser";
import { aGameView, aHostView } from "../../builders/views";
import { host, answering, asked, onAir, waiting } from "./a-host-game";

/** A board where sockets are blocked; `posted` lists its calls. */
async function blocked() {
  const posted: { path: string; body: Record<string, unknown> }[] = [];
  const room = { view: aHostView(), reply: (): Response => json({ game: {} }) };
  const browser = answering(() => json({ token: "t" }));
  browser.answer = (path, { method, body }) => {
    if (path === "/api/auth/ws-token") return json({ token: "t" });
    if (method === "POST") {
      posted.push({ path, body: JSON.parse(body as string) as Record<string, unknown> });
      return room.reply();
    }
    const { game_code, title, game_status: status, phase, total_questions, question_number } = room.view;
    const { next_game } = room.view;
    const seen = aGameView({ game_code, title, status, phase, total_questions, question_number }, browser.now);
    return json({ ...seen, host: { ...room.view, server_time: browser.now }, next_game });
  };
  const game = await host(browser);
  browser.socket.fails();
  await browser.pass(0);
  return { browser, game, room, posted };
}

test("a whole game is hosted over HTTP where sockets are blocked", async () => {
  const { browser, game, room, posted } = await blocked();
  expect(game.get()).toMatchObject({ isPolling: true, game: { title: "Nehirler", phase: { name: "lobby" } } });
  expect(browser.requests.at(-1)).toMatchObject({
    path: "/api/game/123456",
    init: { headers: { authorization: "Bearer long-lived" } },
  });
  const question = { ...asked, answered: 1, total: 2, player_ids: ["p1"] };
  room.view = aHostView({ game_status: "active", phase: "question", question_number: 2, question });
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
  room.view = aHostView({ game_status: "completed", phase: "completed", question_number: 3, end });
  await browser.pass(2_000);
  expect(game.get().game.phase).toEqual({ name: "ended", message: "Oyun tamamlandı", stats: player_stats });
  // A board goes on polling a finished game now and then, because its class may play on.
  const looks = browser.requests.length;
  await browser.pass(60_000);
  expect(browser.requests).toHaveLength(looks + 20);
  const next_game = { game_code: "654321", questions: 3, which: "all" } as const;
  room.view = { ...room.view, next_game };
  await browser.pass(3_000);
  expect(game.get().game.nextGame).toMatchObject(next_game);
  expect(browser.waiting).toBe(0);
});

test("a remote whose socket the finished game has closed hears of the follow-up game, until it is left", async () => {
  const { browser, game } = await onAir();
  const player_stats = { player_count: 0, questions: 0 } as never;
  browser.socket.says({ type: "game_end", final_leaderboard: [], player_stats, message: "Bitti" });
  browser.socket.closes(1000);
  const next_game = { game_code: "654321", questions: 3, which: "missed" } as const;
  browser.answer = () => json({ game: { status: "completed" }, server_time: 0, host: aHostView(), next_game });
  await browser.pass(3_000);
  expect(game.get().game).toMatchObject({ phase: { name: "ended" }, nextGame: next_game });
  expect(browser.waiting).toBe(0);
});

test("a board that is left after the end stops polling", async () => {
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

test("[F29] a call whose reply is lost goes again under its id, and later presses wait their turn", async () => {
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

test("a refusal over HTTP is shown, and nothing goes again", async () => {
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

test("a look that finds nothing new draws nothing", async () => {
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
] as const)("a polled %i %s ends the board: %s", async (status, code, reason) => {
  const { browser, game, room } = await blocked();
  room.view = aHostView();
  browser.answer = () => json({ error: "Olmadı.", code }, status);
  await browser.pass(2_000);
  expect(game.get().game.phase).toMatchObject({ name: "out", reason });
  expect(browser.waiting).toBe(0);
});

test("[F30] a filter's page in the middle of a polled lesson throws no board out", async () => {
  const { browser, game } = await blocked();
  browser.answer = () => new Response("<html>Bu site engellendi</html>", { status: 403 });
  await browser.pass(2_000);
  expect(game.get()).toMatchObject({ isPolling: false, game: { phase: { name: "lobby" } } });
});

test("[F30] a board that has given up comes back by itself when the line does", async () => {
  const { browser, game } = await blocked();
  const { answer } = browser;
  browser.answer = () => {
    throw new TypeError("offline");
  };
  browser.socketsThrow = true;
  await browser.pass(60_000);
  expect(game.get()).toMatchObject({ isPolling: false, link: { status: "disconnected", reason: "gave_up" } });
  browser.socketsThrow = false;
  browser.answer = answer;
  await browser.pass(10_000);
  expect(game.get()).toMatchObject({ isPolling: true, link: { status: "connecting" } });
});
