import type { ListedPlayer } from "#protocol/messages";

/** Who belongs to a team, in the order of the list. */
export const membersOf = <Player extends Pick<ListedPlayer, "team">>(
  players: readonly Player[],
  team: number,
): readonly Player[] => players.filter((player) => player.team === team);

/** The marbles of a team. */
export const seedsOf = (players: readonly ListedPlayer[], team: number): readonly number[] =>
  membersOf(players, team).map(({ marble }) => marble);
