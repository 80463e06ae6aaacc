import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { aHomework, join, pageOf } from "../helpers/a-homework";
import { withClock } from "../helpers/clock";
import { asTeacher, elsewhere, school, teacherPage, type Given } from "../helpers/homework-seats";
import { from, inOrder, statusesOf } from "../helpers/networks";

/** One device that takes many seats of a homework by nicknames. */

const MINUTE = 60_000;
const removes = (given: Given, pupils: readonly { readonly player_id: string | null }[]) =>
  asTeacher(given, "remove-pupils", { player_ids: pupils.map(({ player_id }) => player_id) });

test("[T49] strangers fill a homework by nickname: the teacher frees all their places in one step", async () => {
  const given = await aHomework();
  const sits = (nickname: string, ip: string) => join(given.code, { nickname }, from(ip));
  await teacherPage(given);
  expect((await sits("Ece", school)).status).toBe(201);
  await inOrder(7, (i) => sits(`Ada ${i}`, elsewhere));
  const [{ network, count } = { network: "", count: 0 }] = (await teacherPage(given)).json.foreign_seats!;
  expect(count).toBe(7);
  expect((await asTeacher(given, "free-seats", { network })).json).toEqual({
    freed: 7,
    foreign_seats: [{ network, count: 0, barred: true }],
  });
  expect((await teacherPage(given)).json.pupils.map(({ name }) => name)).toEqual(["Ece"]);
});

test("[T2][T49] a device that floods a homework by nickname on the teacher's own network: its places go, answers stay, and pupils join again", async () => {
  const given = await aHomework();
  const sits = (nickname: string, ip = school) => join(given.code, { nickname }, from(ip));
  const floods = (count: number, name: string) => inOrder(count, (i) => sits(`${name} ${i}`));
  const asked = async () => (await teacherPage(given)).json.foreign_seats;
  await teacherPage(given, elsewhere);
  await teacherPage(given);
  const athome = await sits("Evden", elsewhere);
  const pupil = pageOf(given.code, (await sits("Ali")).json);
  await pupil.answer((await pupil.see()).json.question!.question_id, "A");
  await sits("Ece");
  expect(statusesOf(await floods(397, "Ada"))).toEqual([201]);
  expect(await asked()).toBeUndefined();
  expect(statusesOf(await floods(101, "Can"))).toEqual([201]);
  expect((await sits("Geç")).status).toBe(429);
  const [question, ...others] = (await asked())!;
  expect([question, others]).toMatchObject([
    { network: question!.network, count: 500, names: ["Can 100", "Can 99", "Can 98"], answered: 1, own: true },
    [],
  ]);
  const freed = await asTeacher(given, "free-seats", { network: question!.network, keep_answered: true });
  expect(freed.json).toEqual({ freed: 499, foreign_seats: [] });
  expect((await teacherPage(given)).json.pupils.map(({ name }) => name).toSorted()).toEqual(["Ali", "Evden"]);
  expect([(await pupil.see()).status, (await pageOf(given.code, athome.json).see()).status]).toEqual([200, 200]);
});

test("[T49] a phone that answers with each of its seats: the teacher removes those that she chooses in one step", async () => {
  const given = await aHomework();
  const inSeat = async (nickname: string) => {
    const page = pageOf(given.code, (await join(given.code, { nickname }, from(school))).json);
    await page.answer((await page.see()).json.question!.question_id, "A");
    return { player_id: page.id, page };
  };
  const ali = await inSeat("Ali");
  const flood = await inOrder(30, (i) => inSeat(`Ada ${i}`));
  const gone = await removes(given, [...flood, ...flood, { player_id: "nobody" }]);
  expect(gone.json).toEqual({ freed: 30, foreign_seats: [] });
  expect((await removes(given, flood)).json.freed).toBe(0);
  expect((await teacherPage(given)).json.pupils.map(({ name }) => name)).toEqual(["Ali"]);
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
  await teacherPage(given, elsewhere);
  await inOrder(6, (i) => join(given.code, { nickname: `Ada ${i}` }, from(school)));
  const { network } = (await teacherPage(given, elsewhere)).json.foreign_seats![0]!;
  await asTeacher(given, "keep-seats", { network });
  await teacherPage(given);
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
    const asked = async () => (await teacherPage(given)).json.foreign_seats;
    await teacherPage(given);
    expect(statusesOf(await floods(250, "Ada"))).toEqual([201]);
    pass(61 * MINUTE);
    expect(statusesOf(await floods(250, "Can"))).toEqual([201]);
    pass(61 * MINUTE);
    const [{ network } = { network: "" }] = (await asked()) ?? [];
    expect(await asked()).toMatchObject([{ network, count: 500, own: true }]);
    await floods(260, "Efe");
    expect((await asTeacher(given, "keep-seats", { network })).json.foreign_seats).toEqual([]);
    await evictDurableObject(given.room);
    // Kept, the network has all its joins again; asked about are those who came since.
    expect(statusesOf(await floods(400, "Su"))).toEqual([201]);
    expect(await asked()).toMatchObject([{ network, count: 400, names: ["Su 399", "Su 398", "Su 397"] }]);
    expect((await asTeacher(given, "free-seats", { network })).json.freed).toBe(400);
    expect((await teacherPage(given)).json.pupils.length).toBe(760);

    // The newest of the seats that were kept are removed: no newcomer gets their numbers, which are in no question.
    const newest = (await teacherPage(given)).json.pupils.filter(({ name }) => /^Efe 2[1-5]\d$/.test(name));
    expect((await removes(given, newest)).json).toEqual({ freed: 50, foreign_seats: [] });
    expect(statusesOf(await floods(400, "Arda"))).toEqual([201]);
    expect(await asked()).toMatchObject([{ network, count: 400 }]);
  });
});
