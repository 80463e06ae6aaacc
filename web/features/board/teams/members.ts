import type { ListedPlayer } from "#protocol/live/listed-players";
import type { LiveGame } from "#game-client/game";

/** Who belongs to a team, in the order of the list. */
export const membersOf = <Player extends Pick<ListedPlayer, "team">>(
  players: readonly Player[],
  team: number,
): readonly Player[] => players.filter((player) => player.team === team);

/** The marbles of a team. */
export const seedsOf = (players: readonly ListedPlayer[], team: number): readonly number[] =>
  membersOf(players, team).map(({ marble }) => marble);

/** How many play in a team; in a large game more than are listed. */
export const sizeOf = (
  { players, playerCount, teams }: Pick<LiveGame, "players" | "playerCount" | "teams">,
  team: number,
) => {
  const row = playerCount > players.length ? teams.find((one) => one.team === team) : undefined;
  return row?.players ?? membersOf(players, team).length;
};
