import { expect, onTestFinished, test, vi } from "vitest";
import { aClosedQuestion } from "../../builders/questions";
import { json } from "../browser/a-browser";
import { T0 } from "../../builders/games";
import { question, returned, view, play, inQuestion } from "./a-player-game";

test("a page that opens is shown the game by a call while its socket is slow, and a quick socket needs none", async () => {
  const slow = await play();
  slow.browser.answer = () => json(view());
  await slow.browser.pass(300);
  expect(slow.phase()).toEqual({ name: "lobby" });
  slow.browser.socket.opens();
  slow.browser.socket.says(returned("lobby"));
  expect(slow.game.get()).toMatchObject({ isPolling: false, link: { status: "connected" } });

  const quick = await play();
  await quick.browser.pass(299);
  quick.browser.socket.opens();
  quick.browser.socket.says(returned("lobby"));
  await quick.browser.pass(5_000);
  expect(quick.browser.requests).toEqual([]);
});

test("a whole game goes over HTTP where sockets are blocked", async () => {
  const { browser, game, phase } = await play();
  let now = view();
  browser.answer = (path) =>
    path === "/api/game/answer"
      ? json({ accepted: true, is_correct: null, points_earned: null, score: 0 })
      : json({ ...now, server_time: T0 + browser.now });
  browser.socket.fails();
  await browser.pass(0);
  expect(browser.requests[0]).toMatchObject({
    path: "/api/game/123456",
    init: { headers: { "session-id": "123456-secret" } },
  });
  expect(game.get()).toMatchObject({ isPolling: true, game: { title: "Nehirler", playerCount: 4 } });
  expect(phase()).toEqual({ name: "lobby" });

  now = view({ question: { ...question({ starts_at: T0 }), remaining_ms: 20_000 } }, "question");
  await browser.pass(1_500);
  expect(phase()).toMatchObject({ name: "question", answer: { state: "none" } });
  const asked = browser.requests.length;
  game.answer("B");
  await browser.pass(0);
  expect(browser.requests[asked]).toMatchObject({ path: "/api/game/answer", init: { method: "POST" } });
  expect(browser.requests[asked]!.init.body).toBe(
    JSON.stringify({ question_id: "q1", answer: "B", response_time_ms: 1_500 }),
  );
  expect(phase()).toMatchObject({ answer: { state: "accepted", value: "B" } });

  const you = {
    answer: "B",
    is_correct: true,
    points_earned: 900,
    score: 900,
    rank: 1,
    previous_rank: null,
    streak: 1,
  } as const;
  now = view({ result: { ...aClosedQuestion({ is_last: true }), you } }, "reveal");
  await browser.pass(1_500);
  expect(phase()).toMatchObject({ name: "reveal", asked: { question_text: "Kaç?" }, result: { you }, tookMs: 1_500 });

  const player_stats = {
    score: 900,
    rank: 1,
    player_count: 4,
    correct: 1,
    wrong: 0,
    unanswered: 0,
    accuracy: 1,
    average_response_ms: 1_500,
    best_streak: 1,
  };
  now = view({ end: { final_leaderboard: [], player_stats, message: "Oyun tamamlandı" } }, "completed");
  await browser.pass(1_500);
  expect(phase()).toEqual({ name: "ended", message: "Oyun tamamlandı", stats: player_stats });
  const asks = browser.requests.length;
  await browser.pass(60_000);
  expect(browser.requests).toHaveLength(asks);
  expect(browser.waiting).toBe(0);
});

test("an answer that HTTP could not take is sent again", async () => {
  const { browser, game, phase } = await play();
  browser.answer = () => json(view({ question: { ...question(), remaining_ms: 20_000 } }, "question"));
  browser.socket.fails();
  await browser.pass(0);
  let tries = 0;
  browser.answer = (path) => {
    if (path !== "/api/game/answer") throw new TypeError("offline");
    tries += 1;
    if (tries === 1) throw new TypeError("offline");
    return json({ accepted: true, is_correct: true, points_earned: 800, score: 800 });
  };
  game.answer("A");
  await browser.pass(0);
  expect(phase()).toMatchObject({ answer: { state: "sent" } });
  await browser.pass(3_000);
  expect(phase()).toMatchObject({ answer: { state: "accepted", verdict: { isCorrect: true, points: 800 } } });
  expect(tries).toBe(2);
});

test("an answer whose connection is cut under way is sent again at once", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { browser, game, phase } = await play();
  browser.answer = () => json(view({ question: { ...question(), remaining_ms: 20_000 } }, "question"));
  browser.socket.fails();
  await browser.pass(0);
  browser.answer = () => {
    browser.answer = () => json(accepted);
    throw new TypeError("other side closed");
  };
  game.answer("A");
  await browser.pass(0);
  expect(phase()).toMatchObject({ answer: { state: "accepted", value: "A" } });
});

const shownWith = (answer: "A" | null) =>
  json(view({ question: { ...question(), remaining_ms: 20_000 }, you: { ...view().you!, answer } }, "question"));

/** A phone in a question, at a place where sockets are blocked. */
async function pollsAQuestion() {
  const played = await play();
  const looks: ((answer: "A" | null) => void)[] = [];
  const answers: ((reply: Response) => void)[] = [];
  // The test decides when each reply comes.
  played.browser.answer = (path) =>
    new Promise<Response>((resolve) => {
      if (path === "/api/game/answer") answers.push(resolve);
      else looks.push((answer) => resolve(shownWith(answer)));
    }) as never;
  played.browser.socket.fails();
  await played.browser.pass(0);
  looks[0]!(null);
  await played.browser.pass(0);
  return { ...played, looks, answers };
}
const accepted = { accepted: true, is_correct: null, points_earned: null, score: 0 };

test("[F33] a poll sent before the answer arrived does not take the answer back", async () => {
  const { browser, game, phase, looks, answers } = await pollsAQuestion();
  await browser.pass(1_500);
  game.answer("A");
  answers[0]!(json(accepted));
  await browser.pass(0);
  expect(phase()).toMatchObject({ answer: { state: "accepted" } });
  looks[1]!(null);
  await browser.pass(0);
  expect(phase()).toMatchObject({ answer: { state: "accepted", value: "A" } });
  await browser.pass(1_500);
  looks[2]!("A");
  await browser.pass(0);
  expect(phase()).toMatchObject({ answer: { state: "accepted", value: "A" } });
});

test("an answer under way is not posted again at every poll, but after a while", async () => {
  const { browser, game, looks, answers } = await pollsAQuestion();
  await browser.pass(1_500);
  game.answer("A");
  looks[1]!(null);
  await browser.pass(1_400);
  expect(answers).toHaveLength(1);
  await browser.pass(1_600);
  expect(answers).toHaveLength(2);
});

test("[F33] a poll that returns after the socket has spoken is ignored", async () => {
  const { browser, phase, looks } = await pollsAQuestion();
  await browser.pass(1_500);
  browser.socket.opens();
  browser.socket.says(returned("active"));
  const next = question({ question_id: "q2", question_number: 2 });
  browser.socket.says({ type: "current_question", ...next, remaining_ms: 20_000, your_answer: null });
  looks[1]!(null);
  await browser.pass(0);
  expect(phase()).toMatchObject({ name: "question", question: { question_id: "q2" } });
});

test("[F33] a late refusal of the last answer is not about the next one", async () => {
  const { browser, game, phase, answers } = await pollsAQuestion();
  game.answer("A");
  await browser.pass(1_000);
  browser.socket.opens();
  browser.socket.says(returned("active"));
  const next = question({ question_id: "q2", question_number: 2 });
  browser.socket.says({ type: "current_question", ...next, remaining_ms: 20_000, your_answer: null });
  game.answer("B");
  answers[0]!(json({ error: "Süre doldu.", code: "question_closed" }, 409));
  await browser.pass(0);
  expect(phase()).toMatchObject({ question: { question_id: "q2" }, answer: { state: "sent", value: "B" } });
});

test.each([200, 401, 403, 404, 451])(
  "[F30] a filter's page with %i throws nobody out; the game goes on",
  async (status) => {
    const { browser, game, phase } = await play();
    browser.answer = () => new Response("<html>Bu site engellendi</html>", { status });
    browser.socket.fails();
    await browser.pass(2_000);
    expect(phase()).toEqual({ name: "connecting" });
    expect(game.get().isPolling).toBe(false);
    browser.answer = () => json(view());
    await browser.pass(2_000);
    expect(phase()).toEqual({ name: "lobby" });
  },
);

test("[F30] a filter's page in the answer's place drops no answer", async () => {
  const { browser, game, phase, answers } = await pollsAQuestion();
  game.answer("A");
  answers[0]!(new Response("<html>Bu site engellendi</html>", { status: 403 }));
  await browser.pass(3_000);
  expect(phase()).toMatchObject({ answer: { state: "sent" } });
  answers[1]!(json(accepted));
  await browser.pass(0);
  expect(phase()).toMatchObject({ answer: { state: "accepted" } });
});

test.each(["unavailable", "internal", "rate_limited"])(
  "[F22] an answer that met %s is neither dropped nor complained about, but sent again",
  async (code) => {
    const { browser, game, phase } = await inQuestion();
    game.answer("A");
    browser.socket.says({ type: "error", code, message: "Sistemin bir parçası şu anda yanıt vermiyor." });
    expect(phase()).toMatchObject({ answer: { state: "sent", value: "A" } });
    expect(game.get().game.refusal).toBeNull();
    await browser.pass(3_000);
    expect(browser.socket.messages.filter(({ type }) => type === "submit_answer")).toHaveLength(2);
  },
);

test("[F32] a socket that opens and never speaks: the game is polled within 4 s, until it does speak", async () => {
  const { browser, game, phase } = await play();
  browser.answer = () => json(view());
  browser.socket.opensInSilence();
  await browser.pass(4_000);
  expect(game.get().isPolling).toBe(true);
  expect(phase()).toEqual({ name: "lobby" });
  await browser.pass(6_000);
  browser.socket.opens();
  expect(game.get()).toMatchObject({ isPolling: false, link: { status: "connected" } });
});

test("[F31] an answer into a dead socket goes over HTTP after 3 s, and the socket is given up at 5", async () => {
  const { browser, game, phase } = await inQuestion();
  browser.answer = () => json(accepted);
  game.answer("A");
  await browser.pass(3_000);
  expect(phase()).toMatchObject({ answer: { state: "accepted", value: "A" } });
  await browser.pass(2_000);
  expect(game.get().link).toMatchObject({ status: "connecting", attempt: 1 });
});

test("the game goes on over HTTP until the next socket where every socket is cut after a few seconds", async () => {
  const { browser, game, phase } = await play();
  browser.answer = (path) =>
    path === "/api/game/answer"
      ? json({ accepted: true, is_correct: null, points_earned: null, score: 0 })
      : json({ ...view({ question: { ...question(), remaining_ms: 20_000 } }, "question"), server_time: T0 });
  for (const delay of [1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000]) {
    browser.socket.opens();
    await browser.pass(4_000);
    const cut = browser.socket;
    cut.closes(1006);
    await browser.pass(0);
    expect(game.get()).toMatchObject({ isPolling: delay > 1_000, link: { status: "connecting" } });
    await browser.pass(delay);
    expect(browser.socket).not.toBe(cut);
  }
  game.answer("B");
  await browser.pass(0);
  expect(phase()).toMatchObject({ answer: { state: "accepted", value: "B" } });
});

test("polling stops as soon as a socket opens", async () => {
  const { browser, game } = await play();
  browser.answer = () => json(view());
  browser.socket.fails();
  await browser.pass(1_000);
  expect(game.get().isPolling).toBe(true);
  browser.socket.opens();
  const asked = browser.requests.length;
  expect(game.get().isPolling).toBe(false);
  await browser.pass(20_000);
  expect(browser.requests).toHaveLength(asked);
});

test.each([
  [401, "session_invalid", "session_invalid"],
  [403, "player_removed", "removed"],
  [404, "not_found", "not_found"],
  [410, "game_over", "closed"],
] as const)("a polled %i %s ends the player's game: %s", async (status, code, reason) => {
  const { browser, phase } = await play();
  browser.answer = () => json({ error: "Olmadı.", code }, status);
  browser.socket.fails();
  await browser.pass(0);
  expect(phase()).toEqual({ name: "out", reason, message: "Olmadı." });
  await browser.pass(60_000);
  expect(browser.sockets).toHaveLength(1);
  expect(browser.waiting).toBe(0);
});

test("[F30] a phone that has given up asks now and then, and comes back by itself when the line does", async () => {
  const { browser, game, phase } = await play();
  browser.socketsThrow = true;
  browser.socket.fails();
  await browser.pass(60_000);
  expect(game.get()).toMatchObject({ isPolling: false, link: { status: "disconnected", reason: "gave_up" } });
  const asked = browser.requests.length;
  await browser.pass(60_000);
  expect(browser.requests.length - asked).toBe(6);
  browser.socketsThrow = false;
  browser.answer = () => json({ ...view(), server_time: T0 + browser.now });
  await browser.pass(10_000);
  expect(phase()).toEqual({ name: "lobby" });
  expect(game.get()).toMatchObject({ isPolling: true, link: { status: "connecting" } });
  browser.socket.opens();
  browser.socket.says(returned("lobby"));
  expect(game.get()).toMatchObject({ isPolling: false, link: { status: "connected" } });
});

test("[F30] a phone that has given up is back fifteen seconds after the line is, though its last request was lost", async () => {
  const { browser, game } = await play();
  browser.random = 0.9;
  browser.socketsThrow = true;
  browser.socket.fails();
  await browser.pass(60_000);
  expect(game.get().link).toMatchObject({ reason: "gave_up" });
  const asked = browser.requests.length;
  browser.answer = () => {
    if (browser.requests.length > asked + 1) return json({ ...view(), server_time: T0 + browser.now });
    // As `env.fetch` ends a request without a reply.
    const { within } = browser.requests.at(-1)!;
    return new Promise((_, fail) => browser.env.after(within!, () => fail(new TypeError("aborted")))) as never;
  };
  while (browser.requests.length === asked) await browser.passToNext();
  await browser.pass(15_000);
  expect(game.get()).toMatchObject({ isPolling: true });
});

test("[F30] the game goes on over HTTP where only sockets stay blocked, and sockets are not tried for ever", async () => {
  const { browser, game } = await play();
  browser.socketsThrow = true;
  browser.socket.fails();
  await browser.pass(60_000);
  browser.answer = () => json({ ...view(), server_time: T0 + browser.now });
  await browser.pass(60_000);
  expect(game.get()).toMatchObject({ isPolling: true, link: { status: "disconnected", reason: "gave_up" } });
});
