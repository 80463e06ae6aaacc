import type { ForeignSeats } from "#protocol/live/foreign-seats";
import { accept, refuse, type CommandOf, type Decision } from "./command";
import { foreignAmong } from "./foreign";
import type { Game } from "./game";

/** Seats of a class by the network they were taken from. A network goes by the name the room gave it, never by its address. */

/** Seats of the class that may be strangers': the host is asked whether these networks are the class's. */
export function foreignSeats(game: Game, hostNetworks: ReadonlySet<string>): ForeignSeats[] {
  if (game.phase.name === "completed") return [];
  const networks = [...game.players.values()].flatMap(({ network }) => (network === null ? [] : [network]));
  return foreignAmong(networks, { hostNetworks, known: game.knownNetworks });
}

/** Frees the seats that were taken from this network. A seat taken from another network is not touched. */
export function freeSeats(game: Game, { network }: CommandOf<"free_seats">): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  const taken = [...game.players.values()].filter((player) => player.network === network);
  return accept(...taken.map(({ id: playerId }) => ({ type: "player_kicked", playerId }) as const));
}

/** Marks the network as the class's: the host is not asked about it again. */
export function keepSeats(game: Game, { network }: CommandOf<"keep_seats">): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  const isNews = !game.knownNetworks.has(network) && [...game.players.values()].some((one) => one.network === network);
  return isNews ? accept({ type: "network_known", network }) : accept();
}
