import { expect, test } from "vitest";
import type { Command } from "#game/command";
import type { Game } from "#game/game";
import { carried } from "#game/follow-up";
import type { ReservedPlace } from "#game/place";
import { teamChoices } from "#game/teams";
import { compact } from "#game/view/compact";
import { playerView } from "#game/view/http";
import { tell } from "#game/view";
import { lobbyFor } from "#game/view/lists";
import { hostSnapshot, joinSuccess, playerSnapshot, reconnectSuccess } from "#game/view/snapshots";
import {
  announce,
  answer,
  comeBack,
  end,
  endQuestion,
  join,
  kick,
  leave,
  lobby,
  next,
  play,
  start,
  type Step,
} from "../a-game";
import { aGame, T0 } from "../../../builders/games";
import { hear } from "../heard";

const names = ["Kartallar", "Yıldızlar", "Atomlar"];
const dealt = { teams: { names: names.slice(0, 2), pick: "auto" } } as const;
const chosen = { teams: { names, pick: "self" } } as const;
const move = (playerId: string, team: number): Command => ({ type: "move", playerId, team });
const comes = (id: string, team?: number | null): Step => [T0, join(id, id, team === undefined ? {} : { team })];
const teamOf = (game: Game) => Object.fromEntries([...game.players.values()].map(({ id, team }) => [id, team]));
const scores = (game: Game) => game.teams.map(({ score }) => score);
const always = () => true;

test("[D1] players are dealt to the smallest team, even if they ask for another", () => {
  const game = lobby(["ali", "ece", "can"], dealt);
  expect(teamOf(game)).toEqual({ ali: 0, ece: 1, can: 0 });
  expect(teamOf(play(game, comes("efe", 0)).game)).toMatchObject({ efe: 1 });
});

test.each([
  ["gave up the seat", [T0, leave("ece")]],
  ["was removed", [T0, kick("ece")]],
  ["was moved", [T0, move("ece", 0)]],
] as const)("[D1] after a player %s the next one evens it out", (_, step) => {
  const game = lobby(["ali", "ece", "can", "efe"], dealt);
  expect(teamOf(play(game, step, comes("su")).game)).toMatchObject({ su: 1 });
});

test("[D1] a player who has left a running game is not counted, and counts again on coming back", () => {
  const game = play(lobby(["ali", "ece", "can"], dealt), [T0, start], [T0, leave("ali")], [T0, leave("can")]).game;
  expect(teamOf(play(game, comes("su")).game)).toMatchObject({ ali: 0, su: 0 });
  expect(teamOf(play(game, [T0, comeBack("can")], [T0, comeBack("ali")], comes("su")).game)).toMatchObject({ su: 1 });
});

test("[D2] a player is in the team that was asked for, until it is full", () => {
  const { game, refusals } = play(aGame(chosen), comes("a", 2), comes("b", 2), comes("c", 2), comes("d", 0));
  expect(teamOf(game)).toEqual({ a: 2, b: 2, d: 0 });
  expect(refusals).toEqual(["team_full"]);
  expect(teamChoices(game)).toEqual([
    { team: 0, name: "Kartallar", players: 1, full: false },
    { team: 1, name: "Yıldızlar", players: 0, full: false },
    { team: 2, name: "Atomlar", players: 2, full: false },
  ]);
});

test.each([
  ["nobody yet", [], [false, false, false]],
  ["two of two in one", [0, 0], [true, false, false]],
  ["three of six", [0, 0, 1, 2, 1, 0], [false, false, false]],
  ["four of six", [0, 0, 1, 2, 0, 1, 0], [true, false, false]],
] as const)("[D2] a team is full at ceil((players + 1) / teams) + 1: %s", (_, wanted, full) => {
  const { game } = play(aGame(chosen), ...wanted.map((team, i) => comes(`p${i}`, team)));
  expect(teamChoices(game).map((choice) => choice.full)).toEqual(full);
});

test.each([
  ["that is not there", comes("su", 3), "validation_failed"],
  ["that is not known yet", comes("su", null), "team_needed"],
  ["with a name that is taken", [T0, join("su", "ali", { team: null })], "nickname_taken"],
  ["with a name that is not allowed", [T0, join("su", "siktir", { team: 9 })], "nickname_invalid"],
] as const)("[D2] joining with a team %s is refused", (_, step, refusal) => {
  expect(play(lobby(["ali"], chosen), step).refusals).toEqual([refusal]);
});

test("[D2] a player who names no team is dealt into one; a game that deals asks nobody", () => {
  expect(teamOf(lobby(["ali", "ece", "can", "efe"], chosen))).toEqual({ ali: 0, ece: 1, can: 2, efe: 0 });
  expect(play(aGame(dealt), comes("ali", null)).refusals).toEqual([]);
});

test("[D2] a pupil of a class chooses after the number", () => {
  const places: ReservedPlace[] = [
    { playerId: "place-1", nickname: "Ali K.", student: { id: "s1", number: 1, schoolNo: null, timeFactor: 1 } },
  ];
  const game = aGame({ ...chosen, identity: "roster", class_id: "class-1", places });
  expect(play(game, [T0, join("p", "", { number: 1, team: null })]).refusals).toEqual(["team_needed"]);
  expect(teamOf(play(game, [T0, join("p", "", { number: 1, team: 2 })]).game)).toEqual({ "place-1": 2 });
});

test("[D3] a player who comes back, also by joining again, is in their former team", () => {
  const game = play(lobby(["ali", "ece", "can"], dealt), [T0, start], [T0, leave("ali")]).game;
  const again = [T0, join("new", "ali", { sessionHash: "hash-of-ali", team: 1 })] as const;
  expect(teamOf(play(game, again).game)).toEqual({ ali: 0, ece: 1, can: 0 });
});

test("[D3] the follow-up game takes everybody into their former team, full or not", () => {
  const over = play(aGame(chosen), comes("a", 1), comes("b", 1), [T0, start], [T0, end], [T0, announce()]).game;
  expect(carried(over, "b", "234567")).toMatchObject({ nickname: "b", team: 1 });
  const { game, refusals } = play(
    aGame(chosen),
    ...["a", "b", "c", "d"].map((id): Step => [T0, join(id, id, { team: 1, isCarried: true })]),
  );
  expect([refusals, teamOf(game)]).toEqual([[], { a: 1, b: 1, c: 1, d: 1 }]);
  // The previous game had no teams, because an older version played it.
  expect(teamOf(play(game, [T0, join("e", "e", { isCarried: true })]).game)).toMatchObject({ e: 0 });
});

test("[D4] the host moves a player, in the lobby and in the game, into a full team too", () => {
  const game = play(aGame(chosen), comes("a", 0), comes("b", 0)).game;
  expect(teamOf(play(game, comes("c", 1), [T0, move("c", 0)]).game)).toEqual({ a: 0, b: 0, c: 0 });
  expect(play(game, [T0, start], [T0, move("a", 2)]).game.players.get("a")?.team).toBe(2);
  expect(play(game, [T0, move("a", 0)]).events).toEqual([]);
});

test.each([
  ["after the end", play(lobby(["ali"], dealt), [T0, start], [T0, end]).game, move("ali", 1), "game_over"],
  ["where there are no teams", lobby(["ali"]), move("ali", 1), "no_teams"],
  ["of nobody", lobby(["ali"], dealt), move("ece", 1), "player_not_found"],
  ["into a team that is not there", lobby(["ali"], dealt), move("ali", 2), "validation_failed"],
] as const)("[D4] moving %s is refused", (_, game, command, refusal) => {
  expect(play(game, [T0, command]).refusals).toEqual([refusal]);
});

test("[D4] teams on the board are the players, and belong to no team", () => {
  const board = { ...dealt, answers: "board" } as const;
  expect(aGame(board).teams).toEqual([]);
  expect(play(aGame(board), [T0, move("team-0", 1)]).refusals).toEqual(["no_teams"]);
});

/** Kartallar: ali, can, su; Yıldızlar: ece, efe. A right answer is worth 1000 points. */
const five = () => lobby(["ali", "ece", "can", "efe", "su"], { ...dealt, scoring: "accuracy" });
const right = (...ids: readonly string[]): Step[] => ids.map((id) => [T0, answer(id, "q1")]);

test.each([
  ["all of one, half of the other", right("ali", "can", "su", "ece"), [1000, 500]],
  ["one of three, rounded", right("ali"), [333, 0]],
  ["two of three, rounded", right("ali", "su"), [667, 0]],
  ["nobody", [], [0, 0]],
  ["who has left before the close, with an answer or without", [...right("ece"), [T0, leave("ece")]], [0, 0]],
  ["the others of who has left", [...right("ece"), [T0, leave("efe")]], [0, 1000]],
  ["the others of who was removed", [...right("ali", "can"), [T0, kick("su")]], [1000, 0]],
  ["a late one, who has a seat at the close", [...right("ece", "efe"), comes("nil")], [0, 667]],
  ["who was moved, in the team of the close", [...right("ece", "efe"), [T0, move("ece", 0)]], [250, 1000]],
  ["a team that everybody left", [...right("ece"), [T0, leave("ece")], [T0, kick("efe")]], [0, 0]],
] as const)("[D5] a question gives a team the mean of its members' points: %s", (_, steps, expected) => {
  const { game } = play(five(), [T0, start], ...steps, [T0, endQuestion]);
  expect(scores(game)).toEqual(expected);
});

test("[D5][D6][T54] a score is the sum of the points that the questions gave, and nothing later changes it", () => {
  const closed = play(five(), [T0, start], ...right("ali", "can", "ece"), [T0, endQuestion]).game;
  expect(scores(closed)).toEqual([667, 500]);
  const later: Step[] = [
    [T0, move("ali", 1)],
    [T0, kick("can")],
    [T0, leave("ece")],
  ];
  expect(scores(play(closed, ...later).game)).toEqual([667, 500]);
  const second = play(closed, ...later, [T0, next()], [T0, answer("ali", "q2")], [T0, answer("su", "q2")]);
  // Kartallar are su alone, Yıldızlar ali and efe.
  expect(scores(play(second.game, [T0, endQuestion]).game)).toEqual([1667, 1000]);
});

const typed = [{ id: "q1", kind: "typed", accepted: ["Ankara"], typo: false, text: "?", explanation: "", points: 1 }];
const writes = (id: string, value: string): Step => [
  T0,
  { type: "answer", playerId: id, questionId: "q1", value, claimedMs: 0 },
];
const accepts = (text: string, accepted = true): Step => [
  T0,
  { type: "accept_answer", questionId: "q1", text, accepted },
];

test("[D6][T54] an accepted text counts for the team of that moment, and for no removed player", () => {
  const questions = typed.map((one) => ({ ...one, limitMs: 20_000 })) as never;
  const game = lobby(["ali", "ece", "can", "efe"], { ...dealt, scoring: "accuracy", questions });
  const wrote = [writes("ali", "Angora"), writes("can", "Ankara"), writes("ece", "Angora"), writes("efe", "Angora")];
  const closed = play(game, [T0, start], ...wrote, [T0, endQuestion]).game;
  expect(scores(closed)).toEqual([500, 0]);
  const moved = play(closed, [T0, move("ali", 1)], [T0, kick("efe")]).game;
  const accepted = play(moved, accepts("Angora")).game;
  expect(scores(accepted)).toEqual([1000, 500]);
  expect(scores(play(accepted, accepts("Angora", false)).game)).toEqual([500, 0]);
});

const rows = (game: Game) =>
  hostSnapshot(game, T0, new Set()).teams!.map(({ name, score, rank, previous_rank, points, players }) => {
    return [name, score, rank, previous_rank, points, players];
  });

test("[D7] teams share ranks, stand in the host's order, and know the rank before", () => {
  const before = lobby(["ali", "ece", "can"], { ...chosen, scoring: "accuracy" });
  expect(rows(before)).toEqual(names.map((name) => [name, 0, 1, null, 0, 1]));
  const first = play(before, [T0, start], [T0, answer("can", "q1")], [T0, endQuestion]).game;
  expect(rows(first)).toEqual([
    ["Atomlar", 1000, 1, null, 1000, 1],
    ["Kartallar", 0, 2, null, 0, 1],
    ["Yıldızlar", 0, 2, null, 0, 1],
  ]);
  const second = play(first, [T0, next()], [T0, answer("ece", "q2")], [T0, leave("ali")], [T0, endQuestion]).game;
  expect(rows(second)).toEqual([
    ["Yıldızlar", 1000, 1, 2, 1000, 1],
    ["Atomlar", 1000, 1, 1, 0, 1],
    ["Kartallar", 0, 3, 2, 0, 0],
  ]);
});

test("[D8] the moved phone gets a message, and the host's leaderboard follows between questions", () => {
  const closed = play(lobby(["ali", "ece"], dealt), [T0, start], [T0, endQuestion]).game;
  expect(hear(closed, [T0, move("ali", 1)])).toMatchObject([
    ["ali", { type: "player_moved", player_id: "ali", team: 1 }],
    ["host", { type: "leaderboard_update", teams: [{ players: 0 }, { players: 2 }] }],
  ]);
});

test("[D8] every screen gets the teams: in the lobby with their mates' pictures, then with their scores", () => {
  const game = lobby(["ali", "ece"], dealt);
  const { marble } = game.players.get("ali")!;
  const row = { team: 0, name: "Kartallar", score: 0, rank: 1, previous_rank: null, points: 0, players: 1 };
  expect(lobbyFor(game, "player", always).teams![0]).toEqual({ ...row, marbles: [marble] });
  expect(lobbyFor(game, "host", always)).toMatchObject({ players: [{ team: 0 }, { team: 1 }], teams: [row, {}] });
  expect(joinSuccess(game, "ece", "s")).toMatchObject({ team: 1, teams: [{ ...row, marbles: [marble] }, {}] });
  expect(playerView(game, "ece", T0, always).you).toMatchObject({ team: 1, teams: [row, { team: 1 }] });

  const closed = play(game, [T0, start], [T0, answer("ece", "q1")], [T0, endQuestion]).game;
  const [ended] = playerSnapshot(closed, "ece", T0, always);
  expect(ended).toMatchObject({ type: "question_end", you: { team: 1 }, teams: [{ team: 1, rank: 1 }, { team: 0 }] });
  expect(JSON.stringify(ended)).not.toContain("marbles");
  expect(reconnectSuccess(closed, "ece", "s")).toMatchObject({ team: 1, teams: [{ team: 1 }, { team: 0 }] });

  const [over] = playerSnapshot(play(closed, [T0, end]).game, "ece", T0, always);
  const stats = { team: 1, team_rank: 1, team_players: 1 };
  expect(over).toMatchObject({ type: "game_end", teams: [{ marbles: [{}] }, {}], player_stats: stats });
});

test("[D8] no more than six pictures of a team are shown, and none of a class that joins by number", () => {
  const many = lobby(
    Array.from({ length: 20 }, (_, i) => `p${i}`),
    dealt,
  );
  expect(lobbyFor(many, "player", always).teams!.map(({ marbles }) => marbles?.length)).toEqual([6, 6]);
  const ofClass = aGame({ ...dealt, identity: "roster", class_id: "class-1", places: [] });
  expect(JSON.stringify(lobbyFor(ofClass, "player", always).teams)).not.toContain("marbles");
});

test("[D8] phones without a leaderboard hear no standing of teams before the end", () => {
  const hidden = { ...dealt, show_leaderboard: false, scoring: "accuracy" } as const;
  const closed = play(lobby(["ali", "ece"], hidden), [T0, start], [T0, answer("ece", "q1")], [T0, endQuestion]).game;
  const [ended] = playerSnapshot(closed, "ece", T0, always);
  expect(ended).not.toHaveProperty("teams");
  expect(reconnectSuccess(closed, "ece", "s").teams).toMatchObject([
    { team: 0, score: 0, rank: 1 },
    { team: 1, score: 0 },
  ]);
  const [over] = playerSnapshot(play(closed, [T0, end]).game, "ece", T0, always);
  expect(over).toMatchObject({ teams: [{ team: 1, score: 1000 }, { team: 0 }] });
});

test("[D8] on the compact wire a question's end has the teams without names and sizes, in place of the leaderboard", () => {
  const game = play(lobby(["ali", "ece"], dealt), [T0, start], [T0, answer("ece", "q1")], [T0, endQuestion]).game;
  const end = tell(game, { type: "text_hidden", index: 0, key: "", hidden: false }, T0).at(-1)!;
  expect(compact(end.message)).toMatchObject({
    leaderboard: [],
    teams: [{ team: 1, score: 1000, rank: 1, previous_rank: null, points: 1000 }, { team: 0 }],
  });
  expect(JSON.stringify(compact(end.message))).not.toMatch(/Kartallar|players/);
});

test("[D8] a game without teams does not mention them", () => {
  const game = play(lobby(["ali"]), [T0, start], [T0, answer("ali", "q1")], [T0, endQuestion], [T0, end]).game;
  const all = [hostSnapshot(game, T0, new Set()), playerView(game, "ali", T0, always), joinSuccess(game, "ali", "s")];
  expect(JSON.stringify([all, lobbyFor(game, "player", always)])).not.toMatch(/team/);
});
