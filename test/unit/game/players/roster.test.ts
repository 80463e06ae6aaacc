import { atOnce } from "#shared/turns";
import { expect, test } from "vitest";
import type { ReservedPlace } from "#game/place";
import { carried as takenAlong } from "#game/follow-up";
import { differentNames, namesInClass, numberAsked } from "#game/reserved-places";
import { foreignSeats } from "#game/networks";
import { freePlace } from "#game/decide/players";
import { results } from "#game/results/results";
import { readResults, shownResults, writeResults } from "#game/results/stored-form";
import { lobbyFor } from "#game/view/lists";
import { playerView } from "#game/view/http";
import { leaderboardFor } from "#game/view/parts";
import { apply } from "#game/events";
import type { Command } from "#game/command";
import type { Game } from "#game/game";
import { announce, answer, end, endQuestion, join, kick, leave, play, start, unname } from "../a-game";
import { aGame, T0 } from "../../../builders/games";

const aPlace = (nickname: string, number: number, schoolNo: number | null = null): ReservedPlace => ({
  playerId: `place-${number}`,
  nickname,
  student: { id: `student-${number}`, number, schoolNo, timeFactor: 1 },
});
const names = [aPlace("Ali K.", 1), aPlace("Ece T.", 2)];
const aClass = (places: readonly ReservedPlace[] = names) => aGame({ identity: "roster", class_id: "class-1", places });
const comes = (number: number, session = `s${number}`) =>
  join(`p-${session}`, "", { number, sessionHash: `hash-${session}` });

test("[B1] a pupil who gives a number gets the seat of that student", () => {
  const { game } = play(aClass(), [T0, comes(2)]);
  expect([...game.players.values()]).toMatchObject([
    { id: "place-2", nickname: "Ece T.", place: { student: { id: "student-2" } } },
  ]);
  expect(play(game, [T0, comes(2)]).types).toEqual([]);
});

test("[G5] a pupil takes their place in the class along to the follow-up game", () => {
  const over = play(aClass(), [T0, comes(2)], [T0, start], [T0, end], [T0, announce()]).game;
  const { nickname, marble } = over.players.get("place-2")!;
  const { code, gameId } = over.followUp!;
  expect(takenAlong(over, "place-2", code)).toStrictEqual({
    gameId,
    nickname,
    marble,
    userId: null,
    studentId: "student-2",
  });
  expect([takenAlong(over, "nobody", code), takenAlong(over, "place-2", "000000")]).toEqual([null, null]);
});

test("[C5] classmates who join on the device of an account do so without it, and keep their names when it is deleted", () => {
  const signedIn = { userId: "u1" };
  const { game, refusals } = play(aClass(), [T0, { ...comes(1), ...signedIn }], [T0, { ...comes(2), ...signedIn }]);
  expect(refusals).toEqual([]);
  expect([...game.players.values()].map(({ userId }) => userId)).toEqual(["u1", null]);
  const after = play(game, [T0, unname("u1")]);
  expect([nicknames(after.game), after.types]).toEqual([["Ali K.", "Ece T."], []]);
});

const everybody = () => true;
const seated = play(aClass(), [T0, comes(1)]).game;
test.each([
  ["without a number", seated, join("p", "Ayşe"), "number_needed"],
  ["that nobody has", seated, comes(3), "number_unknown"],
  ["that is taken", seated, comes(1, "other"), "seat_taken"],
  [
    "whose pupil has left a running game",
    play(seated, [T0, start], [T0, leave("place-1")]).game,
    comes(1, "b"),
    "seat_taken",
  ],
  ["after the end", play(seated, [T0, end]).game, comes(2), "game_over"],
] as const)("[B1] a number %s is refused", (_, game, command, refusal) => {
  expect(play(game, [T0 + 1, command]).refusals).toEqual([refusal]);
});

test("[B1] a seat that the host has freed is free for others, and not for its former pupil", () => {
  const { game } = play(seated, [T0, kick("place-1")]);
  expect(play(game, [T0 + 1, comes(1)]).refusals).toEqual(["seat_freed"]);
  expect(play(game, [T0 + 1, comes(1, "right")]).game.players.has("place-1")).toBe(true);
});

test("[B1] neither a seat whose pupil has another name now nor a name that another pupil has is given away", () => {
  const { game } = play(seated, [T0, { type: "rename", playerId: "place-1", nickname: "Ece T." }]);
  expect(play(game, [T0 + 1, comes(1, "b")], [T0 + 1, comes(2)]).refusals).toEqual(["seat_taken", "seat_taken"]);
});

test("[B1] pupils know the school's number, where everybody has one", () => {
  const all = [aPlace("Ali K.", 1, 204), aPlace("Ece T.", 2, 96)];
  expect(numberAsked(aClass(all))).toBe("school_no");
  expect(play(aClass(all), [T0, comes(96)]).game.players.has("place-2")).toBe(true);
  expect(play(aClass(all), [T0, comes(2)]).refusals).toEqual(["number_unknown"]);
  for (const places of [
    names,
    [aPlace("Ali K.", 1, 7), aPlace("Ece T.", 2)],
    [aPlace("Ali K.", 1, 7), aPlace("Ece T.", 2, 7)],
  ]) {
    expect(numberAsked(aClass(places))).toBe("number");
  }
  expect(numberAsked(aClass([]))).toBe("number");
});

test("[B2] looking at a number takes no seat", () => {
  expect(freePlace(seated, { number: 2 })).toMatchObject({ nickname: "Ece T." });
  expect([freePlace(seated, { number: 1 }), freePlace(seated, { number: 9 }), freePlace(seated, {})]).toEqual([
    "seat_taken",
    "number_unknown",
    "number_needed",
  ]);
  expect(seated.players.size).toBe(1);
});

test("[B3] no two names of a class are alike", () => {
  const class7 = ["Ayşe K.", "Ali D.", "AYŞE K.", "Ayşe K. 4", "Ali D."].map((name, i) => ({ name, number: i + 1 }));
  expect(differentNames(class7)).toEqual(["Ayşe K. 1", "Ali D. 2", "AYŞE K. 3", "Ayşe K. 4", "Ali D. 5"]);
});

const twins = (...numbers: readonly (number | null)[]) =>
  namesInClass(numbers.map((schoolNo, i) => ({ name: "Ayşe Nur Kaya", number: i + 1, schoolNo })));
test("pupils with one short name are told apart by the number that they know", () => {
  expect(twins(204, 96)).toEqual(["Ayşe K. 204", "Ayşe K. 96"]);
  expect(twins(204, null)).toEqual(["Ayşe K. 1", "Ayşe K. 2"]);
});

test("names of one class stay different, and no longer than a name may be, whatever is on the list", () => {
  const all = ["Can", "Can 1", "Can", "Can", "Can"].map((name, i) => ({ name, number: i < 2 ? 1 : 2 }));
  expect(differentNames(all)).toEqual(["Can 1", "Can 1 1-2", "Can 2", "Can 2-2", "Can 2-3"]);
  const long = [1, 12].map((number) => ({ name: "Abdurrahman Muhammed Kerem", number }));
  expect(differentNames(long)).toEqual(["Abdurrahman Muhamm 1", "Abdurrahman Muham 12"]);
  const cutAtASpace = [1, 2].map((number) => ({ name: "Abdurrahman Muham Kerem", number }));
  expect(differentNames(cutAtASpace)).toEqual(["Abdurrahman Muham 1", "Abdurrahman Muham 2"]);
});

const carried = (studentId: string, session: string) =>
  join(`p-${session}`, "Ali K.", { studentId, sessionHash: `hash-${session}`, isCarried: true });
test("[B4] a player carried from the game before gets the same student's seat", () => {
  const { game, refusals } = play(
    aClass(),
    [T0, carried("student-2", "a")],
    [T0, carried("student-2", "b")],
    [T0, carried("gone", "c")],
  );
  expect([...game.players.keys()]).toEqual(["place-2"]);
  expect(refusals).toEqual(["seat_taken", "number_unknown"]);
});

test("[V12][T49] a phone is sent no name but its own", () => {
  const { game } = play(seated, [T0, comes(2)], [T0, start], [T0 + 5, answer("place-2", "q1")], [T0 + 9, endQuestion]);
  for (const one of [game, play(game, [T0 + 10, end]).game]) {
    expect(JSON.stringify(playerView(one, "place-1", T0 + 20, everybody))).not.toContain("Ece");
    expect(leaderboardFor(one, "player", everybody)).toEqual([]);
    expect(lobbyFor(one, "player", everybody)).toMatchObject({ players: [], total: 2 });
    expect(leaderboardFor(one, "host", everybody)).toHaveLength(2);
  }
});

test("[X6] the record keeps whose place a seat was, and shows it to nobody", () => {
  const { game } = play(seated, [T0, start], [T0, end]);
  const kept = results(game);
  expect(kept.players).toMatchObject([{ studentId: "student-1" }]);
  expect(readResults(writeResults(kept))).toEqual(kept);
  expect(JSON.stringify(atOnce(shownResults(writeResults(kept))))).not.toContain("student-1");
});

const gone = (...studentIds: string[]): Command => ({ type: "unname_students", studentIds });
const nicknames = (game: Game) => [...game.players.values()].map(({ nickname }) => nickname);

test("[C4] a student who leaves the class in a running game loses the name there, and all else stays", () => {
  const running = play(aClass(), [T0, comes(1)], [T0, comes(2)], [T0, start], [T0 + 1, answer("place-1", "q1")]).game;
  const { game, types } = play(running, [T0 + 2, gone("student-1")], [T0 + 3, gone("student-1", "nobody")]);
  expect(types).toEqual(["place_renamed", "player_renamed"]);
  expect(nicknames(game)).toEqual(["Öğrenci 1", "Ece T."]);
  const over = play(game, [T0 + 4, endQuestion], [T0 + 5, end]).game;
  expect(results(over).players.map(({ nickname, studentId, score }) => [nickname, studentId, score > 0])).toEqual([
    ["Öğrenci 1", "student-1", true],
    ["Ece T.", "student-2", false],
  ]);
  const after = play(over, [T0 + 6, { type: "unname_students", studentIds: null }]);
  expect(nicknames(after.game)).toEqual(["Öğrenci 1", "Öğrenci 2"]);
  expect(play(after.game, [T0 + 7, { type: "unname_students", studentIds: null }]).types).toEqual([]);
});

test("[C4] no part of the game has the name any more", () => {
  const { game } = play(aClass(), [T0, comes(1)], [T0, gone("student-1")]);
  expect(JSON.stringify([game.setup, ...game.players.values()])).not.toContain("Ali K.");
});

test("[C3] a name that somebody asked to delete goes from its place as well", () => {
  const { game } = play(aClass(), [T0, comes(1)], [T0, { type: "unname_player", playerId: "place-1" }]);
  expect(JSON.stringify([game.setup, ...game.players.values()])).not.toContain("Ali K.");
});

test("[C4] each pupil who leaves gets an unused number, and keeps it", () => {
  const places = ["Öğrenci 2", "Ali K.", "Ece T."].map((name, i) => aPlace(name, i + 1));
  const all = gone("student-2", "student-3");
  const { game, types } = play(aClass(places), [T0, comes(1)], [T0, all], [T0, all]);
  expect(game.setup.places!.map(({ nickname }) => nickname)).toEqual(["Öğrenci 2", "Öğrenci 3", "Öğrenci 4"]);
  expect(types).toEqual(["player_joined", "place_renamed", "place_renamed"]);
});

test("[C4] a pupil who leaves takes no name of a place where nobody sits yet", () => {
  const places = ["Ali K.", "Öğrenci 1"].map((name, i) => aPlace(name, i + 1));
  const { game, refusals } = play(aClass(places), [T0, comes(1)], [T0, gone("student-1")], [T0, comes(2)]);
  expect([nicknames(game), refusals]).toEqual([["Öğrenci 2", "Öğrenci 1"], []]);
});

test("[C4] a free seat keeps no name for its next pupil", () => {
  const { game, types } = play(aClass(), [T0, gone("student-2")], [T0, comes(2)]);
  expect(types).toEqual(["place_renamed", "player_joined"]);
  expect(nicknames(game)).toEqual(["Öğrenci 2"]);
  const other = play(aClass([aPlace("Öğrenci 2", 1), aPlace("Ece T.", 2)]), [T0, comes(1)], [T0, gone("student-2")]);
  expect(play(other.game, [T0, comes(2)]).game.players.get("place-2")?.nickname).toBe("Öğrenci 3");
  expect(play(aGame(), [T0, join("p", "Ali")], [T0, { type: "unname_students", studentIds: null }]).types).toEqual([
    "player_joined",
  ]);
});

const takes = (number: number, network: string, line = network): Command =>
  ({ ...comes(number), from: { network, line } }) as Command;
const newFrom = (network: string) => ({ ...takes(3, network, "line"), sessionHash: `new ${network}` }) as Command;
const eight = Array.from({ length: 8 }, (_, i) => aPlace(`Öğrenci ${i + 1}`, i + 1));
const takenBy = (...networks: string[]): Game =>
  networks.reduce((game, network, i) => play(game, [T0, takes(i + 1, network)]).game, aClass(eight));
const asked = (game: Game) => foreignSeats(game, new Set(["school"]));

test("[B5][T49] seats that a network took are freed in one step, and pupils who sat there before are not touched", () => {
  const game = takenBy("school", "far", "far", "far", "far", "far", "far");
  expect(asked(game)).toEqual([{ network: "far", count: 6, up_to: 7, names: ["Öğrenci 7", "Öğrenci 6", "Öğrenci 5"] }]);
  const freed = play(game, [T0 + 1, { type: "free_seats", network: "far" }]);
  expect([...freed.game.players.keys()]).toEqual(["place-1"]);
  expect(freed.game.barred).toContain("hash-s2");
  expect(asked(freed.game)).toEqual([{ network: "far", count: 0, barred: true }]);
  expect(play(freed.game, [T0 + 2, takes(2, "school")]).refusals).toEqual(["seat_freed"]);
  expect(play(freed.game, [T0 + 2, { ...takes(2, "school"), sessionHash: "right" } as Command]).refusals).toEqual([]);
  expect(play(freed.game, [T0 + 2, { type: "free_seats", network: "far" }]).types).toEqual([]);
});

test("[B5][T49] a network whose seats were freed gets no new one until keep_seats, unless the host is there or the player is carried along", () => {
  const full = takenBy("school", "far", "far", "far", "far", "far", "far");
  const { game } = play(full, [T0, { type: "free_seats", network: "far" }]);
  const again = { ...takes(2, "far"), sessionHash: "again" } as Command;
  expect(play(game, [T0, again]).refusals).toEqual(["lobby_locked"]);
  for (const other of [{ isAtHost: true }, { isCarried: true }, { from: { network: "mobile", line: "mobile" } }])
    expect(play(game, [T0, { ...again, ...other }]).refusals).toEqual([]);
  const kept = play(game, [T0, { type: "keep_seats", network: "far" }], [T0, again]);
  expect([kept.types, kept.refusals]).toEqual([["network_known", "player_joined"], []]);
  expect(asked(kept.game)).toEqual([]);
  // Let in again, it is not the class's for that: the host is asked about it as before.
  const back = [3, 4, 5, 6, 7].map((number) => ({ ...takes(number, "far"), sessionHash: `back ${number}` }) as Command);
  const six = play(kept.game, ...back.map((command): [number, Command] => [T0, command])).game;
  expect(asked(six)).toMatchObject([{ network: "far", count: 6 }]);
  expect(play(six, [T0, { type: "free_seats", network: "far" }]).types[0]).toBe("network_barred");
  // The host's own network is not barred, even if its seats were freed.
  const own = play(full, [T0, { type: "free_seats", network: "school", hostNetworks: new Set(["school"]) }]).game;
  expect(asked(own)).toMatchObject([{ network: "far", count: 6 }]);
});

const kicked = (game: Game, number: number) => play(game, [T0, { type: "kick", playerId: `place-${number}` }]).game;

test("[B5][T49] a phone that takes each kicked seat again at once is asked about, and barred; a kick alone asks nothing", () => {
  const again = { ...takes(2, "far"), sessionHash: "again" } as Command;
  const five = kicked(takenBy("school", "far", "far", "far", "far", "far"), 2);
  expect(asked(five)).toEqual([]);
  const six = play(five, [T0, again]).game;
  expect(asked(six)).toMatchObject([{ network: "far", count: 5, up_to: 7 }]);
  const freed = play(six, [T0, { type: "free_seats", network: "far" }]);
  expect([...freed.game.players.keys()]).toEqual(["place-1"]);
  expect(asked(freed.game)).toEqual([{ network: "far", count: 0, barred: true }]);
  expect(play(freed.game, [T0, { ...again, sessionHash: "third" } as Command]).refusals).toEqual(["lobby_locked"]);
  // Seats that were freed together do not count: once let in again, the network is asked about from six seats on.
  const back = play(freed.game, [T0, { type: "keep_seats", network: "far" }], [T0, newFrom("far")]).game;
  expect(asked(back)).toEqual([]);
  const kept = play(six, [T0, { type: "keep_seats", network: "far", up_to: 7 }]).game;
  expect(asked(kicked(kept, 3))).toEqual([]);
  let gone = takenBy("school");
  for (let i = 0; i < 6; i++)
    gone = kicked(play(gone, [T0, { ...again, sessionHash: `turn ${i}` } as Command]).game, 2);
  expect(asked(gone)).toEqual([]);
});

test("[B5] a network that the host calls the class's is not asked about again, and one that took no seat is not noted", () => {
  const game = takenBy("far", "far", "far", "far", "far", "far");
  expect(play(game, [T0, { type: "keep_seats", network: "nowhere" }]).types).toEqual([]);
  const mixed = play(takenBy("school", "far"), [T0, { type: "keep_seats", network: "far" }]);
  expect(mixed.types).toEqual(["network_known"]);
  const kept = play(game, [T0, { type: "keep_seats", network: "far" }]);
  expect(play(kept.game, [T0, { type: "keep_seats", network: "far" }]).types).toEqual([]);
  expect(asked(play(kept.game, [T0, takes(7, "far")]).game)).toEqual([]);
});

test("[B5][T49] an answer that comes twice does once what its row said, and keeps no seat that was taken since", () => {
  const full = takenBy("far", "far", "far", "far", "far", "far");
  const barred = play(full, [T0, { type: "free_seats", network: "far" }]).game;
  const lets = { type: "keep_seats", network: "far", barred: true } as const;
  const twice = play(barred, [T0, lets], [T0, { ...takes(1, "far"), sessionHash: "back" } as Command], [T0, lets]);
  expect([twice.types, [...twice.game.knownNetworks]]).toEqual([["network_known", "player_joined"], []]);

  const seven = play(full, [T0, takes(7, "far")]).game;
  const keeps = { type: "keep_seats", network: "far", up_to: 6 } as const;
  const kept = play(seven, [T0, keeps], [T0, keeps]);
  expect([kept.types, kept.game.knownNetworks.get("far")]).toEqual([["network_known"], 6]);
});

test("[B5][T49] a phone among pupils of its line is freed and barred alone, and the line once it comes back; older seats have one name", () => {
  let game = aClass(eight);
  const sits = (number: number, network: string) => (game = play(game, [T0, takes(number, network, "line")]).game);
  sits(1, "pupil");
  const older = {
    type: "player_joined",
    playerId: "place-2",
    sessionHash: "old",
    userId: null,
    nickname: "Öğrenci 2",
  } as const;
  apply(game, { ...older, marble: 1, network: "line" });
  for (let number = 3; number <= 8; number++) sits(number, "phone");
  expect(asked(game)).toMatchObject([{ network: "phone", count: 6 }]);
  const freed = play(game, [T0, { type: "free_seats", network: "phone" }]);
  expect(freed.types.slice(0, 2)).toEqual(["network_barred", "player_kicked"]);
  expect(play(freed.game, [T0, newFrom("phone")]).refusals).toEqual(["lobby_locked"]);
  expect(play(freed.game, [T0, newFrom("late")]).refusals).toEqual([]);

  game = freed.game;
  for (let number = 3; number <= 8; number++)
    game = play(game, [T0, { ...takes(number, "next", "line"), sessionHash: `back ${number}` } as Command]).game;
  const back = play(game, [T0, { type: "free_seats", network: "next" }]);
  expect(back.types.slice(0, 3)).toEqual(["network_barred", "network_barred", "player_kicked"]);
  expect([...back.game.players.keys()]).toEqual(["place-1", "place-2"]);
  expect(play(back.game, [T0, newFrom("late")]).refusals).toEqual(["lobby_locked"]);
});

const fills = (capacity: number, count: number) => {
  let game = aGame({ capacity });
  for (let i = 0; i < count; i++)
    game = play(game, [T0, { ...join(`p${i}`, `Ada ${i}`), from: { network: "far", line: "far" } } as Command]).game;
  return asked(game).length;
};

test("[B5][T49] a game by nicknames asks from a hundred seats on, a smaller one from half of its seats on", () => {
  expect([fills(300, 99), fills(300, 100)]).toEqual([0, 1]);
  expect([fills(30, 14), fills(30, 15), fills(4, 4)]).toEqual([0, 1, 0]);
});

test("[B5] a player carried from the game before took no seat by number, and after the end nobody is asked", () => {
  const carriedAlong = { ...takes(1, "far"), isCarried: true } as Command;
  expect(play(aClass(eight), [T0, carriedAlong]).game.players.get("place-1")!.from).toBe(null);
  const all = eight.map((_, i) => [T0, { ...takes(i + 1, "far"), isCarried: true } as Command] as const);
  expect(asked(play(aClass(eight), ...all).game)).toEqual([]);
  const game = play(takenBy("far", "far", "far", "far", "far", "far"), [T0, end]).game;
  expect(asked(game)).toEqual([]);
  const free = { type: "free_seats", network: "far" } as const;
  expect(play(game, [T0, free]).refusals).toEqual(["game_over"]);
  expect(play(game, [T0, { ...free, type: "keep_seats" }]).refusals).toEqual(["game_over"]);
});
