import type { LeaderboardRow } from "#protocol/live/listed-players";
import type { PlayerStats } from "#protocol/live/figures";
import type { Phase } from "#game-client/game";

/** The player's figures; null if nothing was asked, for instance if the teacher ends the game in its lobby. */
export function finalStats({ stats }: Extract<Phase, { name: "ended" }>): PlayerStats | null {
  return stats && "rank" in stats && stats.correct + stats.wrong + stats.unanswered > 0 ? stats : null;
}

/** The last sentence of a game, by the pupil's rank. */
export function finalWord(
  { rank, score, correct }: PlayerStats,
  nickname: string,
  leaderboard: readonly LeaderboardRow[],
  format: (points: number) => string,
): string {
  if (score > 0 && rank <= 3) return "Kürsüdesin!";
  const third = leaderboard[2];
  if (score > 0 && rank <= 6 && third && third.score > score) {
    return `${nickname}, kürsüye ${format(third.score - score)} puan kalmıştı!`;
  }
  return correct > 0 ? `${correct} soruyu bildin, emeğine sağlık.` : "Bugün ısınma turuydu, emeğine sağlık.";
}
