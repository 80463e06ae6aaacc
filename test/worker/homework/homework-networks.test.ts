import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { aHomework, join } from "../helpers/a-homework";
import { withClock } from "../helpers/clock";
import { call } from "../helpers/http";
import { aClassOf, asTeacher, elsewhere, school, sitsAt, teacherPage } from "../helpers/homework-seats";
import { from, inOrder, onLine, statusesOf } from "../helpers/networks";

const MINUTE = 60_000;

test("[T2][T51] five hundred looks and joins of a school in an hour, forty at once; then each waits for its oldest, and another network does not", async () => {
  await withClock(async ({ pass }) => {
    const given = await aClassOf(42);
    const { code } = given;
    const class40 = await Promise.all(Array.from({ length: 40 }, (_, i) => sitsAt(code, i + 1, school)));
    expect(statusesOf(class40)).toEqual([201]);
    pass(MINUTE);
    const look = (ip: string) => join(code, { number: 42, join_key: crypto.randomUUID() }, from(ip));
    expect(statusesOf(await inOrder(500, () => look(school)))).toEqual([200]);
    pass(MINUTE);
    const late = await look(school);
    expect([late.status, late.json.code, late.headers.get("retry-after")]).toEqual([429, "rate_limited", "3540"]);
    expect((await sitsAt(code, 42, elsewhere)).status).toBe(201);

    const open = await aHomework();
    expect(statusesOf(await inOrder(500, (i) => join(open.code, { nickname: `Ada ${i}` }, from(school))))).toEqual([
      201,
    ]);
    pass(MINUTE);
    const full = await join(open.code, { nickname: "Geç" }, from(school));
    expect([full.status, full.json.code, full.headers.get("retry-after")]).toEqual([429, "rate_limited", "3540"]);
    expect((await join(open.code, { nickname: "Evden" }, from(elsewhere))).status).toBe(201);
  });
});

test("[T2][O12] a homework that sleeps still counts what a network looks at and joins, and keeps no name for it", async () => {
  const open = await aHomework();
  expect(statusesOf(await inOrder(500, (i) => join(open.code, { nickname: `Ada ${i}` }, from(elsewhere))))).toEqual([
    201,
  ]);
  const given = await aClassOf(3);
  const looks = (count: number, ip = elsewhere) =>
    inOrder(count, () => join(given.code, { number: 3, join_key: crypto.randomUUID() }, from(ip)));
  expect(statusesOf(await looks(499))).toEqual([200]);
  // A lookup that led to a seat does not count any more.
  expect((await sitsAt(given.code, 1, elsewhere)).status).toBe(201);
  expect(statusesOf(await looks(1))).toEqual([200]);
  const kept = await runInDurableObject(open.room, (_, { storage }) =>
    JSON.stringify(storage.sql.exec("SELECT * FROM counted").toArray()),
  );
  expect(kept).not.toMatch(/ada/i);
  await evictDurableObject(open.room);
  await evictDurableObject(given.room);
  expect((await join(open.code, { nickname: "Ece" }, from(elsewhere))).status).toBe(429);
  expect((await join(open.code, { nickname: "Ece" }, from(school))).status).toBe(201);
  expect(statusesOf(await looks(1))).toEqual([429]);
  expect(statusesOf(await looks(1, school))).toEqual([200]);
});

test("[T2][T51] a phone that looks again and again keeps nobody out while the teacher has the page open, after a sleep too", async () => {
  const given = await aClassOf(3);
  await teacherPage(given);
  const look = (number: number) => join(given.code, { number, join_key: crypto.randomUUID() }, from(school));
  expect(statusesOf(await inOrder(501, () => look(77)))).toEqual([404]);
  expect((await sitsAt(given.code, 1, school)).status).toBe(201);
  await evictDurableObject(given.room);
  expect(statusesOf(await inOrder(501, () => look(77)))).toEqual([404]);
  expect((await sitsAt(given.code, 2, school)).status).toBe(201);
});

test("[T4][T51] a stranger's wrong pins lock a class out of nothing: its own network waits, the pupil elsewhere does not", async () => {
  await withClock(async ({ pass }) => {
    const { code } = await aClassOf(3);
    const pupils = await inOrder(3, (i) => sitsAt(code, i + 1, school));
    const right = pupils.map(({ json }) => json.pin!);
    const wrong = (number: number) => (right[number - 1] === "0000" ? "1111" : "0000");
    for (const number of [1, 2, 3]) {
      const tries = await inOrder(6, () => join(code, { number, pin: wrong(number) }, from(elsewhere)));
      expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
      expect(tries[5]!.headers.get("retry-after")).toBe("900");
      expect((await join(code, { number, pin: right[number - 1]! }, from(school))).status).toBe(200);
    }
    // Tries for a number that no pupil has are slowed just the same.
    const nobody = await inOrder(6, () => join(code, { number: 99, pin: "0000" }, from(elsewhere)));
    expect(nobody.map(({ status, json }) => [status, json.tries_left])).toEqual([
      ...[4, 3, 2, 1, 0].map((left) => [401, left]),
      [429, undefined],
    ]);
    pass(15 * MINUTE);
    expect((await join(code, { number: 1, pin: right[0]! }, from(elsewhere))).status).toBe(200);
  });
});

test("[T4][T51] five hundred wrong pins of a school make only the places wait at which it was wrong", async () => {
  await withClock(async ({ pass }) => {
    const { code } = await aClassOf(2);
    const [ali, ece] = await inOrder(2, (i) => sitsAt(code, i + 1, school));
    const tries = await inOrder(500, (i) => join(code, { number: 1000 + i, pin: "0000" }, from(school)));
    expect(statusesOf(tries)).toEqual([401]);
    pass(MINUTE);
    const comes = (number: number, pin: string) => join(code, { number, pin }, from(school));
    expect((await comes(1, ali!.json.pin!)).status).toBe(200);
    // A wrong pin at a pupil's place is answered as at a number that nobody has: the first is wrong, the second waits.
    for (const number of [2, 5000]) {
      expect((await comes(number, ece!.json.pin === "0000" ? "1111" : "0000")).status).toBe(401);
      const second = await comes(number, ece!.json.pin!);
      expect([second.status, second.headers.get("retry-after")]).toEqual([429, "3540"]);
    }
  });
});

test("[O12][T51] tries are counted while the homework sleeps, and twenty of many lines make a place wait for all but its own", async () => {
  await withClock(async ({ pass }) => {
    const { code, room } = await aClassOf(2);
    const { pin } = (await sitsAt(code, 1, school)).json;
    const wrong = pin === "0000" ? "1111" : "0000";
    const tryAt = (ip: string) => join(code, { number: 1, pin: wrong }, from(ip));
    await inOrder(4, () => tryAt("192.0.2.1"));
    await evictDurableObject(room);
    expect([(await tryAt("192.0.2.1")).status, (await tryAt("192.0.2.1")).status]).toEqual([401, 429]);
    const many = await inOrder(15, (i) => tryAt(`192.0.2.${2 + i}`));
    expect(statusesOf(many)).toEqual([401]);
    const comes = (ip: string) => join(code, { number: 1, pin: pin! }, from(ip));
    const locked = await comes(elsewhere);
    expect([locked.status, locked.headers.get("retry-after")]).toEqual([429, String(24 * 3600)]);
    pass(24 * 3_600_000);
    expect((await comes(elsewhere)).status).toBe(200);
    // The line that the place was taken from has tries of its own, and strangers use up none of them.
    await inOrder(20, (i) => tryAt(`192.0.2.${2 + i}`));
    expect([(await comes(elsewhere)).status, (await tryAt(school)).status]).toEqual([429, 401]);
    expect((await comes(school)).status).toBe(200);
  });
});

test("[T49] the teacher's page asks about a network that took six places, frees them in one step, and touches no other place", async () => {
  const given = await aClassOf(20);
  await teacherPage(given);
  const own = await sitsAt(given.code, 1, school);
  await inOrder(5, (i) => sitsAt(given.code, i + 2, elsewhere));
  // At home everybody has their own network.
  await inOrder(7, (i) => sitsAt(given.code, i + 10, `192.0.2.${i + 1}`));
  expect((await teacherPage(given)).json.foreign_seats).toBeUndefined();
  const sixth = await sitsAt(given.code, 7, elsewhere);
  const page = await teacherPage(given);
  const [{ network, count } = { network: "", count: 0 }] = page.json.foreign_seats!;
  expect([count, page.json.foreign_seats!.length, page.text.includes(elsewhere)]).toEqual([6, 1, false]);
  expect((await asTeacher(given, "free-seats", { network })).json).toEqual({
    freed: 6,
    foreign_seats: [{ network, count: 0, barred: true }],
  });
  const look = (sessionId: string) =>
    call("GET", `/api/homework/${given.code}`, { headers: { "session-id": sessionId } });
  expect(await look(sixth.json.session_id)).toMatchObject({ status: 403, json: { code: "seat_freed" } });
  expect((await look(own.json.session_id)).status).toBe(200);
  expect((await teacherPage(given)).json.homework.counts.started).toBe(8);
  expect((await asTeacher(given, "free-seats", { network })).json.freed).toBe(0);
  expect((await sitsAt(given.code, 7, school)).status).toBe(201);
});

test("[T49][T51] a stranger is one line, of however many networks: asked about, barred, and counted as one", async () => {
  const given = await aClassOf(20);
  await teacherPage(given);
  const { pin } = (await sitsAt(given.code, 20, school)).json;
  const tryPin = (tried: string, ip: string) => join(given.code, { number: 20, pin: tried }, from(ip));
  const wrong = pin === "0000" ? "1111" : "0000";
  // A classmate of the same carrier closes a place on their own network alone.
  expect(statusesOf(await inOrder(6, () => tryPin(wrong, onLine(0))))).toEqual([401, 429]);
  expect((await tryPin(pin!, onLine(1))).status).toBe(200);
  const tries = await inOrder(45, (i) => tryPin(wrong, onLine(2 + i)));
  expect(tries.map(({ status }) => status)).toEqual([...Array<number>(15).fill(401), ...Array<number>(30).fill(429)]);
  expect((await tryPin(pin!, "2001:db8:8:1::7")).status).toBe(200);

  await inOrder(6, (i) => sitsAt(given.code, i + 1, onLine(i)));
  const [{ network, count } = { network: "", count: 0 }] = (await teacherPage(given)).json.foreign_seats!;
  expect(count).toBe(6);
  await asTeacher(given, "free-seats", { network });
  expect((await sitsAt(given.code, 1, onLine(99))).status).toBe(409);
  expect((await sitsAt(given.code, 1, "2001:db8:8:99::7")).status).toBe(201);
});

test("[T51] a try does not look through everything that was counted", async () => {
  const { room } = await aHomework();
  const plan = await runInDurableObject(room, (_, { storage }) =>
    storage.sql.exec<{ detail: string }>("EXPLAIN QUERY PLAN DELETE FROM counted WHERE kept_until <= 1").toArray(),
  );
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining("USING INDEX counted_ends")]);
});

test("[T49] freed places are not taken again from the same network, until the teacher lets it in again", async () => {
  const given = await aClassOf(20);
  await teacherPage(given);
  const strangers = await inOrder(6, (i) => sitsAt(given.code, i + 1, elsewhere));
  expect(statusesOf(strangers)).toEqual([201]);
  const { network } = (await teacherPage(given)).json.foreign_seats![0]!;
  await asTeacher(given, "free-seats", { network });
  await evictDurableObject(given.room);
  const refused = await join(given.code, { number: 1 }, from(elsewhere));
  expect([refused.status, refused.json.code]).toEqual([409, "lobby_locked"]);
  expect((await sitsAt(given.code, 1, elsewhere)).status).toBe(409);
  expect((await sitsAt(given.code, 1, school)).status).toBe(201);
  expect((await asTeacher(given, "keep-seats", { network })).json.foreign_seats).toEqual([]);
  // Let in again, it is asked about again, and can be barred again.
  await inOrder(6, (i) => sitsAt(given.code, i + 2, elsewhere));
  expect((await teacherPage(given)).json.foreign_seats).toMatchObject([{ network, count: 6 }]);
  expect((await asTeacher(given, "free-seats", { network })).json.foreign_seats).toMatchObject([{ barred: true }]);
});

test("[T49] a class on a stranger's carrier and the stranger are let in together; who then takes seats is asked about", async () => {
  const given = await aClassOf(40);
  await teacherPage(given, onLine(1));
  const floods = async (phone: number) => {
    await inOrder(8, (i) => sitsAt(given.code, i + 1, onLine(phone)));
    const [{ network } = { network: "" }] = (await teacherPage(given, onLine(1))).json.foreign_seats!;
    return (await asTeacher(given, "free-seats", { network })).json.foreign_seats;
  };
  await floods(2);
  const barred = await floods(3);
  expect(barred.map(({ count, barred: isBarred }) => [count, isBarred])).toEqual([1, 2, 3].map(() => [0, true]));
  expect((await sitsAt(given.code, 20, onLine(9))).json.code).toBe("lobby_locked");
  const { network } = barred[0]!;
  const keeps = async (seen: object) => (await asTeacher(given, "keep-seats", { network, ...seen })).json.foreign_seats;
  expect(await keeps({ up_to: 8 })).toEqual(barred);
  expect(await keeps({ barred: true })).toEqual([]);
  expect((await sitsAt(given.code, 20, onLine(9))).status).toBe(201);
  // The same tap again keeps nothing.
  expect(await keeps({ barred: true })).toEqual([]);
  expect((await floods(3)).filter(({ barred: isBarred }) => isBarred).length).toBe(1);
});

test("a network that the teacher calls the class's is not asked about again; homework given before networks were counted goes on", async () => {
  const given = await aClassOf(20);
  await runInDurableObject(given.room, (_, { storage }) => {
    for (const table of ["seat_networks", "known_networks", "barred_networks", "counted"])
      storage.sql.exec(`DROP TABLE ${table}`);
  });
  await evictDurableObject(given.room);
  await teacherPage(given);
  await inOrder(6, (i) => sitsAt(given.code, i + 1, elsewhere));
  const { network } = (await teacherPage(given)).json.foreign_seats![0]!;
  expect((await asTeacher(given, "keep-seats", { network })).json).toEqual({ freed: 0, foreign_seats: [] });
  await evictDurableObject(given.room);
  await sitsAt(given.code, 7, elsewhere);
  expect((await teacherPage(given)).json.foreign_seats).toBeUndefined();
});
