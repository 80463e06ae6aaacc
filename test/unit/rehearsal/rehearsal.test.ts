import { expect, test } from "vitest";
import { primaryOf, sceneOf } from "#hosting/scene";
import { aRehearsal } from "./a-rehearsal";

test("the pupils come a few at a time, none with another's name", async () => {
  const { browser, seen } = aRehearsal({ pupils: 200 });
  expect(seen().phase).toEqual({ name: "lobby" });
  expect(seen().players).toEqual([]);
  await browser.pass(400);
  expect(seen().players.length).toBeGreaterThan(0);
  expect(seen().players.length).toBeLessThan(200);
  await browser.pass(10_000);
  expect(seen().playerCount).toBe(200);
  expect(new Set(seen().players.map(({ nickname }) => nickname)).size).toBe(200);
  expect(seen().players.every(({ nickname }) => nickname.length <= 20)).toBe(true);
});

test("a closed door lets no pupil in until it opens", async () => {
  const { game, browser, seen } = aRehearsal();
  game.lock(true);
  await browser.pass(10_000);
  expect(seen()).toMatchObject({ locked: true, playerCount: 0 });
  game.lock(false);
  await browser.pass(10_000);
  expect(seen()).toMatchObject({ locked: false, playerCount: 5 });
});

test("without a pupil the board offers no start", async () => {
  const { browser, seen, phase } = aRehearsal();
  const primary = () => primaryOf(sceneOf(phase(), scene), seen(), false);
  const scene = { isReading: false, isTableOpen: false, isClosed: false };
  expect(primary()).toMatchObject({ does: "start", missing: expect.any(String) });
  await browser.pass(400);
  expect(primary()).toEqual({ does: "start", label: "Oyunu başlat" });
});

test("a question is read first, then answered, then closes by itself", async () => {
  const { game, browser, phase, started } = aRehearsal();
  await started();
  const asked = phase();
  if (asked.name !== "question") throw new Error(asked.name);
  expect(asked.question).toMatchObject({ question_id: "q1", correct_option: "B", time_limit: 20 });
  expect(asked.question.starts_at - game.serverNow()).toBe(3_000);
  expect(asked).toMatchObject({ answered: 0, expected: 5 });
  await browser.pass(24_000);
  const reveal = phase();
  if (reveal.name !== "reveal") throw new Error(reveal.name);
  const { A, B, C, none } = reveal.result.distribution;
  expect((A ?? 0) + (B ?? 0) + (C ?? 0) + none).toBe(5);
  expect(reveal.asked).toMatchObject({ question_text: "Soru 1", question_number: 1 });
});

test("the board learns at once that a pupil answered, and the answer only at the close", async () => {
  const { browser, seen, phase, started } = aRehearsal();
  await started();
  let running = phase();
  while (running.name === "question" && running.answered === 0) {
    await browser.pass(100);
    running = phase();
  }
  if (running.name !== "question") throw new Error(running.name);
  expect(running.answered).toBeGreaterThan(0);
  expect(running.answeredIds).toHaveLength(running.answered);
  const ids = new Set(seen().players.map(({ player_id }) => player_id));
  expect(running.answeredIds.every((id) => ids.has(id))).toBe(true);
});

test("extra seconds move the bell", async () => {
  const { game, browser, phase, started } = aRehearsal();
  await started();
  const before = phase();
  if (before.name !== "question") throw new Error(before.name);
  game.extend(10);
  expect(phase()).toMatchObject({ question: { ends_at: before.question.ends_at! + 10_000, time_limit: 30 } });
  await browser.pass(40_000);
  expect(phase().name).toBe("reveal");
});

test("all questions, then the podium; afterwards nothing moves any more", async () => {
  const { game, browser, seen, phase, started } = aRehearsal({ questions: 2 });
  await started();
  game.next();
  expect(seen().refusal?.code).toBe("question_running");
  expect(phase()).toMatchObject({ name: "question", question: { question_number: 1 } });
  game.endQuestion();
  game.showLeaderboard(true);
  expect(seen().leaderboardAfter).toBe("q1");
  expect(phase()).toMatchObject({ name: "reveal", result: { is_last: false } });
  game.next();
  expect(phase()).toMatchObject({ name: "question", question: { question_number: 2 } });
  await browser.pass(24_000);
  expect(phase()).toMatchObject({ name: "reveal", result: { is_last: true } });
  game.next();
  expect(phase()).toMatchObject({ name: "ended", stats: { player_count: 5, questions: 2 } });
  expect(browser.waiting).toBe(0);
  const ended = phase();
  for (const press of [game.start, game.next, game.endQuestion, game.endGame, () => game.extend(10)]) press();
  await browser.pass(60_000);
  expect(phase()).toBe(ended);
});

test("the table: points only for the right answer, ranks by points, the earlier rank from the second question on", async () => {
  const { game, browser, seen, phase, started } = aRehearsal({ pupils: 24, questions: 3 });
  await started();
  await browser.pass(24_000);
  const first = phase();
  if (first.name !== "reveal") throw new Error(first.name);
  const knew = first.result.distribution.B ?? 0;
  const { leaderboard } = seen();
  expect(leaderboard.filter(({ score }) => score > 0)).toHaveLength(knew);
  expect(leaderboard.map(({ score }) => score)).toEqual(
    leaderboard.map(({ score }) => score).toSorted((a, b) => b - a),
  );
  expect(leaderboard.every(({ score }) => score === 0 || (score >= 600 && score <= 1000))).toBe(true);
  expect(leaderboard.every(({ previous_rank }) => previous_rank === null)).toBe(true);
  game.next();
  await browser.pass(24_000);
  expect(seen().leaderboard.every(({ previous_rank }) => previous_rank !== null)).toBe(true);
});

test("a pupil is taken out, and another gets a new name", async () => {
  const { game, seen, started } = aRehearsal();
  await started();
  const [first, second] = seen().players;
  game.kick(first!.player_id);
  game.rename(second!.player_id, "  Ece  ");
  expect(seen().players.map(({ nickname }) => nickname)).not.toContain(first!.nickname);
  expect(seen().players[0]).toMatchObject({ player_id: second!.player_id, nickname: "Ece" });
  game.rename(second!.player_id, " ");
  expect(seen().refusal?.code).toBe("nickname_invalid");
});

test("ended early, the running question still counts; a closed screen leaves no timer behind", async () => {
  const { game, browser, phase, started } = aRehearsal();
  await started();
  await browser.pass(13_000);
  game.endGame();
  expect(phase()).toMatchObject({ name: "ended", stats: { questions: 1 } });

  const other = aRehearsal();
  await other.started();
  other.game.close();
  expect(other.browser.waiting).toBe(0);
});

test("nothing leaves the page", async () => {
  const { browser, started } = aRehearsal();
  await started();
  await browser.pass(60_000);
  expect([browser.requests, browser.sockets]).toEqual([[], []]);
});
