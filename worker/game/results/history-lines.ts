import type { Game } from "../game";
import { figuresOf } from "./player-stats";
import { results, type ResultPlayer, type Results } from "./results";
import { teamStandings, type TeamStanding } from "./team-results";

/** The lines of signed-in players. Who sat in two places at once keeps the better one. `teams`: where others know how they came in. */
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

/** A player's own line of a game, as the account keeps it. */
export function historyLine(
  played: Pick<Results, "questions" | "teams">,
  { id, nickname, marble, score, rank, answers, team }: ResultPlayer,
  userId: string,
  teams: readonly TeamPlace[] = teamStandings(played.teams),
) {
  const { correct, wrong, unanswered } = figuresOf(played.questions, answers);
  const own = teams.find((one) => one.team === team);
  const line = { userId, playerId: id, nickname, marble, score, rank, correct, wrong, unanswered };
  return { ...line, ...(own && { teamName: own.name, teamRank: own.rank }) };
}
type TeamPlace = Pick<TeamStanding, "team" | "name" | "rank">;
export type HistoryLine = ReturnType<typeof historyLine>;
