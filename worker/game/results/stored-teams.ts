import type { TeamPoints, TeamRecord } from "../team";
import type { ResultPlayer, Results } from "./results";

/**
 * Teams in the kept value of a game: their names with the points of each question, and for each player the team at the end.
 * They stand beside the players, in their order, so that a version that does not know them reads everything else.
 */

export function writtenTeams({ teams, players }: Results): object {
  if (!teams) return {};
  return { teams: teams.map(({ name, points }) => [name, points]), team_of: players.map(({ team }) => team ?? null) };
}

type Found = { readonly teams: readonly TeamRecord[]; readonly of: readonly (number | null)[] };

/** Reads the teams; null if they cannot be read, and the game is then one without teams. */
export function readTeams(stored: Record<string, unknown>, questions: number, players: number): Found | null {
  const { teams: written, team_of: of } = stored;
  if (!Array.isArray(written) || !Array.isArray(of) || of.length !== players) return null;
  const teams = written.map(readTeam);
  const isWhole = teams.every((team) => team !== null && team.points.length === questions);
  const isTeam = (team: unknown): team is number | null =>
    team === null || (Number.isInteger(team) && (team as number) >= 0 && (team as number) < teams.length);
  return isWhole && of.every(isTeam) ? { teams: teams.filter((team) => team !== null), of } : null;
}

export function readTeam(written: unknown): TeamRecord | null {
  if (!Array.isArray(written)) return null;
  const [name, points]: unknown[] = written;
  if (typeof name !== "string" || !Array.isArray(points)) return null;
  return points.every(arePoints) ? { name, points } : null;
}

const arePoints = (written: unknown): written is TeamPoints =>
  Number.isSafeInteger(written) ||
  (Array.isArray(written) && written.length === 2 && written.every(Number.isSafeInteger) && written[1] > 0);

export const inTeam = (found: Found | null, place: number): Pick<ResultPlayer, "team"> => {
  const team = found?.of[place] ?? null;
  return team === null ? {} : { team };
};
