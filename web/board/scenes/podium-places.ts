import type { LeaderboardRow } from "#protocol/messages";

export type Place = {
  readonly row: LeaderboardRow;
  /** Equal scores share the number on the step, its height and its colour. */
  readonly rank: 1 | 2 | 3;
};

/** Who stands on the podium as seen from the class: the second on the left, the first in the middle, the third on the right. */
export function podiumPlaces(leaderboard: readonly LeaderboardRow[]): Place[] {
  const [first, second, third] = leaderboard
    .slice(0, 3)
    .map((row) => ({ row, rank: Math.min(row.rank, 3) as 1 | 2 | 3 }));
  return [second, first, third].filter((place) => place !== undefined);
}

/** Those just behind, as many as the column holds. */
export const runnersUp = (leaderboard: readonly LeaderboardRow[]): readonly LeaderboardRow[] => leaderboard.slice(3, 8);

/** With equal scores a fourth may be as good as the third: then nobody is "behind". */
export const behindTitle = ([first]: readonly LeaderboardRow[]): string =>
  first && first.rank <= 3 ? "Sıralamanın devamı" : "Hemen arkasından";

/** A game in which nobody scored has no podium. */
export const nobodyScored = (leaderboard: readonly LeaderboardRow[]): boolean =>
  leaderboard.every(({ score }) => score === 0);

/** Who climbed most since the question before; null when nobody did. */
export function fastestClimber(
  leaderboard: readonly LeaderboardRow[],
): { readonly row: LeaderboardRow; readonly steps: number } | null {
  let best: { row: LeaderboardRow; steps: number } | null = null;
  for (const row of leaderboard) {
    const steps = row.previous_rank === null ? 0 : row.previous_rank - row.rank;
    if (steps > (best?.steps ?? 0)) best = { row, steps };
  }
  return best;
}

/** The number before a row of the table: the earlier one until the rows move, for newcomers none. */
export const shownRank = ({ rank, previous_rank }: LeaderboardRow, hasMoved: boolean): number | null =>
  hasMoved ? rank : previous_rank;
