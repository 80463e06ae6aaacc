import { expect, test } from "vitest";
import { marbleOf } from "#protocol/marble";
import { T0 } from "../../builders/games";
import { aClosedQuestion } from "../../builders/questions";
import { ABrowser } from "../browser/a-browser";
import { aStorage } from "../browser/a-storage";
import { question, returned, play, inQuestion } from "./a-player-game";

test("a player comes back with the session, without a token in the address", async () => {
  const { browser, game, phase } = await play();
  expect(browser.socket.url).toBe("wss://bilye.test/ws?code=123456&v=2&at=123456-1");
  browser.socket.opens();
  expect(browser.socket.messages).toEqual([{ type: "reconnect", old_session_id: "123456-secret" }]);
  browser.socket.says(returned("lobby"));
  expect(phase()).toEqual({ name: "lobby" });
  expect(game.get().game.you).toEqual({ playerId: "123456-1", nickname: "Işık", marble: 7, score: 300, rank: 2 });
});

test("the first choice is sent at once, with the time by the server's clock; a second one is not", async () => {
  const { browser, game, phase } = await inQuestion();
  await browser.pass(4_000);
  game.answer("B");
  game.answer("A");
  expect(browser.socket.messages.slice(1)).toEqual([
    { type: "submit_answer", question_id: "q1", answer: "B", response_time_ms: 4_000 },
  ]);
  expect(phase()).toMatchObject({ answer: { state: "sent", value: "B" } });
  browser.socket.says({ type: "answer_accepted", question_id: "q1", answer: "B" });
  expect(phase()).toMatchObject({ answer: { state: "accepted", value: "B", tookMs: 4_000, verdict: null } });
  await browser.pass(10_000);
  expect(browser.socket.messages).toHaveLength(2);
});

test("fields that the lean wire leaves out are filled in: usual values, the player's own row, the marble that grows from a name", async () => {
  const { browser, game, phase } = await inQuestion();
  const { correct_option: _, points: __, server_time: ___, ...compact } = question({ question_id: "q2" });
  browser.socket.saysText(JSON.stringify({ type: "question_start", ...compact }));
  expect(phase()).toMatchObject({ question: { question_id: "q2", correct_option: null, points: 1 } });
  const end = { type: "question_end", question_id: "q2", correct_option: "B", distribution: { none: 2 } };
  const rows = [
    { nickname: "Işık", marble: 7, score: 900, rank: 1 },
    { nickname: "Ece", score: 0, rank: 2 },
  ];
  browser.socket.saysText(JSON.stringify({ ...end, explanation: "", leaderboard: rows }));
  expect(phase()).toMatchObject({ name: "reveal", result: { is_last: false } });
  expect(game.get().game.leaderboard).toMatchObject([
    { player_id: "123456-1", marble: 7, score: 900, rank: 1 },
    { marble: marbleOf("Ece"), nickname: "Ece", score: 0, rank: 2 },
  ]);
});

test("nothing is sent while the question is being read", async () => {
  const { browser, game, phase } = await inQuestion();
  browser.socket.says({ type: "question_start", ...question({ question_id: "q2", starts_at: T0 + 3_000 }) });
  await browser.pass(2_999);
  game.answer("A");
  expect(phase()).toMatchObject({ answer: { state: "none" } });
  await browser.pass(1);
  game.answer("A");
  expect(phase()).toMatchObject({ answer: { state: "sent" } });
});

test("an answer without an acknowledgement goes again, and the socket is questioned", async () => {
  const { browser, game } = await inQuestion();
  game.answer("A");
  await browser.pass(3_000);
  expect(browser.socket.messages.slice(1)).toEqual([
    { type: "submit_answer", question_id: "q1", answer: "A", response_time_ms: 0 },
    { type: "submit_answer", question_id: "q1", answer: "A", response_time_ms: 0 },
  ]);
  expect(browser.socket.sent.at(-2)).toBe('{"type":"ping"}');
});

test("an answer given while the connection is down goes over HTTP at once, and again with the reconnect", async () => {
  const { browser, game } = await inQuestion();
  browser.socket.closes(1006);
  await browser.pass(500);
  game.answer("A");
  const answer = { question_id: "q1", answer: "A", response_time_ms: 500 };
  expect(browser.requests.map(({ path, init }) => [path, JSON.parse(init.body as string)])).toEqual([
    ["/api/game/answer", answer],
  ]);
  await browser.pass(500);
  browser.socket.opens();
  expect(browser.socket.messages).toEqual([{ type: "reconnect", old_session_id: "123456-secret" }]);
  browser.socket.says(returned("active"));
  browser.socket.says({ type: "current_question", ...question(), remaining_ms: 19_000, your_answer: null });
  expect(browser.socket.messages.slice(1)).toEqual([{ type: "submit_answer", ...answer }]);
});

const timedPings = (sent: readonly string[]) => sent.filter((text) => text.includes('"ping","timestamp"')).length;

test.each([
  ["a near line", 40, [1, 1]],
  ["a far line", 600, [2, 3]],
  ["a near line that held the first reply up", 0, [2, 2]],
] as const)("the clock is measured until it is right: %s", async (_, roundTrip, [seated, asked]) => {
  const { browser } = await play();
  const { socket } = browser;
  socket.opens();
  let heard = 0;
  const reply = async (after: number) => {
    await browser.pass(after);
    for (; heard < timedPings(socket.sent); heard += 1) {
      const timestamp = browser.now - after;
      socket.says({ type: "pong", timestamp, server_time: T0 + browser.now - after / 2 });
    }
  };
  await reply(roundTrip || 416);
  socket.says(returned("lobby"));
  for (let second = 0; second < 3; second += 1) {
    await browser.pass(1_000 - (browser.now % 1_000));
    await reply(roundTrip);
  }
  await browser.pass(10_000);
  expect(timedPings(socket.sent)).toBe(seated);
  socket.says({ type: "question_start", ...question({ question_id: "q2" }) });
  expect(timedPings(socket.sent)).toBe(asked);
});

test("a phone on a silent line notices it soon after the bell, also without an answer", async () => {
  const { browser, game } = await inQuestion();
  browser.socket.says({ type: "question_extended", question_id: "q1", ends_at: T0 + 24_000 });
  await browser.pass(25_499);
  expect(browser.socket.sent.at(-1)).toContain("timestamp");
  await browser.pass(1);
  expect(browser.socket.sent.at(-1)).toBe('{"type":"ping"}');
  await browser.pass(3_000);
  expect(game.get().link).toMatchObject({ status: "connecting", attempt: 1 });
});

test("a question that ended at its bell is not asked after", async () => {
  const { browser } = await inQuestion();
  await browser.pass(20_000);
  const { sent } = browser.socket;
  browser.socket.says({ type: "question_end", ...aClosedQuestion({ question_id: "q1" }) });
  const before = sent.length;
  await browser.pass(5_000);
  expect(sent).toHaveLength(before);
});

/** A page that is loaded again on this device, while the first question is open. */
async function reloads(memory: ReturnType<typeof aStorage>, more: Parameters<typeof question>[0] = {}) {
  const played = await play(new ABrowser(), memory);
  const { socket } = played.browser;
  socket.opens();
  socket.says(returned("active"));
  socket.says({ type: "current_question", ...question(more), remaining_ms: 15_000, your_answer: null });
  return { ...played, sent: socket.messages.slice(1) };
}

test("an answer without an acknowledgement is sent by the page that is loaded anew, with its own time", async () => {
  const { browser, game, memory } = await inQuestion();
  await browser.pass(700);
  game.answer("A");
  const { sent, phase } = await reloads(memory);
  expect(sent).toEqual([{ type: "submit_answer", question_id: "q1", answer: "A", response_time_ms: 700 }]);
  expect(phase()).toMatchObject({ answer: { state: "sent", value: "A" } });
});

test.each([
  ["acknowledged", { type: "answer_accepted", question_id: "q1", answer: "A" }, {}],
  ["refused", { type: "error", code: "too_early", message: "Soru henüz açılmadı." }, {}],
  ["of another game", null, { starts_at: T0 + 1 }],
  ["of another question", null, { question_id: "q2" }],
] as const)("an answer that is %s is not sent by a page that is loaded anew", async (_, message, more) => {
  const { browser, game, memory } = await inQuestion();
  game.answer("A");
  if (message) browser.socket.says(message);
  expect((await reloads(memory, more)).sent).toEqual([]);
});

test("an answer of another player of this device is not sent, nor one that is spoilt", async () => {
  for (const text of [
    "{",
    '{"player_id":"123456-1","question_id":"q1","answer":"A"}',
    `{"player_id":"123456-2","question_id":"q1","starts_at":${T0},"answer":"A","took_ms":1}`,
  ]) {
    expect((await reloads(aStorage({ "bilye.answer": text }))).sent).toEqual([]);
  }
});

test("a page that another tab replaces leaves its answer to that tab", async () => {
  const { browser, game, memory } = await inQuestion();
  game.answer("A");
  browser.socket.says({ type: "error", code: "replaced", message: "Bu oyun başka bir sekmede açıldı." });
  expect((await reloads(memory)).sent).toHaveLength(1);
});

test("an answer whose question is over by then is not sent", async () => {
  const { browser, game, phase } = await inQuestion();
  browser.socket.closes(1006);
  game.answer("A");
  await browser.pass(1_000);
  browser.socket.opens();
  browser.socket.says(returned("active"));
  const next = question({ question_id: "q2", question_number: 2 });
  browser.socket.says({ type: "current_question", ...next, remaining_ms: 9_000, your_answer: null });
  await browser.pass(10_000);
  expect(browser.socket.messages).toHaveLength(1);
  expect(phase()).toMatchObject({ name: "question", answer: { state: "none" } });
});

test("an answer that did arrive is not sent again after a reconnect", async () => {
  const { browser, game, phase } = await inQuestion();
  game.answer("A");
  browser.socket.closes(1006);
  await browser.pass(1_000);
  browser.socket.opens();
  browser.socket.says(returned("active"));
  browser.socket.says({ type: "current_question", ...question(), remaining_ms: 19_000, your_answer: "A" });
  await browser.pass(10_000);
  expect(browser.socket.messages).toHaveLength(1);
  expect(phase()).toMatchObject({ answer: { state: "accepted", value: "A" } });
});

test("a refused answer gives the tile back and says why", async () => {
  const { browser, game, phase } = await inQuestion();
  game.answer("A");
  browser.socket.says({ type: "error", code: "too_early", message: "Soru henüz açılmadı." });
  expect(phase()).toMatchObject({ answer: { state: "none" } });
  expect(game.get().game.refusal).toEqual({ code: "too_early", message: "Soru henüz açılmadı." });
});

test.each([
  ["player_removed", { type: "player_removed", message: "Öğretmenin seni bu oyundan çıkardı." }, "removed"],
  ["replaced", { type: "error", code: "replaced", message: "Bu oyun başka bir sekmede açıldı." }, "replaced"],
  ["reconnect_failed", { type: "reconnect_failed", code: "session_invalid", message: "Olmadı." }, "session_invalid"],
  ["removed before", { type: "reconnect_failed", code: "player_removed", message: "Olmadı." }, "removed"],
] as const)("%s ends this screen's game for good", async (_, message, reason) => {
  const { browser, phase } = await inQuestion();
  browser.socket.says(message);
  expect(phase()).toEqual({ name: "out", reason, message: message.message });
  browser.wake();
  await browser.pass(60_000);
  expect(browser.sockets).toHaveLength(1);
  expect(browser.waiting).toBe(0);
});

test("a close without a reason leaves the room with a message", async () => {
  const { browser, phase } = await inQuestion();
  browser.socket.closes(1000);
  expect(phase()).toEqual({ name: "out", reason: "closed", message: "" });
});

test("leaving goes over the socket, or over HTTP where there is none", async () => {
  const { browser, game, phase } = await inQuestion();
  game.leave();
  expect(browser.socket.messages.at(-1)).toEqual({ type: "leave_game" });
  expect(phase()).toEqual({ name: "out", reason: "left", message: "" });

  const other = await play();
  other.browser.answer = () => new Response(null, { status: 204 });
  other.game.leave();
  expect(other.browser.requests[0]).toMatchObject({
    path: "/api/player/123456-1/leave",
    init: { method: "POST", headers: { "session-id": "123456-secret" } },
  });
});

test("a frame this page does not know changes nothing", async () => {
  const { browser, game } = await inQuestion();
  const before = game.get();
  for (const text of ["", "nonsense", "null", "[]", '{"type":"confetti"}', '{"type":"constructor"}', '{"type":1}']) {
    browser.socket.saysText(text);
  }
  expect(game.get()).toBe(before);
});

test("a phone reports that it loads the formulas' library once it is seated, again when it comes back, and when it is done", async () => {
  const { browser, game } = await play();
  const { promise, resolve } = Promise.withResolvers<void>();
  void game.waitsFor(promise);
  browser.socket.opens();
  browser.socket.says({ ...returned("lobby"), formulas: true });
  expect(game.get().game.hasFormulas).toBe(true);
  const said = () => browser.socket.messages.filter(({ type }) => type === "loading");
  expect(said()).toEqual([{ type: "loading", loading: true }]);
  resolve();
  await browser.pass(0);
  expect(said()).toEqual([
    { type: "loading", loading: true },
    { type: "loading", loading: false },
  ]);
});
