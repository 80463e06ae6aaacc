import type { ForeignSeats } from "#protocol/live/foreign-seats";
import { accept, refuse, type CommandOf, type Decision } from "./command";
import {
  askedFrom,
  barsOn,
  foreignAmong,
  groupsOf,
  isBarred,
  keptNames,
  seatsToFree,
  type Known,
  type NetworkNames,
  type Shares,
  type TakenSeat,
} from "./foreign";
import type { Game, GameSetup } from "./game";
import { joinsByNumber } from "./reserved-places";

/** Seats by the network they were taken from. A network goes by the name the room gave it, never by its address. */

/** Seats that may be strangers': the host is asked whether these networks are the class's. Barred ones follow. */
export function foreignSeats(game: Game, shares: Shares): ForeignSeats[] {
  return game.phase.name === "completed" ? [] : foreignAmong(seatsOf(game), around(game, shares));
}

/**
 * Frees the seats of the question of this name, and bars its networks: whoever took them would take them again at once. A network of the
 * class is not barred, but may take as many anew, and a seat of another one is not touched.
 */
export function freeSeats(game: Game, { network, keepsAnswered, shares }: CommandOf<"free_seats">): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  const group = groupNamed(game, network, shares);
  if (!group) return accept();
  const bars = barsOn(group, around(game, shares));
  const said = bars.map(
    ([name, line]) => ({ type: "network_barred", network: name, ...(line !== name && { line }) }) as const,
  );
  return accept(
    ...(bars.length > 0 ? said : known(group.networks)),
    ...seatsToFree(group, keepsAnswered).map(({ playerId }) => ({ type: "player_kicked", playerId }) as const),
  );
}

/** Marks the networks of this question as the class's: they are barred no longer, and may take as many seats anew. */
export function keepSeats(game: Game, { network, shares }: CommandOf<"keep_seats">): Decision {
  if (game.phase.name === "completed") return refuse("game_over");
  const group = groupNamed(game, network, shares);
  return accept(...known(group || game.barredNetworks.has(network) ? keptNames(network, group) : []));
}

const known = (names: readonly string[]) => names.map((network) => ({ type: "network_known", network }) as const);

/** Tells if the host has barred the network or the line that somebody comes from. */
export const comesBarred = (game: Game, from: NetworkNames): boolean => isBarred(from, around(game));

/** Networks that the follow-up game keeps and bars as this one did. */
export function networksAgain({ setup, knownNetworks, barredNetworks }: Game): Pick<GameSetup, "networks"> {
  if (knownNetworks.size === 0 && barredNetworks.size === 0) return {};
  const namedIn = setup.networks?.namedIn ?? setup.gameId;
  return { networks: { namedIn, known: [...knownNetworks], barred: Object.fromEntries(barredNetworks) } };
}

const groupNamed = (game: Game, name: string, shares?: Shares) =>
  groupsOf(seatsOf(game), around(game, shares)).find((group) => group.name === name);

const seatsOf = (game: Game): (TakenSeat & { readonly playerId: string })[] =>
  [...game.players.values()].flatMap(({ id: playerId, nickname, seat, from }) => {
    const hasAnswered = () => game.askedQuestions.some(({ answers }) => answers.has(playerId));
    return from === null ? [] : { playerId, seat, name: nickname, hasAnswered, ...from };
  });

const nothingKnown: Shares = { hostNetworks: new Set(), counted: () => new Set() };

const around = (game: Game, shares = nothingKnown): Known => ({
  hostNetworks: shares.hostNetworks,
  counted: shares.counted,
  known: game.knownNetworks,
  barred: game.barredNetworks,
  askedFrom: joinsByNumber(game) ? askedFrom.class : askedOfGuests(game),
});

/** A small game is full before a hundred have joined: there the host is asked from half of its seats on. */
const askedOfGuests = ({ setup: { capacity } }: Game): number =>
  Math.min(askedFrom.guests, Math.max(askedFrom.class, Math.ceil(capacity / 2)));
