import type { LeaderboardReply } from "#protocol/http/replies/games";
import type { Game } from "#game/game";
import { byStanding } from "#game/ranking";
import { leaderboardPage, type PageOf } from "#game/view/pages";
import type { IsConnected } from "#game/view/parts";
import type { Coordinator } from "#large-game/coordinator";
import { asPlayer, asRow, bestRows, countedOf, mergedScores, type Best, type Scores } from "#large-game/ranks/table";

/** Pages of everybody's leaderboard: each relay is asked only for the rows with the scores of that page. */

/** Scores on a page, from the highest to the lowest; `skip`: number of rows with these scores that stand on earlier pages. */
type OnPage = { readonly from: number; readonly to: number; readonly skip: number };

/** Null if no row is on the page. */
function scoresOn(scores: Scores, { page, page_size }: PageOf): OnPage | null {
  const first = (page - 1) * page_size;
  let above = 0;
  let start: Pick<OnPage, "from" | "skip"> | null = null;
  let to = 0;
  for (const [score, players] of scores) {
    if (above >= first + page_size) break;
    if (start === null && above + players > first) start = { from: score, skip: first - above };
    to = score;
    above += players;
  }
  return start && { ...start, to };
}

/** A relay's answer. Only its first rows, as many as wanted, can be on the page. */
export function rowsOn(game: Game, { from, to, rows }: Wanted, isConnected: IsConnected): Best[] {
  return bestRows(game, isConnected)
    .filter((row) => countedOf(row) <= from && countedOf(row) >= to)
    .slice(0, rows);
}
export type Wanted = Pick<OnPage, "from" | "to"> & { readonly rows: number };

/**
 * `ask` asks all relays, and leaves out those that do not answer. Before the first close everybody stands in the coordinator's
 * own list.
 */
export async function leaderboardOfAll(
  { game, all }: Coordinator,
  wanted: PageOf,
  ask: (wanted: Wanted) => Promise<readonly (readonly Best[])[]>,
): Promise<LeaderboardReply> {
  const scores = mergedScores(all.scores);
  if (scores.length === 0) return leaderboardPage(game, wanted, () => true);
  const total = scores.reduce((sum, [, players]) => sum + players, 0);
  const on = scoresOn(scores, wanted);
  if (!on) return { leaderboard: [], total, ...wanted };
  const rows = on.skip + wanted.page_size;
  const found = await ask({ from: on.from, to: on.to, rows });
  const page = found
    .flat()
    .toSorted((a, b) => byStanding(asPlayer(a), asPlayer(b)))
    .slice(on.skip, rows);
  return { leaderboard: page.map(asRow), total, ...wanted };
}
