import { expect, test } from "vitest";
import {
  answer,
  comeBack,
  end,
  endQuestion,
  join,
  kick,
  lobby,
  lock,
  next,
  play,
  rename,
  standings,
  start,
  started,
} from "../a-game";
import { T0 } from "../../../builders/games";

const over = play(started(["ali"]), [T0 + 1, end]).game;

test("[H8] a removed player is gone with the answers, the session barred and the name free", () => {
  const { game, refusals } = play(
    started(["ali", "ece"]),
    [T0 + 1000, answer("ali", "q1")],
    [T0 + 2000, endQuestion],
    [T0 + 3000, kick("ali")],
    [T0 + 4000, join("p3", "ALİ")],
    [T0 + 5000, comeBack("ali")],
  );
  expect(refusals).toEqual(["session_invalid"]);
  expect([...game.players.keys()]).toEqual(["ece", "p3"]);
  expect([...game.barred]).toEqual(["hash-of-ali"]);
  expect(game.askedQuestions[0]!.answers.size).toBe(0);
  expect(standings(game)).toEqual([
    ["ALİ", 0, 1],
    ["ece", 0, 1],
  ]);
});

test("[H8] an unknown player cannot be removed", () => {
  expect(play(lobby(["ali"]), [T0, kick("nobody")]).refusals).toEqual(["player_not_found"]);
});

test.each([
  ["another name", "Veli", [], ["player_renamed"]],
  ["their name in another spelling", "ALI", [], ["player_renamed"]],
  ["the very same name", "ali", [], []],
  ["a taken name", "Ece", ["nickname_taken"], []],
  ["a rude name", "salak", ["nickname_invalid"], []],
] as const)("[H9] renaming to %s", (_, name, refusals, types) => {
  const played = play(lobby(["ali", "ece"]), [T0, rename("ali", name)]);
  expect(played.refusals).toEqual(refusals);
  expect(played.types).toEqual(types);
});

test("[H9] after a renaming the old name is free and the new one taken", () => {
  const { game, refusals } = play(
    lobby(["ali"]),
    [T0, rename("ali", "Veli")],
    [T0, join("p2", "ali")],
    [T0, join("p3", "VELİ")],
    [T0, rename("nobody", "x")],
  );
  expect(refusals).toEqual(["nickname_taken", "player_not_found"]);
  expect([...game.byNickname]).toEqual([
    ["veii", "ali"],
    ["aii", "p2"],
  ]);
});

test("[H10] the door is locked and opened, in the lobby and later; the same again does nothing", () => {
  const { types } = play(
    lobby([]),
    [T0, lock(false)],
    [T0, lock()],
    [T0, lock()],
    [T0, start],
    [T0, next()],
    [T0, lock(false)],
  );
  expect(types).toEqual(["lobby_locked", "game_started", "question_started", "lobby_locked"]);
});

test.each([
  ["kick", kick("ali")],
  ["rename", rename("ali", "Veli")],
  ["lock", lock()],
] as const)("[H11] %s is refused on a completed game", (_, command) => {
  expect(play(over, [T0 + 5, command]).refusals).toEqual(["game_over"]);
});
