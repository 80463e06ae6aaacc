import { sharedRanks } from "./ranking";

type Member = { readonly id: string; readonly score: number; readonly team?: number | null };
type InTeam = { readonly team: number; readonly team_rank: number; readonly team_players: number };

/** Ranks players within their team; the list comes best first. Empty if nobody belongs to a team. */
export function ranksInTeams(players: readonly Member[]): ReadonlyMap<string, InTeam> {
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
