import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { aHomework, join } from "../helpers/a-homework";
import { call } from "../helpers/http";
import { aClassOf, asTeacher, elsewhere as shared, teacherPage, type Given } from "../helpers/homework-seats";
import { from, inOrder, statusesOf } from "../helpers/networks";

/** Pupils and a stranger on lines of a mobile carrier: a /48 with a /64 for each phone, or one IPv4 address for all. */

/** Address of a phone on the carrier's line, each on a network of its own. */
const phone = (network: number) => `2001:db8:aa:${network.toString(16)}::1`;
const sitsAt = ({ code }: Given, number: number, ip: string) => join(code, { number, confirm: true }, from(ip));
const foreign = async (given: Given) => (await teacherPage(given)).json.foreign_seats ?? [];
const look = ({ code }: Given, sessionId: string) =>
  call("GET", `/api/homework/${code}`, { headers: { "session-id": sessionId } });

test("[T2][T49] five hundred joins of one phone close a homework by nicknames to nobody else of its carrier; freed, they count no longer", async () => {
  const given = await aHomework();
  const sits = (nickname: string, ip: string) => join(given.code, { nickname }, from(ip));
  expect(statusesOf(await inOrder(500, (i) => sits(`Ada ${i}`, phone(1))))).toEqual([201]);
  expect((await sits("Geç", phone(1))).status).toBe(429);
  expect(statusesOf(await inOrder(30, (i) => sits(`Ece ${i}`, phone(100 + i))))).toEqual([201]);
  const [pupils, phoneSeats] = await foreign(given);
  expect([pupils!.count, phoneSeats!.count].toSorted((a, b) => a - b)).toEqual([30, 500]);
  const taken = phoneSeats!.count === 500 ? phoneSeats! : pupils!;
  await evictDurableObject(given.room);
  expect((await asTeacher(given, "free-seats", { network: taken.network })).json.freed).toBe(500);
  const refused = await sits("Geç", phone(1));
  expect([refused.status, refused.json.code, refused.json.error]).toEqual([
    409,
    "lobby_locked",
    "Bu ödev, bulunduğun ağdan yeni girişe kapalı. Öğretmenine söyle.",
  ]);
  await asTeacher(given, "keep-seats", { network: taken.network });
  expect((await sits("Geç", phone(1))).status).toBe(201);
});

test("[T2] a place that the teacher takes away gives its join back to a network of many", async () => {
  const given = await aHomework();
  const sits = (nickname: string) => join(given.code, { nickname }, from(shared));
  const [first] = await inOrder(500, (i) => sits(`Ada ${i}`));
  const { id, teacher } = given;
  await call("DELETE", `/api/homework/${id}/pupils/${first!.json.you!.player_id}`, { token: teacher.token });
  expect(statusesOf(await inOrder(2, (i) => sits(`Geç ${i}`)))).toEqual([201, 429]);
});

test("[T49] of a class on mobile lines and a phone that took all other places, the teacher frees those of the phone alone", async () => {
  const given = await aClassOf(60);
  await teacherPage(given);
  const seated = await inOrder(12, (i) => sitsAt(given, i + 1, phone(100 + i)));
  await inOrder(48, (i) => sitsAt(given, i + 13, phone(1)));
  const asked = await foreign(given);
  expect(asked.map(({ count }) => count)).toEqual([12, 48]);
  expect((await asTeacher(given, "free-seats", { network: asked[1]!.network })).json.freed).toBe(48);
  const looks = await Promise.all(seated.map(({ json }) => look(given, json.session_id)));
  expect(statusesOf(looks)).toEqual([200]);
  await evictDurableObject(given.room);
  expect((await sitsAt(given, 13, phone(1))).json.code).toBe("lobby_locked");
  expect((await sitsAt(given, 13, phone(113))).status).toBe(201);

  // The phone comes back from the next network of the line: then the line is barred, and those who sit stay.
  await inOrder(47, (i) => sitsAt(given, i + 14, phone(2)));
  const back = (await foreign(given)).find(({ count }) => count === 47)!;
  expect((await asTeacher(given, "free-seats", { network: back.network })).json.freed).toBe(47);
  await evictDurableObject(given.room);
  expect((await sitsAt(given, 14, phone(3))).json.code).toBe("lobby_locked");
  expect((await sitsAt(given, 14, "2001:db8:bb:1::1")).status).toBe(201);
  expect((await look(given, seated[0]!.json.session_id)).status).toBe(200);
  expect((await foreign(given)).filter(({ barred }) => barred).length).toBe(3);
});

test("[T49] a class that sat on the teacher's network before the page was opened there is not asked about, also if only its line is stored", async () => {
  const given = await aClassOf(12);
  await inOrder(12, (i) => sitsAt(given, i + 1, phone(7)));
  expect((await foreign(given)).map(({ count }) => count)).toEqual([12]);
  expect((await teacherPage(given, phone(7))).json.foreign_seats).toBeUndefined();

  const older = await aClassOf(12);
  await inOrder(12, (i) => sitsAt(older, i + 1, phone(7)));
  await runInDurableObject(older.room, (_, { storage }) => {
    // Rows of a version that stored the line alone.
    storage.sql.exec("UPDATE seat_networks SET network = substr(network, instr(network, ' ') + 1)");
  });
  const [line] = await foreign(older);
  expect(line!.count).toBe(12);
  expect((await teacherPage(older, phone(7))).json.foreign_seats).toBeUndefined();
  expect((await asTeacher(older, "free-seats", { network: line!.network })).json.freed).toBe(0);
});
