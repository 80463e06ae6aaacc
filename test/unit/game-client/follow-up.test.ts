import { expect, test } from "vitest";
import type { GameView } from "#protocol/http/replies/game-view";
import type { NextGame } from "#protocol/live/messages";
import { onceSeenFor, watchForFollowUp } from "#game-client/follow-up";
import { lookAtGame, type ApiReply } from "#api/requests";
import { newLiveGame } from "#game-client/game";
import { reduce } from "#game-client/reduce";
import { reduceHost } from "#game-client/reduce-host";
import { foldView } from "#game-client/snapshot";
import { aGameView } from "../../builders/views";
import { ABrowser, json } from "../browser/a-browser";

const MINUTE = 60_000;
const seat = { code: "123456", sessionId: "123456-secret", playerId: "123456-1", nickname: "Işık", marble: 7 };
const next: NextGame = { game_code: "654321", questions: 3, which: "missed" };
const over = aGameView({ status: "completed", phase: "completed", question_number: 3 });

/** The phone of a finished game; records the follow-up games that it hears of, and the times of its requests. */
function watching(reply: () => Response = () => json(over)) {
  const browser = new ABrowser();
  const asked: number[] = [];
  const heard: NextGame[] = [];
  browser.answer = () => {
    asked.push(browser.now / 1000);
    return reply();
  };
  const stop = watchForFollowUp(
    {
      look: () => lookAtGame(browser.env, seat),
      every: 10_000,
      onNext: ({ next_game }) => heard.push(next_game),
    },
    browser.env,
  );
  return { browser, asked, heard, stop };
}

test("a finished game is looked at every ten seconds until it has a follow-up game, then never again", async () => {
  let isMade = false;
  const { browser, asked, heard } = watching(() => json(isMade ? { ...over, next_game: next } : over));
  await browser.pass(25_000);
  expect(asked).toEqual([0, 10, 20]);
  isMade = true;
  await browser.pass(MINUTE);
  expect(asked).toEqual([0, 10, 20, 30]);
  expect(heard).toEqual([next]);
  expect(browser.waiting).toBe(0);
  browser.wake();
  await browser.pass(MINUTE);
  expect(asked).toHaveLength(4);
});

test("phones whose game ended in one instant do not all look in one", async () => {
  const browser = new ABrowser();
  browser.random = 0.7;
  browser.answer = () => json(over);
  watchForFollowUp({ look: () => lookAtGame(browser.env, seat), every: 10_000, onNext: () => {} }, browser.env);
  await browser.pass(6_999);
  expect(browser.requests).toHaveLength(0);
  await browser.pass(1);
  expect(browser.requests).toHaveLength(1);
});

test("a hidden page does not ask, and asks at once when it is seen", async () => {
  const { browser, asked } = watching();
  await browser.pass(5_000);
  browser.isVisible = false;
  await browser.pass(2 * MINUTE);
  expect(asked).toEqual([0]);
  expect(browser.waiting).toBe(0);
  browser.isVisible = true;
  browser.wake();
  await browser.pass(10_000);
  expect(asked).toEqual([0, 125, 135]);
});

test("after a quarter of an hour only a phone that is taken out again asks, once", async () => {
  const { browser, asked } = watching();
  await browser.pass(60 * MINUTE);
  expect(asked.at(-1)).toBe(15 * 60);
  const before = asked.length;
  browser.wake();
  await browser.pass(MINUTE);
  expect(asked).toHaveLength(before + 1);
});

test.each([
  [400, "validation_failed", 1],
  [404, "not_found", 1],
  [401, "session_invalid", 1],
  [403, "player_removed", 1],
  [500, "server_error", 4],
  [503, "unavailable", 4],
])("after %i %s it has looked %i times in half a minute", async (status, code, times) => {
  const { browser, asked } = watching(() => json({ error: "Olmadı.", code }, status));
  await browser.pass(30_000);
  expect(asked).toHaveLength(times);
});

test("a network that is away, or a server that asks to wait, passes", async () => {
  const replies = [
    () => new Response("<html>Bu site engellendi</html>"),
    () => json({ error: "Sonra.", code: "rate_limited" }, 429, { "retry-after": "30" }),
    () => json({ ...over, next_game: next }),
  ];
  const { browser, asked, heard } = watching(() => replies.shift()!());
  await browser.pass(MINUTE);
  expect(asked).toEqual([0, 10, 40]);
  expect(heard).toEqual([next]);
});

test("a screen that is left neither asks nor hears", async () => {
  const { browser, asked, heard, stop } = watching(() => json({ ...over, next_game: next }));
  stop();
  browser.wake();
  await browser.pass(MINUTE);
  expect([asked, heard, browser.waiting]).toEqual([[], [], 0]);
});

test("a phone that is taken out again hears at once, and asks as often as before from then on", async () => {
  const { browser, asked } = watching();
  await browser.pass(5_000);
  browser.wake();
  await browser.pass(25_000);
  expect(asked).toEqual([0, 5, 15, 25]);
});

test("there is no second look while one is under way, and a result that comes after the screen was left counts for nothing", async () => {
  const browser = new ABrowser();
  const looks: ((reply: ApiReply<GameView>) => void)[] = [];
  const heard: NextGame[] = [];
  const look = () => new Promise<ApiReply<GameView>>((resolve) => looks.push(resolve));
  const stop = watchForFollowUp({ look, every: 10_000, onNext: ({ next_game }) => heard.push(next_game) }, browser.env);
  await browser.pass(0);
  browser.wake();
  expect(looks).toHaveLength(1);
  stop();
  looks[0]!({ ok: true, body: { ...over, next_game: next } });
  await browser.pass(MINUTE);
  expect([heard, browser.waiting]).toEqual([[], 0]);
});

test("looking away in between starts the time again", async () => {
  const browser = new ABrowser();
  const done: number[] = [];
  onceSeenFor(20_000, () => done.push(browser.now), browser.env);
  await browser.pass(10_000);
  browser.wake();
  await browser.pass(MINUTE);
  expect(done).toEqual([30_000]);
});

test("the follow-up game starts by itself after one uninterrupted look of that length", async () => {
  const browser = new ABrowser();
  const done: number[] = [];
  onceSeenFor(20_000, () => done.push(browser.now), browser.env);
  browser.isVisible = false;
  await browser.pass(MINUTE);
  expect(done).toEqual([]);
  browser.isVisible = true;
  browser.wake();
  await browser.pass(19_999);
  expect(done).toEqual([]);
  await browser.pass(1);
  browser.wake();
  await browser.pass(MINUTE);
  expect(done).toEqual([80_000]);
  expect(browser.waiting).toBe(0);
});

test("a pupil who decides in time is not asked again", async () => {
  const browser = new ABrowser();
  const done: number[] = [];
  const stop = onceSeenFor(20_000, () => done.push(browser.now), browser.env);
  await browser.pass(19_000);
  stop();
  browser.wake();
  await browser.pass(MINUTE);
  expect(done).toEqual([]);
});

test("a phone learns of the follow-up game by message, by coming back and by looking", () => {
  const phone = newLiveGame("player", "123456");
  const back = { type: "reconnect_success", game_code: "123456", player_id: "123456-1", nickname: "Işık" } as const;
  const seated = { ...back, marble: 7, score: 0, rank: 1, session_id: "s", game_status: "completed" } as const;
  expect(phone.nextGame).toBeNull();
  expect(reduce(phone, { type: "next_game", ...next }).nextGame).toMatchObject(next);
  expect(reduce(phone, { ...seated, next_game: next }).nextGame).toEqual(next);
  expect(foldView(phone, { ...over, next_game: next }).nextGame).toEqual(next);
  // An older reply does not make the phone forget it.
  expect(foldView({ ...phone, nextGame: next }, over).nextGame).toEqual(next);
});

test("a host's screen knows how many questions most of the class missed, however it learns of the end", () => {
  const board = newLiveGame("host", "123456");
  const player_stats = { players: 2, questions: 2, accuracy: 0.5 } as never;
  const end = { type: "game_end", final_leaderboard: [], player_stats, message: "Bitti" } as const;
  expect(reduceHost(board, { ...end, missed_questions: 2 })).toMatchObject({ missedQuestions: 2 });
  // A board that received the number before the end message keeps it.
  expect(reduceHost({ ...board, missedQuestions: 2 }, end)).toMatchObject({ missedQuestions: 2 });
});
