import { expect, test } from "vitest";
import type { GameSettings } from "#protocol/game-settings";
import { changedIn } from "#game/results/changed";
import { readResults } from "#game/results/stored-form";
import { isRight } from "#question/question";
import { nameOf } from "#question/name-of";
import { aTerm } from "./a-term";

const now = Date.parse("2026-11-29T12:00:00Z");
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test("three classes play twelve games with phones, cards, teams and net, on school days, in school hours, over nine weeks", async () => {
  const { classes, students, games } = await aTerm(now);
  const sizes = classes.map(({ id, name }) => [name, students.filter(({ classId }) => classId === id).length]);
  expect(sizes).toEqual([
    ["6-A", 31],
    ["7-B", 32],
    ["8-C", 28],
  ]);
  const ways = games.map(({ made }) => {
    const { answers, teams, scoring } = JSON.parse(made.settings) as GameSettings;
    return answers ?? (teams ? "teams" : scoring === "net" ? "net" : "phones");
  });
  expect(Object.groupBy(ways, (way) => way)).toMatchObject({
    phones: { length: 5 },
    cards: { length: 4 },
    teams: { length: 2 },
    net: { length: 1 },
  });
  for (const { made, finished } of games) {
    const [begun, over] = [made.createdAt, finished.endedAt].map((at) => new Date(at + 3 * 3_600_000));
    expect([1, 2, 3, 4, 5]).toContain(begun!.getUTCDay());
    expect(begun!.getUTCHours() * 60 + begun!.getUTCMinutes()).toBeGreaterThanOrEqual(8 * 60 + 30);
    expect(over!.getUTCHours() * 60 + over!.getUTCMinutes()).toBeLessThanOrEqual(15 * 60 + 30);
  }
  const days = games.map(({ made }) => (now - made.createdAt) / 86_400_000);
  expect([Math.max(...days) > 56, Math.max(...days) < 63, Math.min(...days) < 4, Math.min(...days) > 0]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test("the classes are right in 58 to 74 of 100 answers", async () => {
  const { games } = await aTerm(now);
  const rates = games.map(({ finished: { columns } }) => columns.correct / columns.asked);
  expect(Math.min(...rates)).toBeGreaterThanOrEqual(0.58);
  expect(Math.max(...rates)).toBeLessThanOrEqual(0.74);
});

test("somebody is absent from every game, and wrong answers to a choice are mostly the same one", async () => {
  const { students, games } = await aTerm(now);
  let [wrong, usual] = [0, 0];
  for (const { made, finished } of games) {
    expect(finished.columns.playerCount).toBeLessThan(
      students.filter(({ classId }) => classId === made.classId).length,
    );
    const { questions, players } = readResults(finished.results)!;
    for (const [i, question] of questions.entries()) {
      if (nameOf(question) !== "choice") continue;
      const values = players.flatMap(({ answers }) => (answers[i] && !isRight(answers[i]) ? [answers[i].value] : []));
      const counts = Object.values(Object.groupBy(values, (value) => value)).map((same) => same!.length);
      wrong += values.length;
      usual += Math.max(0, ...counts);
    }
  }
  expect(usual / wrong).toBeGreaterThan(0.6);
});

test("answers to the net game change, and more become right than wrong", async () => {
  const { games } = await aTerm(now);
  const net = games.find(({ made }) => (JSON.parse(made.settings) as GameSettings).scoring === "net")!;
  const kept = readResults(net.finished.results)!;
  const changes = kept.questions.map((_, i) => changedIn(kept, i).changed!);
  const [toRight, toWrong] = [changes.map(({ to_right }) => to_right), changes.map(({ to_wrong }) => to_wrong)].map(
    sum,
  );
  expect(toWrong).toBeGreaterThan(0);
  expect(toRight).toBeGreaterThan(toWrong!);
});

test("the same start makes the same term", async () => {
  expect(await aTerm(now)).toEqual(await aTerm(now));
});

test("names have the letters that only Turkish has, and two are as long as lists bear", async () => {
  const { students } = await aTerm(now);
  const names = students.map(({ name }) => name);
  for (const letter of "ğşıİÖÜ") expect(names.join(" ")).toContain(letter);
  expect(names.filter((name) => name.length === 26)).toHaveLength(2);
});
