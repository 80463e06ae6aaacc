import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { GameView } from "#protocol/http/replies/game-view";
import type { StudentsImportReply, StudentsReply } from "#protocol/http/replies/classes";
import type { LeaderboardReply } from "#protocol/http/replies/games";
import type { HomeworkReply } from "#protocol/http/replies/homework";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { finishRemovals } from "#services/upkeep/class-removal";
import { sweep } from "#services/upkeep/retention";
import { database } from "#db/database";
import { storedGamesOf, tracesOf } from "#db/classes/class-removal";
import { oweName, owingGames, payNames } from "#db/games/owed-names";
import { markStudent } from "#db/classes/class-students";
import { markClass } from "#db/classes/classes";
import { classes, classStudents, formerClasses } from "#db/schema/classes";
import { games } from "#db/schema/games";
import { anAccount } from "../helpers/accounts/accounts";
import { aGameWithClass } from "../helpers/a-class";
import { aStoredSet } from "../helpers/games/a-game";
import { aClassGame } from "../helpers/games/class-games";
import { aClass, readClass } from "../helpers/classes";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { placesOf } from "../helpers/traces";
import { move } from "./student-rows";
import { workBehind } from "../in-node/workers";

const DAY = 24 * 3_600_000;
const db = database(env.DB);
/** A first name that occurs nowhere else. */
const aName = () => `Zeyneb${crypto.randomUUID().slice(0, 6).replaceAll("-", "x")}`;
const rowOf = async (id: string) => (await db.select().from(games).where(eq(games.id, id)).get())!;
const namesIn = async (id: string) =>
  (JSON.parse((await rowOf(id)).results!) as { players: string[][] }).players.map(([, name]) => name);

/** Waits until D1 has the results of a game. */
async function untilKept(code: string): Promise<void> {
  await expect
    .poll(() => env.DB.prepare("SELECT status FROM games WHERE code = ?").bind(code).first("status"))
    .toBe("completed");
}

/** Does these calls of the host one after the other; after the end D1 has the results. */
async function played(token: string, code: string, ...does: ("start" | "end-question" | "end")[]): Promise<void> {
  for (const one of does) await call("POST", `/api/game/${code}/${one}`, { token });
  if (does.includes("end")) await untilKept(code);
}

/** The code of a homework of this class. */
async function homeworkOfClass(token: string, ownerId: string, class_id: string): Promise<string> {
  const body = { question_set_id: await aStoredSet(ownerId), due_at: Date.now() + DAY, class_id };
  return (await call<HomeworkReply>("POST", "/api/homework", { token, body })).json.homework.code;
}

async function aKeptClass() {
  const name = aName();
  const teacher = await aPerson("teacher");
  const { id, studentIds } = await aClass(teacher.token, { students: [`${name} Kaya`, "Ali Can"] });
  const [gone, stays] = studentIds as [string, string];
  const game = (endedAt = Date.now()) =>
    aClassGame(
      teacher.id,
      { classId: id, endedAt, names: { [gone]: `${name} K.`, [stays]: "Ali C." } },
      {
        [gone]: ["A"],
        [stays]: ["B"],
      },
    );
  const remove = () => call("DELETE", `/api/classes/${id}/students/${gone}`, { token: teacher.token });
  const removeAll = () => call("DELETE", `/api/classes/${id}`, { token: teacher.token });
  return { name, teacher, id, gone, stays, game, remove, removeAll };
}

test("[T45] a student who leaves the class stands nowhere, and the others and their results stay", async () => {
  const { name, teacher, id, gone, stays, game, remove } = await aKeptClass();
  const [first, second] = [await game(), await game()];
  await call("POST", `/api/classes/${id}/codes`, { token: teacher.token, body: {} });
  expect((await placesOf([name])).length).toBeGreaterThan(1);
  expect((await remove()).status).toBe(204);
  expect(await placesOf([name, gone])).toEqual([]);
  expect(await namesIn(first.id)).toEqual(["Öğrenci 1", "Ali C."]);
  expect((await rowOf(second.id)).results).toContain(stays);
  expect((await readClass(teacher.token, id)).students.map(({ games }) => games)).toEqual([2]);
});

test("[T36][T45] a deletion opens the games that name the student alone, and of long ones as many as one query reads", async () => {
  const teacher = await anAccount("teacher");
  const { id: classId, studentIds } = await aClass(teacher.token, { students: ["Ali", "Ece"] });
  const [ali, ece] = studentIds as [string, string];
  for (let i = 0; i < 5; i++) await aClassGame(teacher.id, { classId }, { [ali]: ["A"] });
  await env.DB.prepare(
    `UPDATE games SET results = substr(results, 1, length(results) - 1) || ',"more":"' || hex(zeroblob(700000)) || '"}'
    WHERE class_id = ?`,
  )
    .bind(classId)
    .run();
  const opened = async (student: string, after = "") =>
    (await storedGamesOf(db, await tracesOf(db, classId, student), after, 10)).map(({ id }) => id);
  expect(await opened(ece)).toEqual([]);
  const first = await opened(ali);
  expect(first.length).toBe(2);
  expect((await opened(ali, first[1])).length).toBe(2);
  await env.DB.prepare("UPDATE games SET results = NULL, results_edition = id WHERE class_id = ?").bind(classId).run();
  expect([(await opened(ece)).length, (await opened(ali)).length]).toEqual([0, 2]);
  await env.DB.prepare("DELETE FROM class_results WHERE class_id = ?").bind(classId).run();
  expect(await opened(ece)).toEqual([]);
});

test("[T45] all owed names of a long game are read once, however many there are, in its row or apart", async () => {
  const teacher = await anAccount("teacher");
  const { id } = await aClassGame(teacher.id, { classId: null }, {});
  const players = Array.from({ length: 5 }, (_, i) => `player ${i}`);
  for (const player of players) await oweName(db, id, player);
  for (const columns of ["results = hex(zeroblob(700000))", "results = NULL, results_edition = id"]) {
    await env.DB.prepare(`UPDATE games SET ${columns} WHERE id = ?`).bind(id).run();
    expect(await owingGames(db, "", 40)).toMatchObject([{ id, players }]);
  }
  await payNames(db, id, players.slice(1));
  expect(await owingGames(db, "", 40)).toMatchObject([{ id, players: ["player 0"] }]);
  await payNames(db, id, players);
});

test("[T45] with a class all its students go from its games, which stay", async () => {
  const { name, teacher, id, gone, stays, game, removeAll } = await aKeptClass();
  const kept = await Promise.all([1, 2, 3].map(() => game()));
  expect((await removeAll()).status).toBe(204);
  expect(await placesOf([name, gone, stays, id])).toEqual([]);
  const report = await call<GameStatistics>("GET", `/api/game/${kept[0]!.code}/statistics`, { token: teacher.token });
  expect(report.json.players.map(({ nickname }) => nickname)).toEqual(["Öğrenci 1", "Öğrenci 2"]);
  expect((await removeAll()).status).toBe(404);
});

test("[T45] a class deleted while its game runs: the lesson goes on without names, to the report and after it", async () => {
  const name = aName();
  const { code, teacher, classId, room } = await aGameWithClass({
    pupils: [{ name: `${name} Kaya` }, { name: "Ali" }],
  });
  const { token } = teacher;
  await played(token, code, "start");
  expect((await call("DELETE", `/api/classes/${classId}`, { token })).status).toBe(204);
  const { json: view } = await call<GameView>("GET", `/api/game/${code}`, { token });
  expect(view.game.players!.map(({ nickname }) => nickname)).toEqual(["Öğrenci 1", "Öğrenci 2"]);
  const [first] = view.game.players!;
  const answers = { question_id: view.host!.question!.question_id, answers: [[first!.player_id, "B"]] };
  expect((await call("POST", `/api/game/${code}/answers`, { token, body: answers })).status).toBe(200);
  await played(token, code, "end");
  const board = await call<LeaderboardReply>("GET", `/api/game/${code}/leaderboard`, { token });
  expect(board.json.leaderboard.map(({ nickname, score }) => [nickname, score])).toEqual([
    ["Öğrenci 1", 1000],
    ["Öğrenci 2", 0],
  ]);
  expect(await placesOf([name, classId])).toEqual(["games.given_class", "games.settings"]);
  expect(await env.DB.prepare("SELECT class_id FROM games WHERE code = ?").bind(code).first("class_id")).toBeNull();
  // Writing the results again does not bring the name back.
  await env.DB.prepare("UPDATE games SET status = 'active' WHERE code = ?").bind(code).run();
  await room.poke((await env.DB.prepare("SELECT id FROM games WHERE code = ?").bind(code).first<string>("id"))!);
  await untilKept(code);
  expect(await placesOf([name])).toEqual([]);
});

test("[T45] the room of a class that is deleted forgets a student who had moved to another class before", async () => {
  const name = aName();
  const { code, teacher, classId, students } = await aGameWithClass({
    pupils: [{ name: `${name} Kaya` }, { name: "Ali" }],
  });
  const { token } = teacher;
  await played(token, code, "start", "end");
  const to = await aClass(token, { name: "8B" });
  expect((await move({ token, classId, student: students[0]!.id }, to.id)).status).toBe(200);
  expect((await call("DELETE", `/api/classes/${classId}`, { token })).status).toBe(204);
  const shown = async () => {
    const { json } = await call<LeaderboardReply>("GET", `/api/game/${code}/leaderboard`, { token });
    return json.leaderboard.map(({ nickname }) => nickname).join();
  };
  expect(await shown()).toContain(name);
  expect((await call("DELETE", `/api/classes/${to.id}/students/${students[0]!.id}`, { token })).status).toBe(204);
  expect(await shown()).not.toContain(name);
  expect(await placesOf([name])).toEqual([]);
});

test("[T45] results that come after a student left while the game ended name nobody", async () => {
  const name = aName();
  const { code, teacher, students } = await aGameWithClass({ pupils: [{ name: `${name} Kaya` }, { name: "Ali" }] });
  const { token } = teacher;
  await played(token, code, "start");
  // The room has not been told, because the call was cut off after its first step.
  await markStudent(db, students[0]!.classId, students[0]!.id);
  await played(token, code, "end");
  const { results } = (await db.select().from(games).where(eq(games.code, code)).get())!;
  expect(results).not.toContain(name);
  expect(results).not.toContain(students[0]!.id);
  expect(results).toContain(students[1]!.id);
});

test("[T45] a deletion that was cut off is finished by the next cron, and meanwhile no call shows what is going", async () => {
  const [first, second] = [await aKeptClass(), await aKeptClass()];
  await Promise.all([first.game(), second.game()]);
  await markClass(db, first.teacher.id, first.id);
  await markStudent(db, second.id, second.gone);
  // A bookmark of the state with the marks.
  await call("GET", "/api/question-sets", { token: first.teacher.token });
  expect((await call("GET", `/api/classes/${first.id}`, { token: first.teacher.token })).status).toBe(404);
  expect((await readClass(second.teacher.token, second.id)).students.length).toBe(1);
  await finishRemovals(env);
  expect(await placesOf([first.name, second.name, first.id, second.gone])).toEqual([]);
  expect((await db.select().from(classes).where(eq(classes.id, second.id))).length).toBe(1);
});

test("[T45] students who were in more classes than a statement has values go like others, one by one and with the class", async () => {
  const { name, teacher, id, gone, stays, game, remove, removeAll } = await aKeptClass();
  await game();
  for (const student of [gone, stays]) {
    const former = Array.from({ length: 120 }, () => ({ studentId: student, classId: crypto.randomUUID() }));
    for (const row of former) await db.insert(formerClasses).values(row);
  }
  expect((await remove()).status).toBe(204);
  expect(await placesOf([name, gone])).toEqual([]);
  expect((await removeAll()).status).toBe(204);
  expect(await placesOf([teacher.id, id, stays])).not.toContain("class_students.id");
});

test("[T45] a deletion that fails keeps no other waiting, and the run says that it failed", async () => {
  const [first, second] = [await aKeptClass(), await aKeptClass()];
  const stuck = await homeworkOfClass(first.teacher.token, first.teacher.id, first.id);
  await markClass(db, first.teacher.id, first.id);
  await markClass(db, second.teacher.id, second.id);
  const rooms = env.HOMEWORK_ROOM;
  const getByName = (code: string) => {
    if (code === stuck) throw new Error("away");
    return rooms.getByName(code);
  };
  await expect(finishRemovals({ ...env, HOMEWORK_ROOM: { getByName } } as unknown as Env)).rejects.toThrow("removals");
  expect(await placesOf([second.name, second.id])).toEqual([]);
  expect(await placesOf([first.id])).not.toEqual([]);
  await finishRemovals(env);
  expect(await placesOf([first.name])).toEqual([]);
});

test("[F28] a name in results that only a newer version can read goes as soon as this one can", async () => {
  const { name, gone, game, remove } = await aKeptClass();
  const { id } = await game();
  const ours = (await rowOf(id)).results!;
  await db.update(games).set({ results: "a form of the future" }).where(eq(games.id, id));
  expect((await remove()).status).toBe(204);
  await sweep(env, Date.now());
  await db.update(games).set({ results: ours }).where(eq(games.id, id));
  await sweep(env, Date.now());
  expect(await placesOf([name, gone])).toEqual([]);
  expect(await namesIn(id)).toEqual(["Öğrenci 1", "Ali C."]);
});

test("names of guests go after half a year, those of students who are in the class stay with it", async () => {
  const { name, game, remove } = await aKeptClass();
  const { id } = await game(Date.now() - 200 * DAY);
  await sweep(env, Date.now());
  expect(await namesIn(id)).toEqual([`${name} K.`, "Ali C."]);
  expect((await rowOf(id)).anonymizedAt).not.toBeNull();
  await remove();
  expect(await namesIn(id)).toEqual(["Öğrenci 1", "Ali C."]);
});

test("[T45] an account that is deleted is linked no more, and the class keeps its student", async () => {
  const { teacher, id, gone } = await aKeptClass();
  const pupil = await anAccount("student");
  await db.update(classStudents).set({ userId: pupil.id }).where(eq(classStudents.id, gone));
  await call("DELETE", "/api/user", { token: pupil.token, body: { password: pupil.password } });
  expect((await readClass(teacher.token, id)).students.map(({ account }) => account.linked)).toEqual([false, false]);
  expect(await placesOf([pupil.id])).toEqual(["audit_log.actor_id", "audit_log.target_id"]);
});

test("[T45] a key of a call keeps no name of a student, who may be deleted", async () => {
  const name = aName();
  const { token } = await aPerson("teacher");
  const { id } = await aClass(token, { students: ["Ali Can"] });
  const asked = (path: string, body: object) =>
    call<StudentsImportReply & StudentsReply>("POST", `/api/classes/${id}/${path}`, {
      token,
      body,
      headers: { "idempotency-key": "once" },
    });
  const one = () => asked("students", { number: 2, name: `${name} Kaya` });
  const two = [3, 4].map((number) => ({ number, name: `${name} Su ${number}` }));
  const list = (students = two) => asked("import", { students });
  const made = [await one(), await list()];
  await workBehind();
  expect([(await one()).json.students[0]!.id, (await list()).json.added]).toEqual([made[0]!.json.students[0]!.id, 2]);
  // The same key with a shorter list: none of that list was unchanged.
  expect((await list(two.slice(1))).json).toMatchObject({ added: 2, unchanged: 0 });
  for (const { id: student } of (await readClass(token, id)).students.slice(1))
    expect((await call("DELETE", `/api/classes/${id}/students/${student}`, { token })).status).toBe(204);
  expect(await placesOf([name])).toEqual([]);
  expect([(await one()).status, (await list()).json.added]).toEqual([404, 0]);
  expect((await readClass(token, id)).students).toHaveLength(1);
});

test("[C3][T45] an account that is deleted while its game runs leaves the class the student's name and result", async () => {
  const name = aName();
  const pupils = [{ name: `${name} Kaya` }, { name: "Ali" }];
  const { code, teacher, classId, students } = await aGameWithClass({
    pupils,
    settings: { answers: "phones", identity: "roster" },
  });
  const { token } = teacher;
  const pupil = await anAccount("student");
  const seat = { game_code: code, number: 1, confirm: true, join_key: crypto.randomUUID() };
  expect((await call("POST", "/api/game/join", { token: pupil.token, body: seat })).status).toBe(201);
  await played(token, code, "start");
  await call("DELETE", "/api/user", { token: pupil.token, body: { password: pupil.password } });
  await played(token, code, "end-question", "end");
  const { results } = (await db.select().from(games).where(eq(games.code, code)).get())!;
  expect(results).toContain(`${name} K.`);
  const sums = env.DB.prepare("SELECT student_id, asked FROM class_results WHERE class_id = ?").bind(classId);
  expect((await sums.all()).results).toEqual([{ student_id: students[0]!.id, asked: 1 }]);
});

test("[T45] with a teacher's account all classes go", async () => {
  const name = aName();
  const teacher = await anAccount("teacher");
  const { id, studentIds } = await aClass(teacher.token, { name: `Sınıf ${name}`, students: [`${name} Kaya`] });
  await aClassGame(teacher.id, { classId: id, names: { [studentIds[0]!]: name } }, { [studentIds[0]!]: ["A"] });
  await call("DELETE", "/api/user", { token: teacher.token, body: { password: teacher.password } });
  expect(await placesOf([name, id])).toEqual([]);
});

const exported = async (token: string) =>
  (await call<{ classes: unknown; class_places: unknown }>("GET", "/api/user/export", { token })).json;

test("a teacher's export holds the classes, a student's the places in them, and neither the other's", async () => {
  const { name, teacher, gone, game } = await aKeptClass();
  await game();
  const pupil = await aPerson("student");
  await db.update(classStudents).set({ userId: pupil.id }).where(eq(classStudents.id, gone));
  expect(await exported(teacher.token)).toMatchObject({
    classes: [{ name: "7B Fen", students: [{ name: `${name} Kaya` }, { name: "Ali Can" }] }],
    class_places: [],
  });
  expect(await exported(pupil.token)).toMatchObject({
    classes: [],
    class_places: [{ student_id: gone, name: `${name} Kaya`, games: 1, questions: 1, credit: 1 }],
  });
});

test("codes that can be used no longer go at night", async () => {
  const { teacher, id, gone, stays } = await aKeptClass();
  await call("POST", `/api/classes/${id}/codes`, { token: teacher.token, body: {} });
  const codes = env.DB.prepare("SELECT count(*) AS codes FROM class_codes WHERE student_id IN (?, ?)");
  const left = () => codes.bind(gone, stays).first("codes");
  await sweep(env, Date.now() + 29 * DAY);
  expect(await left()).toBe(2);
  await sweep(env, Date.now() + 31 * DAY);
  expect(await left()).toBe(0);
});

test("[T45] students deleted at one moment leave no name, though each removal changes the same results", async () => {
  const teacher = await anAccount("teacher");
  const pupils = Array.from({ length: 15 }, (_, i) => `Öğrenci${i} Zeynebs`);
  const { id: classId, studentIds } = await aClass(teacher.token, { students: pupils });
  const names = Object.fromEntries(studentIds.map((id, i) => [id, `Zeynebs ${i}`]));
  const said = Object.fromEntries(studentIds.map((id) => [id, ["A"]]));
  await aClassGame(teacher.id, { classId, names }, said);
  const remove = (id: string) => call("DELETE", `/api/classes/${classId}/students/${id}`, { token: teacher.token });
  const replies = await Promise.all(studentIds.map(remove));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
  await workBehind();
  await finishRemovals(env);
  expect(await placesOf(["Zeynebs"])).toEqual([]);
});
