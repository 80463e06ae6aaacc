import { expect, test } from "vitest";
import type { GameSettings } from "#protocol/game-settings";
import type { ABrowser } from "../live/a-browser";
import { aRehearsal, diceOf } from "./a-rehearsal";

const values: { readonly [Key in keyof GameSettings]: readonly GameSettings[Key][] } = {
  scoring: ["speed", "balanced", "accuracy"],
  late_join: [true, false],
  verdict: ["at_close", "instant"],
  generated_names: [false, true],
  shuffle_questions: [false, true],
  shuffle_options: [false, true],
  time_factor: [1, 1.5, 2],
  show_leaderboard: [true, false],
  reading_seconds: [0, 3],
  auto_advance_seconds: [0, 5],
};

const combinations = Object.entries(values).reduce<readonly Partial<GameSettings>[]>(
  (all, [key, choices]) => all.flatMap((one) => choices.map((choice) => ({ ...one, [key]: choice }))),
  [{}],
) as readonly GameSettings[];

const PUPILS = 4;
const QUESTIONS = 3;
/** The smallest number of points for a right answer; nobody answers within the first half second. */
const least = { speed: 500, balanced: 600, accuracy: 1000 } as const;

test("with any settings a rehearsal goes from the lobby to the podium as they say", async () => {
  let points = 0;
  for (const [i, settings] of combinations.entries()) points += await rehearsed(settings, diceOf(i + 1));
  expect(combinations.length).toBe(2304);
  expect(points).toBeGreaterThan(combinations.length * 1000);
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
    expect(question.time_limit).toBe(20 * settings.time_factor);
    expect(question.starts_at - openedAt).toBe(settings.reading_seconds * 1000);
    expect(question.options![question.correct_option!]).toBe("iki");
    await until(browser, () => phase().name === "reveal");
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
  expect(total).toBeGreaterThanOrEqual(correct * least[settings.scoring]);
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

/** Waits to the very moment, as the browser's timers go. */
async function until(browser: ABrowser, isSo: () => boolean): Promise<void> {
  for (let step = 0; step < 1_000 && !isSo(); step++) await browser.passToNext();
}
