import { expect, test } from "vitest";
import type { Game } from "#game/game";
import { carried, openFollowUp, questionsAgain } from "#game/follow-up";
import { mixed } from "#game/prepare";
import type { Choice } from "#question/choice";
import { tell } from "#game/view";
import { ownerView, playerView, publicView } from "#game/view/http";
import { hostSnapshot, joinSuccess, reconnectSuccess } from "#game/view/snapshots";
import {
  announce,
  answer,
  end,
  endQuestion,
  join,
  kick,
  leave,
  lobby,
  lock,
  next,
  play,
  rename,
  roundOver,
  started,
  unname,
} from "./a-game";
import { aGame, T0 } from "../../builders/games";
import { settings } from "../../builders/settings";

const everybody = () => true;
/** Half of the answers to q1 are right, one of three to q2; q3 was not asked. */
const over = play(
  started(["ali", "ece"], { scoring: "accuracy", time_factor: 2 }),
  [T0 + 1, answer("ali", "q1")],
  [T0 + 2, answer("ece", "q1", "A")],
  [T0 + 3, endQuestion],
  [T0 + 4, join("can")],
  [T0 + 5, next()],
  [T0 + 6, answer("ali", "q2")],
  [T0 + 7, endQuestion],
  [T0 + 8, end],
).game;
const announced = play(over, [T0 + 9, announce()]).game;
const ids = (game: Game, which: "missed" | "all") => questionsAgain(game, which).map(({ id }) => id);

test("[G1] missed questions are those that fewer than half of the seated players knew; all questions are all", () => {
  expect(ids(over, "missed")).toEqual(["q2"]);
  expect(ids(over, "all")).toEqual(["q1", "q2", "q3"]);
});

const alone = (choice: "A" | "B") =>
  play(started(["ali"]), [T0 + 1, answer("ali", "q1", choice)], [T0 + 2, endQuestion], [T0 + 3, end]).game;

test("[G1] one player is enough, and without players nothing is missed", () => {
  expect(ids(alone("A"), "missed")).toEqual(["q1"]);
  expect(ids(alone("B"), "missed")).toEqual([]);
  expect(ids(play(started([]), [T0 + 1, endQuestion], [T0 + 2, end]).game, "missed")).toEqual([]);
  expect(ids(play(started(["ali"]), [T0 + 1, endQuestion], [T0 + 2, end]).game, "missed")).toEqual(["q1"]);
});

test("[G2] the questions are the game's own: their clock is not lengthened again", () => {
  const again = mixed(questionsAgain(over, "all"), settings({ time_factor: 2 }), () => 0.5);
  expect(again).toEqual(over.setup.questions);
});

test("[G2][Q5] settings that mix shuffle order and options again, and the right answer keeps its text", () => {
  const draws = [0.1, 0.7, 0.3, 0.9, 0.2];
  let drawn = 0;
  const random = () => draws[drawn++ % draws.length]!;
  const again = mixed(
    over.setup.questions,
    settings({ shuffle_questions: true, shuffle_options: true }),
    random,
  ) as (Choice & { readonly id: string })[];
  expect(again.map(({ id }) => id)).not.toEqual(["q1", "q2", "q3"]);
  expect(again.map(({ id }) => id).toSorted()).toEqual(["q1", "q2", "q3"]);
  expect(again.map(({ options, correct }) => options[correct])).toEqual(["iki", "iki", "iki"]);
  expect(new Set(again.map(({ correct }) => correct)).size).toBeGreaterThan(1);
});

test.each([
  ["the lobby", lobby(["ali"])],
  ["a question", started(["ali"])],
  ["a reveal", play(started(["ali"]), [T0 + 1, endQuestion]).game],
] as const)("[G3] in %s there is no follow-up game yet", (_, game) => {
  expect(play(game, [T0 + 9, announce()])).toMatchObject({ refusals: ["game_running"], events: [] });
});

test("[G3] the first follow-up game announced stands until it is over, or known to be over", () => {
  const event = { type: "next_game_made", at: T0 + 9, gameId: "game-2", code: "234567", which: "missed", questions: 2 };
  const other = { gameId: "game-3", code: "345678", which: "all" } as const;
  expect(play(over, [T0 + 9, announce()]).events).toEqual([event]);
  expect(play(announced, [T0 + 10, announce()], [T0 + 11, announce(other)]).events).toEqual([]);
  expect(play(announced, [T0 + 10, announce(other, "game-9")]).events).toEqual([]);
  expect(openFollowUp(play(announced, [T0 + 10, announce(other, "game-2")]).game)).toMatchObject(other);
  const after = play(announced, [T0 + 10, roundOver()], [T0 + 11, announce(other)]);
  expect(after.types).toEqual(["next_game_over", "next_game_made"]);
  expect(openFollowUp(after.game)).toMatchObject({ gameId: "game-3", code: "345678", which: "all" });
});

test("[G3] a game ignores the end of another follow-up game, and a second end", () => {
  const { types, game } = play(
    announced,
    [T0 + 10, roundOver("game-9")],
    [T0 + 11, roundOver()],
    [T0 + 12, roundOver()],
    [T0 + 13, announce()],
  );
  expect(types).toEqual(["next_game_over"]);
  expect(openFollowUp(game)).toBeNull();
  expect(play(over, [T0 + 10, roundOver()]).events).toEqual([]);
});

const wire = { game_code: "234567", questions: 2, which: "missed" };

test("[G4] every socket still open hears of it once", () => {
  const event = {
    type: "next_game_made",
    at: 1,
    gameId: "game-2",
    code: "234567",
    which: "missed",
    questions: 2,
  } as const;
  expect(tell(announced, event, T0)).toEqual([{ to: "everyone", message: { type: "next_game", ...wire } }]);
  expect(tell(announced, { type: "next_game_over", gameId: "game-2" }, T0)).toEqual([]);
});

/** Every message in which a player who polls or comes back sees the follow-up game. */
const shown = (game: Game) => [
  playerView(game, "ali", T0, everybody).next_game,
  ownerView(game, T0, new Set()).next_game,
  ownerView(game, T0, new Set()).host?.next_game,
  hostSnapshot(game, T0, new Set()).next_game,
  reconnectSuccess(game, "ali", "s").next_game,
  joinSuccess(game, "ali", "s").next_game,
];

test("[G4] a player who polls or comes back sees the pause until it is over, and nobody else does", () => {
  expect(shown(announced)).toEqual([wire, wire, wire, wire, wire, wire]);
  for (const game of [over, play(announced, [T0 + 10, roundOver()]).game]) {
    expect(shown(game)).toEqual(Array(6).fill(undefined));
  }
  expect(publicView(announced, T0)).toEqual(publicView(over, T0));
});

test("[G1][G4] the host of a completed game knows how many questions were missed", () => {
  expect(hostSnapshot(over, T0, new Set()).missed_questions).toBe(1);
  expect(ownerView(over, T0, new Set()).host?.end?.missed_questions).toBe(1);
  const ended = tell(over, { type: "game_completed", at: T0, reason: "ended" }, T0).map(({ message }) => message);
  expect(ended.map((message) => "missed_questions" in message)).toEqual([true, false]);
  expect(hostSnapshot(started(["ali"]), T0, new Set())).not.toHaveProperty("missed_questions");
});

test("[G5][T54] a player takes name, marble and account along, to the announced game alone", () => {
  const { game } = play(announced, [T0 + 10, { type: "claim", playerId: "ali", userId: "u1" }]);
  const { marble } = game.players.get("ali")!;
  expect(carried(game, "ali", "234567")).toEqual({ gameId: "game-2", nickname: "ali", marble, userId: "u1" });
  expect(carried(game, "ali", "123456")).toBeNull();
  expect(carried(game, "nobody", "234567")).toBeNull();
  expect(carried(over, "ali", "234567")).toBeNull();
});

test("[G5] a player who left the running game is one of the class; one who was removed is not", () => {
  const { game } = play(
    started(["ali", "ece"]),
    [T0 + 1, leave("ali")],
    [T0 + 2, kick("ece")],
    [T0 + 3, end],
    [T0 + 4, announce()],
  );
  expect(carried(game, "ali", "234567")).toMatchObject({ nickname: "ali" });
  expect(carried(game, "ece", "234567")).toBeNull();
});

test("[G5][C3] a deleted account's name is not carried on", () => {
  const { game } = play(
    announced,
    [T0 + 10, { type: "claim", playerId: "ali", userId: "u1" }],
    [T0 + 11, unname("u1")],
  );
  expect(carried(game, "ali", "234567")?.nickname).toBe("Oyuncu 1");
});

const fromBefore = (id: string, nickname: string, marble = 7) => join(id, nickname, { marble, isCarried: true });
const seats = (game: Game) => Array.from(game.players.values(), ({ nickname, marble }) => [nickname, marble]);

test("[G6] a carried name is taken as it is, also where names are generated, and even if it counts as rude by now", () => {
  for (const options of [{}, { generated_names: true }]) {
    const { game } = play(
      aGame(options),
      [T0, fromBefore("p1", "Meraklı Kirpi")],
      [T0, fromBefore("p2", "siktir", 4711)],
    );
    expect(seats(game)).toEqual([
      ["Meraklı Kirpi", 7],
      ["siktir", 4711],
    ]);
  }
});

test("[G6][N7] a carried name that is taken gets a number, within its length", () => {
  const long = "Abdurrahman Efe Çeli";
  const { game, refusals } = play(
    lobby(["KEREM", "siktır 9", long]),
    [T0, fromBefore("p1", "Kerem")],
    [T0, fromBefore("p2", "kerem")],
    [T0, fromBefore("p3", long)],
    [T0, fromBefore("p4", "siktir")],
    [T0, fromBefore("p5", "siktir")],
  );
  expect(refusals).toEqual([]);
  const names = seats(game).map(([name]) => name);
  expect(names.slice(-5)).toEqual(["Kerem 2", "kerem 3", "Abdurrahman Efe Çe 2", "siktir", "siktir 2"]);
});

test("[G6][J4] a locked lobby takes players of the game before; a locked or closed game takes nobody", () => {
  const player = fromBefore("p1", "Ece");
  const locked = play(lobby(["ali"]), [T0, lock()]).game;
  expect(play(locked, [T0, join("p2", "Can")], [T0, player])).toMatchObject({
    refusals: ["lobby_locked"],
    types: ["player_joined"],
  });
  const later = play(started(["ali"]), [T0 + 1, lock()]).game;
  expect(play(later, [T0 + 2, player]).refusals).toEqual(["lobby_locked"]);
  expect(play(started(["ali"], { late_join: false }), [T0 + 2, player]).refusals).toEqual(["lobby_locked"]);
  expect(play(started(["ali"]), [T0 + 2, player]).refusals).toEqual([]);
});

test("[G6][J2][J3][J5][T54] a carried player otherwise joins as everybody does", () => {
  const player = join("p1", "Ece", { isCarried: true, sessionHash: "hash-of-ece" });
  const again = join("p2", "Ece", { isCarried: true, sessionHash: "hash-of-ece" });
  expect(play(aGame(), [T0, player], [T0, again]).types).toEqual(["player_joined"]);
  expect(play(aGame(), [T0, player], [T0, kick("p1")], [T0, again]).refusals).toEqual(["player_removed"]);
  expect(play(aGame(), [T0, player], [T0, rename("p1", "Can")], [T0, again]).types).toEqual([
    "player_joined",
    "player_renamed",
  ]);
  expect(play(lobby(["ali"], { capacity: 1 }), [T0, lock()], [T0, player]).refusals).toEqual(["room_full"]);
  expect(play(over, [T0 + 9, fromBefore("p1", "Naz")]).refusals).toEqual(["game_over"]);
});
