import type { Game, AskedQuestion } from "../game";
import { countsNet } from "../net";
import { teamPoints, teamStandings, type TeamRecord } from "../team";

/** Applies a question's close, and the host's later decision on an answer, to the teams. */

/** Counts each player for the team they play in when the question closes, whether the phone is connected or not. */
export function closeForTeams(game: Game, askedQuestion: AskedQuestion): void {
  const { teams, players, askedQuestions } = game;
  if (teams.length === 0) return;
  const of = new Map<string, number>();
  const [sums, sizes] = [teams.map(() => 0), teams.map(() => 0)];
  for (const { id, team, hasLeft } of players.values()) {
    if (team === null || hasLeft) continue;
    of.set(id, team);
    sums[team]! += askedQuestion.answers.get(id)?.points ?? 0;
    sizes[team]! += 1;
  }
  askedQuestion.teams = { of, sums, sizes };
  for (const team of teams) team.previousRank = askedQuestions.length > 1 ? team.rank : null;
  standTeams(game);
}

/** Corrects what a member earned with a closed question. It counts for the team the member was in then. */
export function correctForTeam({ teams }: AskedQuestion, playerId: string, more: number): void {
  const team = teams?.of.get(playerId);
  if (team !== undefined) teams!.sums[team]! += more;
}

/** Computes team scores and ranks from the closed questions alone. A player who moves or leaves later takes nothing along. */
export function standTeams(game: Game): void {
  const closed = game.askedQuestions.filter(({ teams }) => teams !== null);
  for (const { team, score, rank } of teamStandings(teamRecords(game, closed)))
    Object.assign(game.teams[team]!, { score, rank });
}

/** The points of every team for these questions, in the host's order of teams. */
export const teamRecords = ({ teams, setup }: Game, closed: readonly AskedQuestion[]): TeamRecord[] =>
  teams.map(({ name }, team) => {
    const isNet = countsNet(setup.settings);
    return { name, points: closed.map((one) => (one.teams ? teamPoints(one.teams, team, isNet) : 0)) };
  });
