import { expect, test } from "vitest";
import type { CoordinatorCommand } from "#large-game/coordinator";
import { statsOfPlayers } from "#large-game/view";
import { end, next } from "../game/a-game";
import { aLesson, ofTeams, pupils, type Pupil } from "./a-lesson";
import { expectSameGame, inOneRoom } from "./one-room";

/** One game, written out step by step, in a coordinator and three relays; its result is that of one room. */

test.each([
  ["without teams", {}],
  ["without teams, where many have the same score", { scoring: "accuracy" }],
  ["that counts net", { scoring: "net", wrong_costs: 3 }],
  ["in two teams", ofTeams],
  ["in two teams, by net", { ...ofTeams, scoring: "net", wrong_costs: 3 }],
  [
    "in teams that are dealt, and where nobody sees how others stand",
    { teams: { ...ofTeams.teams, pick: "auto" }, show_leaderboard: false, verdict: "instant" },
  ],
  ["in which the standing is shown at the end alone", { standing: "end" }],
])("a lesson %s: joins, answers, a late right answer, leaving, renaming, moving and removing", (_, changes) => {
  const { hall, opening, id, ask, askAlone, comes, say } = aLesson(changes);
  for (const [i, name] of pupils.slice(0, 5).entries()) comes(name, i % 3, i % 2);
  ask({ type: "start" });
  say("q1", { Ali: "B", Ayşe: "A", Can: "B", Ece: "B" });
  ask({ type: "end_question" });
  comes("Ömer", 1, 0);
  askAlone({ type: "leave", playerId: id("Ece") });
  ask(next());
  say("q2", { Ali: "Ankara", Ayşe: "Angora", Can: "Angora", Işık: "Angora", Ömer: "Ankara" });
  ask({ type: "end_question" });
  ask({ type: "accept_answer", questionId: "q2", text: "Angora", accepted: true });
  ask({ type: "hide_text", questionId: "q2", text: "Angora", hidden: true });
  ask({ type: "rename", playerId: id("Can"), nickname: "Canan" });
  ask({ type: "move", playerId: id("Ayşe"), team: 0 });
  hall.restart(1);
  hall.restartCoordinator();
  ask(next());
  say("q3", { Ayşe: "B", Can: "C", Işık: "B", Ömer: "D" });
  ask({ type: "end_question" });
  ask({ type: "kick", playerId: id("Ali") });
  ask(end as CoordinatorCommand);
  const { game, heard } = inOneRoom(hall, opening);
  expect(game.phase.name).toBe("completed");
  expectSameGame(hall, game);
  expect(hall.heardByHost).toEqual(heard.get("host"));
  const ids = [...game.players.keys()];
  expect(ids.map((player) => [player, hall.heard.get(player)])).toEqual(
    ids.map((player) => [player, heard.get(player)]),
  );
});

test("the same with late tables: the players known so far are ranked, and all once the last has come", () => {
  const { hall, opening, ask, askAlone, comes, say } = aLesson(ofTeams);
  for (const [i, name] of pupils.entries()) comes(name, i % 3, i % 2);
  ask({ type: "start" });
  say("q1", { Ali: "B", Ayşe: "B", Can: "A", Ece: "B", Işık: "A", Ömer: "B" });
  askAlone({ type: "end_question" });
  for (const relay of [0, 1]) {
    hall.deliver(relay, Infinity, false);
    hall.hand(relay);
    hall.tableArrives(0, true);
    hall.tableArrives(0, false);
  }
  expect(hall.coordinator.ranking).not.toBeNull();
  hall.giveUp();
  expect(hall.coordinator.game.phase.name).toBe("reveal");
  expect(hall.coordinator.all.best.map(({ nickname }) => nickname)).toEqual(["Ali", "Ayşe", "Ece", "Işık"]);
  hall.settle();
  expect(hall.coordinator.all.best.map(({ nickname }) => nickname)).toEqual([
    "Ali",
    "Ayşe",
    "Ece",
    "Ömer",
    "Can",
    "Işık",
  ]);
  ask(end as CoordinatorCommand);
  expectSameGame(hall, inOneRoom(hall, opening).game);
});

test("a player's figures: the place in the team is among all relays", () => {
  const { hall, id, ask, comes, say } = aLesson(ofTeams);
  for (const [i, name] of pupils.entries()) comes(name, i % 3, i % 2);
  const stats = (name: Pupil) => statsOfPlayers(hall.relays[pupils.indexOf(name) % 3]!)(id(name));
  expect(stats("Ali")?.player_count).toBe(2);
  ask({ type: "start" });
  say("q1", { Işık: "B", Ali: "B" });
  ask({ type: "end_question" });
  expect(stats("Işık")).toMatchObject({ player_count: 6, team: 0, team_rank: 1, team_players: 3, rank: 1 });
  expect(stats("Ali")).toMatchObject({ team_rank: 2, rank: 2 });
  expect(statsOfPlayers(hall.relays[0]!)("nobody")).toBeUndefined();
  expect(stats("Ömer")).toMatchObject({ team: 1, team_rank: 1, team_players: 3, rank: 3 });
});
