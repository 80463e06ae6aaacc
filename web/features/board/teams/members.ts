import type { ListedPlayer } from "#protocol/live/listed-players";
import type { LiveGame } from "#game-client/game";

/** Members of a team, in list order. */
export const membersOf = <Player extends Pick<ListedPlayer, "team">>(
  players: readonly Player[],
  team: number,
): readonly Player[] => players.filter((player) => player.team === team);

/** The marbles of a team. */
export const seedsOf = (players: readonly ListedPlayer[], team: number): readonly number[] =>
  membersOf(players, team).map(({ marble }) => marble);

/** Number of players in a team; a large game has more than it lists. */
export const sizeOf = (
  { players, playerCount, teams }: Pick<LiveGame, "players" | "playerCount" | "teams">,
  team: number,
) => {
  const row = playerCount > players.length ? teams.find((one) => one.team === team) : undefined;
  return row?.players ?? membersOf(players, team).length;
};
