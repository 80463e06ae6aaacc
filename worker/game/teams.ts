import type { RefusalCode } from "#protocol/errors";
import type { TeamChoice } from "#protocol/teams";
import { accept, refuse, type CommandOf, type Decision } from "./command";
import type { Game } from "./game";

/** Players' teams: their sizes, who joins which, and moves between them. */

/** Number of players in each team, without those who have left. */
export function teamSizes({ teams, players }: Game): number[] {
  const sizes = teams.map(() => 0);
  for (const { team, hasLeft } of players.values()) if (team !== null && !hasLeft) sizes[team]! += 1;
  return sizes;
}

/** The first of the smallest teams: sizes stay within one of each other. */
export function smallestTeam(game: Game): number {
  const sizes = teamSizes(game);
  return sizes.indexOf(Math.min(...sizes));
}

/** The team that a new player joins, null in a game without teams, or the reason why they cannot join. */
export function teamFor(game: Game, { team, isCarried }: CommandOf<"join">): number | null | RefusalCode {
  if (game.teams.length === 0) return null;
  const isKnown = typeof team === "number" && team < game.teams.length;
  if (isCarried && isKnown) return team;
  // An older client sends no team, so it is dealt to one.
  if (!choosesTeams(game) || isCarried || team === undefined) return smallestTeam(game);
  if (team === null) return "team_needed";
  if (!isKnown) return "validation_failed";
  return isFull(teamSizes(game), team) ? "team_full" : team;
}

export const choosesTeams = ({ setup }: Game): boolean => setup.settings.teams?.pick === "self";

/** Friends may choose the same team, but one team must not take them all. */
function isFull(sizes: readonly number[], team: number): boolean {
  const players = sizes.reduce((sum, size) => sum + size, 0);
  return sizes[team]! >= Math.ceil((players + 1) / sizes.length) + 1;
}

/** The teams that a player chooses from. */
export function teamChoices(game: Game): TeamChoice[] {
  const sizes = teamSizes(game);
  return game.teams.map(({ name }, team) => ({ team, name, players: sizes[team]!, full: isFull(sizes, team) }));
}

export function movePlayer(game: Game, { playerId, team }: CommandOf<"move">): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  if (game.teams.length === 0) return refuse("no_teams");
  const player = game.players.get(playerId);
  if (!player) return refuse("player_not_found");
  if (team >= game.teams.length) return refuse("validation_failed");
  return player.team === team ? accept() : accept({ type: "player_moved", playerId, team });
}
