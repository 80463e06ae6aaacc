import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ClassesReply, ProgressReply } from "#protocol/http/replies/classes";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import type { HomeworkList, HomeworkReply } from "#protocol/http/replies/homework";
import type { HandOverReply } from "#protocol/http/replies/schools";
import { database } from "#db/database";
import { classes } from "#db/schema/classes";
import { unnameMovedStudentsOf } from "#services/upkeep/class-removal";
import { sweep } from "#services/upkeep/retention";
import { drawCode } from "#services/games/game-codes";
import { aHomework, answerAll, begun, join } from "../../helpers/a-homework";
import { aGameWithClass } from "../../helpers/a-class";
import { anAccount, goodPassword } from "../../helpers/accounts/accounts";
import { aClass, readClass } from "../../helpers/classes";
import { aGame, aStoredSet } from "../../helpers/games/a-game";
import { aClassGame } from "../../helpers/games/class-games";
import { hosting } from "../../helpers/games/seat";
import { call, type Refusal } from "../../helpers/http";
import { mailTo } from "../../helpers/accounts/mailbox";
import { aSet } from "../../helpers/sets/sets";
import { placesOf } from "../../helpers/traces";
import { move } from "../../classes/student-rows";

const DAY = 24 * 3_600_000;
const admin = await anAccount("admin", { name: "Deniz Aydın" });
const resultsOf = (id: string) =>
  env.DB.prepare("SELECT results FROM games WHERE id = ?").bind(id).first<string>("results");

const handOver = (from: string, to: string, body: object = { classes: true }) =>
  call<HandOverReply & Refusal>("POST", `/api/admin/users/${from}/hand-over`, {
    token: admin.token,
    body: { to, password: goodPassword, ...body },
  });
const classNames = async (token: string) =>
  (await call<ClassesReply>("GET", "/api/classes", { token })).json.classes.map(({ name }) => name);
const progress = async (token: string, id: string) =>
  (await call<ProgressReply>("GET", `/api/classes/${id}/progress`, { token })).json;
const report = (code: string, token: string) => call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token });
const homeworkOf = async (token: string) =>
  (await call<HomeworkList>("GET", "/api/homework", { token })).json.items.map((item) => item.id);
const nothing = { sets: 0, classes: 0, games: 0, homework: 0 };

async function twoTeachers() {
  const [from, to] = [
    await anAccount("teacher", { name: "Giden Öğretmen" }),
    await anAccount("teacher", { name: "Kalan Öğretmen" }),
  ];
  return { from, to };
}

async function aPlayedClass(teacher: { id: string; token: string }, name = "7B Fen") {
  const { id, studentIds } = await aClass(teacher.token, { name, students: ["Ali", "Ece"] });
  const game = await aClassGame(teacher.id, { classId: id }, { [studentIds[0]!]: ["A"], [studentIds[1]!]: ["B"] });
  return { id, game };
}

test("[T58] classes go with pupils, progress, games and reports; games played without a class stay", async () => {
  const { from, to } = await twoTeachers();
  await aSet(from.token);
  const { id, game } = await aPlayedClass(from);
  const without = await aClassGame(from.id, { classId: null }, {});
  const before = [await progress(from.token, id), (await readClass(from.token, id)).students];
  expect((await handOver(from.id, to.id)).json).toEqual({ sets: 1, classes: 1, games: 1, homework: 0 });
  expect([await progress(to.token, id), (await readClass(to.token, id)).students]).toEqual(before);
  expect((await call("GET", `/api/classes/${id}`, { token: from.token })).status).toBe(404);
  expect((await report(game.code, to.token)).json.players).toHaveLength(2);
  expect((await report(game.code, from.token)).status).toBe(404);
  expect((await report(without.code, from.token)).status).toBe(200);
  // Deleting the old account leaves the classes that were handed over.
  await call("DELETE", "/api/user", { token: from.token, body: { password: goodPassword } });
  expect(await progress(to.token, id)).toEqual(before[0]);
});

test("[T58] homework that rested with a suspended teacher goes on at once under the new one", async () => {
  const { teacher, code } = await aHomework({ pupils: [{ name: "Ali Kaya" }] });
  const to = await anAccount("teacher");
  const suspension = { reason: "Ayrıldı", password: goodPassword };
  const path = `/api/admin/users/${teacher.id}/suspend`;
  expect((await call("POST", path, { token: admin.token, body: suspension })).status).toBe(200);
  const joining = { number: 1, confirm: true, join_key: crypto.randomUUID() };
  expect((await join(code, joining)).json).toMatchObject({ code: "homework_resting" });
  expect((await handOver(teacher.id, to.id)).status).toBe(200);
  await answerAll(await begun(code, { number: 1 }), ["B"]);
});

test("[T58] running homework goes on under the new teacher, whose name pupils see", async () => {
  const { teacher, id, code, classId } = await aHomework({ pupils: [{ name: "Ali Kaya" }] });
  const to = await anAccount("teacher", { name: "Kalan Öğretmen" });
  const ali = await begun(code, { number: 1 });
  await answerAll(ali, ["B"]);
  expect((await handOver(teacher.id, to.id)).json).toMatchObject({ classes: 1, homework: 1 });
  expect((await ali.see()).json.homework.teacher).toBe("Kalan Öğretmen");
  await answerAll(ali, ["B", "B"]);
  expect([await homeworkOf(teacher.token), await homeworkOf(to.token)]).toEqual([[], [id]]);
  expect((await call("POST", `/api/homework/${id}/close`, { token: to.token })).status).toBe(200);
  await expect
    .poll(() => env.DB.prepare("SELECT owner_id FROM games WHERE id = ?").bind(id).first("owner_id"))
    .toBe(to.id);
  expect((await progress(to.token, classId!)).total).toMatchObject({ questions: 3, credit: 1 });
});

test("[T58] asked twice, in two windows at once, and without classes: all of it goes once, and each mail lists it", async () => {
  const { from, to } = await twoTeachers();
  const { id } = await aPlayedClass(from);
  expect((await handOver(from.id, to.id, {})).json).toEqual(nothing);
  expect(await classNames(from.token)).toEqual(["7B Fen"]);
  const replies = await Promise.all([handOver(from.id, to.id), handOver(from.id, to.id)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies.map(({ json }) => json.classes).toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect((await handOver(from.id, to.id)).json).toEqual(nothing);
  expect((await progress(to.token, id)).total).toMatchObject({ questions: 2, credit: 1 / 2 });
  const [[taken, ...others], [given]] = [await mailTo(from.email), await mailTo(to.email)];
  expect(others).toEqual([]);
  expect([taken!.subject, given!.subject]).toEqual([
    "Setleriniz ve sınıflarınız devredildi",
    "Size sınıflar devredildi",
  ]);
  for (const { text } of [taken!, given!]) expect(text).toContain("0 set, 1 sınıf, 1 oyun, 0 ödev");
});

test("[T58] no game begins for a class that has been given to another teacher meanwhile", async () => {
  const { from, to } = await twoTeachers();
  const { id: classId } = await aClass(from.token, { name: "7B Fen", students: ["Ali"] });
  const { setId: questionSetId } = await aGame();
  const game = { id: crypto.randomUUID(), ownerId: from.id, classId, questionSetId, title: "Kesirler", label: "" };
  const more = { settings: "{}", totalQuestions: 1, createdAt: Date.now(), pictures: [] };
  const begin = () => drawCode(database(env.DB), { ...game, ...more }, 6, async (code) => code);
  await handOver(from.id, to.id);
  await expect(begin()).rejects.toThrow("class_not_found");
  expect(await env.DB.prepare("SELECT id FROM games WHERE id = ?").bind(game.id).first()).toBeNull();
});

test("[T58] a game that has just ended answers its new teacher alone, and closes the former one's screens", async () => {
  const { teacher, code } = await aGameWithClass();
  const to = await anAccount("teacher", { name: "Kalan Öğretmen" });
  await call("POST", `/api/game/${code}/end`, { token: teacher.token });
  await expect
    .poll(() => env.DB.prepare("SELECT status FROM games WHERE code = ?").bind(code).first("status"))
    .toBe("completed");
  const screen = await hosting(code, teacher.token);
  expect((await handOver(teacher.id, to.id)).json).toMatchObject({ classes: 1, games: 1 });
  expect(await screen.closed).toMatchObject({ code: 1000 });
  const statuses = async (token: string) => [
    (await report(code, token)).status,
    (await call("POST", `/api/game/${code}/end`, { token })).status,
    (await call("POST", "/api/game", { token, body: { from_game: code, which: "all" } })).status,
  ];
  expect(await statuses(teacher.token)).toEqual([404, 404, 404]);
  await evictDurableObject(env.GAME_ROOM.getByName(code));
  expect(await statuses(to.token)).toEqual([200, 200, 201]);
  // Repeating the call, as after one that was cut off, changes nothing.
  await handOver(teacher.id, to.id);
  expect((await report(code, to.token)).status).toBe(200);
});

test("[T58] a name that the receiver's class has gets a number, and of two games with one code each report is found", async () => {
  const { from, to } = await twoTeachers();
  const [mine, theirs] = [await aPlayedClass(from), await aPlayedClass(to)];
  await env.DB.prepare("UPDATE games SET code = ? WHERE id = ?").bind(theirs.game.code, mine.game.id).run();
  await env.DB.prepare("INSERT INTO used_codes SELECT owner_id, code FROM games WHERE id = ?")
    .bind(theirs.game.id)
    .run();
  expect((await handOver(from.id, to.id)).json).toMatchObject({ classes: 1, games: 1 });
  expect(await classNames(to.token)).toEqual(["7B Fen", "7B Fen (2)"]);
  const codes = await env.DB.prepare("SELECT DISTINCT code FROM games WHERE owner_id = ?").bind(to.id).all();
  expect(codes.results).toHaveLength(2);
});

test("[T58] a game that runs, or no room for the classes or the sets: nothing is moved, not even the sets", async () => {
  const { teacher, code, classId } = await aGameWithClass();
  const to = await anAccount("teacher", { name: "Kalan Öğretmen" });
  const refused = async () => {
    const { status, json } = await handOver(teacher.id, to.id);
    expect(await classNames(teacher.token)).toEqual(["7B Fen"]);
    const sets = env.DB.prepare("SELECT count(*) AS n FROM question_sets WHERE owner_id = ?");
    expect(await sets.bind(teacher.id).first("n")).toBe(1);
    return [status, json.code, json.fields];
  };
  expect(await refused()).toEqual([409, "games_running", undefined]);
  await call("POST", `/api/game/${code}/end`, { token: teacher.token });
  await expect
    .poll(() => env.DB.prepare("SELECT status FROM games WHERE code = ?").bind(code).first("status"))
    .toBe("completed");
  const rows = Array.from({ length: 50 }, (_, i) => ({
    id: crypto.randomUUID(),
    ownerId: to.id,
    name: `S${i}`,
    nameKey: `s${i}`,
    createdAt: 1,
  }));
  for (const row of rows) await database(env.DB).insert(classes).values(row);
  const most = "Kalan Öğretmen en çok 50 sınıf alabilir.";
  expect(await refused()).toEqual([409, "receiver_full", { classes: most }]);
  await env.DB.prepare("DELETE FROM classes WHERE owner_id = ?").bind(to.id).run();
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
     INSERT INTO question_sets (id, owner_id, title, title_key, created_at, updated_at)
     SELECT ?1 || '-' || i, ?1, 'Set', 'set', 1, 1 FROM n`,
  )
    .bind(to.id)
    .run();
  expect(await refused()).toEqual([409, "receiver_full", undefined]);
  await env.DB.prepare("DELETE FROM question_sets WHERE owner_id = ?").bind(to.id).run();
  expect((await handOver(teacher.id, to.id)).json).toMatchObject({ sets: 1, classes: 1, games: 1 });
  expect((await readClass(to.token, classId)).students).toHaveLength(3);
});

test("[T45] a pupil of a class that was handed over goes with its new teacher's account, also from the former teacher's games", async () => {
  const { from, to } = await twoTeachers();
  const name = "Zeynebh Kaya";
  const { id: old, studentIds } = await aClass(from.token, { name: "7A", students: [name, "Ece Su"] });
  const [pupil] = studentIds as [string];
  const game = await aClassGame(from.id, { classId: old, names: { [pupil]: "Zeynebh K." } }, { [pupil]: ["A"] });
  const setId = await aStoredSet(from.id);
  const body = { question_set_id: setId, due_at: Date.now() + DAY, class_id: old };
  const { homework } = (await call<HomeworkReply>("POST", "/api/homework", { token: from.token, body })).json;
  await begun(homework.code, { number: 1 });
  const next = await aClass(from.token, { name: "8B", students: ["Nur"] });
  expect((await move({ token: from.token, classId: old, student: pupil }, next.id)).status).toBe(200);
  await call("DELETE", `/api/classes/${old}`, { token: from.token });
  expect((await handOver(from.id, to.id)).status).toBe(200);
  const written = await resultsOf(game.id);
  expect(written).toContain("Zeynebh");
  await unnameMovedStudentsOf(env, to.id);
  expect(await placesOf(["Zeynebh"])).not.toContain("games.results");
  const shown = await call("GET", `/api/homework/${homework.id}/pupils`, { token: from.token });
  expect(shown.text).not.toContain("Zeynebh");
  // A write beside it brings the name back, which the deletion owes then.
  await call("DELETE", "/api/user", { token: to.token, body: { password: goodPassword } });
  await env.DB.prepare("UPDATE games SET results = ? WHERE id = ?").bind(written, game.id).run();
  await sweep(env, Date.now());
  expect(await placesOf(["Zeynebh"])).toEqual([]);
});
