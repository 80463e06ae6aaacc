import { expect, test } from "vitest";
import { changesAnswerCount, changesLobby } from "#game/view";
import { answerCount, lobbyFor } from "#game/view/lists";
import { foreignFound, refusal } from "#game/view/replies";
import { answer, end, join, kick, leave, lobby, lock, play, rename, start, started } from "../a-game";
import { absent, asking, says } from "../without-phones/without-phones";
import { hostSnapshot } from "#game/view/snapshots";
import { aGame, T0 } from "../../../builders/games";

const allButOne = (id: string) => id !== "p39";
test("[V2] the lobby: the host has everybody, a phone the newest thirty", () => {
  const names = Array.from({ length: 40 }, (_, i) => `p${i}`);
  const game = lobby(names);
  const phone = lobbyFor(game, "player", allButOne);
  expect(phone).toMatchObject({ type: "lobby_update", total: 40, locked: false });
  expect(phone.players.map(({ player_id }) => player_id)).toEqual(names.slice(10));
  expect(phone.players.at(-1)).toEqual({
    player_id: "p39",
    nickname: "p39",
    marble: game.players.get("p39")!.marble,
    is_connected: false,
  });
  expect(lobbyFor(game, "host", allButOne).players).toHaveLength(40);
});

test("[V2] the count names who has answered, never the answers, of players who are there or have answered", () => {
  const { game } = play(
    started(["ali", "ece", "can", "naz"]),
    [T0 + 1, answer("ali", "q1")],
    [T0 + 2, answer("ece", "q1", "A")],
    [T0 + 3, leave("naz")],
  );
  const present = new Set(["ali", "can", "naz", "stranger"]);
  expect(answerCount(game, present, ["ece"])).toEqual({
    type: "answer_count_update",
    answered: 2,
    total: 3,
    player_ids: ["ece"],
  });
});

test("[B5] networks that may be strangers' are named to the host alone, one by one and with every list", () => {
  const game = lobby(["ali"]);
  const foreign = { network: "far", count: 6 };
  expect(foreignFound(foreign)).toEqual({ type: "foreign_seats", ...foreign });
  const lists = (["host", "player"] as const).map((role) => lobbyFor(game, role, () => true, 0, [foreign]));
  expect(lists.map((list) => list.foreign_seats)).toEqual([[foreign], undefined]);
  expect(hostSnapshot(game, T0, new Set(), 0, [foreign]).foreign_seats).toEqual([foreign]);
  expect(lobbyFor(game, "host", () => true)).not.toHaveProperty("foreign_seats");
  expect(changesLobby({ type: "network_known", network: "far" })).toBe(true);
});

test("[P4] without phones the count is of players who are not absent", () => {
  const { game } = play(asking(), [T0 + 1, absent(true, "nur")]);
  expect(answerCount(game, new Set(), [])).toMatchObject({ answered: 0, total: 2 });
  const one = play(game, [T0 + 2, says([["ali", "B"]])]).game;
  expect(answerCount(one, new Set(), [])).toMatchObject({ answered: 1, total: 2 });
});

test("[V2] events that change the lobby, and the count of answers", () => {
  const { events } = play(
    aGame(),
    [T0, join("ali")],
    [T0, rename("ali", "Veli")],
    [T0, lock()],
    [T0, start],
    [T0, answer("ali", "q1")],
    [T0, leave("ali")],
    [T0, { type: "come_back", playerId: "ali" }],
    [T0, kick("ali")],
    [T0, end],
  );
  expect(events.filter(changesLobby).map(({ type }) => type)).toEqual([
    "player_joined",
    "player_renamed",
    "lobby_locked",
    "player_left",
    "player_returned",
    "player_kicked",
  ]);
  expect(events.filter(changesAnswerCount).map(({ type }) => type)).toEqual([
    "player_joined",
    "answer_given",
    "player_left",
    "player_returned",
    "player_kicked",
  ]);
});

test("a refusal carries its sentence and the code of the contract", () => {
  expect(refusal("nickname_taken", "Ali 2")).toMatchObject({
    type: "error",
    code: "nickname_taken",
    suggestion: "Ali 2",
  });
  expect(refusal("game_not_found")).toEqual({ type: "error", code: "not_found", message: expect.any(String) });
});
