import { expect, test } from "vitest";
import type { GameSettings } from "#protocol/game-settings";
import { fitted, settingsListed } from "#protocol/settings/fitted";
import { settingsInPairs } from "../../builders/settings-in-pairs";
import type { ABrowser } from "../browser/a-browser";
import { aRehearsal, diceOf } from "./a-rehearsal";

/** A rehearsal's pupils are made up: they hold phones, and stand on no class list. */
const cases = settingsInPairs({ answers: "phones", identity: "nickname", class_id: null }).map(fitted);

const PUPILS = 4;
const QUESTIONS = 3;
/** The fewest points for a right answer, and what a wrong one costs at most; no pupil answers within the first half second. */
const least = { speed: 500, balanced: 600, accuracy: 1000, net: 1000 } as const;
const cost = (settings: GameSettings): number => (settings.scoring === "net" ? 1000 / settings.wrong_costs! + 1 : 0);

test("a rehearsal with any settings goes from the lobby to the podium as they prescribe", async () => {
  let points = 0;
  for (const [i, settings] of cases.entries()) points += await rehearsed(settings, diceOf(i + 1));
  for (const [name] of settingsListed.filter(
    ([name]) => !["answers", "identity", "class_id", "auto_close"].includes(name),
  )) {
    expect([name, new Set(cases.map((one) => JSON.stringify(one[name]))).size > 1]).toEqual([name, true]);
  }
  expect(points).toBeGreaterThan(cases.length * 1000);
});

async function rehearsed(settings: GameSettings, random: () => number): Promise<number> {
  const { game, browser, seen, phase, started } = aRehearsal({
    ...settings,
    pupils: PUPILS,
    questions: QUESTIONS,
    random,
  });
  const asked: string[] = [];
  await started();
  let openedAt = game.serverNow();
  expect(seen().players).toHaveLength(PUPILS);
  expect(seen().players.some(({ nickname }) => nickname === "Defne")).toBe(!settings.generated_names);
  for (let number = 1; number <= QUESTIONS; number++) {
    const open = phase();
    if (open.name !== "question") throw new Error(`${open.name} ${JSON.stringify(settings)}`);
    const { question } = open;
    asked.push(question.question_text);
    expect(question.time_limit).toBe(settings.clock === "none" ? null : 20 * settings.time_factor);
    expect(question.starts_at - openedAt).toBe(settings.reading_seconds * 1000);
    expect(question.options![question.correct_option!]).toBe("iki");
    await until(browser, () => phase().name === "reveal" || (browser.waiting === 0 && phase().name === "question"));
    if (phase().name === "question") game.endQuestion();
    const closed = phase();
    if (closed.name !== "reveal") throw new Error(closed.name);
    expect(closed.result.is_last).toBe(number === QUESTIONS);
    const closedAt = game.serverNow();
    if (settings.auto_advance_seconds === 0) game.next();
    else await until(browser, () => phase().name !== "reveal");
    openedAt = game.serverNow();
    expect(openedAt - closedAt).toBe(settings.auto_advance_seconds * 1000);
  }
  const end = phase();
  if (end.name !== "ended" || !end.stats || !("questions" in end.stats)) throw new Error(end.name);
  const { correct, wrong, unanswered } = end.stats;
  expect(correct + wrong + unanswered).toBe(PUPILS * QUESTIONS);
  const total = seen().leaderboard.reduce((sum, { score }) => sum + score, 0);
  expect(total).toBeGreaterThanOrEqual(correct * least[settings.scoring] - wrong * cost(settings));
  expect(total).toBeLessThanOrEqual(correct * 1000);
  expect(settings.shuffle_questions ? asked.toSorted() : asked).toEqual(["Soru 1", "Soru 2", "Soru 3"]);
  expect([browser.waiting, seen().refusal]).toEqual([0, null]);
  return total;
}

test("without a clock a question of a rehearsal has no bell, and its teacher ends it", async () => {
  const untimed = { clock: "none", scoring: "accuracy", pupils: PUPILS, questions: 1, random: diceOf(7) } as const;
  const { game, browser, phase, started } = aRehearsal(untimed);
  await started();
  expect(phase()).toMatchObject({ name: "question", question: { time_limit: null, ends_at: null } });
  for (let step = 0; step < 50 && browser.waiting > 0; step++) await browser.passToNext();
  if (phase().name === "question") game.endQuestion();
  expect(phase().name).toBe("reveal");
});

/** Passes time timer by timer until this is so, as a browser's timers would run. */
async function until(browser: ABrowser, isSo: () => boolean): Promise<void> {
  for (let step = 0; step < 1_000 && !isSo(); step++) await browser.passToNext();
}
