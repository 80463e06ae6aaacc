import type { LiveGame } from "#game-client/game";
import { number } from "#shared/numbers";
import { playersWord } from "#hosting/players-word";
import { nobodyScored, tiedBeyond } from "#hosting/podium-places";

type Listed = Pick<LiveGame, "leaderboard" | "playerCount" | "settings">;

/** "1. sırada 6 kişi daha var", under a list of `shown` players; null if the list ends between two ranks. */
export function tiedText({ leaderboard, playerCount, settings }: Listed, shown: number): string | null {
  const tied = tiedBeyond(leaderboard, shown, playerCount);
  if (!tied || nobodyScored(leaderboard)) return null;
  return `${tied.rank}. sırada ${tied.isAtLeast ? "en az " : ""}${number(tied.count)} ${playersWord(settings)} daha var`;
}
