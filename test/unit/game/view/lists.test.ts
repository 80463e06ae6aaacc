import { expect, test } from "vitest";
import { changesAnswerCount, changesLobby } from "../../../../worker/game/view";
import { answerCount, lobbyFor } from "../../../../worker/game/view/lists";
import { refusal } from "../../../../worker/game/view/replies";
import { answer, end, join, kick, leave, lobby, lock, play, rename, start, started } from "../a-game";
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

test("[V2] the count says who has answered, never what, of those who are there or have answered", () => {
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

test("[V2] who changes the lobby, and the count of answers", () => {
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
