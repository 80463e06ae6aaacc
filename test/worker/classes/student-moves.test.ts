import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ProgressReply, StudentProgressReply } from "#protocol/http/replies/classes";
import type { HomeworkPupilsReply, HomeworkReply } from "#protocol/http/replies/homework";
import { aGameWithClass } from "../helpers/a-class";
import { aHomework, answerAll, begun, join as joinHomework } from "../helpers/a-homework";
import { anAccount } from "../helpers/accounts/accounts";
import { aPerson } from "../helpers/accounts/people";
import { aClass, readClass, roll } from "../helpers/classes";
import { eventually } from "../helpers/eventually";
import { aClassGame } from "../helpers/games/class-games";
import { call } from "../helpers/http";
import { placesOf } from "../helpers/traces";
import { DAY, join, link, move, own } from "./student-rows";

async function twoClasses(here: Parameters<typeof aClass>[1], there: Parameters<typeof aClass>[1] = {}) {
  const teacher = await aPerson("teacher");
  const { token } = teacher;
  const from = await aClass(token, { name: "7A", ...here });
  const to = await aClass(token, { name: "7B", ...there });
  const page = async (classId: string, student: string) =>
    (await call<StudentProgressReply>("GET", `/api/classes/${classId}/students/${student}`, { token })).json;
  const progress = async (classId: string) =>
    (await call<ProgressReply>("GET", `/api/classes/${classId}/progress`, { token })).json;
  return { teacher, token, from, to, page, progress };
}

test("a student moves with progress and account, and each class keeps what it played", async () => {
  const { teacher, token, from, to, page, progress } = await twoClasses({ students: ["Ali", "Ece"] });
  const [ali, ece] = from.studentIds as [string, string];
  const account = await aPerson("student");
  await link(ali, account.id);
  const now = Date.now();
  const outcomes = ["Kesir", "Oran"];
  await aClassGame(teacher.id, { classId: from.id, outcomes, endedAt: now - 3 * DAY }, { [ali]: ["A", "B"] });
  await aClassGame(
    teacher.id,
    { classId: from.id, outcomes, endedAt: now - DAY },
    { [ali]: ["A", "A"], [ece]: ["B", "B"] },
  );
  const before = { page: await page(from.id, ali), class: await progress(from.id) };
  expect((await move({ token, classId: from.id, student: ali }, to.id)).json.student).toMatchObject({
    id: ali,
    number: 1,
    account: { linked: true },
  });
  expect([await roll(token, from.id), await roll(token, to.id)]).toEqual([["2 Ece"], ["1 Ali"]]);
  expect(await placesOf([account.id, to.id])).toContain("class_accounts.class_id");
  expect(own(await page(to.id, ali))).toEqual(own(before.page));
  const [line] = (await progress(to.id)).students;
  expect(line).toMatchObject({ student_id: ali, games: 2, questions: 4, credit: 3 / 4, by_game: [] });
  expect(await progress(to.id)).toMatchObject({ total: { questions: 0 }, games: [] });
  const { students, ...rest } = await progress(from.id);
  expect(students.map(({ name }) => name)).toEqual(["Ece"]);
  expect({ ...rest, class: null }).toEqual({ ...before.class, students: undefined, class: null });
  const mine = await call<{ classes: unknown[] }>("GET", "/api/classes/mine", { token: account.token });
  expect(mine.json.classes).toEqual([
    expect.objectContaining({ student_id: ali, class_name: "7B", games: 2, questions: 4, credit: 3 / 4 }),
  ]);
  // Later games belong to the new class, and the pupil's figures add up over both.
  await aClassGame(teacher.id, { classId: to.id, outcomes, endedAt: now }, { [ali]: ["B", "B"] });
  expect((await page(to.id, ali)).progress).toMatchObject({ games: 3, questions: 6, credit: 3 / 6 });
  expect((await progress(to.id)).total).toMatchObject({ questions: 2, credit: 0 });
});

test("a taken card number becomes the lowest free one; asked twice and by two browsers, one student moves once", async () => {
  const { token, from, to } = await twoClasses({ students: ["Ali", "Ece"] }, { students: ["Nur", "Can"] });
  const third = await aClass(token, { name: "7C" });
  const at = { token, classId: from.id, student: from.studentIds[0]! };
  const both = await Promise.all([move(at, to.id), move(at, to.id)]);
  expect(both.map(({ status, json }) => [status, json.student.number])).toEqual([
    [200, 3],
    [200, 3],
  ]);
  expect(await roll(token, to.id)).toEqual(["1 Nur", "2 Can", "3 Ali"]);
  expect((await move(at, to.id)).json.student.number).toBe(3);
  expect((await move({ ...at, classId: to.id }, to.id)).json.student.number).toBe(3);
  // A teacher still sees the student in the class before.
  expect((await move(at, third.id)).json.code).toBe("not_found");
  const races = await Promise.all(
    [from.id, third.id].map((target) => move({ token, classId: to.id, student: at.student }, target)),
  );
  expect(races.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const everywhere = await Promise.all([from.id, to.id, third.id].map((id) => roll(token, id)));
  expect(everywhere.flat().filter((line) => line.endsWith("Ali"))).toHaveLength(1);
});

test("a full or archived class, somebody else's, or one that has the number or account takes no student", async () => {
  const { token, from, to } = await twoClasses({ students: [{ number: 1, name: "Ali", school_no: 412 }] });
  const at = { token, classId: from.id, student: from.studentIds[0]! };
  const refused = async (target: string, who = at) => {
    const { status, json } = await move(who, target);
    return [status, json.code];
  };
  const names = Array.from({ length: 60 }, (_, i) => `Öğrenci ${i}`);
  const full = await aClass(token, { name: "Dolu", students: names });
  const other = await aPerson("teacher");
  const foreign = await aClass(other.token);
  expect(await refused(full.id)).toEqual([409, "class_full"]);
  await call("PUT", `/api/classes/${full.id}`, { token, body: { archived: true } });
  expect(await refused(full.id)).toEqual([409, "class_archived"]);
  expect(await refused(foreign.id)).toEqual([404, "not_found"]);
  expect(await refused("none")).toEqual([404, "not_found"]);
  expect(await refused(to.id, { ...at, token: other.token })).toEqual([404, "not_found"]);
  expect(await refused(to.id, { ...at, student: "none" })).toEqual([404, "not_found"]);
  const path = `/api/classes/${from.id}/students/${at.student}/move`;
  expect((await call("POST", path, { token, body: {} })).json.code).toBe("validation_failed");
  const same = await aClass(token, { name: "Aynı", students: [{ number: 1, name: "Ali", school_no: 412 }] });
  expect(await refused(same.id)).toEqual([409, "student_number_taken"]);
  const account = await aPerson("student");
  const linked = await aClass(token, { name: "Bağlı", students: ["Ali"] });
  await link(at.student, account.id);
  await link(linked.studentIds[0]!, account.id);
  expect(await refused(linked.id)).toEqual([409, "class_already_linked"]);
  expect(await roll(token, from.id)).toEqual(["1 Ali"]);
});

test("one of two students gets the last place of a class, whoever asks first", async () => {
  const names = Array.from({ length: 59 }, (_, i) => `Öğrenci ${i}`);
  const { token, from, to } = await twoClasses({ students: ["Ali", "Ece"] }, { students: names });
  const tries = from.studentIds.map((student) => move({ token, classId: from.id, student }, to.id));
  expect((await Promise.all(tries)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await readClass(token, to.id)).students).toHaveLength(60);
  expect((await readClass(token, from.id)).students).toHaveLength(1);
});

test("a student who sits in a running game is neither moved nor joined; after it both are done", async () => {
  const { teacher, code, classId, students } = await aGameWithClass();
  const { token } = teacher;
  const to = await aClass(token, { name: "8B" });
  const at = { token, classId, student: students[0]!.id };
  await call("POST", `/api/game/${code}/start`, { token });
  expect(await move(at, to.id)).toMatchObject({ status: 409, json: { code: "student_playing" } });
  expect(await join(at, students[1]!.id)).toMatchObject({ status: 409, json: { code: "student_playing" } });
  expect((await move(at, to.id)).json.error).toBe("Ali Kaya şu anda bir oyunda. Oyun bitince taşıyın.");
  await call("POST", `/api/game/${code}/end`, { token });
  await expect
    .poll(() => env.DB.prepare("SELECT status FROM games WHERE code = ?").bind(code).first("status"))
    .toBe("completed");
  expect((await join(at, students[1]!.id)).status).toBe(200);
  expect((await move(at, to.id)).status).toBe(200);
});

test("a student without a seat moves while a game of the class runs, and its later results are not lost", async () => {
  const { teacher, token, from, to, page } = await twoClasses({ students: ["Ali"] });
  const ali = from.studentIds[0]!;
  const game = await aClassGame(teacher.id, { classId: from.id, outcomes: ["Kesir"] }, { [ali]: [null] });
  await move({ token, classId: from.id, student: ali }, to.id);
  await game.write({ [ali]: ["A"] });
  expect((await page(to.id, ali)).progress).toMatchObject({ games: 1, questions: 1, credit: 1 });
});

test("running homework goes on after a move, and its result counts", async () => {
  const { teacher, id, code, classId, students } = await aHomework({
    pupils: [{ name: "Ali Kaya" }, { name: "Ece Su" }],
  });
  const { token } = teacher;
  const ali = await begun(code, { number: 1 });
  await answerAll(ali, ["B"]);
  const to = await aClass(token, { name: "8B", students: ["Nur"] });
  const moved = await move({ token, classId: classId!, student: students[0]!.id }, to.id);
  expect(moved.json.student.number).toBe(2);
  // The number now belongs to another pupil, who also gets a seat.
  await call("POST", `/api/classes/${classId}/students`, { token, body: { number: 1, name: "Yeni Gelen" } });
  await call("POST", `/api/classes/${classId}/students`, { token, body: { number: 3, name: "Üç" } });
  await begun(code, { number: 3 });
  expect((await joinHomework(code, { number: 1 })).json.name).toBe("Yeni G.");
  await answerAll(ali, ["B", "B"]);
  await call("POST", `/api/homework/${id}/close`, { token });
  await eventually(async () => {
    const seen = await call<HomeworkReply>("GET", `/api/homework/${id}`, { token });
    expect(seen.json.homework.has_report).toBe(true);
  });
  const { json } = await call<StudentProgressReply>("GET", `/api/classes/${to.id}/students/${students[0]!.id}`, {
    token,
  });
  expect(json.progress).toMatchObject({ games: 1, questions: 3, credit: 1 });
});

test("[T45] a deleted class takes nothing from students who moved away, and every name goes with the student", async () => {
  const name = `Zeyneb${crypto.randomUUID().slice(0, 6)}`;
  const { teacher, token, from, to, page } = await twoClasses({ students: [`${name} Kaya`, "Ece"] });
  const [gone, ece] = from.studentIds as [string, string];
  const names = { [gone]: `${name} K.`, [ece]: "Ece" };
  await aClassGame(teacher.id, { classId: from.id, names }, { [gone]: ["A"], [ece]: ["A"] });
  await move({ token, classId: from.id, student: gone }, to.id);
  const before = own(await page(to.id, gone));
  await call("DELETE", `/api/classes/${from.id}`, { token });
  expect(own(await page(to.id, gone))).toEqual(before);
  expect(before.figures).toMatchObject({ games: 1, credit: 1 });
  expect(await placesOf([ece])).toEqual([]);
  expect(await placesOf([name])).not.toEqual([]);
  await call("DELETE", `/api/classes/${to.id}`, { token });
  expect(await placesOf([name, gone])).toEqual([]);
});

test("[T45] a student who moved and leaves then has no name in the games of either class", async () => {
  const name = `Zeyneb${crypto.randomUUID().slice(0, 6)}`;
  const { teacher, token, from, to } = await twoClasses({ students: [`${name} Kaya`] });
  const student = from.studentIds[0]!;
  await aClassGame(teacher.id, { classId: from.id, names: { [student]: name } }, { [student]: ["A"] });
  await move({ token, classId: from.id, student }, to.id);
  await aClassGame(teacher.id, { classId: to.id, names: { [student]: name } }, { [student]: ["A"] });
  await call("DELETE", `/api/classes/${to.id}/students/${student}`, { token });
  expect(await placesOf([name, student])).toEqual([]);
});

test.each(["the same teacher", "another one"])(
  "[T45] a student who moved, whose old class is gone, and whom %s deletes then has no name in its running homework",
  async (who) => {
    const { teacher, id, code, classId, students } = await aHomework({
      pupils: [{ name: "Ali Kaya" }, { name: "Ece Su" }],
    });
    const { token } = teacher;
    await begun(code, { number: 1 });
    const to = await aClass(token, { name: "8B", students: ["Nur"] });
    const student = students[0]!.id;
    await move({ token, classId: classId!, student }, to.id);
    await call("DELETE", `/api/classes/${classId}`, { token });
    const names = async () => {
      const { json } = await call<HomeworkPupilsReply>("GET", `/api/homework/${id}/pupils`, { token });
      return json.pupils.map(({ name }) => name);
    };
    expect(await names()).toContain("Ali K.");
    const other = await aPerson("teacher");
    const admin = await anAccount("admin");
    const body = { to: other.id, password: admin.password, classes: true };
    const handOver = () => call("POST", `/api/admin/users/${teacher.id}/hand-over`, { token: admin.token, body });
    const owner = who === "another one" && (await handOver()).status === 200 ? other : teacher;
    expect(owner === other).toBe(who === "another one");
    const path = `/api/classes/${to.id}/students/${student}`;
    expect((await call("DELETE", path, { token: owner.token })).status).toBe(204);
    expect(await names()).not.toContain("Ali K.");
  },
);
