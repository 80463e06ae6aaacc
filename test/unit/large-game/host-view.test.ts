import { expect, test } from "vitest";
import { gameEndForHost, questionsAgain } from "#large-game/host-view";
import { next } from "../game/a-game";
import { aGame, T0 } from "../../builders/games";
import { aQuestion } from "../../builders/questions";
import { Hall } from "./a-hall";

const poll = aQuestion(2, { kind: "poll", options: { A: "bir", B: "iki" }, points: 0 });

test("a poll, which has no right answer, is no question that most did not know", () => {
  const questions = [aQuestion(1), poll];
  const hall = new Hall(aGame({ questions }).setup, 2);
  const players = ["Ali", "Ayşe"].map((name, relay) => hall.join(relay, relay + 1, name, T0));
  hall.ask({ type: "start" }, T0);
  hall.settle();
  for (const [i, { id }] of questions.entries()) {
    const at = T0 + i * 60_000;
    for (const playerId of players) {
      hall.say({ type: "answer", playerId, questionId: id, value: "A", claimedMs: null }, at + 1_000);
    }
    hall.ask({ type: "end_question" }, at + 5_000);
    hall.settle();
    hall.ask(next(), at + 10_000);
    hall.settle();
  }
  expect(questionsAgain(hall.coordinator, "missed").map(({ id }) => id)).toEqual(["q1"]);
  expect(questionsAgain(hall.coordinator, "all").map(({ id }) => id)).toEqual(["q1", "q2"]);
  expect(gameEndForHost(hall.coordinator)).toMatchObject({
    missed_questions: 1,
    player_stats: { questions: 2, correct: 0, wrong: 2 },
  });
});

test.each([
  ["most", { Ali: "A", Ayşe: "A", Can: "B" }, ["q1"]],
  ["half", { Ali: "A", Ayşe: "B" }, []],
  ["none", { Ali: "B" }, []],
  ["nobody asked", {}, []],
])("a question that %s did not know", (_, said, missed) => {
  const hall = new Hall(aGame().setup, 2);
  const players = Object.entries(said).map(([name, value], i) => [hall.join(i % 2, i, name, T0), value] as const);
  if (players.length === 0) hall.ask({ type: "leave", playerId: hall.join(0, 9, "Ece", T0) }, T0);
  hall.ask({ type: "start" }, T0);
  hall.settle();
  for (const [playerId, value] of players)
    hall.say({ type: "answer", playerId, questionId: "q1", value, claimedMs: null }, T0 + 1);
  hall.ask({ type: "end_question" }, T0 + 2);
  hall.settle();
  expect(questionsAgain(hall.coordinator, "missed").map(({ id }) => id)).toEqual(missed);
});
