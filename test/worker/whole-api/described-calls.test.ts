import { beforeAll, expect, test } from "vitest";
import { operations } from "#http/openapi/areas";
import { askTheRest, beginAnew, elsewhere, seen } from "../described/asking";
import { aClassAndItsCodes, theProgressOf } from "../described/classes";
import { aGameOfAClass, aGameOnTheBoard, aLesson } from "../described/games";
import { homeworkDone } from "../described/homework";
import { anAccountsLife, whatAdministratorsDo } from "../described/people";
import { setsAndLibrary } from "../described/sets";
import { aBoardSignedIn, aPasskeysLife } from "../described/sign-in";
import { aGame } from "../helpers/games/a-game";

// `call` checks each reply against its schema: both missing and additional fields fail.

beforeAll(beginAnew);

let setId = "";
let classId = "";

test("sets, questions, pictures and the library answer as described", async () => {
  ({ setId } = await setsAndLibrary());
});

test("a game with a question of each kind answers as described, to a script with a personal token", () =>
  aLesson(setId));

test("a game without phones answers as described", aGameOnTheBoard);

test("classes and homework answer as described", async () => {
  classId = await aClassAndItsCodes();
  await aGameOfAClass(setId, classId);
  await homeworkDone(classId);
  await theProgressOf(classId);
});

test("accounts and administration answer as described", async () => {
  await anAccountsLife((await aGame()).code);
  await aPasskeysLife();
  await aBoardSignedIn();
  await whatAdministratorsDo();
  await askTheRest();
});

test("every call was made, and succeeded in every way that is described", () => {
  const missing = operations
    .filter(({ call }) => !elsewhere.has(call))
    .flatMap(({ call, replies }) =>
      Object.keys(replies)
        // A page that has to wait is in sets/link-cards.test.ts.
        .filter((status) => status !== "429" && !seen.get(call)!.has(Number(status)))
        .map((status) => `${call} ${status}`),
    );
  expect(missing, "ask these in test/worker/described/").toEqual([]);
});
