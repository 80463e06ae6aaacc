import type { WithTeam } from "../teams";

export type ListedPlayer = WithTeam & {
  readonly player_id: string;
  readonly nickname: string;
  readonly marble: number;
  readonly is_connected: boolean;
  /** Of a class: the number of the card. */
  readonly number?: number;
  /** Without phones: not there today. */
  readonly absent?: true;
};
export type LeaderboardRow = ListedPlayer & {
  readonly score: number;
  readonly rank: number;
  readonly previous_rank: number | null;
  /** For the host: so many questions known one after the other, from three on. */
  readonly streak?: number;
};

/** To the host of a game of several rooms: how many play. Its lists have the first rows alone; calls give the others. */
export type WithPlayerCount = { player_count?: number };
