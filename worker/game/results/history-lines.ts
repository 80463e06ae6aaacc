import type { Game } from "../game";
import { figuresOf } from "./player-stats";
import { results, type ResultPlayer, type Results } from "./results";
import { scored } from "../net";
import { teamStandings, type TeamStanding } from "../team";

/** History lines of a finished game. `teams`: the teams' final places, if they were worked out elsewhere. */
export const historyRows = (game: Game, teams?: readonly TeamPlace[]): HistoryLine[] =>
  historyLines(results(game), (id) => game.players.get(id)!.userId, teams);

/** Makes the lines of everybody who may have an account, the best first: D1 knows the accounts of a class's students. */
export function historyLines(
  played: Results,
  accountOf: (playerId: string) => string | null,
  teams: readonly TeamPlace[] = teamStandings(played.teams),
): HistoryLine[] {
  return played.players.flatMap((player) => {
    const userId = accountOf(player.id);
    return userId === null && player.studentId === undefined ? [] : [historyLine(played, player, userId, teams)];
  });
}

/** The line of a game that a player's account keeps. `userId`: the account that was signed in. */
export function historyLine(
  { questions, wrongCosts, ...played }: Pick<Results, "questions" | "teams" | "wrongCosts">,
  { id, nickname, marble, score, rank, answers, team, studentId }: ResultPlayer,
  userId: string | null,
  teams: readonly TeamPlace[] = teamStandings(played.teams),
) {
  const { correct, wrong, unanswered } = figuresOf(questions, answers);
  const own = teams.find((one) => one.team === team);
  const isNet = wrongCosts !== undefined;
  const counts = { ...scored(isNet, score), correct, wrong, unanswered };
  const line = { userId, playerId: id, nickname, marble, rank, ...counts, ...(studentId && { studentId }) };
  return { ...line, ...(own && { teamName: own.name, teamRank: own.rank }) };
}
type TeamPlace = Pick<TeamStanding, "team" | "name" | "rank">;
export type HistoryLine = ReturnType<typeof historyLine>;
