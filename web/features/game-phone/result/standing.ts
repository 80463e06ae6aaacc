import { inNet } from "#words/net";
import type { LeaderboardRow } from "#protocol/live/listed-players";
import type { You } from "#game-client/game";

const TOP = 5;

/** A row of the phone's table. `gap`: others stand between this row and the one before. */
export type Standing = {
  readonly id: string;
  readonly rank: number;
  readonly nickname: string;
  readonly marble: number;
  readonly score: number;
  readonly net: number | undefined;
  readonly isYou: boolean;
  readonly gap: boolean;
};

/** The top five. A pupil below them also gets their own row, with neighbours as far as they are known. */
export function standings(leaderboard: readonly LeaderboardRow[], you: You): Standing[] {
  const rows = leaderboard.map((row) => ({
    id: row.player_id,
    rank: row.rank,
    nickname: row.nickname,
    marble: row.marble,
    score: row.score,
    net: row.net,
    isYou: row.player_id === you.playerId,
    gap: false,
  }));
  const own = rows.findIndex(({ isYou }) => isYou);
  const top = rows.slice(0, TOP);
  if (own >= TOP) {
    const from = Math.max(TOP, own - 1);
    return [...top, ...rows.slice(from, own + 2).map((row, i) => ({ ...row, gap: i === 0 && from > TOP }))];
  }
  // The pupil is below the list that the phone has, but their rank is known.
  const { playerId: id, nickname, marble, score, net, rank } = you;
  return own >= 0 || rank === null ? top : [...top, { id, rank, nickname, marble, score, net, isYou: true, gap: true }];
}

/** "Önündeki Yağız, arada 235 puan var." · "… 0,67 net var." */
export function aheadOf(leaderboard: readonly LeaderboardRow[], you: You, format: (n: number) => string): string {
  if (you.rank === 1) return you.score > 0 ? "Zirvedesin!" : "";
  const ahead = leaderboard.filter(({ score }) => score > you.score).pop();
  if (!ahead || you.rank === null || !leaderboard.some(({ player_id }) => player_id === you.playerId)) return "";
  const between = ahead.net === undefined ? `${format(ahead.score - you.score)} puan` : inNet(ahead.net - you.net!);
  return `Önündeki ${ahead.nickname}, arada ${between} var.`;
}

/** Progress since the last question; empty after a drop. */
export function climb(rank: number, previousRank: number | null, format: (n: number) => string): string {
  if (previousRank === null || rank > previousRank) return "";
  return rank === previousRank ? "Yerini korudun" : `${format(previousRank - rank)} sıra yükseldin`;
}
