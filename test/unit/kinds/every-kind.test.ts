import { readdirSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { kindNames } from "#question/kinds";
import { answersOf, isJudged } from "#kinds/answers";
import { boardKinds } from "#kinds/board";
import { draftKindOf } from "#kinds/drafts";
import { editorKinds } from "#kinds/editor";
import { UnknownKind } from "#kinds/every-kind";
import { guessesOf } from "#kinds/guesses";
import { phoneKinds } from "#kinds/phone";
import { reportKindOf, reportKinds } from "#kinds/report";
import { signsOf } from "#kinds/signs";

afterEach(() => void vi.unstubAllGlobals());

const screens = { phone: phoneKinds, board: boardKinds, editor: editorKinds, report: reportKinds };

test("a kind of question has one folder, of its name", () => {
  const folders = readdirSync("web/kinds", { withFileTypes: true }).filter(
    (one) => one.isDirectory() && one.name !== "shared",
  );
  expect(folders.map(({ name }) => name).toSorted()).toEqual(kindNames.toSorted());
});

test.each(kindNames)("%s has every part that a screen asks a kind for", async (kind) => {
  for (const partOf of [answersOf, signsOf, guessesOf, draftKindOf]) expect(partOf({ kind })).toBeTypeOf("object");
  for (const kinds of Object.values(screens)) {
    await kinds.load([kind]);
    expect(kinds.there({ kind })).toBeTypeOf("object");
  }
  expect(reportKindOf({ kind })).toBe(reportKinds.there({ kind }));
});

test("a kind that this version does not know is shown as unknown", async () => {
  const newer = "hangisi-uzun" as never;
  expect(() => answersOf({ kind: newer })).toThrow(UnknownKind);
  expect(() => reportKindOf({ kind: newer })).toThrow(UnknownKind);
  // Skip the pause before the next try.
  vi.stubGlobal("setTimeout", queueMicrotask);
  for (const kinds of Object.values(screens)) {
    await expect(kinds.load([newer])).rejects.toThrow(newer);
    expect(kinds.there({ kind: newer })).toBeUndefined();
  }
});

test("a kind without right answers has no sentence about one", () => {
  const others = kindNames.filter((kind) => !isJudged({ kind }));
  expect(others).toEqual(["poll", "cloud"]);
  for (const kind of others) expect(answersOf({ kind }).solutionInWords(null, { kind, correct_option: null })).toBe("");
});
