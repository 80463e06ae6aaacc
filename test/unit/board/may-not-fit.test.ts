import { expect, test } from "vitest";
import { mayNotFit } from "#features/board/scenes/fit/may-not-fit";
import type { Scene } from "#hosting/scene";
import { aClosedQuestion, aPlayedQuestion } from "../../builders/questions";

const letters = (count: number) => "s".repeat(count);
const asking = (fields: object): Scene =>
  ({ name: "question", question: { ...aPlayedQuestion(), ...fields } }) as unknown as Scene;
const closed = (text: string, explanation: string): Scene =>
  ({
    name: "reveal",
    asked: { question_text: text },
    result: aClosedQuestion({ explanation }),
  }) as unknown as Scene;

test.each([
  ["a short question", asking({ question_text: "Kaç?" }), false],
  ["a long text", asking({ question_text: letters(601) }), true],
  ["long options", asking({ question_text: "Kaç?", options: { A: letters(300), B: letters(300) } }), true],
  ["long pairs", asking({ question_text: "Kaç?", options: { A: letters(300) }, left: [letters(300)] }), true],
  ["a formula, whose code is no letter", asking({ question_text: "$\\frac{1}{2}$".repeat(60), options: {} }), false],
  ["a short answer", closed("Kaç?", ""), false],
  ["a long explanation", closed("Kaç?", letters(700)), true],
  ["a lobby", { name: "lobby" } satisfies Scene, false],
])("the remote turns pages of %s only where a board may have some", (_, scene, may) => {
  expect(mayNotFit(scene)).toBe(may);
});
