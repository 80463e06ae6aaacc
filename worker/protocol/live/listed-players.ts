import type { WithTeam } from "../teams";

export type ListedPlayer = WithTeam & {
  readonly player_id: string;
  readonly nickname: string;
  readonly marble: number;
  readonly is_connected: boolean;
  /** In a class: number of the card. */
  readonly number?: number;
  /** Without phones: the player is absent today. */
  readonly absent?: true;
};
/** A score, and the exact net beside it in games that count net: a right answer is 1. */
export type Scored = { readonly score: number; readonly net?: number };
/** Numbers of whole right answers, of all others, and of questions left blank: a net is made of them. */
export type NetCounts = { readonly right: number; readonly wrong: number; readonly blank: number };
/** Only the host gets the counts, and only where net is counted. */
export type LeaderboardRow = ListedPlayer &
  Scored &
  Partial<NetCounts> & {
    readonly rank: number;
    readonly previous_rank: number | null;
    /** For the host: number of questions known in a row, from three on. */
    readonly streak?: number;
  };

/** For the host of a game in several rooms: number of players. Lists contain only the first rows; calls return the others. */
export type WithPlayerCount = { player_count?: number };
