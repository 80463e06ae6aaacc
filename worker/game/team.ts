import type { GameSettings } from "#protocol/game-settings";
import { sharedRanks } from "./ranking";

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

/** Points of a team for one question. Where net is counted it is a sum and a number of members, for an exact mean. */
export type TeamPoints = number | readonly [sum: number, members: number];

/** The mean of the members' points: a team gains nothing from being large or small. */
export function teamPoints({ sums, sizes }: TeamResult, team: number, isNet: boolean): TeamPoints {
  const [sum, size] = [sums[team] ?? 0, sizes[team] ?? 0];
  if (size === 0) return 0;
  return isNet ? [sum, size] : Math.round(sum / size);
}

export const asNumber = (points: TeamPoints): number => (typeof points === "number" ? points : points[0] / points[1]);

/** A team's points for each question. */
export type TeamRecord = { readonly name: string; readonly points: readonly TeamPoints[] };

export type TeamStanding = {
  readonly team: number;
  readonly name: string;
  readonly score: number;
  readonly rank: number;
  /** Points for the last question. */
  readonly points: number;
};

/** Places of teams, best first, equal ones in the host's order. */
export function teamStandings(teams: readonly TeamRecord[] = []): TeamStanding[] {
  const best = teams
    .map(({ name, points }, team) => ({ team, name, total: added(points), points: asNumber(points.at(-1) ?? 0) }))
    .toSorted((a, b) => compared(b.total, a.total));
  const ranks = sharedRanks(best, (a, b) => compared(a.total, b.total) === 0);
  return best.map(({ total, ...team }, i) => ({ ...team, score: toNumber(total), rank: ranks[i]! }));
}

/** An exact number: means of teams of different sizes have no common unit. */
type Fraction = { readonly over: bigint; readonly under: bigint };

function added(points: readonly TeamPoints[]): Fraction {
  let [over, under] = [0n, 1n];
  for (const one of points) {
    const [sum, members] = (typeof one === "number" ? [one, 1] : one).map(BigInt) as [bigint, bigint];
    const shared = divisor(under, members);
    over = over * (members / shared) + sum * (under / shared);
    under *= members / shared;
  }
  return { over, under };
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

function compared(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

const DIGITS = 1_000_000;
const toNumber = ({ over, under }: Fraction): number =>
  under === 1n ? Number(over) : Number((over * BigInt(DIGITS)) / under) / DIGITS;
