import type { ForeignSeats } from "#protocol/live/foreign-seats";
import { accept, refuse, type CommandOf, type Decision } from "./command";
import {
  askedFrom,
  barsOn,
  foreignAmong,
  groupNamed,
  isBarred,
  keptOf,
  seatsToFree,
  type Known,
  type NetworkNames,
  type SeatOfPlayer,
} from "./foreign";
import type { Game, GameSetup, Player } from "./game";
import { joinsByNumber } from "./reserved-places";

/** Seats by the network they were taken from. A network goes by the name the room gave it, never by its address. */

/** Seats that may be strangers': the host is asked whether these networks are the class's. Barred ones follow. */
export function foreignSeats(game: Game, hostNetworks: ReadonlySet<string>): ForeignSeats[] {
  return game.phase.name === "completed" ? [] : foreignAmong(seatsOf(game, hostNetworks), around(game, hostNetworks));
}

/**
 * Frees the seats of the question of this name, and bars its networks: whoever took them would take them again at once. A network of the
 * class is not barred, and a seat of another one is not touched.
 */
export function freeSeats(game: Game, { network, keepsAnswered, hostNetworks }: CommandOf<"free_seats">): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  const known = around(game, hostNetworks);
  const group = groupNamed(network, seatsOf(game, hostNetworks), known);
  if (!group) return accept();
  const bars = barsOn(group, known);
  const said = bars.map(
    ([name, line]) => ({ type: "network_barred", network: name, ...(line !== name && { line }) }) as const,
  );
  return accept(
    ...said,
    ...seatsToFree(group, keepsAnswered).map(
      ({ playerId }) => ({ type: "player_kicked", playerId, isFreed: true }) as const,
    ),
  );
}

/**
 * Marks the networks of this question as the class's: they may take as many seats again. A barred one is only let in again: the host is
 * asked about it as before, since strangers may still be there.
 */
export function keepSeats(game: Game, { network, hostNetworks, ...seen }: CommandOf<"keep_seats">): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  const { letIn, known, upTo } = keptOf(network, seatsOf(game, hostNetworks), around(game, hostNetworks), seen);
  return accept(
    ...letIn.map((name) => ({ type: "network_known", network: name, isLetInAgain: true }) as const),
    ...known.map((name) => ({ type: "network_known", network: name, upTo }) as const),
  );
}

/** Tells if the host has barred the network or the line that somebody comes from. */
export const comesBarred = (game: Game, from: NetworkNames): boolean => isBarred(from, around(game));

/** Networks that the follow-up game keeps and bars as this one did. */
export function networksAgain({ setup, knownNetworks, barredNetworks }: Game): Pick<GameSetup, "networks"> {
  if (knownNetworks.size === 0 && barredNetworks.size === 0) return {};
  const namedIn = setup.networks?.namedIn ?? setup.gameId;
  return { networks: { namedIn, known: [...knownNetworks.keys()], barred: Object.fromEntries(barredNetworks) } };
}

/** Seats but for those of the host's own networks, which may take as many as the game has. */
const seatsOf = (game: Game, hostNetworks: ReadonlySet<string> = new Set()): SeatOfPlayer[] =>
  [...game.kicked, ...[...game.players.values()].flatMap((player) => seatOf(game, player))].filter(
    ({ network }) => !hostNetworks.has(network),
  );

function seatOf(game: Game, { id: playerId, nickname: name, seat, from }: Player): SeatOfPlayer | [] {
  const hasAnswered = () => game.askedQuestions.some(({ answers }) => answers.has(playerId));
  return from ? { playerId, seat, name, hasAnswered, ...from } : [];
}

const around = (game: Game, hostNetworks: ReadonlySet<string> = new Set()): Known => ({
  hostNetworks,
  known: game.knownNetworks,
  barred: game.barredNetworks,
  askedFrom: joinsByNumber(game) ? askedFrom.class : askedOfGuests(game),
});

/** A small game is full before a hundred have joined: there the host is asked from half of its seats on. */
const askedOfGuests = ({ setup: { capacity } }: Game): number =>
  Math.min(askedFrom.guests, Math.max(askedFrom.class, Math.ceil(capacity / 2)));
