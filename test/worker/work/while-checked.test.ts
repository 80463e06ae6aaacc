import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { CallDatabase } from "#services/request/call-database";
import { whileChecked } from "#services/request/while-checked";
import { countingTrips } from "../in-node/trips";

/** Steps that a handler can take at once: two queries, a write, a batch with a write, a picture and a room. */
const deeds = {
  query: ({ DB }: Env) => DB.prepare("SELECT 1").all(),
  queries: ({ DB }: Env) => DB.batch([DB.prepare("select 2"), DB.prepare("select ?").bind(3)]),
  write: ({ DB }: Env) => DB.prepare("delete from games").run(),
  batch: ({ DB }: Env) => DB.batch([DB.prepare("select 4"), DB.prepare("delete from games")]),
  picture: ({ MEDIA }: Env) => MEDIA.get("none"),
  room: ({ GAME_ROOM }: Env) => GAME_ROOM.getByName("123456").isOpen(),
};

/** Does it all while the caller is checked: what was sent in the end, what came of each, and how many before the check was done. */
async function tried(check: (checked: PromiseWithResolvers<void>) => void) {
  const { done, trips } = await countingTrips(async () => {
    const checked = Promise.withResolvers<void>();
    const there = whileChecked(env, new CallDatabase(env.DB, checked.promise));
    let early = 0;
    const works = Promise.allSettled(Object.values(deeds).map((deed) => deed(there).finally(() => early++)));
    await scheduler.wait(20);
    const outcome = { early };
    check(checked);
    return { ...outcome, all: (await works).map((one) => (one.status === "rejected" ? String(one.reason) : "done")) };
  });
  return { ...done, sent: trips.made.map((one) => one.replace(/^.+?: /, "")) };
}

const queries = ["SELECT 1", "select 2 ; select ?"];

test("only queries are sent while the caller is checked, and their rows come when the caller is allowed", async () => {
  const { early, all, sent } = await tried(({ resolve }) => resolve());
  expect(early).toBe(0);
  expect(new Set(all)).toEqual(new Set(["done"]));
  expect(sent.toSorted()).toEqual(
    [...queries, "delete from games", "isOpen", "select 4 ; delete from games"].toSorted(),
  );
});

test("all that waits fails as the check does, and only queries were sent", async () => {
  const { early, all, sent } = await tried(({ reject }) => reject(new Error("forbidden")));
  expect(early).toBe(0);
  expect(new Set(all)).toEqual(new Set(["Error: forbidden"]));
  expect(sent).toEqual(queries);
});

test("what waits is no promise itself, and what a deployment does not have stays absent", () => {
  const withoutMail = { ...env, EMAIL: undefined } as unknown as Env;
  const { GAME_ROOM, EMAIL } = whileChecked(withoutMail, new CallDatabase(env.DB, Promise.resolve()));
  expect([Reflect.get(GAME_ROOM.getByName("123456"), "then"), EMAIL]).toEqual([undefined, undefined]);
});

const said = (text: string) => ({ toSQL: () => ({ sql: text, params: [] }) });

test("what is carried goes once, with the next write or before anything outside the database", async () => {
  const { done, trips } = await countingTrips(async () => {
    const db = new CallDatabase(env.DB, Promise.resolve());
    const there = whileChecked(env, db);
    const carried = db.carry([said("select 5 as five")]);
    await deeds.query(there);
    await Promise.all([deeds.write(there), deeds.batch(there)]);
    void db.carry([said("delete from classes")]);
    await deeds.room(there);
    void db.carry([said("delete from homework")]);
    await db.settled();
    await db.settled();
    return (await carried).map(({ results }) => results);
  });
  expect(done).toEqual([[{ five: 5 }]]);
  expect(trips.made.map((one) => one.replace(/^.+?: /, ""))).toEqual([
    "SELECT 1",
    "select 5 as five ; delete from games",
    "select 4 ; delete from games",
    "delete from classes",
    "isOpen",
    "delete from homework",
  ]);
});

test("if what is carried fails nothing is written, by a write at the same time neither, and its refusal is the call's", async () => {
  const { done, trips } = await countingTrips(async () => {
    const db = new CallDatabase(env.DB, Promise.resolve());
    const there = whileChecked(env, db);
    void db.carry([said("select json('not ' || 'json')")], () => Promise.reject(new Error("locked")));
    const works = await Promise.allSettled([deeds.write(there), deeds.room(there), deeds.batch(there), db.settled()]);
    return works.map((one) => one.status === "rejected" && String(one.reason));
  });
  expect(new Set(done)).toEqual(new Set(["Error: locked"]));
  expect(trips.made.filter((one) => !one.includes("select json"))).toEqual([]);
});
