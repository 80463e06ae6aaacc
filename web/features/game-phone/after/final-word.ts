import { inNet } from "#words/net";
import type { LeaderboardRow } from "#protocol/live/listed-players";
import type { PlayerStats } from "#protocol/live/figures";

/** The last sentence of a game, by the pupil's rank. */
export function finalWord(
  { rank, score, net, correct }: PlayerStats,
  nickname: string,
  leaderboard: readonly LeaderboardRow[],
  format: (points: number) => string,
): string {
  if (score > 0 && rank <= 3) return "Kürsüdesin!";
  const third = leaderboard[2];
  if (score > 0 && rank <= 6 && third && third.score > score) {
    const left = net === undefined ? `${format(third.score - score)} puan` : inNet(third.net! - net);
    return `${nickname}, kürsüye ${left} kalmıştı!`;
  }
  return correct > 0 ? `${correct} soruyu bildin, emeğine sağlık.` : "Bugün ısınma turuydu, emeğine sağlık.";
}
