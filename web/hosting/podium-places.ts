import type { LiveGame } from "#game-client/game";
import type { LeaderboardRow } from "#protocol/live/listed-players";
import { countsNet } from "#protocol/settings/scoring";

/** A ranked row: a player's or a team's. */
type Ranked = { readonly rank: number; readonly score: number };
export type Climber = { readonly rank: number; readonly previous_rank: number | null };

export type PodiumPlace<Row extends Ranked = LeaderboardRow> = {
  readonly row: Row;
  /** Equal scores share the number on the step, its height and its colour. */
  readonly rank: 1 | 2 | 3;
  /** The order in which the steps rise: 0 first, which is the third place. */
  readonly turn: number;
};

/** The rows that stand on the podium: three at most, and nobody without points. */
export const onPodium = <Row extends Ranked>(rows: readonly Row[]): readonly Row[] =>
  rows.slice(0, 3).filter(({ score }) => score > 0);

/** The number of rows that the column beside the podium holds. */
const BEHIND = 5;

/** The podium as seen from the class: the second on the left, the first in the middle, the third on the right. */
export function podiumPlaces<Row extends Ranked>(rows: readonly Row[]): PodiumPlace<Row>[] {
  const best = onPodium(rows);
  const [first, second, third] = best.map((row, i) => ({
    row,
    rank: Math.min(row.rank, 3) as PodiumPlace["rank"],
    turn: best.length - 1 - i,
  }));
  return [second, first, third].filter((place) => place !== undefined);
}

/** The rows just behind, as many as the column holds; one less if a line below says how many more have the same score. */
export function runnersUp(leaderboard: readonly LeaderboardRow[]): readonly LeaderboardRow[] {
  const from = onPodium(leaderboard).length;
  const to = from + BEHIND;
  return leaderboard.slice(from, tiedBeyond(leaderboard, to) ? to - 1 : to);
}

/** Letters of a name that a line of the column beside teams holds however wide they are. */
const LETTERS = 8;
/** Second lines of names, and lines below the names, that this column has room for. */
const LINES = 7;
/** Lines below that leave every name its second one. */
const FEW = 3;

/** True if every name may take two lines with this many below. */
export const fitWhole = (rows: readonly Pick<LeaderboardRow, "nickname">[], below: number): boolean =>
  below <= FEW || rows.filter(({ nickname }) => nickname.length > LETTERS).length + below <= LINES;

/** Rows that are not shown although they tie with the last one that is; of a large game the board knows only the first rows. */
type Tied = { readonly rank: number; readonly count: number; readonly isAtLeast: boolean };

export function tiedBeyond(rows: readonly Ranked[], shown: number, total = rows.length): Tied | null {
  const last = rows[shown - 1];
  const count = rows.slice(shown).filter(({ rank }) => rank === last?.rank).length;
  if (last === undefined || count === 0) return null;
  return { rank: last.rank, count, isAtLeast: rows.length < total && rows.at(-1)?.rank === last.rank };
}

/** The title over the rows below the podium. A fourth row may tie with the third: then nobody is "behind". */
export const behindTitle = ([first]: readonly LeaderboardRow[]): string =>
  first && first.rank <= 3 ? "Sıralamanın devamı" : "Hemen arkasından";

/** Ended in the lobby: there was no question, so there is nothing the class could have known. */
export const isUnplayed = ({ phase }: Pick<LiveGame, "phase">): boolean =>
  phase.name === "ended" && phase.stats !== null && "questions" in phase.stats && phase.stats.questions === 0;

/** A game in which nobody scored has no podium. */
export const nobodyScored = (leaderboard: readonly Pick<Ranked, "score">[]): boolean =>
  leaderboard.every(({ score }) => score <= 0);

/** Said in place of a podium. */
export const warmUpWord = (settings: LiveGame["settings"]): string =>
  countsNet(settings) ? "Bugün ısınma turuydu." : "Bugün ısındık.";

/** The player who climbed most since the previous question; null if nobody did. */
export function fastestClimber<Row extends Climber>(
  rows: readonly Row[],
): { readonly row: Row; readonly steps: number } | null {
  let best: { row: Row; steps: number } | null = null;
  for (const row of rows) {
    const steps = row.previous_rank === null ? 0 : row.previous_rank - row.rank;
    if (steps > (best?.steps ?? 0)) best = { row, steps };
  }
  return best;
}

/** The rank shown before a row of the table: the earlier one until the rows move, empty for newcomers. */
export const shownRank = ({ rank, previous_rank }: Climber, hasMoved: boolean): number | null =>
  hasMoved ? rank : previous_rank;
