import { sharedRanks } from "./ranking";
import type { Standing } from "./player-stats";
import type { ResultPlayer, Results } from "./results";

/** How teams came in, of a running game and of a kept one alike. */

export type TeamResult = {
  readonly team: number;
  readonly name: string;
  readonly score: number;
  readonly rank: number;
  /** What the last question gave it. */
  readonly points: number;
  readonly members: readonly ResultPlayer[];
};

/** Best first, equal ones in the host's order. */
export function teamResults({ teams = [], players }: Results): TeamResult[] {
  const best = teams
    .map(({ name, points }, team) => ({
      team,
      name,
      score: points.reduce((sum, one) => sum + one, 0),
      points: points.at(-1) ?? 0,
      members: players.filter((player) => player.team === team),
    }))
    .toSorted((a, b) => b.score - a.score);
  const ranks = sharedRanks(best.map(({ score }) => score));
  return best.map((team, i) => ({ ...team, rank: ranks[i]! }));
}

type Member = { readonly id: string; readonly score: number; readonly team?: number | null };
type InTeam = { readonly team: number; readonly team_rank: number; readonly team_players: number };

/** The places of players among those of the same team; they come best first. Empty where nobody belongs to one. */
export function placesInTeams(players: readonly Member[]): ReadonlyMap<string, InTeam> {
  const places = new Map<string, InTeam>();
  const teams = new Set(players.map(({ team = null }) => team));
  for (const team of teams) {
    if (team === null) continue;
    const members = players.filter((player) => player.team === team);
    const ranks = sharedRanks(members.map(({ score }) => score));
    members.forEach(({ id }, i) => places.set(id, { team, team_rank: ranks[i]!, team_players: members.length }));
  }
  return places;
}

/** Where a player of a kept game stands in it. */
export const standingIn = ({ players }: Results, { id, score, rank }: ResultPlayer): Standing => ({
  score,
  rank,
  playerCount: players.length,
  inTeam: placesInTeams(players).get(id),
});
