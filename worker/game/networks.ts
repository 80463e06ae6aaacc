import type { ForeignSeats } from "#protocol/live/foreign-seats";
import { accept, refuse, type CommandOf, type Decision } from "./command";
import { foreignAmong } from "./foreign";
import type { Game } from "./game";

/** Which networks the seats of a class were taken from. A network is known by what the room calls it, never by an address. */

/** Seats of the class that may be strangers': the host is asked whether these networks are the class's. */
export function foreignSeats(game: Game, hostNetworks: ReadonlySet<string>): ForeignSeats[] {
  if (game.phase.name === "completed") return [];
  const networks = [...game.players.values()].flatMap(({ network }) => (network === null ? [] : [network]));
  return foreignAmong(networks, { hostNetworks, known: game.knownNetworks });
}

/** Nobody who sat there before is touched: a seat belongs to the network that it was taken from. */
export function freeSeats(game: Game, { network }: CommandOf<"free_seats">): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  const taken = [...game.players.values()].filter((player) => player.network === network);
  return accept(...taken.map(({ id: playerId }) => ({ type: "player_kicked", playerId }) as const));
}

/** The network is the class's: nobody is asked again. */
export function keepSeats(game: Game, { network }: CommandOf<"keep_seats">): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  const isNews = !game.knownNetworks.has(network) && [...game.players.values()].some((one) => one.network === network);
  return isNews ? accept({ type: "network_known", network }) : accept();
}
