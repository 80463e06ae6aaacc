import type { ShownOverview } from "#protocol/http/replies/exports";
import { atOnce, type Turns } from "#shared/turns";
import { isCount, isRecord, isWrongCosts, parse, reading, readQuestion, storedValue } from "./stored-form";
import { readTeam } from "./stored-teams";
import type { Meta } from "./statistics";
import type { TeamRecord } from "../team";
import type { WithNet } from "../net";
import type { ResultQuestion, Results } from "./results";

/**
 * The overview of a game that was played in several rooms and is kept in parts. Each room's players stand in a value of the
 * usual form, with their ranks among all; the overview has the questions, what the teams earned and the list of parts. It is
 * version 3: code that knows no parts takes it for newer than itself, and leaves it alone. Version 5 is version 3 of a game that
 * counts net.
 */
export type StoredOverview = WithNet & {
  readonly questions: readonly ResultQuestion[];
  readonly teams?: readonly TeamRecord[];
  /** Number of players in each team. */
  readonly teamPlayers: readonly number[];
  readonly parts: readonly PartSize[];
  /** Parts that never came: their players have no answers. */
  readonly missing: readonly PartSize[];
  /** Players that were one account in several seats. */
  readonly sameAccount: readonly (readonly string[])[];
};
/**
 * Stands in place of a report that the Worker makes, because a game goes on beside the room: the results as they would be stored,
 * or the overview of a large game, and what the room knows of the game. `isTimed`: of a homework, whether it has a clock. A room of
 * the version before sends none.
 */
export type Unreported = {
  readonly parts?: { readonly gameId: string; readonly text: string; readonly meta: Meta; readonly isTimed?: boolean };
};
export type PartSize = { readonly relay: number; readonly players: number };

/**
 * One room's players. A text hidden in one part is hidden in the report of all; of teams, a part knows only its players'
 * places.
 */
export type Part = Results & {
  /** The rank of each player in their team, in the players' order; empty if there are no teams. */
  readonly teamRanks: readonly number[];
};

const [VERSION, OF_NET] = [3, 5];

const opening = (version: number) => `{"v":${version},`;
/** Beginnings of an overview as text, one for each version. */
export const OVERVIEW_OPENINGS: readonly string[] = [VERSION, OF_NET].map(opening);

export const overviewAsStored = ({
  questions,
  teams,
  teamPlayers,
  parts,
  missing,
  sameAccount,
  wrongCosts,
}: StoredOverview): string =>
  JSON.stringify({
    ...(wrongCosts === undefined ? { v: VERSION } : { v: OF_NET, net: wrongCosts }),
    questions,
    ...(teams && { teams: teams.map(({ name, points }) => [name, points]), team_players: teamPlayers }),
    parts: parts.map(({ relay, players }) => [relay, players]),
    ...(missing.length > 0 && { missing: missing.map(({ relay, players }) => [relay, players]) }),
    ...(sameAccount.length > 0 && { same_account: sameAccount }),
  });

/** Reads the overview; null for the value of a game in one room, and for one that cannot be read. */
export function readOverview(text: string | null): StoredOverview | null {
  if (text === null || !OVERVIEW_OPENINGS.some((start) => text.startsWith(start))) return null;
  const isNet = text.startsWith(opening(OF_NET));
  const stored = parse(text);
  if (!isRecord(stored) || !Array.isArray(stored["questions"])) return null;
  const questions = stored["questions"].map(readQuestion);
  const [parts, missing] = [readParts(stored["parts"]), readParts(stored["missing"] ?? [])];
  if (!questions.every((question) => question !== null) || !parts || !missing) return null;
  const teams = Array.isArray(stored["teams"]) ? stored["teams"].map(readTeam) : null;
  const teamPlayers = listOf(stored["team_players"], isCount) ?? [];
  const wrongCosts = stored["net"];
  if (isNet && !isWrongCosts(wrongCosts)) return null;
  const hasTeams = teams?.every((team) => team !== null && team.points.length === questions.length);
  return {
    questions,
    ...(hasTeams && { teams: teams!.filter((team) => team !== null) }),
    teamPlayers,
    parts,
    missing,
    sameAccount: listOf(stored["same_account"], isIds) ?? [],
    ...(isWrongCosts(wrongCosts) && { wrongCosts }),
  };
}

/** The value as the game's owner may read it: it does not show which seats one account had. */
export function shownOverview(text: string | null): ShownOverview | null {
  if (!readOverview(text)) return null;
  const { same_account: _seats, ...shown } = parse(text!) as ShownOverview & { same_account?: unknown };
  return shown;
}

export function writePart(results: Results, teamRanks: readonly number[]): string {
  const ranks = results.players.map(({ rank }) => rank);
  return JSON.stringify({ ...storedValue(results), ranks, ...(results.teams && { team_ranks: teamRanks }) });
}

/** Reads a part like any kept value. With `only`, it reads these players alone. */
export function* readingPart(text: string, only?: ReadonlySet<string>): Turns<Part | "newer" | "damaged"> {
  const wanted = only ? playersOf(text, only) : text;
  const results = yield* reading(wanted);
  if (typeof results === "string") return results;
  if (!results.teams) return { ...results, teamRanks: [] };
  const { team_ranks: written } = parse(wanted) as Record<string, unknown>;
  return { ...results, teamRanks: listOf(written, isCount) ?? [] };
}

export const readPart = (text: string, only?: ReadonlySet<string>) => atOnce(readingPart(text, only));

/** Ids and nicknames in a kept value of any version, whole or a part, without the answers; a damaged one has none. */
export function namesIn(text: string): { id: string; nickname: string }[] {
  const stored = parse(text);
  const players: unknown[] = isRecord(stored) && Array.isArray(stored["players"]) ? stored["players"] : [];
  return players.flatMap((row) => {
    const [id, nickname]: unknown[] = Array.isArray(row) ? row : [];
    return typeof id === "string" && typeof nickname === "string" ? [{ id, nickname }] : [];
  });
}

/** Keeps only some players of a value, and what stands beside them in their order. */
function playersOf(text: string, only: ReadonlySet<string>): string {
  const stored = parse(text);
  if (!isRecord(stored) || !Array.isArray(stored["players"])) return text;
  const isWanted = stored["players"].map((row: unknown) => Array.isArray(row) && only.has(row[0] as string));
  const some = ["players", "confidence", "first", "first_right", "team_of", "ranks", "team_ranks"].flatMap((name) => {
    const list = stored[name];
    return Array.isArray(list) ? [[name, list.filter((_, i) => isWanted[i])] as const] : [];
  });
  return JSON.stringify({ ...stored, ...Object.fromEntries(some) });
}

/** All seats of the account that had this one. */
export const seatsOfAccount = ({ sameAccount }: StoredOverview, playerId: string): readonly string[] =>
  sameAccount.find((ids) => ids.includes(playerId)) ?? [playerId];

/** Stands before the number that replaces a name: no two parts call a player alike. */
export const namePrefix = ({ relay }: Pick<PartSize, "relay">): string => `${relay + 1}.`;

export const playersIn = ({ parts, missing }: StoredOverview): number =>
  [...parts, ...missing].reduce((sum, { players }) => sum + players, 0);

function readParts(written: unknown): PartSize[] | null {
  const pairs = listOf(written, (one): one is [number, number] => Array.isArray(one) && one.every(isCount));
  return pairs && pairs.map(([relay, players]) => ({ relay, players }));
}

function listOf<T>(value: unknown, is: (one: unknown) => one is T): T[] | null {
  return Array.isArray(value) && value.every(is) ? value : null;
}

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === "string");
