/** Teams of players with phones, as every screen draws them. */

/** Who puts a player into a team: the player, or the game, so that sizes differ by one at most. */
export const picks = ["self", "auto"] as const;
export type TeamPick = (typeof picks)[number];

/** Rows stand best first, equal ones in the teacher's order. */
export type TeamRow = {
  /** Its place in the teacher's list of names, from 0. */
  readonly team: number;
  readonly name: string;
  readonly score: number;
  readonly rank: number;
  /** The rank before the last close; null before the first. */
  readonly previous_rank: number | null;
  /** What the last closed question gave the team. */
  readonly points: number;
  /** How many play in it; who has left is not counted. */
  readonly players: number;
  /** To phones, in the lobby and at the end: pictures of the first who play in it. Of a class that joins by number none. */
  readonly marbles?: readonly number[];
};
/** On the lean wire a question's end has neither names nor sizes: they came with the seat and the lists of who is there. */
export type LeanTeam = Omit<TeamRow, "name" | "players" | "marbles">;

/** A team to choose from. */
export type TeamChoice = {
  readonly team: number;
  readonly name: string;
  readonly players: number;
  readonly full: boolean;
};

/** Stands only in games with teams. */
export type WithTeams = { readonly teams?: readonly TeamRow[] };
/** For the host, where there are some: how many choose a team and have not come in yet. */
export type WithPicking = { readonly picking?: number };
export type WithTeam = { readonly team?: number };
