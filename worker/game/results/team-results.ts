import { sharedRanks } from "../ranking";
import type { Standing } from "./player-stats";
import type { ResultPlayer, Results, ResultTeam } from "./results";
import { ranksInTeams } from "../ranks-in-teams";

/** Final places of teams, in a running game and in a kept one alike. */

export type TeamStanding = {
  readonly team: number;
  readonly name: string;
  readonly score: number;
  readonly rank: number;
  /** Points for the last question. */
  readonly points: number;
};
type TeamResult = TeamStanding & { readonly members: readonly ResultPlayer[] };

export const teamResults = ({ teams, players }: Pick<Results, "teams" | "players">): TeamResult[] =>
  teamStandings(teams).map((one) => ({ ...one, members: players.filter(({ team }) => team === one.team) }));

/** Best first, equal ones in the host's order. */
export function teamStandings(teams: readonly ResultTeam[] = []): TeamStanding[] {
  const best = teams
    .map(({ name, points }, team) => ({
      team,
      name,
      score: points.reduce((sum, one) => sum + one, 0),
      points: points.at(-1) ?? 0,
    }))
    .toSorted((a, b) => b.score - a.score);
  const ranks = sharedRanks(best.map(({ score }) => score));
  return best.map((team, i) => ({ ...team, rank: ranks[i]! }));
}

/** The standing of a player in a kept game. */
export const standingIn = ({ players }: Results, { id, score, rank }: ResultPlayer): Standing => ({
  score,
  rank,
  playerCount: players.length,
  inTeam: ranksInTeams(players).get(id),
});
