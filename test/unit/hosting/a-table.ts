import { aRow } from "../../builders/people";

/** A leaderboard from names, scores and earlier ranks, in this order; ranks follow the scores. */
export function aTable(...rows: readonly (readonly [name: string, score: number, before?: number | null])[]) {
  return rows.map(([nickname, score, previous_rank = null]) =>
    aRow(nickname, { score, rank: 1 + rows.filter(([, other]) => other > score).length, previous_rank }),
  );
}
