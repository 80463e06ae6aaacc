import type { WithTeam } from "../teams";
import type { Scored } from "./listed-players";

/** Figures of one player and of a game, for the end of a game and its report. */

export type PlayerStats = WithTeam &
  Scored & {
    readonly rank: number;
    readonly player_count: number;
    readonly correct: number;
    readonly wrong: number;
    readonly unanswered: number;
    readonly accuracy: number;
    readonly average_response_ms: number | null;
    readonly best_streak: number;
    /** Rank within the player's team, and the size of the team. */
    readonly team_rank?: number;
    readonly team_players?: number;
    /** Number of wrong answers that cost a right one, where net is counted. */
    readonly wrong_costs?: 3 | 4;
  };
/** `player_stats` of `game_end` for the host: the game's totals. */
export type GameTotals = {
  readonly player_count: number;
  readonly questions: number;
  readonly correct: number;
  readonly wrong: number;
  readonly unanswered: number;
  readonly accuracy: number;
  readonly average_score: number;
  readonly average_net?: number;
  readonly average_response_ms: number | null;
};
