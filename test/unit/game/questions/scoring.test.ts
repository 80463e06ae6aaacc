import { expect, test } from "vitest";
import { pointsFor, responseTime } from "#game/scoring";
import { answer, endQuestion, extend, play, standings, started } from "../a-game";
import { T0 } from "../../../builders/games";

const clock = { startsAt: T0, endsAt: T0 + 20_000 };
const standard = { points: 1, limitMs: 20_000 };

test.each([
  ["at once", 0, 1000],
  ["just under half a second", 499, 1000],
  ["at half a second", 500, 988],
  ["after a quarter", 5000, 875],
  ["at half", 10_000, 750],
  ["at the bell", 20_000, 500],
  ["after it", 30_000, 500],
] as const)("[S1] speed: an answer %s", (_, tookMs, points) => {
  expect(pointsFor("speed", standard, tookMs)).toBe(points);
});

test("[S1] speed: 2 of 30 seconds, and a double question", () => {
  expect(pointsFor("speed", { points: 1, limitMs: 30_000 }, 2000)).toBe(967);
  expect(pointsFor("speed", { points: 2, limitMs: 20_000 }, 5000)).toBe(1750);
});

test.each([
  [0, 1000],
  [1, 1000],
  [500, 990],
  [5000, 900],
  [20_000, 600],
  [30_000, 600],
] as const)("[S2] balanced: after %d ms", (tookMs, points) => {
  expect(pointsFor("balanced", standard, tookMs)).toBe(points);
});

test("[S3] accuracy: the time does not matter", () => {
  expect([0, 10_000, 20_000].map((ms) => pointsFor("accuracy", { points: 2, limitMs: 20_000 }, ms))).toEqual([
    2000, 2000, 2000,
  ]);
});

test("[S3] a question without points gives none", () => {
  for (const way of ["speed", "balanced", "accuracy"] as const) {
    expect(pointsFor(way, { points: 0, limitMs: 20_000 }, 100)).toBe(0);
  }
});

test("[S4] a wrong answer or none earns nothing, in each way of scoring", () => {
  for (const scoring of ["speed", "balanced", "accuracy"] as const) {
    const { game } = play(
      started(["ali", "ece", "can"], { scoring }),
      [T0 + 1, answer("ali", "q1")],
      [T0 + 1, answer("ece", "q1", "A")],
      [T0 + 2, endQuestion],
    );
    expect(standings(game)).toEqual([
      ["ali", 1000, 1],
      ["can", 0, 2],
      ["ece", 0, 2],
    ]);
  }
});

test("[S5] extra seconds never make a later answer worth more than an earlier one", () => {
  const { game } = play(
    started(["ali", "ece"], { scoring: "speed" }),
    [T0 + 19_000, answer("ali", "q1")],
    [T0 + 19_500, extend(60)],
    [T0 + 21_000, answer("ece", "q1")],
  );
  expect([...game.askedQuestions[0]!.answers.values()]).toEqual([
    { value: "B", share: 1, tookMs: 19_000, points: 525 },
    { value: "B", share: 1, tookMs: 21_000, points: 500 },
  ]);
});

test("[S6] scores, streaks and ranks move when the question closes, not before", () => {
  const answered = play(started(["ali", "ece"]), [T0 + 5000, answer("ece", "q1")]).game;
  expect(standings(answered)).toEqual([
    ["ali", 0, 1],
    ["ece", 0, 1],
  ]);
  expect(answered.players.get("ece")).toMatchObject({ streak: 0, correctMs: 0 });
  const closed = play(answered, [T0 + 6000, endQuestion]).game;
  expect(standings(closed)).toEqual([
    ["ece", 900, 1],
    ["ali", 0, 2],
  ]);
  expect(closed.players.get("ece")).toMatchObject({ streak: 1, bestStreak: 1, correctMs: 5000 });
});

test.each([
  ["as measured", 5000, 5000],
  ["a slow link", 4900, 4900],
  ["as slow as is forgiven", 4750, 4750],
  ["slower than is forgiven", 4749, 4750],
  ["a lie", 0, 4750],
  ["an impossible lie", -1e12, 4750],
  ["longer than measured", 6000, 5000],
  ["a fraction", 4800.4, 4800],
  ["nothing", undefined, 5000],
  ["null", null, 5000],
  ["a text", "1", 5000],
  ["an object", { ms: 1 }, 5000],
  ["not a number", NaN, 5000],
  ["infinitely less", -Infinity, 5000],
] as const)("[A9] a response time of %s", (_, claimed, tookMs) => {
  expect(responseTime(claimed, clock, T0 + 5000)).toBe(tookMs);
});

test("[A9][T9] a response time never leaves the clock: neither before the start nor after the bell", () => {
  expect(responseTime(0, clock, T0 + 100)).toBe(0);
  expect(responseTime(-500, clock, T0 + 100)).toBe(0);
  expect(responseTime(undefined, clock, T0 + 20_249)).toBe(20_000);
  expect(responseTime(19_999, clock, T0 + 20_249)).toBe(19_999);
});
