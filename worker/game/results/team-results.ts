import { teamStandings, type TeamStanding } from "../team";
import type { Standing } from "./player-stats";
import type { ResultPlayer, Results } from "./results";
import { ranksInTeams } from "../ranks-in-teams";

/** Final places of teams and players, in a running game and in a kept one alike. */

type TeamResult = TeamStanding & { readonly members: readonly ResultPlayer[] };

export const teamResults = ({ teams, players }: Pick<Results, "teams" | "players">): TeamResult[] =>
  teamStandings(teams).map((one) => ({ ...one, members: players.filter(({ team }) => team === one.team) }));

/** The standing of a player in a kept game. */
export const standingIn = ({ players }: Results, { id, score, rank }: ResultPlayer): Standing => ({
  score,
  rank,
  playerCount: players.length,
  inTeam: ranksInTeams(players).get(id),
});
