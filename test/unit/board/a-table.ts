import type { LeaderboardRow } from "#protocol/listed-players";

/** A leaderboard from names, scores and earlier ranks, in this order; ranks follow the scores. */
export function aTable(...rows: readonly (readonly [name: string, score: number, before?: number | null])[]) {
  return rows.map(([nickname, score, before = null]): LeaderboardRow => ({
    player_id: nickname,
    nickname,
    marble: 1,
    is_connected: true,
    score,
    rank: 1 + rows.filter(([, other]) => other > score).length,
    previous_rank: before,
  }));
}
