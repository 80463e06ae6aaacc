import { limits } from "#shared/limits";
import type { LeaderboardRow } from "#protocol/live/listed-players";
import { isRight } from "#question/question";
import { closedSoFar, lastClosed, wasAsked, type Game, type Player, type AskedQuestion } from "#game/game";
import { byStanding } from "#game/ranking";
import { leaderboardFor, type IsConnected } from "#game/view/parts";

/**
 * A relay's figures of its players after a close; from the tables of all relays the coordinator makes the ranks of the whole game.
 * Tables merge into a table, in any grouping, so another level of rooms could work in the same way. A table has counts, scores
 * and the best rows, never all players.
 *
 *     const wholeGame = mergedAll([tableOf(first, isConnected), tableOf(second, isConnected)]);
 *     ranksAmong([[900, 2], [500, 1]])([[500, 1]]);  // [[500, 3], [0, 4]]: two players have more than 500
 */
export type Table = {
  /**
   * For each closed question: the numbers of players asked, of answers and of right answers, and the sum of the answers' times.
   */
  readonly questions: readonly Sums[];
  /** Answer to the last closed question → how many gave it. */
  readonly values: Readonly<Record<string, number>>;
  /** Score → how many have it, for each team; in a game without teams one list. */
  readonly scores: readonly Scores[];
  /** The best players, as many as a screen of the host shows, with their ranks from before the close. */
  readonly best: readonly Best[];
  /** For each closed question and team: the sum of its members' points, and their number. */
  readonly teams: readonly (readonly Earned[])[];
};
export type Sums = { readonly asked: number; readonly given: number; readonly right: number; readonly tookMs: number };
type Earned = { readonly sum: number; readonly size: number };
export type Scores = readonly (readonly [score: number, players: number])[];
/** A row as it is sent, and what ranks it: the score as the rules count it if it is sent in another form, and `correctMs`. */
export type Best = LeaderboardRow & { readonly counted?: number; readonly correctMs: number };

/** Number of rows that the host's screen has before it asks for more. */
export const ROWS = limits.rowsForHost;

export const emptyTable: Table = { questions: [], values: {}, scores: [], best: [], teams: [] };

export function tableOf(game: Game, isConnected: IsConnected): Table {
  const askedQuestion = lastClosed(game);
  const players = [...game.players.values()];
  const groups =
    game.teams.length === 0 ? [players] : game.teams.map((_, i) => players.filter(({ team }) => team === i));
  return {
    questions: closedSoFar(game).map((closed) => sumsOf(players, closed)),
    values: counted(Array.from(askedQuestion?.answers.values() ?? [], ({ value }) => value)),
    scores: groups.map(scoresOf),
    best: bestRows(game, isConnected).slice(0, ROWS),
    teams: closedSoFar(game).map(({ teams }) =>
      game.teams.map((_, i) => ({ sum: teams?.sums[i] ?? 0, size: teams?.sizes[i] ?? 0 })),
    ),
  };
}

/** Merges all tables: everything is added and sorted once, however many there are. */
export const mergedAll = (tables: readonly Table[]): Table => ({
  questions: eachOf(
    tables.map(({ questions }) => questions),
    (all) => all.reduce(bothSums),
  ),
  values: Object.fromEntries(added(tables.map(({ values }) => Object.entries(values))).toSorted(byText)),
  scores: eachOf(
    tables.map(({ scores }) => scores),
    mergedScores,
  ),
  best: tables
    .flatMap(({ best }) => best)
    .toSorted((x, y) => byStanding(asPlayer(x), asPlayer(y)))
    .slice(0, ROWS),
  teams: eachOf(
    tables.map(({ teams }) => teams),
    (all) => eachOf(all, (earned) => earned.reduce(bothEarned)),
  ),
});

function sumsOf(players: readonly Player[], askedQuestion: AskedQuestion): Sums {
  const given = [...askedQuestion.answers.values()];
  return {
    asked: players.filter((player) => wasAsked(player, askedQuestion) || askedQuestion.answers.has(player.id)).length,
    given: given.length,
    right: given.filter(isRight).length,
    tookMs: given.reduce((sum, { tookMs }) => sum + tookMs, 0),
  };
}

const bothSums = (a: Sums, b: Sums): Sums => ({
  asked: a.asked + b.asked,
  given: a.given + b.given,
  right: a.right + b.right,
  tookMs: a.tookMs + b.tookMs,
});

const bothEarned = (a: Earned, b: Earned): Earned => ({ sum: a.sum + b.sum, size: a.size + b.size });

/** Merges lists of scores, highest first. */
export const mergedScores = (all: readonly Scores[]): Scores => added(all).toSorted(([x], [y]) => y - x);

/**
 * Returns a function that ranks a list of some scores, and 0, among all these players. A rank is one more than the number of
 * players above it.
 */
export function ranksAmong(all: Scores): (own: Scores) => [score: number, rank: number][] {
  const ranks = new Map<number, number>();
  let above = 0;
  for (const [score, players] of mergedScores([all, [[0, 0]]])) {
    ranks.set(score, above + 1);
    above += players;
  }
  return (own) => {
    const scores = new Set([...own.map(([score]) => score), 0]);
    return [...scores].flatMap((score) => {
      const rank = ranks.get(score);
      return rank === undefined ? [] : [[score, rank] satisfies [number, number]];
    });
  };
}

export const bestRows = (game: Game, isConnected: IsConnected): Best[] =>
  leaderboardFor(game, "host", isConnected).map((row, i) => {
    const { score: counted, correctMs } = game.standings[i]!;
    return { ...row, ...(counted !== row.score && { counted }), correctMs };
  });

export const countedOf = ({ counted, score }: Best): number => counted ?? score;

export const asRow = ({ counted: _counted, correctMs: _correctMs, ...row }: Best): LeaderboardRow => row;
export const asPlayer = (row: Best) => ({
  id: row.player_id,
  nickname: row.nickname,
  score: countedOf(row),
  correctMs: row.correctMs,
});

const byText = ([a]: readonly [string, number], [b]: readonly [string, number]): number => (a < b ? -1 : 1);

const counted = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries(added([values.map((value) => [value, 1] as const)]).toSorted(byText));

const scoresOf = (players: readonly Player[]): Scores => mergedScores([players.map(({ score }) => [score, 1])]);

type Counts<K> = readonly (readonly [K, number])[];

function added<K>(lists: readonly Counts<K>[]): [K, number][] {
  const sums = new Map<K, number>();
  for (const list of lists) for (const [key, count] of list) sums.set(key, (sums.get(key) ?? 0) + count);
  return [...sums];
}

/** Combines the values in the same place of each list; a shorter list is left out where it has ended. */
const eachOf = <T, R>(lists: readonly (readonly T[])[], of: (values: readonly T[]) => R): R[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, i) =>
    of(lists.flatMap((list) => (i < list.length ? [list[i]!] : []))),
  );
