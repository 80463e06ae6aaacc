import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { database } from "#db/database";
import { deleteOwnGame } from "#db/games/games";
import { storedPart, partsThere } from "#db/games/result-parts";
import { gamePlayers } from "#db/schema/games";
import { readOverview, readPart, type Part } from "#game/results/stored-parts";
import { aLargeGame } from "../helpers/halls/large-game";
import { anAccount } from "../helpers/accounts/accounts";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";

const db = database(env.DB);
const partOf = async (gameId: string, relay: number) =>
  readPart((await storedPart(env.MEDIA, { gameId, relay }))!.text) as Part;
const linesOf = (gameId: string) => db.select().from(gamePlayers).where(eq(gamePlayers.gameId, gameId));
const seats = [
  { relay: 0, nickname: "Ali" },
  { relay: 0, nickname: "Ayşe", answer: "A" },
  { relay: 1, nickname: "Can" },
  { relay: 2, nickname: "Ece", answer: "" },
];

test("each relay writes its players with their ranks among all, the coordinator what is common to all and the sums", async () => {
  const teacher = await aPerson("teacher");
  const game = await aLargeGame(teacher.id, { seats });
  for (const relay of [2, 0, 1]) await game.writePart(relay);
  await game.writeOverview();
  const first = await partOf(game.id, 0);
  expect(first.players.map(({ nickname, rank }) => [nickname, rank])).toEqual([
    ["Ali", 1],
    ["Ayşe", 3],
  ]);
  expect((await partOf(game.id, 1)).players[0]).toMatchObject({ nickname: "Can", rank: 1 });
  const row = await game.row();
  expect(row).toMatchObject({
    status: "completed",
    playerCount: 4,
    questionsAsked: 2,
    asked: 8,
    answered: 6,
    correct: 4,
    resultsEdition: null,
  });
  const scores = (await Promise.all([0, 1, 2].map((relay) => partOf(game.id, relay)))).flatMap((part) =>
    part.players.map(({ score }) => score),
  );
  expect(row.averageScore).toBe(Math.round(scores.reduce((sum, score) => sum + score, 0) / 4));
  expect(readOverview(row.results)).toMatchObject({
    parts: [
      { relay: 0, players: 2 },
      { relay: 1, players: 1 },
      { relay: 2, players: 1 },
    ],
    missing: [],
  });
});

test("written again, in any order, everything stands once", async () => {
  const teacher = await aPerson("teacher");
  const student = await anAccount("student");
  const game = await aLargeGame(teacher.id, { seats: [...seats, { relay: 1, nickname: "Su", userId: student.id }] });
  for (const relay of [0, 1, 2]) await game.writePart(relay);
  await game.writeOverview();
  const before = { ...(await game.row()), codeFreeAt: 0 };
  const lines = await linesOf(game.id);
  for (const relay of [1, 2, 1, 0]) await game.writePart(relay);
  await game.writeOverview();
  expect({ ...(await game.row()), codeFreeAt: 0 }).toEqual(before);
  expect(await linesOf(game.id)).toEqual(lines);
  expect(lines).toMatchObject([{ userId: student.id, nickname: "Su", correct: 2 }]);
});

test("the better of an account's seats in two relays stands in its history, whichever is written last", async () => {
  const teacher = await aPerson("teacher");
  const student = await anAccount("student");
  const game = await aLargeGame(teacher.id, {
    seats: [
      { relay: 0, nickname: "Ali", userId: student.id, answer: "A" },
      { relay: 1, nickname: "Ali B", userId: student.id },
    ],
  });
  for (const order of [
    [0, 1, 2],
    [1, 0, 2],
  ]) {
    for (const relay of order) await game.writePart(relay);
    expect(await linesOf(game.id)).toMatchObject([{ nickname: "Ali B", rank: 1 }]);
  }
  await game.writeOverview();
  expect(readOverview((await game.row()).results)!.sameAccount).toEqual([game.ids]);
});

test("[F36] the coordinator waits for a part that is not there; after an hour the game is over without it, and it may still come", async () => {
  const teacher = await aPerson("teacher");
  const game = await aLargeGame(teacher.id, { seats });
  await game.writePart(0);
  await game.writePart(2);
  await expect(game.writeOverview()).rejects.toThrow("a part of the results is still missing");
  expect((await game.row()).status).toBe("lobby");

  const old = await aLargeGame(teacher.id, { seats, endedAt: Date.now() - 3_700_000 });
  await old.writePart(0);
  await old.writePart(2);
  await old.writeOverview();
  expect(await old.row()).toMatchObject({ status: "completed", playerCount: 4, asked: 6 });
  expect(readOverview((await old.row()).results)).toMatchObject({ missing: [{ relay: 1, players: 1 }] });
  await old.writePart(1);
  await old.writeOverview();
  expect(await old.row()).toMatchObject({ playerCount: 4, asked: 8 });
  expect(readOverview((await old.row()).results)).toMatchObject({ missing: [] });
});

test("[F34] with R2 away a room's part and the coordinator wait, and are written when it is back", async () => {
  const teacher = await aPerson("teacher");
  const game = await aLargeGame(teacher.id, { seats });
  vi.spyOn(env.MEDIA, "put").mockRejectedValue(new Error("put: internal error (10001)"));
  await expect(game.writePart(0)).rejects.toThrow("10001");
  await expect(game.writeOverview()).rejects.toThrow("a part of the results is still missing");
  vi.restoreAllMocks();
  for (const relay of [0, 1, 2]) await game.writePart(relay);
  await game.writeOverview();
  expect(await game.row()).toMatchObject({ status: "completed", asked: 8 });
});

test("a part of a game that was deleted meanwhile leaves nothing", async () => {
  const teacher = await aPerson("teacher");
  const game = await aLargeGame(teacher.id, { seats });
  await game.writePart(0);
  await deleteOwnGame(db, teacher.id, game.code);
  await game.writePart(1);
  await game.writeOverview();
  expect((await partsThere(env.MEDIA, game.id)).size).toBe(0);
});

test("[T45] a person who deletes the account while the game ends is not named in a part", async () => {
  const teacher = await aPerson("teacher");
  const student = await anAccount("student");
  const game = await aLargeGame(teacher.id, { seats: [...seats, { relay: 1, nickname: "Su", userId: student.id }] });
  await call("DELETE", "/api/user", { token: student.token, body: { password: student.password } });
  await game.writePart(1);
  expect((await partOf(game.id, 1)).players.map(({ nickname }) => nickname)).toEqual(["Can", "Oyuncu 2.2"]);
});
