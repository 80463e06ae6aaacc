import { atOnce } from "#shared/turns";
import { expect, onTestFinished, test, vi } from "vitest";
import { kindOf } from "#question/kinds";
import { FiguresOfParts } from "#game/results/part-figures";
import { answersSoFar, results, withoutProofs, withoutNames } from "#game/results/results";
import {
  readResults,
  readStored,
  shownResults,
  withNamesOf,
  writeResults,
  writingToBeRead,
} from "#game/results/stored-form";
import { readPart, writePart } from "#game/results/stored-parts";
import { statistics } from "#game/results/statistics";
import type { Command } from "#game/command";
import { aGame, T0 } from "../../../builders/games";
import { aQuestion } from "../../../builders/questions";
import { answer, end, endQuestion, join, next, play, start, started, type Step } from "../a-game";
import { meta } from "./a-report";

/** The report on answers that were changed. */

const changing = { answers_change: true, scoring: "accuracy" } as const;
const names = ["ali", "can", "ece", "işık", "nur", "ömer"];
/** B is right. */
const course: Readonly<Record<string, string>> = {
  ali: "AB",
  can: "BA",
  ece: "BAB",
  işık: "AC",
  nur: "B-",
  ömer: "C",
};
const said = (playerId: string, sign: string): Command =>
  sign === "-" ? ({ ...answer(playerId, "q1"), value: null } as Command) : answer(playerId, "q1", sign as "A");
const steps = Object.entries(course).flatMap(([name, signs]) =>
  Array.from(signs, (sign, i): Step => [T0 + 1000 * (i + 1), said(name, sign)]),
);
const { game } = play(
  started(names, { ...changing, questions: 2 }),
  ...steps,
  [T0 + 9000, endQuestion],
  [T0 + 9001, next()],
  [T0 + 9500, answer("ömer", "q2", "B")],
);
const over = play(game, [T0 + 10_000, end]).game;
const firstsOf = (told: ReturnType<typeof statistics>) =>
  Object.fromEntries(told.players.map(({ nickname, answers }) => [nickname, answers.map(({ first }) => first)]));

test("[X16] the report says the very first answer of each that was changed, and how it ended", () => {
  const told = statistics(results(over), meta);
  expect(told.questions.map(({ changed }) => changed)).toEqual([
    { to_right: 1, to_wrong: 1, other: 3 },
    { to_right: 0, to_wrong: 0, other: 0 },
  ]);
  expect(told.players.map(({ nickname, answers: [first] }) => [nickname, first!.first_correct])).toEqual(
    expect.arrayContaining([
      ["ali", false],
      ["can", true],
      ["ömer", undefined],
    ]),
  );
  expect(firstsOf(told)).toEqual({
    ali: ["A", undefined],
    can: ["B", undefined],
    ece: ["B", undefined],
    işık: ["A", undefined],
    nur: ["B", undefined],
    ömer: [undefined, undefined],
  });
});

test("[X16] before the close nothing tells of a change", () => {
  const open = play(started(names, changing), ...steps).game;
  expect(results(open).players.every(({ firsts }) => firsts?.length === 0)).toBe(true);
  expect(JSON.stringify(answersSoFar(open))).not.toContain('"A"');
});

test("[X16] a game in which the first answer counts says nothing of it", () => {
  const plain = play(started(["ali"]), [T0 + 1, answer("ali", "q1")], [T0 + 2, endQuestion]).game;
  expect(JSON.stringify([results(plain), statistics(results(plain), meta)])).not.toMatch(/first|chang/i);
  expect(writeResults(results(plain))).not.toContain('"first"');
});

test("[X6][X16] kept results say the same, and older code finds its players as they were", () => {
  const kept = results(over);
  const text = writeResults(kept);
  expect(statistics(readResults(text)!, meta)).toEqual(statistics(withoutProofs(kept), meta));
  const { first, first_right, ...older } = JSON.parse(text) as { v: number; first: unknown; first_right: unknown };
  const lists = kept.players.map(({ firsts }) => (firsts?.[0] ? firsts.map((one) => one && one.value) : null));
  expect([older.v, first]).toEqual([1, lists]);
  expect(first_right).toEqual(kept.players.map(({ firsts }) => firsts?.[0] && (firsts[0].isRight ? "1-" : "0-")));
  const before = readResults(JSON.stringify(older))!;
  expect(before.players).toEqual(readResults(text)!.players.map(({ firsts: _firsts, ...player }) => player));
  const renamed = withNamesOf(text, withoutNames(kept, ["ali"]));
  expect(readResults(renamed)!.players[0]!.firsts).toEqual(kept.players[0]!.firsts);
  expect(atOnce(shownResults(text))).toMatchObject({ first, first_right });
  // Results that the version before has kept say the same.
  for (const right of [{}, { first_right: null }, { first_right: [5, "x", "", null] }]) {
    expect(readResults(JSON.stringify({ ...older, first, ...right }))).toEqual(readResults(text));
  }
});

test("[X16] a report judges no first answer again, in the room and of kept results", () => {
  const judged = vi.spyOn(kindOf({ kind: "choice" }), "share");
  onTestFinished(() => judged.mockRestore());
  const kept = results(over);
  const read = readResults(atOnce(writingToBeRead(kept)))!;
  const told = [kept, read].map((one) => statistics(one, meta).questions.map(({ changed }) => changed));
  expect(told[1]).toEqual(told[0]);
  const figures = new FiguresOfParts({ ...kept, teamPlayers: [], parts: [], missing: [], sameAccount: [] });
  atOnce(figures.add({ ...read, teamRanks: [] }));
  atOnce(figures.figures({ isOver: true }));
  expect(judged).not.toHaveBeenCalled();
});

const says = (playerId: string, value: string) => ({ ...answer(playerId, "q1"), value }) as Command;
const accepts = (accepted: boolean): Command => ({
  type: "accept_answer",
  questionId: "q1",
  text: "Angora",
  accepted,
});

test("[X16] a text that the host accepts was right as a first answer too, until the host no longer does", () => {
  const questions = [aQuestion(1, { kind: "typed", accepted: ["Ankara"], typo: true })];
  const closed = play(
    aGame({ questions, ...changing }),
    ...["ali", "ece", "can"].map((id): Step => [T0, join(id)]),
    [T0, start],
    [T0 + 1000, says("ali", "Angora")],
    [T0 + 2000, says("ali", "Sivas")],
    [T0 + 1000, says("ece", "Ankara")],
    [T0 + 2000, says("ece", "angora")],
    [T0 + 1000, says("can", "Angora")],
    [T0 + 9000, endQuestion],
  ).game;
  const changedOf = (game: typeof closed) => statistics(results(game), meta).questions[0]!.changed;
  expect(changedOf(closed)).toEqual({ to_right: 0, to_wrong: 1, other: 1 });
  const accepted = play(closed, [T0 + 10_000, accepts(true)]);
  expect(accepted.events).toMatchObject([{ type: "answer_accepted", firsts: [["ali", true]] }]);
  // Ali had it right and changed it; Ece's change is right as well.
  expect(changedOf(accepted.game)).toEqual({ to_right: 0, to_wrong: 1, other: 1 });
  const told = statistics(results(accepted.game), meta).players.find(({ nickname }) => nickname === "ali")!;
  expect(told.answers[0]).toMatchObject({ first: "Angora", first_correct: true, is_correct: false });
  const again = play(accepted.game, [T0 + 11_000, accepts(false)]);
  expect(again.events).toMatchObject([{ firsts: [["ali", false]] }]);
  expect(changedOf(again.game)).toEqual(changedOf(closed));
});

test("[X16] the report of many rooms is that of one", () => {
  const kept = results(over);
  const parts = [kept.players.slice(0, 4), kept.players.slice(4)].map((players) => ({ ...kept, players }));
  const overview = { questions: kept.questions, teamPlayers: [], parts: [], missing: [], sameAccount: [] };
  const figures = new FiguresOfParts(overview);
  for (const part of parts) {
    const read = readPart(writePart(part, []));
    if (typeof read === "string") throw new Error(read);
    atOnce(figures.add(read));
  }
  const { report } = atOnce(figures.figures({ isOver: true }));
  expect(report.questions.map(({ changed }) => changed)).toEqual(
    statistics(kept, meta).questions.map(({ changed }) => changed),
  );
  const { id, firsts } = kept.players[1]!;
  expect(readPart(writePart(kept, []), new Set([id]))).toMatchObject({ players: [{ id, firsts }] });
});

test.each([[["Z", 1]], ["A"], [5], [{}], [[[]]]])(
  "[X16] first answers that cannot be read are left out: %j",
  (written) => {
    const stored = JSON.parse(writeResults(results(over))) as object;
    const read = readStored(JSON.stringify({ ...stored, first: [written] }));
    if (typeof read === "string") throw new Error(read);
    expect(read.players.map(({ firsts }) => firsts)).toEqual(names.map(() => [null, null]));
    expect(readResults(JSON.stringify({ ...stored, first: written === 5 ? written : null }))).not.toHaveProperty(
      "mayChange",
    );
  },
);
