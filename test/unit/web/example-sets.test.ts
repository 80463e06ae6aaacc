import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { kindNames } from "#question/kinds";
import { QuestionInput } from "#protocol/http/question-sets";
import { exampleSets } from "../../../web/screens/teacher/new-question-set/example-sets";

const questions = exampleSets.flatMap(({ questions }) => questions);

test("every question of the example sets is one that the server takes", () => {
  for (const question of questions) {
    const { error } = QuestionInput.safeParse(question);
    expect([question.question_text, error?.issues ?? []]).toEqual([question.question_text, []]);
  }
});

test("the example sets show every kind of question that the editor offers", () => {
  const shown = new Set(questions.map(({ kind = "choice" }) => kind));
  expect([...shown].toSorted()).toEqual(kindNames.filter((kind) => existsSync(`web/kinds/${kind}`)).toSorted());
});
