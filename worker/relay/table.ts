import type { LeaderboardRow } from "#protocol/messages";
import { closedRounds, lastClosed, wasAsked, type Game, type Player } from "../game/game";
import { byStanding } from "../game/ranking";
import { listed, type IsConnected } from "../game/view-parts";

/** What a relay hands up of its players after a close. Two tables together are again one: a level more is the same once more. */
export type Table = {
  /** Of how many the question was asked. */
  readonly asked: number;
  /** Answer → how many gave it. */
  readonly values: Readonly<Record<string, number>>;
  /** Score → how many have it, for each team; in a game without teams one list. */
  readonly scores: readonly Scores[];
  /** The best, as far as a screen shows them. */
  readonly best: readonly Best[];
  /** What each closed question gave the members of each team together, and how many they were. */
  readonly teams: readonly (readonly Earned[])[];
};
type Earned = { readonly sum: number; readonly size: number };
export type Scores = readonly (readonly [score: number, players: number])[];
export type Best = Omit<LeaderboardRow, "rank"> & { readonly correctMs: number };

/** So many rows the host's screen has before it asks for more. */
export const ROWS = 200;

export const nothing: Table = { asked: 0, values: {}, scores: [], best: [], teams: [] };

export function tableOf(game: Game, isConnected: IsConnected): Table {
  const round = lastClosed(game);
  const players = [...game.players.values()];
  const groups =
    game.teams.length === 0 ? [players] : game.teams.map((_, i) => players.filter(({ team }) => team === i));
  return {
    asked: round ? players.filter((player) => wasAsked(player, round)).length : 0,
    values: counted(Array.from(round?.answers.values() ?? [], ({ value }) => value)),
    scores: groups.map(scoresOf),
    best: game.standings.slice(0, ROWS).map((player) => ({
      ...listed(player, isConnected),
      score: player.score,
      previous_rank: player.previousRank,
      correctMs: player.correctMs,
    })),
    teams: closedRounds(game).map(({ teams }) =>
      game.teams.map((_, i) => ({ sum: teams?.sums[i] ?? 0, size: teams?.sizes[i] ?? 0 })),
    ),
  };
}

export function merged(a: Table, b: Table): Table {
  return {
    asked: a.asked + b.asked,
    values: Object.fromEntries(added(Object.entries(a.values), Object.entries(b.values)).toSorted(byText)),
    scores: eachOf(a.scores, b.scores, (one = [], other = []) => mergedScores(one, other)),
    best: [...a.best, ...b.best].toSorted((x, y) => byStanding(asPlayer(x), asPlayer(y))).slice(0, ROWS),
    teams: eachOf(a.teams, b.teams, (one = [], other = []) => eachOf(one, other, bothEarned)),
  };
}

const bothEarned = (a?: Earned, b?: Earned): Earned => ({
  sum: (a?.sum ?? 0) + (b?.sum ?? 0),
  size: (a?.size ?? 0) + (b?.size ?? 0),
});

/** Highest first. */
export const mergedScores = (a: Scores, b: Scores): Scores => added(a, b).toSorted(([x], [y]) => y - x);

/** The rank of every score in the first list, and of 0, among all in the second: one more than there are players above. */
export function ranksOf(own: Scores, all: Scores): [score: number, rank: number][] {
  const wanted = new Set([...own.map(([score]) => score), 0]);
  let above = 0;
  const ranks: [number, number][] = [];
  for (const [score, players] of mergedScores(all, [[0, 0]])) {
    if (wanted.has(score)) ranks.push([score, above + 1]);
    above += players;
  }
  return ranks;
}

const asPlayer = ({ player_id: id, nickname, score, correctMs }: Best) => ({ id, nickname, score, correctMs });

const byText = ([a]: readonly [string, number], [b]: readonly [string, number]): number => (a < b ? -1 : 1);

const counted = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    added(
      values.map((value) => [value, 1] as const),
      [],
    ).toSorted(byText),
  );

const scoresOf = (players: readonly Player[]): Scores =>
  mergedScores(
    players.map(({ score }) => [score, 1]),
    [],
  );

type Counts<K> = readonly (readonly [K, number])[];

function added<K>(a: Counts<K>, b: Counts<K>): [K, number][] {
  const sums = new Map<K, number>();
  for (const [key, count] of [...a, ...b]) sums.set(key, (sums.get(key) ?? 0) + count);
  return [...sums];
}

const eachOf = <T, R>(a: readonly T[], b: readonly T[], of: (a?: T, b?: T) => R): R[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => of(a[i], b[i]));
