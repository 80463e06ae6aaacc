import { kindOf, type Body } from "#question/kinds";
import { expect, test } from "vitest";
import { readResults, writeResults } from "#game/results/stored-form";
import { toPractise } from "#game/results/practice";
import { results } from "#game/results/results";
import { answer, end, endQuestion, join, next, play, started, type Step } from "../a-game";
import { aQuestion } from "../../../builders/questions";
import { T0 } from "../../../builders/games";

const poll = { kind: "poll", options: { A: "evet", B: "hayır" } } as object as Body;
const multi = { kind: "multi", correct: "AB" } as object as Body;

test("[X15] a player practises the questions they were asked and did not fully know, in the order of the game", () => {
  const questions = [aQuestion(1), aQuestion(2, multi), aQuestion(3, poll), aQuestion(4), aQuestion(5)];
  const steps = questions.flatMap(({ id }, i): Step[] => [
    [T0 + i, answer("ali", id, i === 4 ? "B" : "A")],
    ...(i === 1 ? [[T0 + i, join("ece")] as Step] : []),
    [T0 + i, endQuestion],
    [T0 + i, i === 4 ? end : next(i + 1)],
  ]);
  const { game } = play(started(["ali"], { questions }), ...steps);
  const kept = readResults(writeResults(results(game)))!;
  const [ali, ece] = kept.players;
  const practised = toPractise(kept, ali!);
  expect(practised.map(({ question, answer: given }) => [question.id, given])).toEqual([
    ["q1", "A"],
    ["q2", "A"],
    ["q4", "A"],
  ]);
  expect(practised.map(({ question }) => kindOf(question).share(question, "B"))).toEqual([1, 0.5, 1]);
  expect(practised.map(({ question }) => question.explanation)).toEqual(["Açıklama 1", "Açıklama 2", "Açıklama 4"]);
  expect(toPractise(kept, ece!).map(({ question, answer: given }) => [question.id, given])).toEqual([
    ["q2", null],
    ["q4", null],
    ["q5", null],
  ]);
});
