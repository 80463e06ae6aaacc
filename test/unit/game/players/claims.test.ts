import { expect, test } from "vitest";
import { historyRows } from "#game/results/history-lines";
import { claim, end, join, kick, leave, lobby, play, start, unname } from "../a-game";
import { T0 } from "../../../builders/games";

const inLobby = lobby(["ali", "ece"]);
const running = play(inLobby, [T0, start]).game;
const over = play(running, [T0 + 5, end]).game;

test.each([
  ["in the lobby", inLobby],
  ["while a question runs", running],
  ["after the end", over],
] as const)("[C1] a guest's seat becomes an account's %s; the same again does nothing", (_, from) => {
  const { game, types, refusals } = play(from, [T0 + 9, claim("ali", "u1")], [T0 + 9, claim("ali", "u1")]);
  expect(types).toEqual(["player_claimed"]);
  expect(refusals).toEqual([]);
  expect(historyRows(game)).toMatchObject([{ userId: "u1", playerId: "ali" }]);
});

test.each([
  ["in the lobby", inLobby],
  ["while a question runs", running],
  ["after the end", over],
] as const)("[C3] a deleted account takes its name along %s, once", (_, from) => {
  const { game, types, refusals } = play(
    from,
    [T0 + 9, claim("ece", "u1")],
    [T0 + 9, unname("u1")],
    [T0 + 9, unname("u1")],
    [T0 + 9, unname("nobody")],
  );
  expect(types).toEqual(["player_claimed", "player_renamed"]);
  expect(refusals).toEqual([]);
  expect(game.players.get("ece")!.nickname).toBe("Oyuncu 2");
});

test("[C3] the name goes from every seat of the account", () => {
  const { game, types } = play(
    lobby(["ali"]),
    [T0, join("b", "Oyuncu 3")],
    [T0, join("c", "Ege", { userId: "u1" })],
    [T0, join("d", "Ege 2", { userId: "u1" })],
    [T0, unname("u1")],
  );
  expect(types.filter((type) => type === "player_renamed")).toHaveLength(2);
  expect([...game.players.values()].map(({ nickname }) => nickname)).toEqual([
    "ali",
    "Oyuncu 3",
    "Oyuncu 4",
    "Oyuncu 5",
  ]);
});

test("[C3] a name that somebody asked to delete goes from its seat alone, in every phase", () => {
  for (const from of [inLobby, running, over]) {
    const { game, types } = play(
      from,
      [T0 + 9, { type: "unname_player", playerId: "ece" }],
      [T0 + 9, { type: "unname_player", playerId: "nobody" }],
    );
    expect(types).toEqual(["player_renamed"]);
    expect(game.players.get("ece")!.nickname).toBe("Oyuncu 2");
  }
});

test("[C3] the number is a free one", () => {
  const { game } = play(lobby(["ali"]), [T0, join("b", "Oyuncu 1")], [T0, claim("ali", "u1")], [T0, unname("u1")]);
  expect(game.players.get("ali")!.nickname).toBe("Oyuncu 2");
});

test("[C2] neither another account's seat nor a second one is given", () => {
  const taken = play(
    running,
    [T0, claim("ali", "u1")],
    [T0, claim("ali", "u2")],
    [T0, claim("ece", "u1")],
    [T0, join("can", "Can", { userId: "u3" })],
    [T0, claim("can", "u2")],
    [T0, claim("ece", "u3")],
  );
  expect(taken.refusals).toEqual(["already_claimed", "already_played", "already_claimed", "already_played"]);
  expect(taken.types).toEqual(["player_claimed", "player_joined"]);
});

test("[C2] a player without a seat has nothing to claim", () => {
  expect(play(inLobby, [T0, leave("ali")], [T0, claim("ali", "u1")]).refusals).toEqual(["session_invalid"]);
  expect(play(running, [T0, kick("ali")], [T0, claim("ali", "u1")]).refusals).toEqual(["session_invalid"]);
  const { game, refusals } = play(running, [T0, leave("ali")], [T0, claim("ali", "u1")]);
  expect(refusals).toEqual([]);
  expect(game.players.get("ali")).toMatchObject({ userId: "u1", hasLeft: true });
});
