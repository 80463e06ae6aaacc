import type { Body } from "#question/kinds";
import { expect, test } from "vitest";
import { rateSoFar, recordRate } from "#game/results/class-record";
import type { Game, GameSetup } from "#game/game";
import { results } from "#game/results/results";
import { totals } from "#game/results/statistics";
import { hostEnd, tell } from "#game/view";
import { hostSnapshot } from "#game/view/snapshots";
import { answer, end, endQuestion, join, next, play, start, type Step } from "../a-game";
import { aGame, T0 } from "../../../builders/games";
import { aQuestion } from "../../../builders/questions";
import { hear } from "../heard";

const five = ["ali", "ece", "can", "nur", "efe"];
const always = () => true;
const record = { rate: 0.6, playedAt: T0 - 1000 };

type Wanted = { names?: readonly string[]; right?: number; opening?: Partial<GameSetup>; steps?: readonly Step[] };

/** A game of two questions whose first is closed; `right` of the players knew it. */
function closed({ names = five, right = 4, opening = {}, steps = [] }: Wanted = {}): Game {
  const game = aGame({ questions: 2, ...opening.settings });
  const changed = { ...game, setup: { ...game.setup, ...opening, questions: [...game.setup.questions] } } as Game;
  if (opening.questions) changed.setup.questions.splice(0, Infinity, ...opening.questions);
  return play(
    changed,
    ...names.map((name): Step => [T0, join(name)]),
    [T0, start],
    ...names.map((name, i): Step => [T0 + 5, answer(name, "q1", i < right ? "B" : "A")]),
    [T0 + 9, endQuestion],
    ...steps,
  ).game;
}
const rateOf = (game: Game) => recordRate(game, totals(results(game)));
const poll = { kind: "poll", options: { A: "evet", B: "hayır" } } as object as Body;

test.each([
  ["with five players and half of the questions", closed(), 0.8],
  ["also where nobody knew anything", closed({ right: 0 }), 0],
  ["not with four players", closed({ names: five.slice(1) }), null],
  [
    "not with fewer than half of the questions",
    closed({ opening: { questions: [1, 2, 3].map((n) => aQuestion(n)) } }),
    null,
  ],
  ["not for a follow-up game of the missed questions", closed({ opening: { isExcerpt: true } }), null],
  ["not where nothing can be right", closed({ opening: { questions: [aQuestion(1, poll), aQuestion(2)] } }), null],
] as const)("[X14] a game counts for the record of its set: %s", (_, game, rate) => {
  expect(rateOf(game)).toBe(rate);
});

test("[X14] teams on the board count for no record", () => {
  const game = closed();
  const settings = { ...game.setup.settings, answers: "board" as const };
  expect(rateOf({ ...game, setup: { ...game.setup, settings } })).toBeNull();
});

test("[X14] the host gets the record from the lobby on, and the class's own rate after each question", () => {
  const lobby = aGame({ questions: 2 });
  const opened: Game = { ...lobby, setup: { ...lobby.setup, record } };
  const snapshot = hostSnapshot(opened, T0, new Set());
  expect(snapshot).toMatchObject({ record: { rate: 0.6, played_at: T0 - 1000 } });
  expect(snapshot).not.toHaveProperty("class_rate");
  const game = closed({ opening: { record }, steps: [[T0 + 20, next(1)]] });
  expect(hostSnapshot(game, T0, new Set())).toMatchObject({ class_rate: 0.8 });
  const told = tell(game, { type: "question_ended", index: 0, at: T0 }, T0, always).map(({ to, message }) => [
    to,
    message,
  ]);
  expect(told).toContainEqual(["host", expect.objectContaining({ class_rate: 0.8 })]);
  expect(JSON.stringify(told.filter(([to]) => to !== "host"))).not.toContain("class_rate");
});

test.each([
  [4, true],
  [3, false],
])("[X14] a record is beaten by more, not by as much: %s of 5 right, %s", (right, is_beaten) => {
  const game = closed({ right, opening: { record }, steps: [[T0 + 20, end]] });
  expect(hostEnd(game, always)).toMatchObject({ record: { rate: 0.6, played_at: T0 - 1000, is_beaten } });
});

test("[X14] a game that counts for no record beats none, and without a record there is no line about one", () => {
  const small = closed({ names: ["ali"], right: 1, opening: { record }, steps: [[T0 + 20, end]] });
  expect(hostEnd(small, always)).toMatchObject({ record: { is_beaten: false } });
  const heard = JSON.stringify([hostEnd(closed(), always), hear(closed(), [T0 + 20, next(1)], [T0 + 30, endQuestion])]);
  expect(heard).not.toMatch(/record|class_rate/);
});

test("[X14] the rate is of all questions asked, but for polls and for players who came later; before the first close there is none", () => {
  const questions = [aQuestion(1), aQuestion(2, poll), aQuestion(3)];
  const late: Step[] = [
    [T0 + 20, next(1)],
    [T0 + 21, join("geç")],
    [T0 + 30, endQuestion],
  ];
  const game = closed({ opening: { record, questions }, steps: late });
  expect(rateSoFar(game)).toEqual({ class_rate: 0.8 });
  const open = closed({ opening: { record, questions }, steps: [...late, [T0 + 40, next(2)], [T0 + 50, endQuestion]] });
  expect(rateSoFar(open)).toEqual({ class_rate: 4 / 11 });
  expect(rateOf(open)).toBe(4 / 11);
  expect(rateSoFar({ ...aGame(), setup: game.setup })).toEqual({});
});
