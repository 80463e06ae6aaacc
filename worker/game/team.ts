import type { GameSettings } from "#protocol/game-settings";

/** A team of players with phones: its standing as of the last closed question. */
export type Team = {
  readonly name: string;
  score: number;
  rank: number;
  previousRank: number | null;
};

/** The result of a closed question for the teams: who belonged to them then, and what these players earned. */
export type TeamResult = {
  /** Player → team, for everybody who counted. */
  readonly of: ReadonlyMap<string, number>;
  /** Points of the members of each team together. */
  readonly sums: number[];
  readonly sizes: readonly number[];
};

/** Names of the teams that players belong to; empty for a game on the board, where the teams themselves are the players. */
const teamNames = ({ answers, teams }: GameSettings): readonly string[] =>
  answers === undefined && teams ? teams.names : [];

export const newTeams = (settings: GameSettings): Team[] =>
  teamNames(settings).map((name) => ({ name, score: 0, rank: 1, previousRank: null }));

/** The mean of the members' points: a team gains nothing from being large or small. */
export function teamPoints({ sums, sizes }: TeamResult, team: number): number {
  const size = sizes[team] ?? 0;
  return size === 0 ? 0 : Math.round(sums[team]! / size);
}
