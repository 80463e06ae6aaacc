import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { database } from "#db/database";
import { deleteOwnGame } from "#db/games/games";
import { oweName } from "#db/games/owed-names";
import { storedPart } from "#db/games/result-parts";
import { sweep } from "#services/upkeep/retention";
import type { PeopleSearchReply } from "#protocol/http/replies/people";
import { readPart, type Part } from "#game/results/stored-parts";
import { aStoredLargeGame, aLargeGame } from "../helpers/halls/large-game";
import { anAccount } from "../helpers/accounts/accounts";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";

const db = database(env.DB);
const seats = [
  { relay: 0, nickname: "Ali" },
  { relay: 1, nickname: "Ayşe" },
  { relay: 1, nickname: "Can" },
];
const MONTHS = 181 * 86_400_000;

async function namesIn(gameId: string, relay: number): Promise<string[]> {
  const stored = await storedPart(env.MEDIA, { gameId, relay });
  return (readPart(stored!.text) as Part).players.map(({ nickname }) => nickname);
}
const keysOf = async (gameId: string) =>
  (await env.MEDIA.list({ prefix: `results/${gameId}/` })).objects.map(({ key }) => key.split("/").at(-1));
const bare = ({ players }: Part) => players.map(({ nickname: _n, marble: _m, proof: _p, ...rest }) => rest);
const away = () => Promise.reject(new Error("get: internal error (10001)"));
const manySeatsOf = (userId: string) =>
  Array.from({ length: 12 }, (_, i) => ({ relay: i % 2, nickname: `Su ${i}`, userId }));
const leaves = ({ token, password }: { token: string; password: string }) =>
  call("DELETE", "/api/user", { token, body: { password } });

test("[T32][T45] a deleted game takes its parts along, and the figures worked out of them", async () => {
  const teacher = await aPerson("teacher");
  const { id, code } = await aStoredLargeGame(teacher.id, { seats });
  await call("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  expect(await keysOf(id)).toEqual(["0", "1", "2", "figures"]);
  expect((await call("DELETE", `/api/game/${code}`, { token: teacher.token })).status).toBe(204);
  expect(await keysOf(id)).toEqual([]);
});

test("[T45] a deleted account of a teacher takes the parts of its games along, and of no other", async () => {
  const teacher = await anAccount("teacher");
  const other = await aPerson("teacher");
  const own = await aStoredLargeGame(teacher.id, { seats });
  const running = await aLargeGame(teacher.id, { seats });
  await running.writePart(1);
  const others = await aStoredLargeGame(other.id, { seats });
  expect((await leaves(teacher)).status).toBe(204);
  expect([...(await keysOf(own.id)), ...(await keysOf(running.id))]).toEqual([]);
  expect(await keysOf(others.id)).toEqual(["0", "1", "2"]);
});

test("[T45] a pupil's deleted account is named in no seat that it had, in whichever part; everything else stays as it is", async () => {
  const teacher = await aPerson("teacher");
  const student = await anAccount("student");
  const { id, ids } = await aStoredLargeGame(teacher.id, {
    seats: [
      ...seats,
      { relay: 1, nickname: "Su", userId: student.id },
      { relay: 2, nickname: "Su 2", userId: student.id },
    ],
  });
  const before = readPart((await storedPart(env.MEDIA, { gameId: id, relay: 1 }))!.text) as Part;
  expect((await leaves(student)).status).toBe(204);
  expect(await namesIn(id, 1)).toEqual(["Ayşe", "Can", "Oyuncu 2.3"]);
  expect(await namesIn(id, 2)).toEqual(["Oyuncu 3.1"]);
  const after = readPart((await storedPart(env.MEDIA, { gameId: id, relay: 1 }))!.text) as Part;
  expect(bare(after)).toEqual(bare(before));
  expect(after.players.find((player) => player.id === ids[3])!.proof).toBeNull();
  // The part still has its sums, which the coordinator needs if it is written again.
  expect((await env.MEDIA.head(`results/${id}/1`))!.customMetadata).toMatchObject({ players: "3" });
});

test("[T45] an account that goes after its part was written, and before the coordinator, is named in no part either", async () => {
  const teacher = await aPerson("teacher");
  const student = await anAccount("student");
  const own = { relay: 1, nickname: "Su", userId: student.id };
  const game = await aLargeGame(teacher.id, { seats: [...seats, own] });
  for (const relay of [0, 1, 2]) await game.writePart(relay);
  expect((await leaves(student)).status).toBe(204);
  await game.writeOverview();
  expect(await namesIn(game.id, 1)).toEqual(["Ayşe", "Can", "Oyuncu 2.3"]);
});

test("[T36] the many seats of one account are taken out of a part at once: by its deletion, at night and at the end", async () => {
  const teacher = await aPerson("teacher");
  const [early, late] = [await anAccount("student"), await anAccount("student")];
  const over = await aStoredLargeGame(teacher.id, { seats: [...seats, ...manySeatsOf(late.id)] });
  const running = await aLargeGame(teacher.id, { seats: [...seats, ...manySeatsOf(early.id)] });
  for (const relay of [0, 1, 2]) await running.writePart(relay);
  const put = vi.spyOn(env.MEDIA, "put");
  onTestFinished(() => put.mockRestore());
  const parts = ({ id }: { id: string }) =>
    put.mock.calls.filter(([key]) => /\/[012]$/.test(key) && key.includes(id)).length;
  await leaves(late);
  expect(parts(over)).toBe(2);
  await sweep(env, Date.now());
  expect(parts(over)).toBe(4);
  await leaves(early);
  put.mockClear();
  await running.writeOverview();
  expect(parts(running)).toBe(2);
  for (const { id } of [over, running])
    expect([...(await namesIn(id, 0)), ...(await namesIn(id, 1))].join()).not.toContain("Su");
});

test("[T45] after 180 days guests are no longer named in any part; accounts are, in each of their seats", async () => {
  const teacher = await aPerson("teacher");
  const student = await anAccount("student");
  const wanted = {
    seats: [
      ...seats,
      { relay: 0, nickname: "Su", userId: student.id },
      { relay: 2, nickname: "Su 2", userId: student.id },
    ],
    endedAt: Date.now() - MONTHS,
  };
  const { id, code, row } = await aStoredLargeGame(teacher.id, wanted);
  await sweep(env, Date.now());
  expect(await namesIn(id, 0)).toEqual(["Oyuncu 1.1", "Su"]);
  expect(await namesIn(id, 1)).toEqual(["Oyuncu 2.1", "Oyuncu 2.2"]);
  expect(await namesIn(id, 2)).toEqual(["Su 2"]);
  expect((await row()).anonymizedAt).not.toBeNull();
  const report = await call<{ players: object[] }>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  expect(report.json.players).toHaveLength(5);
});

test("a part of a newer version keeps its names until that version is back, and they are owed until then", async () => {
  const teacher = await aPerson("teacher");
  const student = await anAccount("student");
  const own = { relay: 1, nickname: "Su", userId: student.id };
  const game = await aStoredLargeGame(teacher.id, { seats: [...seats, own], endedAt: Date.now() - MONTHS });
  const key = `results/${game.id}/1`;
  const text = (await storedPart(env.MEDIA, { gameId: game.id, relay: 1 }))!.text;
  await env.MEDIA.put(key, '{"v":7}');
  await leaves(student);
  await sweep(env, Date.now());
  expect((await game.row()).anonymizedAt).toBeNull();
  expect(await (await env.MEDIA.get(key))!.text()).toBe('{"v":7}');
  await env.MEDIA.put(key, text);
  await sweep(env, Date.now());
  expect(await namesIn(game.id, 1)).toEqual(["Oyuncu 2.1", "Oyuncu 2.2", "Oyuncu 2.3"]);
  expect((await game.row()).anonymizedAt).not.toBeNull();
});

test("a name that an older version owed is taken out of its part", async () => {
  const teacher = await aPerson("teacher");
  const { id, ids } = await aStoredLargeGame(teacher.id, { seats });
  await oweName(db, id, ids[2]!);
  await sweep(env, Date.now());
  expect(await namesIn(id, 1)).toEqual(["Ayşe", "Oyuncu 2.2"]);
});

test("[T45] an administrator finds a nickname in a part, and deletes it there", async () => {
  const [admin, teacher] = [await anAccount("admin"), await aPerson("teacher")];
  const { id } = await aStoredLargeGame(teacher.id, { seats: [...seats, { relay: 1, nickname: "Zümra" }] });
  const { token, password } = admin;
  const search = async () => {
    const body = { q: "zümra", password };
    return (await call<PeopleSearchReply>("POST", "/api/admin/people/search", { token, body })).json.nicknames;
  };
  const [found] = await search();
  expect(found).toMatchObject({ game_id: id, nickname: "Zümra" });
  const remove = async (player: string) =>
    (await call("DELETE", `/api/admin/games/${id}/nicknames/${player}`, { token, body: { password } })).status;
  expect([await remove(`${found!.player_id}x`), await remove(found!.player_id)]).toEqual([404, 204]);
  expect(await search()).toEqual([]);
  expect(await namesIn(id, 1)).toEqual(["Ayşe", "Can", "Oyuncu 2.3"]);
});

test("[T45] the night finds parts whose game is gone, and leaves those of games that run or are over", async () => {
  const teacher = await aPerson("teacher");
  const gone = await aStoredLargeGame(teacher.id, { seats });
  // Delete it as an older version does, which leaves the parts.
  await deleteOwnGame(db, teacher.id, gone.code);
  const running = await aLargeGame(teacher.id, { seats });
  await running.writePart(0);
  const over = await aStoredLargeGame(teacher.id, { seats });
  await sweep(env, Date.now());
  expect(await keysOf(gone.id)).toEqual([]);
  expect(await keysOf(running.id)).toEqual(["0"]);
  expect(await keysOf(over.id)).toEqual(["0", "1", "2"]);
});

test("no address of pictures leads to a part", async () => {
  const teacher = await aPerson("teacher");
  const { id } = await aStoredLargeGame(teacher.id, { seats });
  for (const path of [`results/${id}/0`, `results%2F${id}%2F0`]) {
    const { status, text } = await call("GET", `/media/${path}`);
    expect(status).toBe(404);
    expect(text).not.toContain("Ali");
  }
});

test("[F34] with R2 away a deleted account is owed its name's erasure, a deleted game goes, and the night does both when it is back", async () => {
  const teacher = await aPerson("teacher");
  const student = await anAccount("student");
  const own = { relay: 1, nickname: "Su", userId: student.id };
  const { id } = await aStoredLargeGame(teacher.id, { seats: [...seats, own] });
  const gone = await aStoredLargeGame(teacher.id, { seats });
  vi.spyOn(env.MEDIA, "get").mockImplementation(away);
  vi.spyOn(env.MEDIA, "list").mockImplementation(away);
  expect((await leaves(student)).status).toBe(204);
  expect((await call("DELETE", `/api/game/${gone.code}`, { token: teacher.token })).status).toBe(204);
  await sweep(env, Date.now());
  vi.restoreAllMocks();
  expect(await namesIn(id, 1)).toEqual(["Ayşe", "Can", "Su"]);
  await sweep(env, Date.now());
  expect(await namesIn(id, 1)).toEqual(["Ayşe", "Can", "Oyuncu 2.3"]);
  expect(await keysOf(gone.id)).toEqual([]);
});
