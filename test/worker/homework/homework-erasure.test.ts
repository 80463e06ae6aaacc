import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import type { HomeworkPupilsReply, HomeworkReply } from "#protocol/http/replies/homework";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { signToken } from "#auth/tokens";
import { finishRemovals } from "#services/upkeep/class-removal";
import { sweep } from "#services/upkeep/retention";
import { database } from "#db/database";
import { games } from "#db/schema/games";
import { homework as table } from "#db/schema/homework";
import { anAccount } from "../helpers/accounts/accounts";
import { aHomework, answerAll, begun, DAY, join } from "../helpers/a-homework";
import { ring, withClock } from "../helpers/clock";
import { call, callUnchecked } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { placesOf } from "../helpers/traces";
import { eventually } from "../helpers/eventually";
import { counted, watchAll, watchNoMore } from "../work/counted";

const db = database(env.DB);
const rowOf = (id: string) => db.select().from(table).where(eq(table.id, id)).get();
const resultOf = (id: string) => db.select().from(games).where(eq(games.id, id)).get();
const ended = (id: string) => eventually(async () => expect((await rowOf(id))?.endedAt).not.toBeNull());
/** Everything that the object stores, as text; empty if it stores nothing. */
const held = (room: DurableObjectStub) =>
  runInDurableObject(room, (_, { storage }) => {
    const names = storage.sql.exec<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
    );
    return names
      .toArray()
      .map(({ name }) => JSON.stringify(storage.sql.exec(`SELECT * FROM "${name}"`).toArray()))
      .join("\n");
  });
const tag = () => `Zeyneb${crypto.randomUUID().slice(0, 6).replaceAll("-", "x")}`;

test("[T45] a student who leaves the class stands in no homework, running or over; points stay", async () => {
  await withClock(async ({ pass }) => {
    const name = tag();
    const pupils = [{ name: `${name} Kaya` }, { name: "Ali Can" }];
    const { teacher, id, code, room, classId, students } = await aHomework({ pupils });
    await answerAll(await begun(code, { number: 1 }), ["B"]);
    await answerAll(await begun(code, { number: 2 }), ["A"]);
    const path = `/api/classes/${classId}/students/${students[0]!.id}`;
    expect(await held(room)).toContain(name);
    expect((await call("DELETE", path, { token: teacher.token })).status).toBe(204);
    expect(await held(room)).not.toMatch(new RegExp(`${name}|${students[0]!.id}`));
    pass(3 * DAY);
    await ring(room);
    await ended(id);
    expect(await placesOf([name])).toEqual([]);
    expect(await resultOf(id)).toMatchObject({ playerCount: 2, correct: 1 });
    // The whole class is deleted a day after the end.
    pass(DAY);
    expect((await call("DELETE", `/api/classes/${classId}`, { token: teacher.token })).status).toBe(204);
    expect(await held(room)).not.toContain("Ali");
    expect((await resultOf(id))!.results).not.toContain("Ali");
    expect((await rowOf(id))!.classId).toBeNull();
  });
});

test("[T45][F28] a student who leaves while a homework is of a newer version is taken out of it once it can be read", async () => {
  const name = tag();
  const { teacher, code, room, classId, students } = await aHomework({ pupils: [{ name: `${name} Kaya` }] });
  await begun(code, { number: 1 });
  const becomes = async (schema: number) => {
    const change = "UPDATE notes SET value = ? WHERE key = 'schema'";
    await runInDurableObject(room, (_, { storage }) => void storage.sql.exec(change, schema));
    await evictDurableObject(room);
  };
  await becomes(99);
  const path = `/api/classes/${classId}/students/${students[0]!.id}`;
  expect((await call("DELETE", path, { token: teacher.token })).status).toBe(503);
  await expect(finishRemovals(env)).rejects.toThrow("removals failed");
  expect(await held(room)).toContain(name);
  await becomes(1);
  await finishRemovals(env);
  expect(await held(room)).not.toContain(name);
  expect(await placesOf([name])).toEqual([]);
});

test("[T45] an account that is deleted takes its name from homework that runs, and from the results of one that is over", async () => {
  await withClock(async ({ pass }) => {
    const name = tag();
    const student = await anAccount("student", { name });
    const [running, over] = [await aHomework({ days: 9 }), await aHomework()];
    await answerAll(await begun(running.code, { nickname: name }, student.token), ["B"]);
    await answerAll(await begun(over.code, { nickname: name }, student.token), ["B"]);
    pass(3 * DAY);
    await ring(over.room);
    await ended(over.id);
    const body = { password: student.password };
    expect((await call("DELETE", "/api/user", { token: student.token, body })).status).toBe(204);
    expect(await placesOf([name, student.id])).toEqual(["audit_log.actor_id", "audit_log.target_id"]);
    for (const { room } of [running, over]) expect(await held(room)).not.toMatch(new RegExp(`${name}|${student.id}`));
    expect((await resultOf(over.id))?.correct).toBe(1);
  });
});

test("[T32][T45] with its teacher, and with a click, a homework goes: its object holds nothing, its pupils find nothing", async () => {
  await withClock(async ({ pass }) => {
    for (const isWholeAccount of [true, false]) {
      const teacher = await anAccount("teacher");
      const { id, code, room, setId } = await aHomework();
      await db.update(table).set({ ownerId: teacher.id }).where(eq(table.id, id));
      const ali = await begun(code, { nickname: tag() });
      await answerAll(ali, ["B"]);
      pass(3 * DAY);
      await ring(room);
      await ended(id);
      const gone = isWholeAccount
        ? await call("DELETE", "/api/user", { token: teacher.token, body: { password: teacher.password } })
        : await call("DELETE", `/api/homework/${id}`, { token: teacher.token });
      expect(gone.status).toBe(204);
      expect(await held(room)).toBe("");
      expect([await rowOf(id), await resultOf(id)]).toEqual([undefined, undefined]);
      expect((await ali.see()).json.code).toBe("not_found");
      expect(setId).not.toBe("");
    }
  });
});

test("a month after its end it is wiped: the report stays with its teacher, names go as from every game", async () => {
  await withClock(async ({ pass, now }) => {
    const { teacher, id, code, room } = await aHomework();
    const name = tag();
    const ali = await begun(code, { nickname: name });
    await answerAll(ali, ["B", "A"]);
    pass(3 * DAY);
    await ring(room);
    await ended(id);
    pass(30 * DAY - 1000);
    await evictDurableObject(room);
    await ring(room);
    expect((await ali.see()).json.result?.best.right).toBe(1);
    pass(2000);
    await ring(room);
    expect(await held(room)).toBe("");
    const token = await signToken(env, { userId: teacher.id, role: "teacher", version: 1 });
    const seen = await call<HomeworkReply>("GET", `/api/homework/${id}`, { token });
    expect(seen.json.homework).toMatchObject({ state: "over", has_report: true, can_extend: false, accuracy: 1 / 3 });
    const pupils = await call<HomeworkPupilsReply>("GET", `/api/homework/${id}/pupils`, { token });
    expect(pupils.json.pupils).toMatchObject([{ name, best: { right: 1, answered: 2, judged: 3 } }]);
    const body = { due_at: now() + DAY };
    expect((await call("PUT", `/api/homework/${id}`, { token, body })).json.code).toBe("homework_settled");
    const renamed = await call<HomeworkReply>("PUT", `/api/homework/${id}`, { token, body: { title: "Kesirler 2" } });
    expect(renamed.json.homework).toMatchObject({ title: "Kesirler 2", state: "over", has_report: true });
    const report = await call<GameStatistics>("GET", `/api/homework/${id}/statistics`, { token });
    expect(report.json.game.title).toBe("Kesirler 2");
    const answers = await call(`GET`, `/api/homework/${id}/pupils/${ali.id}`, { token });
    expect(answers.json).toMatchObject({ answers: [{ answer: "B" }, { answer: "A" }, { answer: null }] });
    await sweep(env, now() + 180 * DAY);
    expect(await placesOf([name])).toEqual([]);
  });
});

test("one's own data has homework given and begun", async () => {
  const { teacher, id, code } = await aHomework();
  const student = await aPerson("student");
  await begun(code, { nickname: "Ali" }, student.token);
  type Export = { homework: object[]; homework_done: object[] };
  const own = await call<Export>("GET", "/api/user/export", { token: teacher.token });
  expect(own.json.homework).toMatchObject([{ id, code, title: "Kesirler", settings: { attempts: 1 } }]);
  await eventually(async () => {
    const done = await call<Export>("GET", "/api/user/export", { token: student.token });
    expect(done.json.homework_done).toMatchObject([{ code, title: "Kesirler" }]);
  });
});

test.each([
  ["", "UPDATE notes SET value = 99 WHERE key = 'schema'"],
  [" with a setting of its own", "UPDATE opening SET opening = json_set(opening, '$.settings.verdict', 'at_the_bell')"],
  [" with a kind of its own", "UPDATE questions SET question = json_set(question, '$.kind', 'hotspot')"],
])("a homework that a newer version has given%s is left alone", async (_, change) => {
  const { code, room } = await aHomework();
  await runInDurableObject(room, (_, { storage }) => void storage.sql.exec(change));
  await evictDurableObject(room);
  expect((await call("GET", `/api/homework/${code}`)).status).toBe(503);
  await ring(room);
  expect(await held(room)).toContain("Kesirler");
});

const schemaOf = async (body: object): Promise<number> => {
  const { room } = await aHomework({ body });
  return runInDurableObject(room, (_, { storage }) => {
    return storage.sql.exec<{ value: number }>("SELECT value FROM notes WHERE key = 'schema'").one().value;
  });
};

test("[F28] a homework that counts net has a number that keeps versions away which would count it in points", async () => {
  expect([await schemaOf({}), await schemaOf({ scoring: "net" })]).toEqual([1, 2]);
});

test("[F28] a homework is done without a setting that only a newer version knows, and its page learns of it", async () => {
  const { id, room, teacher } = await aHomework();
  const change = "UPDATE opening SET opening = json_set(opening, '$.settings.newest', 'loud')";
  await runInDurableObject(room, (_, { storage }) => void storage.sql.exec(change));
  await evictDurableObject(room);
  const { status, json } = await callUnchecked<HomeworkReply>("GET", `/api/homework/${id}`, { token: teacher.token });
  expect([status, json.homework.settings]).toEqual([200, expect.objectContaining({ newest: "loud" })]);
});

test("[T45] a result that is written again does not begin anew the month for which a homework is kept", async () => {
  await withClock(async ({ pass }) => {
    const { teacher, id, code, room } = await aHomework({ questions: 1 });
    const [ali, ece] = [await begun(code, { nickname: "Ali" }), await begun(code, { nickname: "Ece" })];
    await answerAll(ali, ["B"]);
    await call("POST", `/api/homework/${id}/close`, { token: teacher.token });
    const days = async () => {
      const days = env.DB.prepare("SELECT (room_until - ended_at) / 86400000.0 AS days FROM homework WHERE id = ?");
      return days.bind(id).first<number>("days");
    };
    expect(await days()).toBe(30);
    pass(DAY / 2);
    expect((await call("DELETE", `/api/homework/${id}/pupils/${ece.id}`, { token: teacher.token })).status).toBe(204);
    await ring(room);
    expect(await days()).toBe(30);
  });
});

test("a pupil whose place is called like a deleted classmate's seat still comes in", async () => {
  const names = ["Öğrenci", "Öğrenci", "Öğrenci"];
  const { teacher, code, classId, students } = await aHomework({ pupils: names.map((name) => ({ name })) });
  await begun(code, { number: 3 });
  const path = `/api/classes/${classId}/students/${students[2]!.id}`;
  expect((await call("DELETE", path, { token: teacher.token })).status).toBe(204);
  for (const number of [1, 2]) await begun(code, { number });
});

test("[T45] a deleted account leaves the place and the name of its pupil in the class, where nobody begins again", async () => {
  const { teacher, id, code } = await aHomework({ questions: 1, pupils: [{ name: "Ali Kaya" }, { name: "Ece Su" }] });
  const account = await anAccount("student");
  await answerAll(await begun(code, { number: 1 }, account.token), ["A"]);
  const gone = await call("DELETE", "/api/user", { token: account.token, body: { password: account.password } });
  expect(gone.status).toBe(204);
  const again = await join(code, { number: 1, confirm: true, join_key: crypto.randomUUID() });
  expect(again.json).toMatchObject({ code: "seat_taken" });
  const { pupils } = (await call<HomeworkPupilsReply>("GET", `/api/homework/${id}/pupils`, { token: teacher.token }))
    .json;
  expect(pupils.map(({ number, name, state }) => [number, name, state])).toEqual([
    [1, "Ali K.", "finished"],
    [2, "Ece S.", "not_started"],
  ]);
});

test("[T36] an account with many seats under names that are given to nobodies is taken out of all in one walk", async () => {
  const account = await anAccount("student");
  const { code } = await aHomework({ questions: 1 });
  const SEATS = 60;
  for (let i = 1; i <= SEATS; i++) await begun(code, { nickname: `Oyuncu ${i}` }, account.token);
  watchAll();
  onTestFinished(watchNoMore);
  const leaving = () => call("DELETE", "/api/user", { token: account.token, body: { password: account.password } });
  const { done, work } = await counted(leaving);
  expect([done.status, work.statements < 5 * SEATS]).toEqual([204, true]);
});

test("[T36] an account that went without a word to the room is taken out of its seats in one walk by the result", async () => {
  const account = await anAccount("student");
  const { id, code, teacher } = await aHomework({ questions: 1 });
  const SEATS = 60;
  for (let i = 1; i <= SEATS; i++) await begun(code, { nickname: `Su ${i}` }, account.token);
  await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(account.id).run();
  watchAll();
  onTestFinished(watchNoMore);
  const { work } = await counted(async () => {
    await call("POST", `/api/homework/${id}/close`, { token: teacher.token });
    await ended(id);
  });
  expect((await resultOf(id))!.results).not.toContain("Su 1");
  expect(work.rows).toBeLessThan(20 * SEATS);
});
