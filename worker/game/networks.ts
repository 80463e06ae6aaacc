import type { ForeignSeats } from "#protocol/live/foreign-seats";
import { accept, refuse, type CommandOf, type Decision } from "./command";
import { foreignAmong } from "./foreign";
import type { Game } from "./game";

/** Seats of a class by the network they were taken from. A network goes by the name the room gave it, never by its address. */

/** Seats of the class that may be strangers': the host is asked whether these networks are the class's. Barred ones follow. */
export function foreignSeats(game: Game, hostNetworks: ReadonlySet<string>): ForeignSeats[] {
  if (game.phase.name === "completed") return [];
  const networks = [...game.players.values()].flatMap(({ network }) => (network === null ? [] : [network]));
  return foreignAmong(networks, { hostNetworks, known: game.knownNetworks, barred: game.barredNetworks });
}

/**
 * Frees the seats that were taken from this network, and bars it: whoever took them would take them again at once. A seat taken
 * from another network is not touched.
 */
export function freeSeats(game: Game, { network }: CommandOf<"free_seats">): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  const taken = [...game.players.values()].filter((player) => player.network === network);
  if (taken.length === 0) return accept();
  return accept(
    { type: "network_barred", network },
    ...taken.map(({ id: playerId }) => ({ type: "player_kicked", playerId }) as const),
  );
}

/** Marks the network as the class's: the host is not asked about it again, and it is barred no longer. */
export function keepSeats(game: Game, { network }: CommandOf<"keep_seats">): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  const isOfSeat = [...game.players.values()].some((one) => one.network === network);
  const isNews = game.barredNetworks.has(network) || (!game.knownNetworks.has(network) && isOfSeat);
  return isNews ? accept({ type: "network_known", network }) : accept();
}
