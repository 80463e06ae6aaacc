import type { PlayerStats } from "#protocol/live/figures";
import type { Phase } from "#game-client/game";

/** The player's figures; null if nothing was asked, for instance if the teacher ends the game in its lobby. */
export function finalStats({ stats }: Extract<Phase, { name: "ended" }>): PlayerStats | null {
  return stats && "rank" in stats && stats.correct + stats.wrong + stats.unanswered > 0 ? stats : null;
}
