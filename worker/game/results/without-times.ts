import type { GameStatistics } from "#protocol/http/replies/statistics";

/**
 * The statistics of a homework, without the time for which it was open, which means nothing. If there was no clock, all other
 * times are left out too.
 */
export function withoutTimes({ game, questions, players, ...rest }: GameStatistics, hasClock: boolean): GameStatistics {
  const marked = { ...game, mode: "homework" as const, duration_ms: null };
  if (hasClock) return { game: marked, questions, players, ...rest };
  const none = { average_response_ms: null };
  return {
    ...rest,
    game: { ...marked, ...none },
    questions: questions.map((question) => ({ ...question, ...none, median_response_ms: null })),
    players: players.map((player) => ({
      ...player,
      ...none,
      answers: player.answers.map((answer) => ({ ...answer, response_time_ms: null })),
    })),
  };
}
