import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { HomeworkPupilsReply, HomeworkSeatsReply } from "#protocol/http/replies/homework";
import { aHomework, join, pageOf as pagesOf } from "../helpers/a-homework";
import { withClock } from "../helpers/clock";
import { call } from "../helpers/http";

const MINUTE = 60_000;
const [school, elsewhere] = ["203.0.113.30", "198.51.100.40"];
/** Addresses of one line, each in another network. */
const onLine = (network: number) => `2001:db8:9:${network}::7`;
const from = (ip: string) => ({ "cf-connecting-ip": ip });
const aClassOf = (count: number) =>
  aHomework({ pupils: Array.from({ length: count }, (_, i) => ({ name: `Öğrenci ${i + 1}` })) });

async function sitsAt(code: string, number: number, ip: string) {
  const body = { number, join_key: crypto.randomUUID() };
  await join(code, body, from(ip));
  return join(code, { ...body, confirm: true }, from(ip));
}

const inOrder = async <T>(count: number, one: (i: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let i = 0; i < count; i++) all.push(await one(i));
  return all;
};
const statusesOf = (replies: readonly { readonly status: number }[]) => [
  ...new Set(replies.map(({ status }) => status)),
];

type Given = Awaited<ReturnType<typeof aClassOf>>;
const pageOf = ({ id, teacher }: Given, ip = school) =>
  call<HomeworkPupilsReply>("GET", `/api/homework/${id}/pupils`, { token: teacher.token, headers: from(ip) });
const asTeacher = ({ id, teacher }: Given, what: "free-seats" | "keep-seats", network: string) =>
  call<HomeworkSeatsReply>("POST", `/api/homework/${id}/${what}`, { token: teacher.token, body: { network } });

const removes = ({ id, teacher }: Given, pupils: readonly { readonly player_id: string | null }[]) =>
  call<HomeworkSeatsReply>("POST", `/api/homework/${id}/remove-pupils`, {
    token: teacher.token,
    body: { player_ids: pupils.map(({ player_id }) => player_id) },
  });

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
  await pageOf(given);
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
  await pageOf(given);
  const own = await sitsAt(given.code, 1, school);
  await inOrder(5, (i) => sitsAt(given.code, i + 2, elsewhere));
  // At home everybody has their own network.
  await inOrder(7, (i) => sitsAt(given.code, i + 10, `192.0.2.${i + 1}`));
  expect((await pageOf(given)).json.foreign_seats).toBeUndefined();
  const sixth = await sitsAt(given.code, 7, elsewhere);
  const page = await pageOf(given);
  const [{ network, count } = { network: "", count: 0 }] = page.json.foreign_seats!;
  expect([count, page.json.foreign_seats!.length, page.text.includes(elsewhere)]).toEqual([6, 1, false]);
  expect((await asTeacher(given, "free-seats", network)).json).toEqual({
    freed: 6,
    foreign_seats: [{ network, count: 0, barred: true }],
  });
  const look = (sessionId: string) =>
    call("GET", `/api/homework/${given.code}`, { headers: { "session-id": sessionId } });
  expect(await look(sixth.json.session_id)).toMatchObject({ status: 403, json: { code: "seat_freed" } });
  expect((await look(own.json.session_id)).status).toBe(200);
  expect((await pageOf(given)).json.homework.counts.started).toBe(8);
  expect((await asTeacher(given, "free-seats", network)).json.freed).toBe(0);
  expect((await sitsAt(given.code, 7, school)).status).toBe(201);
});

test("[T49][T51] a stranger is one line, of however many networks: asked about, barred, and counted as one", async () => {
  const given = await aClassOf(20);
  await pageOf(given);
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
  const [{ network, count } = { network: "", count: 0 }] = (await pageOf(given)).json.foreign_seats!;
  expect(count).toBe(6);
  await asTeacher(given, "free-seats", network);
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

test("[T49] strangers fill a homework by nickname: the teacher frees all their places in one step", async () => {
  const given = await aHomework();
  const sits = (nickname: string, ip: string) => join(given.code, { nickname }, from(ip));
  await pageOf(given);
  expect((await sits("Ece", school)).status).toBe(201);
  await inOrder(7, (i) => sits(`Ada ${i}`, elsewhere));
  const [{ network, count } = { network: "", count: 0 }] = (await pageOf(given)).json.foreign_seats!;
  expect(count).toBe(7);
  expect((await asTeacher(given, "free-seats", network)).json).toEqual({
    freed: 7,
    foreign_seats: [{ network, count: 0, barred: true }],
  });
  expect((await pageOf(given)).json.pupils.map(({ name }) => name)).toEqual(["Ece"]);
});

test("[T2][T49] a device that floods a homework by nickname on the teacher's own network: its places go, answers stay, and pupils join again", async () => {
  const given = await aHomework();
  const sits = (nickname: string, ip = school) => join(given.code, { nickname }, from(ip));
  const floods = (count: number, name: string) => inOrder(count, (i) => sits(`${name} ${i}`));
  const asked = async () => (await pageOf(given)).json.foreign_seats;
  await pageOf(given, elsewhere);
  await pageOf(given);
  const athome = await sits("Evden", elsewhere);
  const pupil = pagesOf(given.code, (await sits("Ali")).json);
  await pupil.answer((await pupil.see()).json.question!.question_id, "A");
  await sits("Ece");
  expect(statusesOf(await floods(397, "Ada"))).toEqual([201]);
  expect(await asked()).toBeUndefined();
  expect(statusesOf(await floods(101, "Can"))).toEqual([201]);
  expect((await sits("Geç")).status).toBe(429);
  const [question, ...others] = (await asked())!;
  expect([question, others]).toEqual([
    { network: question!.network, count: 500, names: ["Can 100", "Can 99", "Can 98"], answered: 1, own: true },
    [],
  ]);
  const { token } = given.teacher;
  const body = { network: question!.network, keep_answered: true };
  const freed = await call<HomeworkSeatsReply>("POST", `/api/homework/${given.id}/free-seats`, { token, body });
  expect(freed.json).toEqual({ freed: 499, foreign_seats: [] });
  expect((await pageOf(given)).json.pupils.map(({ name }) => name).toSorted()).toEqual(["Ali", "Evden"]);
  expect([(await pupil.see()).status, (await pagesOf(given.code, athome.json).see()).status]).toEqual([200, 200]);
});

test("[T49] a phone that answers with each of its seats: the teacher removes those that she chooses in one step", async () => {
  const given = await aHomework();
  const inSeat = async (nickname: string) => {
    const page = pagesOf(given.code, (await join(given.code, { nickname }, from(school))).json);
    await page.answer((await page.see()).json.question!.question_id, "A");
    return { player_id: page.id, page };
  };
  const ali = await inSeat("Ali");
  const flood = await inOrder(30, (i) => inSeat(`Ada ${i}`));
  const gone = await removes(given, [...flood, ...flood, { player_id: "nobody" }]);
  expect(gone.json).toEqual({ freed: 30, foreign_seats: [] });
  expect((await removes(given, flood)).json.freed).toBe(0);
  expect((await pageOf(given)).json.pupils.map(({ name }) => name)).toEqual(["Ali"]);
  expect([(await ali.page.see()).status, (await flood[0]!.page.see()).status]).toEqual([200, 403]);
  expect((await removes(given, [])).status).toBe(400);
  expect(
    (
      await removes(
        given,
        Array.from({ length: 2_001 }, () => ({ player_id: "a" })),
      )
    ).status,
  ).toBe(400);
});

test("a network that was kept before the teacher's own screens were there is hers", async () => {
  const given = await aHomework();
  await pageOf(given, elsewhere);
  await inOrder(6, (i) => join(given.code, { nickname: `Ada ${i}` }, from(school)));
  const { network } = (await pageOf(given, elsewhere)).json.foreign_seats![0]!;
  await asTeacher(given, "keep-seats", network);
  await pageOf(given);
  const hosts = await runInDurableObject(given.room, (_, { storage }) =>
    storage.sql.exec("SELECT is_host FROM known_networks").toArray(),
  );
  expect(hosts).toEqual([{ is_host: 1 }, { is_host: 1 }]);
});

test("[T2][T49] seats of the teacher's own network stay in question after the hour, and after the teacher kept what was there", async () => {
  await withClock(async ({ pass }) => {
    const given = await aHomework();
    const floods = (count: number, name: string) =>
      inOrder(count, (i) => join(given.code, { nickname: `${name} ${i}` }, from(school)));
    const asked = async () => (await pageOf(given)).json.foreign_seats;
    await pageOf(given);
    expect(statusesOf(await floods(250, "Ada"))).toEqual([201]);
    pass(61 * MINUTE);
    expect(statusesOf(await floods(250, "Can"))).toEqual([201]);
    pass(61 * MINUTE);
    const [{ network } = { network: "" }] = (await asked()) ?? [];
    expect(await asked()).toMatchObject([{ network, count: 500, own: true }]);
    await floods(260, "Efe");
    expect((await asTeacher(given, "keep-seats", network)).json.foreign_seats).toEqual([]);
    await evictDurableObject(given.room);
    // Kept, the network has all its joins again; asked about are those who came since.
    expect(statusesOf(await floods(400, "Su"))).toEqual([201]);
    expect(await asked()).toMatchObject([{ network, count: 400, names: ["Su 399", "Su 398", "Su 397"] }]);
    expect((await asTeacher(given, "free-seats", network)).json.freed).toBe(400);
    expect((await pageOf(given)).json.pupils.length).toBe(760);

    // The newest of the seats that were kept are removed: no newcomer gets their numbers, which are in no question.
    const newest = (await pageOf(given)).json.pupils.filter(({ name }) => /^Efe 2[1-5]\d$/.test(name));
    expect((await removes(given, newest)).json).toEqual({ freed: 50, foreign_seats: [] });
    expect(statusesOf(await floods(400, "Arda"))).toEqual([201]);
    expect(await asked()).toMatchObject([{ network, count: 400 }]);
  });
});

test("[T49] freed places are not taken again from the same network, until the teacher calls it the class's", async () => {
  const given = await aClassOf(20);
  await pageOf(given);
  const strangers = await inOrder(6, (i) => sitsAt(given.code, i + 1, elsewhere));
  expect(statusesOf(strangers)).toEqual([201]);
  const { network } = (await pageOf(given)).json.foreign_seats![0]!;
  await asTeacher(given, "free-seats", network);
  await evictDurableObject(given.room);
  const refused = await join(given.code, { number: 1 }, from(elsewhere));
  expect([refused.status, refused.json.code]).toEqual([409, "lobby_locked"]);
  expect((await sitsAt(given.code, 1, elsewhere)).status).toBe(409);
  expect((await sitsAt(given.code, 1, school)).status).toBe(201);
  expect((await asTeacher(given, "keep-seats", network)).json.foreign_seats).toEqual([]);
  expect((await sitsAt(given.code, 2, elsewhere)).status).toBe(201);
});

test("a network that the teacher calls the class's is not asked about again; homework given before networks were counted goes on", async () => {
  const given = await aClassOf(20);
  await runInDurableObject(given.room, (_, { storage }) => {
    for (const table of ["seat_networks", "known_networks", "barred_networks", "counted"])
      storage.sql.exec(`DROP TABLE ${table}`);
  });
  await evictDurableObject(given.room);
  await pageOf(given);
  await inOrder(6, (i) => sitsAt(given.code, i + 1, elsewhere));
  const { network } = (await pageOf(given)).json.foreign_seats![0]!;
  expect((await asTeacher(given, "keep-seats", network)).json).toEqual({ freed: 0, foreign_seats: [] });
  await evictDurableObject(given.room);
  await sitsAt(given.code, 7, elsewhere);
  expect((await pageOf(given)).json.foreign_seats).toBeUndefined();
});
