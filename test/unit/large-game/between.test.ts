import { expect, test } from "vitest";
import { lobbyFor } from "#game/view/lists";
import { hostSnapshot } from "#game/view/snapshots";
import { tableCame, type CoordinatorCommand } from "#large-game/coordinator";
import { boardForHost, lobbyForHost, questionEndForHost, snapshotForHost } from "#large-game/host-view";
import { emptyTable } from "#large-game/ranks/table";
import { gameEnd, questionEnd } from "#large-game/view";
import { end, next } from "../game/a-game";
import { T0 } from "../../builders/games";
import { aLesson, ofTeams, pupils, type Pupil } from "./a-lesson";
import { inOneRoom } from "./one-room";

/** Messages that cross between a coordinator and its relays, and the host's view of them. */

test("a player who has left asks the coordinator for the seat before answering", () => {
  const { hall, id, ask, comes } = aLesson({});
  comes("Ali", 0);
  comes("Can", 0);
  ask({ type: "start" });
  ask({ type: "leave", playerId: id("Ali") });
  const answers = (name: Pupil, questionId = "q1") =>
    hall.say({ type: "answer", playerId: id(name), questionId, value: "B", claimedMs: null }, T0 + 9_000);
  expect([answers("Ali"), answers("Ali", "q9"), answers("Can")]).toEqual([false, true, true]);
  ask({ type: "come_back", playerId: id("Ali") });
  expect(answers("Ali")).toBe(true);
  ask({ type: "leave", playerId: id("Ali") });
  // Ali has answered already, so repeating the answer needs no seat.
  expect(answers("Ali")).toBe(true);
});

test.each([
  ["is removed", (playerId: string): CoordinatorCommand => ({ type: "kick", playerId })],
  ["leaves", (playerId: string): CoordinatorCommand => ({ type: "leave", playerId })],
  [
    "has an answer taken as right",
    (): CoordinatorCommand => ({ type: "accept_answer", questionId: "q2", text: "Angora", accepted: true }),
  ],
])("all others keep their rank until the head sends another when a player %s", (_, command) => {
  const { hall, id, ask, askAlone, comes, say } = aLesson({});
  for (const [i, name] of pupils.slice(0, 5).entries()) comes(name, i % 2);
  ask({ type: "start" });
  say("q1", { Ayşe: "B", Ali: "B", Ece: "B" });
  ask({ type: "end_question" });
  ask(next());
  say("q2", { Işık: "Angora", Can: "Angora" });
  ask({ type: "end_question" });
  const ranks = () => Array.from(hall.relays[0]!.game.players.values(), ({ nickname, rank }) => [nickname, rank]);
  const before = ranks();
  expect(before).toEqual([
    ["Ali", 2],
    ["Can", 4],
    ["Işık", 4],
  ]);
  comes("Ömer", 0);
  expect(ranks().at(-1)).toEqual(["Ömer", 4]);
  before.push(["Ömer", 4]);
  askAlone(command(id("Ali")));
  hall.deliver(0, 1, false);
  const isHere = new Set(ranks().map(([name]) => name));
  expect(ranks()).toEqual(before.filter(([name]) => isHere.has(name)));
});

test("before a question has been closed nothing is sent about one", () => {
  const { hall, comes, ask } = aLesson({});
  comes("Ali", 0);
  ask({ type: "start" });
  expect([questionEnd(hall.relays[0]!), questionEndForHost(hall.coordinator)]).toEqual([null, null]);
  expect(hall.relays[0]!.awaitsRanks).toBe(false);
  ask({ type: "end", reason: "deleted" });
  expect(gameEnd(hall.relays[0]!).final_leaderboard).toMatchObject([{ nickname: "Ali", score: 0, rank: 1 }]);
});

test("a host's screen that comes sees the same as in one room", () => {
  const { hall, opening, id, ask, comes, say } = aLesson(ofTeams);
  for (const [i, name] of pupils.entries()) comes(name, i % 3, i % 2);
  const sums = {
    sockets: 6,
    choosing: 1,
    answered: 2,
    total: 6,
    loading: 0,
    emptySince: null,
    absent: new Set([id("Can")]),
  };
  const looks = () => {
    const { game } = inOneRoom(hall, opening);
    const present = new Set([...game.players.keys()].filter((player) => player !== id("Can")));
    const { question, result, leaderboard, ...room } = hostSnapshot(game, T0 + 60_000, present, 1);
    const {
      question: asked,
      result: told,
      leaderboard: rows,
      ...hosts
    } = snapshotForHost(hall.coordinator, sums, T0 + 60_000);
    expect(hosts).toEqual({ ...room, player_count: 6 });
    expect(asked).toEqual(question && { ...question, answered: 2, total: 6, player_ids: [] });
    const connected = leaderboard.map((row) => ({ ...row, is_connected: true }));
    expect(rows).toEqual(connected);
    expect(told).toEqual(result && { ...result, leaderboard: connected, player_count: 6 });
    expect(boardForHost(hall.coordinator)).toMatchObject({ leaderboard: connected, player_count: 6 });
  };
  expect(lobbyForHost(hall.coordinator, sums)).toMatchObject({
    ...lobbyFor(hall.coordinator.game, "host", (player) => player !== id("Can"), 1),
    total: 6,
  });
  expect(snapshotForHost(hall.coordinator, sums, T0).result).toBeNull();
  ask({ type: "start" });
  say("q1", { Ali: "B", Ayşe: "A" });
  ask({ type: "end_question" });
  looks();
  ask(next());
  looks();
  ask(end as CoordinatorCommand);
  looks();
});

test("a game that ends in its lobby ends as in one room", () => {
  const { hall, opening, id, ask, comes } = aLesson(ofTeams);
  comes("Ali", 0, 1);
  ask(end as CoordinatorCommand);
  const { heard } = inOneRoom(hall, opening);
  expect([hall.heardByHost, hall.heard.get(id("Ali"))]).toEqual([heard.get("host"), heard.get(id("Ali"))]);
});

test("while ranks are made only the table asked for counts", () => {
  const { hall, comes, ask, askAlone } = aLesson({});
  for (const [i, name] of pupils.entries()) comes(name, i % 3);
  ask({ type: "start" });
  askAlone({ type: "end_question" });
  hall.deliver(0, 1, false);
  expect([hall.relays[0]!.awaitsRanks, questionEnd(hall.relays[0]!)]).toEqual([true, null]);
  expect(tableCame(hall.coordinator, 0, { number: 0, table: emptyTable })).toEqual([]);
});

test.each([
  [
    "renamed",
    (playerId: string): CoordinatorCommand => ({ type: "rename", playerId, nickname: `Yeni ${playerId.at(-5)}` }),
  ],
  ["moved", (playerId: string): CoordinatorCommand => ({ type: "move", playerId, team: 1 })],
  ["removed", (playerId: string): CoordinatorCommand => ({ type: "kick", playerId })],
])(
  "only the player's own relay is asked how its players stand when a player is %s, once anybody stands anywhere",
  (_, command) => {
    const { hall, id, comes, ask, askAlone } = aLesson(ofTeams);
    for (const [i, name] of pupils.entries()) comes(name, i % 3, i % 2);
    askAlone(command(id("Can")));
    expect(hall.coordinator.awaited).toEqual(new Set());
    ask({ type: "start" });
    ask({ type: "end_question" });
    askAlone(command(id("Işık")));
    expect(hall.coordinator.awaited).toEqual(new Set([1]));
  },
);

test("relays do not hear of the host's own affairs", () => {
  const { hall, comes, ask, askAlone } = aLesson({});
  comes("Ali", 0);
  ask({ type: "start" });
  ask({ type: "end_question" });
  const { length } = hall.coordinator.outgoing[0]!;
  askAlone({ type: "show_leaderboard", shown: true });
  expect(hall.coordinator.outgoing[0]!.length).toBe(length);
});
