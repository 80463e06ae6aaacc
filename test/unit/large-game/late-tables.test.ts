import { expect, test } from "vitest";
import type { GameSetup } from "#game/game";
import { questionEndForHost } from "#large-game/host-view";
import { firstRows } from "#large-game/ranks/ranked";
import { aGame, T0 } from "../../builders/games";
import { Hall } from "./a-hall";

/** A relay whose table is late keeps its ranks; when the table comes, all players are ranked again, before the next close. */

/** The relay that falls silent. Ali is in the first relay, Ayşe in the second, Can in the third. */
const SILENT = 1;

function aHall(settings: Partial<GameSetup["settings"]> = {}) {
  const hall = new Hall(aGame(settings).setup, 3);
  const [ali, ayse, can] = ["Ali", "Ayşe", "Can"].map((name, relay) => hall.join(relay, relay + 1, name, T0));
  hall.ask({ type: "start" }, T0);
  hall.settle();
  return { hall, seats: { ali: ali!, ayse: ayse!, can: can! } };
}

const answer = (hall: Hall, playerId: string, number: number, value: string, at: number) =>
  expect(hall.say({ type: "answer", playerId, questionId: `q${number}`, value, claimedMs: null }, at)).toBe(true);

/** Ends the question; the coordinator gives up waiting for the silent relay. */
function closeWithout(hall: Hall, silent: number, at: number): void {
  hall.ask({ type: "end_question" }, at);
  for (const relay of hall.relays.keys()) {
    if (relay === silent) continue;
    hall.deliver(relay, Infinity, false);
    hall.hand(relay);
    hall.tableArrives(0, false);
  }
  hall.giveUp();
  for (const relay of hall.relays.keys()) if (relay !== silent) hall.deliver(relay, Infinity, false);
}

const board = (hall: Hall) =>
  firstRows(hall.coordinator.all, 10).map(({ nickname, score, rank }) => [nickname, score, rank]);
const ranks = (hall: Hall) =>
  hall.relays.flatMap(({ game }) =>
    Array.from(game.players.values(), ({ nickname, score, rank }) => [nickname, score, rank]),
  );

test("a table that comes too late ranks everybody again, in every relay, and sends the question's end once more", () => {
  const { hall, seats } = aHall();
  answer(hall, seats.ayse, 1, "B", T0);
  answer(hall, seats.can, 1, "B", T0 + 10_000);
  closeWithout(hall, SILENT, T0 + 15_000);
  expect(board(hall)).toEqual([
    ["Can", 800, 1],
    ["Ali", 0, 2],
  ]);
  expect(questionEndForHost(hall.coordinator)).toMatchObject({ distribution: { B: 1, none: 1 } });

  hall.settle();
  const all = [
    ["Ayşe", 1000, 1],
    ["Can", 800, 2],
    ["Ali", 0, 3],
  ];
  expect(board(hall)).toEqual(all);
  expect(ranks(hall).toSorted(([, a], [, b]) => Number(b) - Number(a))).toEqual(all);
  expect(questionEndForHost(hall.coordinator)).toMatchObject({ distribution: { B: 2, none: 1 } });
  expect(hall.heard.get(seats.can)).toHaveLength(2);
  expect(hall.heard.get(seats.can)!.at(-1)).toContain('"Ayşe"');
});

test("players of a relay that is not waited for keep their points, and their earlier answers count for no later question", () => {
  const { hall, seats } = aHall();
  for (const id of Object.values(seats)) answer(hall, id, 1, "B", T0);
  hall.ask({ type: "end_question" }, T0 + 15_000);
  hall.settle();
  hall.ask({ type: "next", questionNumber: null }, T0 + 16_000);
  hall.settle();
  answer(hall, seats.can, 2, "C", T0 + 17_000);
  answer(hall, seats.ayse, 2, "B", T0 + 17_000);
  closeWithout(hall, SILENT, T0 + 20_000);
  expect(questionEndForHost(hall.coordinator)).toMatchObject({ distribution: { B: 0, C: 1, none: 1 } });
  expect(board(hall)).toEqual([
    ["Ali", 1000, 1],
    ["Ayşe", 1000, 1],
    ["Can", 1000, 1],
  ]);
  hall.settle();
  expect(questionEndForHost(hall.coordinator)).toMatchObject({ distribution: { B: 1, C: 1, none: 1 } });
  expect(board(hall)[0]).toEqual(["Ayşe", 1980, 1]);
});

test("a question whose close no relay answers has been asked of nobody yet", () => {
  const { hall, seats } = aHall();
  for (const id of Object.values(seats)) answer(hall, id, 1, "B", T0);
  hall.ask({ type: "end_question" }, T0 + 15_000);
  hall.settle();
  hall.ask({ type: "next", questionNumber: null }, T0 + 16_000);
  hall.ask({ type: "end_question" }, T0 + 17_000);
  hall.giveUp();
  expect(questionEndForHost(hall.coordinator)).toMatchObject({ distribution: { B: 0, none: 0 } });
  hall.settle();
  expect(questionEndForHost(hall.coordinator)).toMatchObject({ distribution: { B: 0, none: 3 } });
});

test("a table that comes while the next question runs ranks everybody, and sends the end of the question before to nobody", () => {
  const { hall, seats } = aHall();
  answer(hall, seats.ayse, 1, "B", T0);
  answer(hall, seats.can, 1, "B", T0 + 10_000);
  closeWithout(hall, SILENT, T0 + 15_000);
  hall.ask({ type: "next", questionNumber: null }, T0 + 16_000);
  hall.settle();
  expect(hall.relays[2]!.game.phase.name).toBe("question");
  expect(hall.relays[2]!.game.players.get(seats.can)!.rank).toBe(2);
  expect(hall.heard.get(seats.can)).toHaveLength(1);
  expect(hall.heardByHost).toHaveLength(1);
});

test("everything but a game's deletion waits while ranks are made", () => {
  const { hall } = aHall();
  hall.ask({ type: "end_question" }, T0 + 15_000);
  expect(hall.ask({ type: "lock", locked: true }, T0 + 15_001)).toBe(false);
  expect(hall.ask({ type: "end", reason: "ended" }, T0 + 15_002)).toBe(false);
  expect(hall.ask({ type: "end", reason: "deleted" }, T0 + 15_003)).toBe(true);
  expect([hall.coordinator.game.phase.name, hall.coordinator.ranking]).toEqual(["completed", null]);
});

test("a relay shows teams and places as they stood until the ranks are known, and waits for none if the game is deleted", () => {
  const { hall, seats } = aHall({ teams: { names: ["Ay", "Gün"], pick: "auto" } });
  for (const id of Object.values(seats)) answer(hall, id, 1, "B", T0);
  const own = hall.relays[0]!;
  hall.ask({ type: "end_question" }, T0 + 15_000);
  hall.deliver(0, Infinity, false);
  expect(own.awaitsRanks).toBe(true);
  expect(own.game.teams.map(({ score, rank }) => [score, rank])).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(own.game.players.get(seats.ali)).toMatchObject({ score: 1000, rank: 1 });
  hall.settle();
  expect(own.awaitsRanks).toBe(false);
  expect(own.game.teams.map(({ score }) => score)).toEqual([1000, 1000]);

  hall.ask({ type: "next", questionNumber: null }, T0 + 16_000);
  hall.ask({ type: "end_question" }, T0 + 17_000);
  hall.deliver(0, Infinity, false);
  expect(own.awaitsRanks).toBe(true);
  hall.ask({ type: "end", reason: "deleted" }, T0 + 18_000);
  hall.deliver(0, Infinity, false);
  expect([own.game.phase.name, own.awaitsRanks]).toEqual(["completed", false]);
});
