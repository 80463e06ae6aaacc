import { env } from "cloudflare:workers";
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ProgressReply, StudentProgressReply } from "#protocol/http/replies/classes";
import type { HomeworkPupilsReply, HomeworkReply } from "#protocol/http/replies/homework";
import { sweep } from "#services/upkeep/retention";
import { tellOwedJoins } from "#scheduled/sweep-homework";
import { database } from "#db/database";
import { joinStudents, owedJoins } from "#db/classes/join-students";
import { formerClasses } from "#db/schema/classes";
import { aHomework, answerAll, begun, join as joinHomework } from "../helpers/a-homework";
import { aPerson } from "../helpers/accounts/people";
import { aClass, roll } from "../helpers/classes";
import { eventually } from "../helpers/eventually";
import { aClassGame } from "../helpers/games/class-games";
import { call } from "../helpers/http";
import { placesOf } from "../helpers/traces";
import { DAY, join, link, own } from "./student-rows";

const db = database(env.DB);

async function twoRows() {
  const teacher = await aPerson("teacher");
  const { token } = teacher;
  const { id: classId, studentIds } = await aClass(token, {
    students: [
      { number: 4, name: "Ali Kaya" },
      { number: 9, name: "Ali Kya", school_no: 412, time_factor: 1.5 },
      { number: 1, name: "Ece" },
    ],
  });
  const [stays, goes, ece] = studentIds as [string, string, string];
  const page = async () =>
    (await call<StudentProgressReply>("GET", `/api/classes/${classId}/students/${stays}`, { token })).json;
  return { teacher, token, classId, stays, goes, ece, page, at: { token, classId, student: stays } };
}

test("two rows become one: number and name of the one that stays, missing fields of the other, results of both, each game once", async () => {
  const { teacher, token, classId, stays, goes, ece, page, at } = await twoRows();
  const account = await aPerson("student");
  await link(goes, account.id);
  await db.insert(formerClasses).values({ studentId: stays, classId: "an earlier class" });
  const play = (said: Parameters<typeof aClassGame>[2], endedAt: number) =>
    aClassGame(teacher.id, { classId, outcomes: ["Kesir", "Oran"], endedAt }, said);
  const now = Date.now();
  await play({ [stays]: ["A", "B"], [ece]: ["A", "A"] }, now - 3 * DAY);
  await play({ [goes]: ["A", "A"] }, now - 2 * DAY);
  // A game in which both rows played: only the better answers count.
  const twice = await play({ [stays]: ["B", "B"], [goes]: ["A", "B"] }, now - DAY);
  const reply = await join(at, goes);
  expect([reply.status, reply.json.student]).toEqual([
    200,
    {
      id: stays,
      number: 4,
      school_no: 412,
      name: "Ali Kaya",
      time_factor: 1.5,
      account: { linked: true },
    },
  ]);
  expect(await roll(token, classId)).toEqual(["1 Ece", "4 Ali Kaya"]);
  const noted = env.DB.prepare("SELECT class_id FROM class_accounts WHERE user_id = ?").bind(account.id);
  expect((await noted.all()).results).toContainEqual({ class_id: "an earlier class" });
  const after = await page();
  expect(after.progress).toMatchObject({ games: 3, questions: 6, credit: 4 / 6 });
  expect(after.missed.map(({ asked, missed }) => [asked, missed])).toEqual([[3, 2]]);
  // A room that knows both rows writes the game again.
  await twice.write({ [stays]: ["B", "B"], [goes]: ["A", "B"] });
  expect(own(await page())).toEqual(own(after));
  const file = await call<{ games: unknown[] }>("GET", `/api/classes/${classId}/students/${stays}/export`, { token });
  expect(file.json.games).toHaveLength(4);
});

test("asked twice, by two browsers, or the other way round at once: two rows are one, and nothing is counted twice", async () => {
  const { teacher, token, classId, stays, goes, at } = await twoRows();
  await aClassGame(teacher.id, { classId }, { [stays]: ["A"], [goes]: ["B"] });
  const replies = await Promise.all([join(at, goes), join(at, goes), join({ ...at, student: goes }, stays)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [one, ...others] = replies.map(({ json }) => json.student.id);
  expect(others).toEqual([one, one]);
  expect((await join(at, goes)).json.student.id).toBe(one);
  expect(await roll(token, classId)).toHaveLength(2);
  const { json } = await call<ProgressReply>("GET", `/api/classes/${classId}/progress`, { token });
  expect(json.total).toMatchObject({ questions: 1, credit: 1 });
});

test("rows that cannot be one stay two: both with an account, one alone, one of another class", async () => {
  const { token, classId, stays, goes, at } = await twoRows();
  const [first, second] = [await aPerson("student"), await aPerson("student")];
  await link(stays, first.id);
  await link(goes, second.id);
  expect(await join(at, goes)).toMatchObject({ status: 409, json: { code: "two_accounts" } });
  expect((await join(at, stays)).json.fields).toEqual({ student_id: "Öbür öğrenciyi seçin." });
  const other = await aClass(token, { name: "8B", students: ["Ali"] });
  for (const id of ["none", other.studentIds[0]!]) expect((await join(at, id)).json.code).toBe("not_found");
  expect((await join({ ...at, token: (await aPerson("teacher")).token }, goes)).json.code).toBe("not_found");
  expect(await roll(token, classId)).toHaveLength(3);
});

test("three rows become one in two steps, and each old row still means that student", async () => {
  const { teacher, token, classId, goes, ece, page, at } = await twoRows();
  await aClassGame(teacher.id, { classId, endedAt: Date.now() - DAY }, { [goes]: ["A"] });
  await join({ ...at, student: ece }, goes);
  await join(at, ece);
  const game = await aClassGame(teacher.id, { classId }, { [goes]: ["B"] });
  await game.write({ [goes]: ["A"] });
  expect((await page()).progress).toMatchObject({ games: 2, questions: 2, credit: 1 });
  expect((await join(at, goes)).status).toBe(200);
  expect(await roll(token, classId)).toEqual(["4 Ali Kaya"]);
});

test("[T45] names under a row that was joined stay with the student, and go with the student", async () => {
  const name = `Zeyneb${crypto.randomUUID().slice(0, 6)}`;
  const { teacher, token, classId, stays, goes, at } = await twoRows();
  const game = { classId, endedAt: Date.now() - 200 * DAY, names: { [stays]: name, [goes]: `${name} 2` } };
  await aClassGame(teacher.id, game, { [stays]: ["A"], [goes]: ["A"] });
  await join(at, goes);
  await sweep(env, Date.now());
  expect(await placesOf([`${name} 2`])).not.toEqual([]);
  await call("DELETE", `/api/classes/${classId}/students/${stays}`, { token });
  expect(await placesOf([name, stays, goes])).toEqual([]);
});

async function homeworkOfTwo() {
  const given = await aHomework({ pupils: [{ name: "Ali Kaya" }, { name: "Veli Kaya" }, { name: "Ece Su" }] });
  const { token } = given.teacher;
  const [stays, goes] = given.students.map(({ id }) => id) as [string, string];
  const pupils = async () =>
    (await call<HomeworkPupilsReply>("GET", `/api/homework/${given.id}/pupils`, { token })).json.pupils.map(
      ({ number, name, state, answered }) => [number, name, state, answered],
    );
  return { ...given, token, stays, goes, pupils, at: { token, classId: given.classId!, student: stays } };
}

test("a homework that both rows began keeps the better one, and both devices go on with it", async () => {
  const { id, code, token, goes, pupils, at } = await homeworkOfTwo();
  const [weak, strong] = [await begun(code, { number: 1 }), await begun(code, { number: 2 })];
  await answerAll(weak, ["A"]);
  await answerAll(strong, ["B", "B"]);
  await Promise.all([join(at, goes), join(at, goes)]);
  expect(await pupils()).toEqual([
    [1, "Ali K.", "running", 2],
    [3, "Ece S.", "not_started", 0],
  ]);
  expect((await weak.see()).json.you).toMatchObject({ nickname: "Ali K.", number: 1, answered: 2 });
  await answerAll(weak, ["B"]);
  expect((await strong.see()).json.you).toMatchObject({ phase: "finished", answered: 3 });
  await call("POST", `/api/homework/${id}/close`, { token });
  await eventually(async () => {
    const seen = await call<HomeworkReply>("GET", `/api/homework/${id}`, { token });
    expect(seen.json.homework).toMatchObject({ has_report: true, counts: { expected: 2, started: 1, finished: 1 } });
  });
  const { json } = await call<ProgressReply>("GET", `/api/classes/${at.classId}/progress`, { token });
  expect(json.total).toMatchObject({ questions: 3, credit: 1 });
});

test("a homework begun only under the row that goes belongs to the other one now, and the former place is gone", async () => {
  const { code, goes, pupils, at } = await homeworkOfTwo();
  const pupil = await begun(code, { number: 2 });
  await answerAll(pupil, ["B"]);
  await join(at, goes);
  expect((await pupils())[0]).toEqual([1, "Ali K.", "running", 1]);
  expect((await pupil.see()).json.you).toMatchObject({ number: 1, answered: 1 });
  expect((await joinHomework(code, { number: 1, pin: pupil.pin })).status).toBe(200);
  expect((await joinHomework(code, { number: 2 })).json.code).toBe("number_unknown");
});

/** Debts of joins, the longest owed first. */
const owed = async () => (await owedJoins(db, 100)).map(({ id }) => id);

/** Homework of these codes is away until the test brings it back. */
function away(...codes: readonly string[]): { back: (code: string) => void } {
  const gone = new Set(codes);
  const rooms = env.HOMEWORK_ROOM;
  const getByName = rooms.getByName.bind(rooms);
  const spy = vi.spyOn(rooms, "getByName").mockImplementation((code, options) => {
    if (gone.has(code)) throw new Error("away");
    return getByName(code, options);
  });
  onTestFinished(() => spy.mockRestore());
  return { back: (code) => void gone.delete(code) };
}

test("a homework that is away while two rows become one hears of it by the clock, once it is back", async () => {
  const { code, goes, pupils, at } = await homeworkOfTwo();
  await answerAll(await begun(code, { number: 2 }), ["B"]);
  const { back } = away(code);
  expect((await join(at, goes)).status).toBe(200);
  await tellOwedJoins(env);
  expect(await owed()).toContain(goes);
  back(code);
  expect(await pupils()).toHaveLength(3);
  await tellOwedJoins(env);
  expect(await pupils()).toEqual([
    [1, "Ali K.", "running", 1],
    [3, "Ece S.", "not_started", 0],
  ]);
  expect(await owed()).not.toContain(goes);
});

test("homework that hears of a join at once is owed nothing; of three rows in two steps the debt is the last student's", async () => {
  const { code, goes, pupils, at, students } = await homeworkOfTwo();
  const ece = students[2]!.id;
  await answerAll(await begun(code, { number: 2 }), ["B"]);
  await join(at, goes);
  expect(await owed()).not.toContain(goes);
  const { back } = away(code);
  await join({ ...at, student: ece }, at.student);
  expect(new Set(await owed())).toEqual(new Set([goes, at.student]));
  back(code);
  await tellOwedJoins(env);
  expect(await pupils()).toEqual([[3, "Ece S.", "running", 1]]);
  expect(await owed()).toEqual([]);
});

test("homework that stays away keeps no other debt waiting", async () => {
  const stuck = await Promise.all(Array.from({ length: 5 }, homeworkOfTwo));
  const last = await homeworkOfTwo();
  const { back } = away(...stuck.map(({ code }) => code), last.code);
  for (const { at, goes } of [...stuck, last]) await join(at, goes);
  back(last.code);
  await tellOwedJoins(env);
  expect(await owed()).toContain(last.goes);
  await tellOwedJoins(env);
  expect(new Set(await owed())).toEqual(new Set(stuck.map(({ goes }) => goes)));
  stuck.forEach(({ code }) => back(code));
  await tellOwedJoins(env);
  expect(await owed()).toEqual([]);
});

test("[F28] a homework of a newer version hears of a join when this version can read it again", async () => {
  const { room, goes, pupils, at } = await homeworkOfTwo();
  const putSchema = async (value: number) => {
    await runInDurableObject(room, (_, { storage }) => {
      storage.sql.exec("UPDATE notes SET value = ? WHERE key = 'schema'", value);
    });
    await evictDurableObject(room);
  };
  await putSchema(99);
  expect((await join(at, goes)).status).toBe(200);
  expect(await owed()).toContain(goes);
  await putSchema(1);
  await tellOwedJoins(env);
  expect([await owed(), (await pupils()).length]).toEqual([[], 2]);
});

test("a homework that did not hear of the join writes the two as one student, the better one", async () => {
  const { id, code, token, room, goes, at } = await homeworkOfTwo();
  await answerAll(await begun(code, { number: 1 }), ["A", "B"]);
  await answerAll(await begun(code, { number: 2 }), ["B", "B"]);
  expect(await joinStudents(db, { classId: at.classId, stays: at.student, goes })).toBeNull();
  await call("POST", `/api/homework/${id}/close`, { token });
  await room.poke(id);
  await eventually(async () => {
    const seen = await call<HomeworkReply>("GET", `/api/homework/${id}`, { token });
    expect(seen.json.homework.has_report).toBe(true);
  });
  const { json } = await call<ProgressReply>("GET", `/api/classes/${at.classId}/progress`, { token });
  expect(json.total).toMatchObject({ questions: 3, credit: 2 / 3 });
});
