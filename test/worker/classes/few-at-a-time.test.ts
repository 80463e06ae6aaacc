import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import type { HomeworkReply } from "#protocol/http/replies/homework";
import { database } from "#db/database";
import { rewrite } from "#services/upkeep/stored-names";
import { joinStudentsInHomework, unnameStudentsInHomework } from "#services/homework/homework-rooms";
import { aHomework, answerAll, begun } from "../helpers/a-homework";
import { aPerson } from "../helpers/accounts/people";
import { aClass } from "../helpers/classes";
import { ring, withClock } from "../helpers/clock";
import { eventually } from "../helpers/eventually";
import { call } from "../helpers/http";
import { aStoredSet } from "../helpers/games/a-game";
import { DAY } from "./student-rows";

const COUNT = 12;
const fails = () => Promise.reject(new Error("away"));

/** A class with homework whose objects only note how they were told, and how many at once. */
async function aLongPast() {
  const { id: ownerId, token } = await aPerson("teacher");
  const { id: class_id, studentIds } = await aClass(token, { students: ["Ali Kaya", "Ece Su"] });
  for (let i = 0; i < COUNT; i++) {
    const body = { question_set_id: await aStoredSet(ownerId), due_at: Date.now() + DAY, class_id };
    expect((await call<HomeworkReply>("POST", "/api/homework", { token, body })).status).toBe(201);
  }
  const told: unknown[] = [];
  let [now, most] = [0, 0];
  const tell = async (asked: unknown) => {
    now += 1;
    most = Math.max(most, now);
    await scheduler.wait(0);
    now -= 1;
    told.push(asked);
  };
  const room = { joinStudents: tell, unnameStudents: tell };
  const away = { ...env, HOMEWORK_ROOM: { getByName: () => room } } as unknown as Env;
  return { env: away, told, most: () => most, classIds: [class_id], ids: studentIds };
}

test("a class's homework hears of two rows that are one a few at a time, and a few of them a second write it to D1", async () => {
  const { env: away, told, most, ...where } = await aLongPast();
  await joinStudentsInHomework(away, where.ids[0]!, where);
  expect(most()).toBe(5);
  expect(told.map((rows) => (rows as { writeAfterMs: number }).writeAfterMs)).toEqual([
    0, 0, 0, 0, 0, 1_000, 1_000, 1_000, 1_000, 1_000, 2_000, 2_000,
  ]);
});

test("[T45] a class's homework loses a name a few at a time; one that is away keeps no other, and the call hears of it", async () => {
  const { env: away, told, most, ...where } = await aLongPast();
  let asked = 0;
  const getByName = (code: string) => (asked++ === 0 ? { unnameStudents: fails } : away.HOMEWORK_ROOM.getByName(code));
  const stuck = { ...away, HOMEWORK_ROOM: { getByName } } as unknown as Env;
  await expect(unnameStudentsInHomework(stuck, where)).rejects.toThrow("away");
  expect([told.length, most()]).toEqual([COUNT - 1, 5]);
});

test("a homework that is over notes its debt with the rows that are one, and pays it when it is due", async () => {
  await withClock(async ({ pass }) => {
    const given = await aHomework({ pupils: [{ name: "Ali Kaya" }, { name: "Veli Kaya" }] });
    const [stays, goes] = given.students.map(({ id }) => id) as [string, string];
    await answerAll(await begun(given.code, { number: 1 }), ["B"]);
    await answerAll(await begun(given.code, { number: 2 }), ["B", "B"]);
    await call("POST", `/api/homework/${given.id}/close`, { token: given.teacher.token });
    const owed = () =>
      runInDurableObject(given.room, (_, { storage }) => storage.sql.exec("SELECT kind, due_at FROM outbox").toArray());
    await eventually(async () => expect(await owed()).toEqual([]));
    await given.room.joinStudents({ stays, goes: [goes], writeAfterMs: 3_000 });
    expect(await owed()).toEqual([{ kind: "results", due_at: Date.now() + 3_000 }]);
    pass(3_000);
    await ring(given.room);
    await eventually(async () => expect(await owed()).toEqual([]));
  });
});

test("others have their turn after each game whose names are replaced", async () => {
  const turns = vi.spyOn(scheduler, "wait");
  try {
    const games = Array.from({ length: 3 }, () => ({ id: crypto.randomUUID(), results: null, resultsEdition: null }));
    await rewrite(database(env.DB), games, (results) => results);
    expect(turns.mock.calls.filter(([ms]) => ms === 0)).toHaveLength(3);
  } finally {
    turns.mockRestore();
  }
});
