import type { Scored } from "./live/listed-players";

/** Teams of players with phones, as every screen draws them. */

/** Way a player gets a team: by choosing, or dealt by the game, so that sizes differ by one at most. */
export const picks = ["self", "auto"] as const;
export type TeamPick = (typeof picks)[number];

/** Row of a team. Rows are best first, equal ones in the teacher's order. */
export type TeamRow = Scored & {
  /** Place in the teacher's list of names, from 0. */
  readonly team: number;
  readonly name: string;
  readonly rank: number;
  /** Rank before the last close; null before the first. */
  readonly previous_rank: number | null;
  /** Points from the last closed question. */
  readonly points: number;
  /** Number of players, without those who have left. */
  readonly players: number;
  /** For phones, in the lobby and at the end: pictures of the first players. None for a class that joins by number. */
  readonly marbles?: readonly number[];
};
/** A team in a compact `question_end`: without name and size, which came with the seat and the player lists. */
export type CompactTeam = Omit<TeamRow, "name" | "players" | "marbles">;

export type TeamChoice = {
  readonly team: number;
  readonly name: string;
  readonly players: number;
  readonly full: boolean;
};

/** Present only in games with teams. */
export type WithTeams = { readonly teams?: readonly TeamRow[] };
/** For the host, if there are any: number of players choosing a team who have not joined yet. */
export type WithPicking = { readonly picking?: number };
export type WithTeam = { readonly team?: number };
