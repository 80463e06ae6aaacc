import type { Game } from "../game";
import { figuresOf } from "./player-stats";
import { results, type ResultPlayer, type Results } from "./results";
import { scored } from "../net";
import { teamStandings, type TeamStanding } from "../team";

/**
 * History lines of signed-in players. A player who sat in two places keeps the better one. `teams`: the teams' final places, if
 * they were worked out elsewhere.
 */
export function historyRows(game: Game, teams?: readonly TeamPlace[]): HistoryLine[] {
  const seen = new Set<string>();
  const played = results(game);
  const places = teams ?? teamStandings(played.teams);
  return played.players.flatMap((player) => {
    const { userId } = game.players.get(player.id)!;
    if (userId === null || seen.has(userId)) return [];
    seen.add(userId);
    return [historyLine(played, player, userId, places)];
  });
}

/** The line of a game that a player's account keeps. */
export function historyLine(
  { questions, wrongCosts, ...played }: Pick<Results, "questions" | "teams" | "wrongCosts">,
  { id, nickname, marble, score, rank, answers, team }: ResultPlayer,
  userId: string,
  teams: readonly TeamPlace[] = teamStandings(played.teams),
) {
  const { correct, wrong, unanswered } = figuresOf(questions, answers);
  const own = teams.find((one) => one.team === team);
  const isNet = wrongCosts !== undefined;
  const counts = { ...scored(isNet, score), correct, wrong, unanswered };
  const line = { userId, playerId: id, nickname, marble, rank, ...counts };
  return { ...line, ...(own && { teamName: own.name, teamRank: own.rank }) };
}
type TeamPlace = Pick<TeamStanding, "team" | "name" | "rank">;
export type HistoryLine = ReturnType<typeof historyLine>;
