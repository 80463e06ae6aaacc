import type { LeaderboardRow, PlayerStats } from "#protocol/messages";

/** The last sentence of a game, by where one came in. */
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
  return correct > 0 ? `${correct} soruyu bildin, eline sağlık.` : "Bugün ısındın, eline sağlık.";
}
