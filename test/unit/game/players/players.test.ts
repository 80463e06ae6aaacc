import { expect, test } from "vitest";
import { joinRefusal } from "#game/decide/players";
import { apply } from "#game/events";
import type { Game } from "#game/game";
import { deadline } from "#game/timing";
import { marbleOf } from "#protocol/marble";
import {
  answer,
  comeBack,
  end,
  endQuestion,
  extend,
  join,
  kick,
  leave,
  lobby,
  lock,
  play,
  standings,
  start,
  started,
  tick,
} from "../a-game";
import { aGame, T0 } from "../../../builders/games";

const over = play(started(["ali"]), [T0 + 1, end]).game;

test("[J1] a joining player gets a seat, the name as shown and a marble grown from it", () => {
  const { game, events } = play(aGame(), [T0, join("p1", "  Ayşe  Nur ")]);
  expect(events).toEqual([
    {
      type: "player_joined",
      playerId: "p1",
      sessionHash: "hash-of-p1",
      userId: null,
      nickname: "Ayşe Nur",
      marble: marbleOf("Ayşe Nur"),
    },
  ]);
  expect(standings(game)).toEqual([["Ayşe Nur", 0, 1]]);
  expect(game.bySession.get("hash-of-p1")).toBe("p1");
});

test("[J1] the marble asked for is taken, 0 too", () => {
  const { game } = play(aGame(), [T0, join("p1", "Ali", { marble: 0, userId: "u1" })]);
  expect(game.players.get("p1")).toMatchObject({ marble: 0, userId: "u1" });
});

test("[J1] a marble is a 31-bit integer, the same for the same name everywhere", () => {
  expect(["", "Ali", "Defne", "İpek 🦊", "Zeynep K."].map(marbleOf)).toEqual([
    2113613504, 791781786, 924908598, 120988949, 38877611,
  ]);
});

test("[J2] a completed game takes no players", () => {
  expect(play(over, [T0 + 2, join("ece")]).refusals).toEqual(["game_over"]);
});

test("[J3] a removed player's session does not join again", () => {
  const { refusals } = play(
    lobby(["ali"]),
    [T0, kick("ali")],
    [T0, join("p2", "Veli", { sessionHash: "hash-of-ali" })],
  );
  expect(refusals).toEqual(["player_removed"]);
});

test("[J3] a player's id is not taken by another session", () => {
  const again = join("ali", "Veli", { sessionHash: "hash-of-veli" });
  for (const game of [lobby(["ali"]), over]) expect(play(game, [T0 + 2, again]).refusals).toEqual(["already_joined"]);
});

const full = { capacity: 2 };
test.each([
  ["the lobby", lobby(["ali", "ece"], full)],
  ["a locked lobby", play(lobby(["ali", "ece"], full), [T0, lock()]).game],
  ["a running game without late joining", started(["ali", "ece"], { ...full, late_join: false })],
  ["a completed game", over],
] as const)("[J3] a session that sits in %s keeps its seat, and nobody gets a second one", (_, game) => {
  const again = join("p2", "Veli", { sessionHash: "hash-of-ali" });
  const { events, refusals } = play(game, [T0 + 2, again]);
  expect({ events, refusals }).toEqual({ events: [], refusals: [] });
});

test("[J3][L2] a player who left a running game and asks for the seat again is back", () => {
  const again = join("p2", "Veli", { sessionHash: "hash-of-ali", isOverHttp: true });
  const { events } = play(started(["ali", "ece"]), [T0 + 1, leave("ali")], [T0 + 2, again]);
  expect(events.at(-1)).toEqual({ type: "player_returned", playerId: "ali" });
});

const overHttp = (id: string) => join(id, id, { isOverHttp: true });

test("[J9][W1] a seat taken without a socket is given up after a minute without a sign of its player", () => {
  const { game, types } = play(
    aGame(),
    [T0, overHttp("ghost")],
    [T0 + 1, join("ali")],
    [T0 + 2, overHttp("ece")],
    [T0 + 2, overHttp("can")],
    [T0 + 9, comeBack("ece")],
  );
  expect(types.slice(-1)).toEqual(["player_returned"]);
  expect(deadline(game, null)).toBe(T0 + 60_000);
  expect(play(game, [T0 + 59_999, tick()]).events).toEqual([]);
  const later = play(game, [T0 + 60_000, tick()]);
  expect(later.events).toEqual([{ type: "player_left", playerId: "ghost", isUnseen: true }]);
  expect(deadline(later.game, null)).toBe(T0 + 60_002);
  const last = play(later.game, [T0 + 70_000, tick()], [T0 + 70_001, join("p9", "ghost")]);
  expect(last.types).toEqual(["player_left", "player_joined"]);
  expect([deadline(last.game, null), last.game.unseen.size]).toEqual([null, 0]);
});

test("[J9] asking for the seat again does not count as being there; over a socket it does", () => {
  const { game, events } = play(aGame(), [T0, overHttp("ali")], [T0 + 1, overHttp("ali")], [T0 + 60_000, tick()]);
  expect(events.map(({ type }) => type)).toEqual(["player_joined", "player_left"]);
  expect(game.players.size).toBe(0);
  const seen = play(aGame(), [T0, overHttp("ali")], [T0 + 1, join("ali")], [T0 + 60_000, tick()]);
  expect(seen.types).toEqual(["player_joined", "player_returned"]);
});

test("[J9] no seat is given up once the game runs, not even a late joiner's", () => {
  const { game, types } = play(
    aGame(),
    [T0, overHttp("ali")],
    [T0 + 1, start],
    [T0 + 2, overHttp("ece")],
    [T0 + 19_000, extend(60)],
    [T0 + 62_000, tick()],
  );
  expect(types).not.toContain("player_left");
  expect([...game.players.keys()]).toEqual(["ali", "ece"]);
});

test("[J4] a locked game takes no players, in the lobby or later", () => {
  const { refusals } = play(lobby(["ali"]), [T0, lock()], [T0, join("ece")], [T0, start], [T0, join("ece")]);
  expect(refusals).toEqual(["lobby_locked", "lobby_locked"]);
});

test.each([
  ["a lobby", lobby(["ali"]), null],
  ["a running game", started(["ali"]), null],
  ["a completed game", over, "game_over"],
  ["a locked lobby that is full", play(lobby(["ali", "ece"], full), [T0, lock()]).game, "lobby_locked"],
  ["a running game without late joining", started(["ali"], { late_join: false }), "lobby_locked"],
  ["a full lobby", lobby(["ali", "ece"], full), "room_full"],
] as const)("[J10] asking without joining tells what joining would get: %s", (_, game, refusal) => {
  expect(joinRefusal(game)).toBe(refusal);
  expect(play(game, [T0 + 2, join("new")]).refusals).toEqual(refusal === null ? [] : [refusal]);
});

test("[J4] late joining is a setting", () => {
  expect(play(started(["ali"]), [T0 + 1, join("ece")]).refusals).toEqual([]);
  expect(play(started(["ali"], { late_join: false }), [T0 + 1, join("ece")]).refusals).toEqual(["lobby_locked"]);
});

test("[J5] a full room takes nobody until a seat is free", () => {
  const full = lobby(["ali", "ece"], { capacity: 2 });
  expect(play(full, [T0, join("can")]).refusals).toEqual(["room_full"]);
  expect(play(full, [T0, leave("ece")], [T0, join("can")]).refusals).toEqual([]);
  expect(play(full, [T0, start], [T0, leave("ece")], [T0, join("can")]).refusals).toEqual(["room_full"]);
  expect(play(full, [T0, start], [T0, kick("ece")], [T0, join("can")]).refusals).toEqual([]);
});

test.each([
  ["in a locked, full game", { capacity: 1 }, [lock()], "", "lobby_locked"],
  ["in a full game", { capacity: 1 }, [], "", "room_full"],
  ["with a bad name", {}, [], "‮", "nickname_invalid"],
  ["with a taken name", {}, [], "ALI", "nickname_taken"],
] as const)("[J6] the first failing check is the refusal: %s", (_, options, before, name, refusal) => {
  const { refusals } = play(lobby(["ali"], options), ...before.map((c) => [T0, c] as const), [T0, join("p2", name)]);
  expect(refusals).toEqual([refusal]);
});

test("[J6] a taken name comes with a suggestion that is free", () => {
  const { suggestion } = play(lobby(["Ali", "Ali 2"]), [T0, join("p3", "ALİ")]);
  expect(suggestion).toBe("ALİ 3");
});

test("[J6][N9] a name with a forbidden sign comes with a free suggestion without it", () => {
  const { refusals, suggestion } = play(lobby(["Ali"]), [T0, join("p2", "Ali★")]);
  expect([refusals, suggestion]).toEqual([["nickname_invalid"], "Ali 2"]);
  expect(play(lobby(["Ali"]), [T0, join("p2", "★")]).suggestion).toBeUndefined();
});

test("[J7] the sent name is ignored where names are generated", () => {
  const { game, refusals } = play(
    aGame({ generated_names: true }),
    ...["orospu", "", "Ali", "Ali", "x".repeat(400)].map(
      (name, i) => [T0, join(`p${i}`, name, { random: 7 })] as const,
    ),
  );
  expect(refusals).toEqual([]);
  const names = [...game.players.values()].map(({ nickname }) => nickname);
  expect(new Set(names).size).toBe(5);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{L}+( \p{Lu}\p{Ll}+)?$/u);
});

test("[J8] a late joiner starts with nothing, behind everybody with points", () => {
  const { game } = play(
    started(["ali", "ece"]),
    [T0 + 1000, answer("ali", "q1")],
    [T0 + 2000, endQuestion],
    [T0 + 3000, join("can")],
  );
  expect(game.standings.map(({ nickname, rank }) => [nickname, rank])).toEqual([
    ["ali", 1],
    ["can", 2],
    ["ece", 2],
  ]);
});

test("[L1] in the lobby the seat is given up: place, session and name are free", () => {
  const { game, refusals } = play(lobby(["ali"], { capacity: 1 }), [T0, leave("ali")], [T0, join("p2", "ali")]);
  expect(refusals).toEqual([]);
  expect([...game.players.keys()]).toEqual(["p2"]);
  expect(game.bySession.has("hash-of-ali")).toBe(false);
  expect(game.barred.size).toBe(0);
});

test("[L2] in a running game score and name stay, and the same session may come back", () => {
  const left = play(
    started(["ali", "ece"]),
    [T0 + 500, answer("ali", "q1")],
    [T0 + 600, endQuestion],
    [T0 + 700, leave("ali")],
  );
  expect(left.types.at(-1)).toBe("player_left");
  expect(left.game.players.get("ali")).toMatchObject({ hasLeft: true, score: 990, rank: 1 });
  expect(play(left.game, [T0 + 800, join("p3", "Ali")]).refusals).toEqual(["nickname_taken"]);
  const back = play(left.game, [T0 + 900, comeBack("ali")]);
  expect(back.types).toEqual(["player_returned"]);
  expect(back.game.players.get("ali")).toMatchObject({ hasLeft: false, score: 990, rank: 1 });
});

test.each([
  ["leaving twice", started(["ali"]), [leave("ali"), leave("ali")], ["player_left"]],
  ["leaving without a seat", started(["ali"]), [leave("nobody")], []],
  ["leaving a completed game", over, [leave("ali")], []],
  ["coming back without having left", started(["ali"]), [comeBack("ali")], []],
  ["coming back to a completed game", over, [comeBack("ali")], []],
] as const)("[L3] %s does nothing", (_, game, commands, types) => {
  const played = play(game, ...commands.map((command) => [T0 + 5, command] as const));
  expect(played.refusals).toEqual([]);
  expect(played.types).toEqual(types);
});

test("[L4] leaving and coming back again and again is noted twenty times", () => {
  const again = Array.from({ length: 50 }, (_, i) => [
    [T0 + 2 * i, leave("ali")] as const,
    [T0 + 2 * i + 1, comeBack("ali")] as const,
  ]).flat();
  const { types, refusals, game } = play(started(["ali", "ece"]), ...again);
  expect(refusals).toEqual([]);
  expect(types).toEqual(Array.from({ length: 20 }, () => ["player_left", "player_returned"]).flat());
  expect(game.players.get("ali")).toMatchObject({ hasLeft: false });
  expect(play(game, [T0 + 200, leave("ece")]).types).toEqual(["player_left"]);
});

const comesAndGoes = (game: Game, times: number, { isUnseen, line }: { isUnseen?: true; line?: string } = {}) => {
  const who = { playerId: "p", sessionHash: "p", userId: null, nickname: "Ali", marble: 1 };
  for (let i = 0; i < times; i++) {
    apply(game, { type: "player_joined", ...who, ...(line && { network: line, line }) });
    apply(game, { type: "player_left", playerId: "p", ...(isUnseen && { isUnseen }) });
  }
  return game;
};

test("[J5][L4] a lobby that was left ten thousand times still takes players, and keeps their seats from then on", () => {
  const oneMore = play(comesAndGoes(lobby([]), 9_999), [T0, join("ece")], [T0, leave("ece")]);
  expect([oneMore.types, oneMore.game.players.size]).toEqual([["player_joined", "player_left"], 0]);
  const { game, types, refusals } = play(
    oneMore.game,
    [T0, join("ece")],
    [T0, overHttp("ali")],
    [T0 + 1, leave("ece")],
  );
  expect([types, refusals]).toEqual([["player_joined", "player_joined"], []]);
  // The host frees seats as before, and a running game counts for each player.
  expect(play(game, [T0, kick("ece")], [T0, start], [T0, leave("ali")]).types).toEqual([
    "player_kicked",
    "game_started",
    "question_started",
    "player_left",
  ]);
  // A seat that nobody was seen in still goes.
  expect([...play(game, [T0 + 60_000, tick()]).game.players.keys()]).toEqual(["ece"]);
});

test("[L4][J9] a lobby whose seats were never seen ten thousand times keeps them from then on, and lets players leave", () => {
  const { game } = play(
    comesAndGoes(lobby([]), 9_999, { isUnseen: true }),
    [T0, overHttp("ali")],
    [T0 + 60_000, tick()],
  );
  expect(game.players.size).toBe(0);
  const later = play(game, [T0, overHttp("can")], [T0, join("ece")], [T0, leave("ece")]);
  expect([later.types.at(-1), [...later.game.players.keys()]]).toEqual(["player_left", ["can"]]);
  // The room is not woken for a seat that stays.
  expect(deadline(later.game, null)).toBeNull();
  expect(play(later.game, [T0 + 60_000, tick()]).types).toEqual([]);
});

const at = (line: string) => ({ from: { network: line, line } });

test("[L4][T2] five hundred leaves of one line end leaving there, not for others; seats never seen still go", () => {
  const often = Array.from({ length: 500 }, () => [
    [T0, join("p", "Ali", at("far"))] as const,
    [T0, leave("p")] as const,
  ]);
  const { game } = play(lobby([]), ...often.flat());
  const { game: after, types } = play(
    game,
    [T0, join("ece", "Ece", at("far"))],
    [T0, leave("ece")],
    [T0, join("ali", "Ali", at("near"))],
    [T0, leave("ali")],
    [T0, join("can", "Can", { ...at("far"), isOverHttp: true })],
    [T0, leave("can")],
  );
  expect([types.at(-1), [...after.players.keys()]]).toEqual(["player_joined", ["ece", "can"]]);
  expect([...play(after, [T0 + 60_000, tick()]).game.players.keys()]).toEqual(["ece"]);
});

test("[L4][J9][T2] five thousand seats of one line that were never seen stay from then on, others' go", () => {
  const game = comesAndGoes(lobby([]), 5_000, { isUnseen: true, line: "far" });
  const steps = ["far", "near"].map((line) => [T0, join(line, line, { ...at(line), isOverHttp: true })] as const);
  const { game: after } = play(game, ...steps, [T0 + 60_000, tick()]);
  expect([...after.players.keys()]).toEqual(["far"]);
});

test("[J5] freed seats fill nothing, however many they were", () => {
  const game = lobby([]);
  for (let i = 0; i < 10_000; i++) {
    apply(game, {
      type: "player_joined",
      playerId: `p${i}`,
      sessionHash: "",
      userId: null,
      nickname: "Ali",
      marble: 1,
    });
    apply(game, { type: "player_kicked", playerId: `p${i}` });
  }
  expect([joinRefusal(game), joinRefusal(game, { isAtHost: true })]).toEqual([null, null]);
});

test("[T2] who sits down again has another seat than before", () => {
  const { game } = play(lobby(["ali"]), [T0, leave("ali")], [T0, join("ece")], [T0, join("ali")]);
  expect([...game.players.values()].map(({ id, seat }) => [id, seat])).toEqual([
    ["ece", 2],
    ["ali", 3],
  ]);
});

test("[J5][T2] a class comes in from the host's network though strangers took every seat, unless a number of seats was asked for", () => {
  const full = lobby(["ali", "ece"], { capacity: 2 });
  expect(joinRefusal(full)).toBe("room_full");
  expect(joinRefusal(full, { isAtHost: true })).toBeNull();
  const { game, refusals } = play(
    full,
    ...Array.from({ length: 61 }, (_, i) => [T0, { ...join(`p${i}`), isAtHost: true }] as const),
  );
  expect([game.players.size, refusals]).toEqual([62, ["room_full"]]);
  const asked = { ...full, setup: { ...full.setup, settings: { ...full.setup.settings, capacity: 2 } } };
  expect(joinRefusal(asked, { isAtHost: true })).toBe("room_full");
});

test("[L3] a player without a seat does not come back", () => {
  expect(play(started(["ali"]), [T0, comeBack("nobody")]).refusals).toEqual(["session_invalid"]);
});
