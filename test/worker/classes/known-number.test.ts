import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type {
  ClassClaimReply,
  CodesReply,
  OwnClassesReply,
  StudentProgressReply,
} from "#protocol/http/replies/classes";
import type { GameView } from "#protocol/http/replies/game-view";
import type { JoinConfirm } from "#protocol/live/messages";
import { database } from "#db/database";
import { classStudents } from "#db/schema/classes";
import { aGameWithClass } from "../helpers/a-class";
import { aPerson } from "../helpers/accounts/people";
import { aClass } from "../helpers/classes";
import { call } from "../helpers/http";

/** Pupils use the school number if everybody in the class has one, otherwise the number in the list. */

/** Collects the first pupil's number from every reply of a class that shows one. */
async function numbersShown(schoolNos: readonly (number | undefined)[]) {
  const [{ token }, pupil] = [await aPerson("teacher"), await aPerson("student")];
  const students = schoolNos.map((school_no, i) => ({ number: i + 1, name: `Öğrenci ${i}`, school_no }));
  const { id, studentIds } = await aClass(token, { students });
  const get = async <Reply>(path: string, as = token) =>
    (await call<Reply>("GET", `/api/classes/${path}`, { token: as })).json;
  const [code] = (await get<CodesReply>(`${id}/codes`)).codes;
  const claim = await call<ClassClaimReply>("POST", "/api/classes/claim", {
    token: pupil.token,
    body: { code: code!.code, confirm: true },
  });
  const own = await get<OwnClassesReply>("mine", pupil.token);
  const ownPage = await get<StudentProgressReply>(`mine/${studentIds[0]}`, pupil.token);
  const page = await get<StudentProgressReply>(`${id}/students/${studentIds[0]}`);
  const all = [code!, claim.json, own.classes[0]!, ownPage.student, page.student];
  return all.map(({ number, school_no }) => [number, school_no]);
}

test("slips, linking and progress have the school's number where everybody in the class has one", async () => {
  expect(await numbersShown([412, 96])).toEqual(Array.from({ length: 5 }, () => [1, 412]));
  expect(await numbersShown([412, undefined])).toEqual(Array.from({ length: 5 }, () => [1, undefined]));
});

test("a student who left the class without a school number keeps nobody from it", async () => {
  const { token } = await aPerson("teacher");
  const { id, studentIds } = await aClass(token, {
    students: [
      { number: 1, name: "Ayşe", school_no: 412 },
      { number: 2, name: "Ali" },
    ],
  });
  await database(env.DB).update(classStudents).set({ removingAt: 1 }).where(eq(classStudents.id, studentIds[1]!));
  const { json } = await call<CodesReply>("GET", `/api/classes/${id}/codes`, { token });
  expect(json.codes).toMatchObject([{ number: 1, school_no: 412 }]);
});

const twins = [
  { name: "Ayşe Kaya", schoolNo: 412 },
  { name: "Ayşe Koç", schoolNo: 96 },
];

test("two pupils with one short name are told apart by the number that they know: on phones the school's", async () => {
  const { code } = await aGameWithClass({ pupils: twins, settings: { answers: "phones", identity: "roster" } });
  const body = { game_code: code, number: 96, join_key: "k".repeat(16) };
  const { json } = await call<JoinConfirm>("POST", "/api/game/join", { body });
  expect(json).toEqual({ game_code: code, number: 96, name: "Ayşe K. 96" });
});

test("slips and progress of a class with cards have the number on the card", async () => {
  const { code, teacher } = await aGameWithClass({ pupils: twins });
  const { json } = await call<GameView>("GET", `/api/game/${code}`, { token: teacher.token });
  expect(json.game.players).toMatchObject([
    { nickname: "Ayşe K. 1", number: 1 },
    { nickname: "Ayşe K. 2", number: 2 },
  ]);
});
