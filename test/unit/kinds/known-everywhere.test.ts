import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { shown, solution } from "#protocol/http/replies/question";
import { QuestionOfSet, questionAsWritten } from "#protocol/http/replies/written-question";
import { kindNames, kindOf, storedBody } from "#question/kinds";
import { listedAs, listedFor, listedKinds } from "#kinds/kinds-listed";
import { absentFields, aStoredQuestion, aWrittenQuestion } from "../../builders/questions";
import { kindFields } from "../../builders/of-each-kind";

// Places that have to know each kind of question and that no type forces: docs/architecture.md lists the others.

test.each(kindNames)("%s is in the editor's list, under a key of its own", (kind) => {
  const listed = listedKinds.flatMap(({ kinds }) => kinds);
  expect(listed.map((one) => one.kind)).toContain(kind);
  expect(listedAs({ kind }).kind).toBe(kind);
  for (const one of listed) expect(listedFor(one.digit)).toBe(one);
});

test.each(kindNames)("the API describes %s as it is shown, solved, written and stored", (kind) => {
  const { read, shown: shownOf, solution: solutionOf } = kindOf({ kind });
  const body = storedBody({ kind, ...kindFields[kind] })!;
  const { draft } = read(kindFields[kind] as Readonly<Record<string, unknown>>);
  const written = aWrittenQuestion({ kind, ...draft });
  z.strictObject(shown).parse(shownOf(body));
  z.strictObject(solution).parse(solutionOf(body));
  questionAsWritten.parse(written);
  QuestionOfSet.parse(aStoredQuestion(1, { image: null, ...absentFields, ...written, kind }));
});

test.each(kindNames)("the documents name %s", (kind) => {
  expect(textOf("docs/glossary.md")).toMatch(new RegExp(`^\\| kind .*\\b${kind}\\b`, "mu"));
  expect(textOf("worker/game/RULES.md")).toContain(`\`${kind}\``);
});

test("README.md counts the kinds of question", () => {
  expect(textOf("README.md")).toContain(`${counted[kindNames.length]} kinds of question`);
});
const textOf = (page: string) => readFileSync(page, "utf8");
const counted = ["", "", "", "", "", "", "", "", "Eight", "Nine", "Ten", "Eleven", "Twelve"];
