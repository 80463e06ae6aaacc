import { isRight } from "#question/question";
import type { LeaderboardRow } from "#protocol/listed-players";
import { closedRounds, lastClosed, wasAsked, type Game, type Player, type Round } from "../game/game";
import { byStanding } from "../game/ranking";
import { leaderboardFor, type IsConnected } from "../game/view/parts";

/** What a relay hands up of its players after a close. Two tables together are again one: a level more is the same once more. */
export type Table = {
  /** Of each closed question: of how many it was asked, how many answered it, and rightly, and how long they took together. */
  readonly questions: readonly Sums[];
  /** Answer to the last of them → how many gave it. */
  readonly values: Readonly<Record<string, number>>;
  /** Score → how many have it, for each team; in a game without teams one list. */
  readonly scores: readonly Scores[];
  /** The best, as far as a screen of the host shows them; their ranks are those of before. */
  readonly best: readonly Best[];
  /** What each closed question gave the members of each team together, and how many they were. */
  readonly teams: readonly (readonly Earned[])[];
};
export type Sums = { readonly asked: number; readonly given: number; readonly right: number; readonly tookMs: number };
type Earned = { readonly sum: number; readonly size: number };
export type Scores = readonly (readonly [score: number, players: number])[];
export type Best = LeaderboardRow & { readonly correctMs: number };

/** So many rows the host's screen has before it asks for more. */
export const ROWS = 200;

export const nothing: Table = { questions: [], values: {}, scores: [], best: [], teams: [] };

export function tableOf(game: Game, isConnected: IsConnected): Table {
  const round = lastClosed(game);
  const players = [...game.players.values()];
  const groups =
    game.teams.length === 0 ? [players] : game.teams.map((_, i) => players.filter(({ team }) => team === i));
  return {
    questions: closedRounds(game).map((closed) => sumsOf(players, closed)),
    values: counted(Array.from(round?.answers.values() ?? [], ({ value }) => value)),
    scores: groups.map(scoresOf),
    best: leaderboardFor(game, "host", isConnected)
      .slice(0, ROWS)
      .map((row, i) => ({ ...row, correctMs: game.standings[i]!.correctMs })),
    teams: closedRounds(game).map(({ teams }) =>
      game.teams.map((_, i) => ({ sum: teams?.sums[i] ?? 0, size: teams?.sizes[i] ?? 0 })),
    ),
  };
}

export function merged(a: Table, b: Table): Table {
  return {
    questions: eachOf(a.questions, b.questions, bothSums),
    values: Object.fromEntries(added(Object.entries(a.values), Object.entries(b.values)).toSorted(byText)),
    scores: eachOf(a.scores, b.scores, (one = [], other = []) => mergedScores(one, other)),
    best: [...a.best, ...b.best].toSorted((x, y) => byStanding(asPlayer(x), asPlayer(y))).slice(0, ROWS),
    teams: eachOf(a.teams, b.teams, (one = [], other = []) => eachOf(one, other, bothEarned)),
  };
}

function sumsOf(players: readonly Player[], round: Round): Sums {
  const given = [...round.answers.values()];
  return {
    asked: players.filter((player) => wasAsked(player, round) || round.answers.has(player.id)).length,
    given: given.length,
    right: given.filter(isRight).length,
    tookMs: given.reduce((sum, { tookMs }) => sum + tookMs, 0),
  };
}

const bothSums = (a: Sums = noSums, b: Sums = noSums): Sums => ({
  asked: a.asked + b.asked,
  given: a.given + b.given,
  right: a.right + b.right,
  tookMs: a.tookMs + b.tookMs,
});
const noSums: Sums = { asked: 0, given: 0, right: 0, tookMs: 0 };

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

export const asPlayer = ({ player_id: id, nickname, score, correctMs }: Best) => ({ id, nickname, score, correctMs });

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
