import { expect, test } from "vitest";
import { decide } from "#game/decide";
import { needsFormulas } from "#game/formulas";
import { Loading } from "#objects/game-room/loading";
import { joinSuccess, reconnectSuccess } from "#game/view/snapshots";
import { aGame, T0 } from "../../../builders/games";
import { aQuestion } from "../../../builders/questions";
import { join, play } from "../a-game";

const formula = { text: String.raw`$\frac{1}{2}$ kaçtır?` };
const startsAt = (questions: Parameters<typeof aGame>[0], areLoading: boolean) => {
  const { game } = play(aGame(questions), [T0, join("ali")]);
  const decision = decide(game, { type: "start" }, T0, areLoading);
  const opened = decision.ok && decision.events.find(({ type }) => type === "question_started");
  return opened && opened.type === "question_started" ? opened.startsAt - T0 : null;
};

test.each([
  ["a formula, and phones that load", { questions: [aQuestion(1, formula)] }, true, 3_000],
  ["a formula in an option", { questions: [aQuestion(1, { options: { A: "$x^2$", B: "2" } })] }, true, 3_000],
  ["a formula, and no phone that loads", { questions: [aQuestion(1, formula)] }, false, 0],
  ["prices", { questions: [aQuestion(1, { text: "5$ ile 10$ kaç dolar eder?" })] }, true, 0],
  ["reading seconds that are shorter", { questions: [aQuestion(1, formula)], reading_seconds: 2 }, true, 3_000],
  ["reading seconds that are longer", { questions: [aQuestion(1, formula)], reading_seconds: 5 }, true, 5_000],
])("[Q9] the clock of a question starts later: %s", (_, options, areLoading, later) => {
  expect(startsAt(options, areLoading)).toBe(later);
});

const seatIn = (questions: ReturnType<typeof aQuestion>[]) => play(aGame({ questions }), [T0, join("ali")]).game;

test("[V9] a phone that comes learns whether a game has formulas", () => {
  for (const told of [joinSuccess, reconnectSuccess]) {
    expect(told(seatIn([aQuestion(1), aQuestion(2, { explanation: "$a^2$" })]), "ali", "s")).toMatchObject({
      formulas: true,
    });
    expect(told(seatIn([aQuestion(1)]), "ali", "s")).not.toHaveProperty("formulas");
  }
  expect(needsFormulas({ picture: null, texts: [["a"], { b: "$x$" }] })).toBe(true);
});

test("[Q9] a phone is waited for once, and not after it has reported that it is done", () => {
  const loading = new Loading();
  loading.said("ali", true);
  loading.said("ali", true);
  loading.said("ece", true);
  expect(loading.count).toBe(2);
  loading.said("ece", false);
  expect(loading.count).toBe(1);
  loading.waited();
  expect(loading.count).toBe(0);
  for (const again of [false, true]) loading.said("ali", again);
  expect(loading.count).toBe(0);
  loading.said("ece", true);
  expect(loading.count).toBe(1);
});
