import type { GameSettings } from "#protocol/game-settings";

/** A team of players with phones: its standing as of the last closed question. */
export type Team = {
  readonly name: string;
  score: number;
  rank: number;
  previousRank: number | null;
};

/** What a closed question gave the teams: of whom they consisted then, and what these earned. */
export type TeamRound = {
  /** Player → team, of everybody who counted. */
  readonly of: ReadonlyMap<string, number>;
  /** What the members of each team earned together. */
  readonly sums: number[];
  readonly sizes: readonly number[];
};

/** What players belong to. On the board the teams are the players, and belong to none. */
const teamNames = ({ answers, teams }: GameSettings): readonly string[] =>
  answers === undefined && teams ? teams.names : [];

export const newTeams = (settings: GameSettings): Team[] =>
  teamNames(settings).map((name) => ({ name, score: 0, rank: 1, previousRank: null }));

/** The mean of its members, so that being many or few is worth nothing. */
export function teamPoints({ sums, sizes }: TeamRound, team: number): number {
  const size = sizes[team] ?? 0;
  return size === 0 ? 0 : Math.round(sums[team]! / size);
}
