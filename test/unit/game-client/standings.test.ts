import { expect, test } from "vitest";
import type { TeamRow } from "#protocol/teams";
import { aClosedQuestion } from "../../builders/questions";
import { newLiveGame } from "#game-client/game";
import { reduceHost } from "#game-client/reduce-host";
import { aHostView } from "../../builders/views";
import { onAir } from "./a-host-game";

const row = (team: number, score: number): TeamRow => ({
  team,
  name: `Takım ${team}`,
  score,
  rank: 1,
  previous_rank: null,
  points: 0,
  players: 3,
});
const { end: _, ...first } = aHostView();
const opened = (more: object = {}) =>
  reduceHost(newLiveGame("host", "123456"), { type: "register_host_success", ...first, ...more });
const closed = { type: "question_end", ...aClosedQuestion() } as const;

test("a board knows its teams from the start, and after each message that has them", () => {
  const game = opened({ teams: [row(0, 0), row(1, 0)] });
  expect(game.teams).toEqual([row(0, 0), row(1, 0)]);
  const revealed = reduceHost(game, { ...closed, teams: [row(1, 700), row(0, 300)] });
  expect(revealed.teams.map(({ team }) => team)).toEqual([1, 0]);
  const moved = reduceHost(revealed, { type: "leaderboard_update", leaderboard: [], teams: [row(0, 900)] });
  expect(moved.teams).toEqual([row(0, 900)]);
  expect(reduceHost(moved, { type: "leaderboard_update", leaderboard: [] }).teams).toEqual([row(0, 900)]);
  expect(opened().teams).toEqual([]);
});

test("a board knows how many choose a team, until none does", () => {
  expect(opened().picking).toBe(0);
  const some = opened({ picking: 2 });
  expect(some.picking).toBe(2);
  const list = { type: "lobby_update", players: [], total: 0, locked: false } as const;
  expect(reduceHost(some, { ...list, picking: 3 }).picking).toBe(3);
  expect(reduceHost(some, list).picking).toBe(0);
});

test("the class sees the record it plays against at the start, how far it is after each close, and whether it beat it at the end", () => {
  const record = { rate: 0.82, played_at: 1 };
  const game = opened({ record });
  expect([game.record, game.classRate ?? null]).toEqual([record, null]);
  expect(reduceHost(game, { ...closed, class_rate: 0.5 }).classRate).toBe(0.5);
  const stats = {
    player_count: 3,
    questions: 1,
    correct: 3,
    wrong: 0,
    unanswered: 0,
    accuracy: 1,
    average_score: 1,
    average_response_ms: 1,
  };
  const over = reduceHost(game, {
    type: "game_end",
    final_leaderboard: [],
    player_stats: stats,
    message: "",
    record: { ...record, is_beaten: true },
  });
  expect(over.record).toEqual({ ...record, is_beaten: true });
  expect(opened().record).toBeNull();
});

test("reactions reach every listener and draw nothing again", async () => {
  const { browser, game } = await onAir();
  const { socket } = browser;
  const before = game.get();
  const heard: (readonly number[])[] = [];
  game.reactions.subscribe(() => heard.push(game.reactions.get()));
  socket.says({ type: "reactions", counts: [3, 0, 0, 0, 1] });
  socket.says({ type: "reactions", counts: [3, 0, 0, 0, 1] });
  expect(heard).toEqual([
    [3, 0, 0, 0, 1],
    [3, 0, 0, 0, 1],
  ]);
  expect(game.get()).toBe(before);
});
