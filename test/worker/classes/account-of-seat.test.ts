import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { HistoryReply } from "#protocol/http/replies/players";
import type { HomeworkPupilsReply } from "#protocol/http/replies/homework";
import { database } from "#db/database";
import { noteAccount } from "#db/classes/class-students";
import { classStudents } from "#db/schema/classes";
import { homework } from "#db/schema/homework";
import { anAccount } from "../helpers/accounts/accounts";
import { aGameWithClass } from "../helpers/a-class";
import { aHomework, answerAll, begun } from "../helpers/a-homework";
import { ring } from "../helpers/clock";
import { aClass } from "../helpers/classes";
import { eventually } from "../helpers/eventually";
import { call } from "../helpers/http";

/** The account whose history gets a seat of a class, on a school's tablet where one pupil may still be signed in. */

const db = database(env.DB);
const pupils = [{ name: "Ayla Bir" }, { name: "Bora İki" }, { name: "Cem Üç" }];

type Student = { readonly id: string };
const link = ({ id }: Student, userId: string) =>
  db.batch([db.update(classStudents).set({ userId }).where(eq(classStudents.id, id)), noteAccount(db, id)]);

/** Nicknames in the account's history. */
const historyOf = async ({ token }: { token: string }) =>
  (await call<HistoryReply>("GET", "/api/player/history", { token })).json.items.map(({ nickname }) => nickname);

/** A finished game of the class in which these numbers sat, one after the other. */
async function aGame(
  numbers: readonly (readonly [number: number, token?: string])[],
  before: (students: readonly Student[]) => unknown = () => {},
) {
  const made = await aGameWithClass({ pupils, settings: { answers: "phones", identity: "roster" } });
  await before(made.students);
  const { code, teacher } = made;
  const seats = [];
  for (const [number, token] of numbers) {
    const body = { game_code: code, number, confirm: true, join_key: crypto.randomUUID() };
    const reply = await call<{ player_id: string; account?: true }>("POST", "/api/game/join", { token, body });
    expect(reply.status).toBe(201);
    seats.push(reply.json);
  }
  for (const one of ["start", "end-question", "end"])
    expect((await call("POST", `/api/game/${code}/${one}`, { token: teacher.token })).status).toBe(200);
  await eventually(async () =>
    expect(await env.DB.prepare("SELECT status FROM games WHERE code = ?").bind(code).first("status")).toBe(
      "completed",
    ),
  );
  return { ...made, seats };
}

/** The same for a homework, which the teacher ends. */
async function aDoneHomework(
  numbers: readonly (readonly [number: number, token?: string])[],
  before: (students: readonly Student[]) => unknown = () => {},
) {
  const made = await aHomework({ pupils, questions: 1 });
  await before(made.students);
  const seats = [];
  for (const [number, token] of numbers) {
    const pupil = await begun(made.code, { number }, token);
    await answerAll(pupil, ["B"]);
    seats.push({ player_id: pupil.id });
  }
  await call("POST", `/api/homework/${made.id}/close`, { token: made.teacher.token });
  const endedAt = async () => (await db.select().from(homework).where(eq(homework.id, made.id)).get())?.endedAt;
  await eventually(async () => expect(await endedAt()).toEqual(expect.any(Number)));
  return { ...made, seats };
}

const kinds = [
  ["game", aGame],
  ["homework", aDoneHomework],
] as const;

test.each(kinds)(
  "[C5][T45] a %s goes to the accounts of its students, whoever is signed in on the device",
  async (_, played) => {
    const [ayla, bora, cem] = [await anAccount("student"), await anAccount("student"), await anAccount("student")];
    const linked = ([first, , third]: readonly Student[]) => Promise.all([link(first!, ayla.id), link(third!, cem.id)]);
    // Bora has no account that is linked, and Cem is signed in nowhere.
    await played([[2, ayla.token], [1, ayla.token], [3]], linked);
    expect(await Promise.all([ayla, bora, cem].map(historyOf))).toEqual([["Ayla B."], [], ["Cem Ü."]]);
    await played([[2, ayla.token]], linked);
    expect(await historyOf(ayla)).toEqual(["Ayla B."]);
  },
);

test.each(kinds)(
  "[C5][T45] in a %s an account that is linked with nobody has the first seat, classmates after it are guests",
  async (_, played) => {
    const ayla = await anAccount("student");
    await played([
      [2, ayla.token],
      [1, ayla.token],
      [3, ayla.token],
    ]);
    expect(await historyOf(ayla)).toEqual(["Bora İ."]);
  },
);

type Done = Awaited<ReturnType<typeof aDoneHomework>>;
/** Writes the result of a homework again, as the removal of a pupil does. */
const writtenAgain = async ({ id, teacher, room, seats }: Done) => {
  const path = `/api/homework/${id}/pupils/${seats.at(-1)!.player_id}`;
  expect((await call("DELETE", path, { token: teacher.token })).status).toBe(204);
  await ring(room);
};
const post = ({ teacher }: Done, path: string, body: object) => call("POST", path, { token: teacher.token, body });
const remove = ({ teacher }: Done, path: string) => call("DELETE", path, { token: teacher.token });

test.each<[how: string, change: (done: Done, ids: readonly string[]) => Promise<{ status: number }>, kept: string[]]>([
  [
    "is moved",
    async (done, [, , cem]) => {
      const { id } = await aClass(done.teacher.token, { name: "7C" });
      return post(done, `/api/classes/${done.classId}/students/${cem}/move`, { class_id: id });
    },
    ["Cem Ü."],
  ],
  ["leaves", (done, [, , cem]) => remove(done, `/api/classes/${done.classId}/students/${cem}`), []],
  ["is unlinked", (done, [, , cem]) => remove(done, `/api/classes/${done.classId}/students/${cem}/account`), []],
  [
    "goes with the class, from which the classmate was moved",
    async (done, [, bora]) => {
      const { id } = await aClass(done.teacher.token, { name: "7D" });
      await post(done, `/api/classes/${done.classId}/students/${bora}/move`, { class_id: id });
      return remove(done, `/api/classes/${done.classId}`);
    },
    [],
  ],
])(
  "[C5][T45] a linked pupil who %s gets no classmate's seat when a result is written again",
  async (_, change, kept) => {
    const cem = await anAccount("student");
    const numbers = [[2, cem.token], [3, cem.token], [1]] as const;
    const done = await aDoneHomework(numbers, ([, , third]) => link(third!, cem.id));
    expect(await historyOf(cem)).toEqual(["Cem Ü."]);
    expect(
      (
        await change(
          done,
          done.students.map(({ id }) => id),
        )
      ).status,
    ).toBeLessThan(300);
    await writtenAgain(done);
    expect(await historyOf(cem)).toEqual(kept);
  },
);

test("[C5][T45] an account that is linked after its student was moved keeps no classmate's seat of the old class", async () => {
  const cem = await anAccount("student");
  const done = await aDoneHomework([[2, cem.token], [3, cem.token], [1]]);
  expect(await historyOf(cem)).toEqual(["Bora İ."]);
  const { id } = await aClass(done.teacher.token, { name: "7E" });
  const [, , student] = done.students;
  await post(done, `/api/classes/${done.classId}/students/${student!.id}/move`, { class_id: id });
  await link(student!, cem.id);
  await writtenAgain(done);
  expect(await historyOf(cem)).toEqual(["Cem Ü."]);
  await remove(done, `/api/classes/${id}/students/${student!.id}/account`);
  await ring(done.room);
  expect(await historyOf(cem)).toEqual([]);
});

test("[T45] a name goes from the history of an account whose student's rows were joined", async () => {
  const ayla = await anAccount("student", { name: "Başka Biri" });
  const { teacher, classId, students } = await aGame([[1], [2]], ([first]) => link(first!, ayla.id));
  const [first, second] = students.map(({ id }) => id);
  expect(await historyOf(ayla)).toEqual(["Ayla B."]);
  const at = `/api/classes/${classId}/students`;
  const { token } = teacher;
  expect((await call("POST", `${at}/${second}/join`, { token, body: { student_id: first } })).status).toBe(200);
  expect((await call("DELETE", `${at}/${second}/account`, { token })).status).toBe(204);
  expect(await historyOf(ayla)).toEqual([]);
});

test.each(kinds)("[C5][T45] a %s leaves the history of an account with its link to the student", async (_, played) => {
  const wrong = await anAccount("student", { name: "Başka Biri" });
  const own = await anAccount("student");
  const { teacher, classId, students, seats } = await played([[1]], ([first]) => link(first!, wrong.id));
  await link(students[1]!, own.id);
  expect(await historyOf(wrong)).toEqual(["Ayla B."]);
  const unlinking = await call("DELETE", `/api/classes/${classId}/students/${students[0]!.id}/account`, {
    token: teacher.token,
  });
  expect(unlinking.status).toBe(204);
  expect(await historyOf(wrong)).toEqual([]);
  expect((await call("GET", `/api/player/${seats[0]!.player_id}/stats`, { token: wrong.token })).status).not.toBe(200);
  expect((await call("GET", "/api/user/export", { token: wrong.token })).text).not.toContain("Ayla");
});

test.each(kinds)(
  "[C4][T45] a student who leaves the class has no name in the history of a %s either",
  async (_, played) => {
    const ayla = await anAccount("student", { name: "Başka Biri" });
    const { teacher, classId, students } = await played([[2, ayla.token]]);
    expect(await historyOf(ayla)).toEqual(["Bora İ."]);
    await call("DELETE", `/api/classes/${classId}/students/${students[1]!.id}`, { token: teacher.token });
    expect((await call("GET", "/api/user/export", { token: ayla.token })).text).not.toContain("Bora");
  },
);

test("[C3][T45] a deleted account takes no student's name out of the reports of the class", async () => {
  const ayla = await anAccount("student");
  const numbers = [[2, ayla.token], [1]] as const;
  const [game, over] = [await aGame(numbers), await aDoneHomework(numbers)];
  const running = await aHomework({ pupils, questions: 1 });
  await begun(running.code, { number: 2 }, ayla.token);
  expect((await call("DELETE", "/api/user", { token: ayla.token, body: { password: ayla.password } })).status).toBe(
    204,
  );
  const { text } = await call("GET", `/api/game/${game.code}/statistics`, { token: game.teacher.token });
  expect(text).toContain("Bora İ.");
  for (const { id, teacher } of [over, running]) {
    const { json } = await call<HomeworkPupilsReply>("GET", `/api/homework/${id}/pupils`, { token: teacher.token });
    expect(json.pupils.map(({ name }) => name)).toContain("Bora İ.");
  }
});
