import { hidesStanding } from "#protocol/game-settings";
import { limits } from "#shared/limits";
import type { TeamRow, WithPicking, WithTeam, WithTeams } from "#protocol/teams";
import { lastClosed, type Game, type Player } from "../game";
import { joinsByNumber } from "../reserved-places";
import { countsNet, scored, sentPoints } from "../net";
import { asNumber, teamPoints } from "../team";
import { teamSizes } from "../teams";

/** Fields about teams; empty in games without teams. */

type Role = "host" | "player";

export const teamOf = ({ team }: Player): WithTeam => (team === null ? {} : { team });

export const pickingNow = (picking: number): WithPicking => (picking > 0 ? { picking } : {});

/** Every team, best first. If phones get no leaderboard before the end, all teams look equal there. */
export function teamsFor(game: Game, role: Role): WithTeams {
  if (game.teams.length === 0) return {};
  return { teams: role === "player" && isHidden(game) ? atStart(game) : rows(game, role) };
}

/** The same fields for a question's end; empty for phones that get no leaderboard. */
export const teamsAtClose = (game: Game, role: Role): WithTeams =>
  role === "player" && isHidden(game) ? {} : teamsFor(game, role);

const isHidden = ({ setup, phase }: Game): boolean => hidesStanding(setup.settings) && phase.name !== "completed";

function rows(game: Game, role: Role): TeamRow[] {
  const isNet = countsNet(game.setup.settings);
  const closed = lastClosed(game)?.teams;
  const standing = game.teams.map(({ score, rank, previousRank }, team) => {
    const points = closed ? asNumber(teamPoints(closed, team, isNet)) : 0;
    return { ...scored(isNet, score), rank, previous_rank: previousRank, points: sentPoints(isNet, points) };
  });
  return told(game, role, standing).toSorted((a, b) => a.rank - b.rank);
}

const atStart = (game: Game): TeamRow[] =>
  told(
    game,
    "player",
    game.teams.map(() => {
      return { ...scored(countsNet(game.setup.settings), 0), rank: 1, previous_rank: null, points: 0 };
    }),
  );

type Standing = Pick<TeamRow, "score" | "net" | "rank" | "previous_rank" | "points">;

function told(game: Game, role: Role, standing: readonly Standing[]): TeamRow[] {
  const sizes = teamSizes(game);
  const marbles = role === "player" ? marblesOf(game) : null;
  return game.teams.map(({ name }, team) => ({
    team,
    name,
    ...standing[team]!,
    players: sizes[team]!,
    ...(marbles && { marbles: marbles[team]! }),
  }));
}

/**
 * Marbles of each team's players, in the lobby and at the end; null otherwise, and in a game by number, because a marble grows
 * from a name, and no phone shows the names of a class.
 */
function marblesOf(game: Game): number[][] | null {
  const { phase, teams, players } = game;
  if ((phase.name !== "lobby" && phase.name !== "completed") || joinsByNumber(game)) return null;
  const marbles: number[][] = teams.map(() => []);
  for (const { team, marble, hasLeft } of players.values()) {
    const mates = team === null || hasLeft ? undefined : marbles[team];
    if (mates && mates.length < limits.teams.mates) mates.push(marble);
  }
  return marbles;
}
