import { answersAwaited } from "#game/all-answered";
import { moveScores } from "#game/apply/close";
import { acceptAnswer } from "#game/decide/reveal";
import type { CommandOf, Decision } from "#game/command";
import { decide } from "#game/decide";
import { apply } from "#game/events";
import type { GameEvent } from "#game/game-event";
import { newGame, type Game, type GameSetup } from "#game/game";
import type { IsConnected } from "#game/view/parts";
import type { Count, Handed, Ranked, RelayEvent } from "./relay-event";
import { tableOf } from "./ranks/table";

/**
 * The state of a room that plays one part of a large game: its own players' answers by the usual rules, everything else by
 * the events of the coordinator (stored as "head"), applied in their order. Pure. A question's close has two halves here:
 * `question_closed` moves scores, and ranks follow with `ranked`, since they need the tables of all relays.
 *
 *     const decision = decideInRelay(relay, { type: "answer", playerId, questionId, value, claimedMs }, now);
 *     applyInRelay(relay, { from: "head", event: { type: "question_closed", index: 0, at } }, isConnected);
 *     relay.awaitsRanks;  // true
 */
export type Relay = {
  /** The game with the players of this relay. Their ranks are those among all players. */
  readonly game: Game;
  /** The coordinator's latest ranks among all players. */
  ranked: Ranked | null;
  /** The table as the coordinator asked for it last. */
  handed: Handed | null;
  /** Number of the coordinator's events that have been applied. */
  heard: number;
  /** A question is closed, and its ranks are not known yet. */
  awaitsRanks: boolean;
};

export const newRelay = (setup: GameSetup): Relay => ({
  game: newGame(setup),
  ranked: null,
  handed: null,
  heard: 0,
  awaitsRanks: false,
});

/** One entry of a relay's log: an event from the coordinator, or one of its own players. */
export type RelayEntry =
  | { readonly from: "head"; readonly event: RelayEvent }
  | { readonly from: "player"; readonly event: GameEvent | Closed };
type Closed = Extract<RelayEvent, { type: "question_closed" }>;

/**
 * Decides on an answer. Seats come from the coordinator: a player who has left and answers has to ask there for the seat first
 * ("away").
 */
export function decideInRelay(
  { game }: Relay,
  command: CommandOf<"answer" | "confidence">,
  now: number,
): Decision | "away" {
  const isAway = game.players.get(command.playerId)?.hasLeft === true && game.phase.name === "question";
  const decision = decide(game, command, now);
  return isAway && decision.ok && decision.events.length > 0 ? "away" : decision;
}

/** Works out what an answer that the host accepts as right means for the relay's own players. */
export function asOwn({ game }: Relay, event: RelayEvent): RelayEvent {
  if (event.type !== "answer_accepted") return event;
  const { index, text, accepted } = event;
  const questionId = game.setup.questions[index]!.id;
  const decision = acceptAnswer(game, { type: "accept_answer", questionId, text, accepted });
  const own = decision.ok ? decision.events[0] : undefined;
  return own?.type === "answer_accepted" ? own : event;
}

export function applyInRelay(relay: Relay, { from, event }: RelayEntry, isConnected: IsConnected): void {
  const { game } = relay;
  if (from === "head") relay.heard += 1;
  switch (event.type) {
    case "question_closed":
      relay.awaitsRanks = true;
      return standingAsBefore(relay, () => moveScores(game, event));
    case "table_asked":
      relay.handed = { number: event.number, table: tableOf(game, isConnected) };
      return;
    case "ranked": {
      relay.ranked = event;
      relay.awaitsRanks = false;
      const ranks = new Map(event.ranks);
      for (const player of game.players.values()) player.rank = ranks.get(player.score) ?? player.rank;
      event.teams.forEach((team, i) => Object.assign(game.teams[i]!, team));
      return;
    }
    case "player_joined":
      apply(game, event);
      game.players.get(event.playerId)!.rank = rankOfNoPoints(relay);
      return;
    case "player_left":
    case "player_kicked":
    case "answer_accepted":
      return standingAsBefore(relay, () => apply(game, event));
    default:
      if (event.type === "game_completed") relay.awaitsRanks = false;
      return apply(game, event);
  }
}

/**
 * Lets something happen to the players, but keeps everybody's rank among all: the rules would rank only those in this room, and
 * the coordinator sends new ranks later.
 */
function standingAsBefore(relay: Relay, happen: () => void): void {
  const { game } = relay;
  const ranks = new Map(Array.from(game.players.values(), ({ id, rank }) => [id, rank] as const));
  const teams = structuredClone(game.teams);
  const ofNoPoints = rankOfNoPoints(relay);
  happen();
  for (const player of game.players.values()) player.rank = ranks.get(player.id) ?? ofNoPoints;
  teams.forEach((team, i) => Object.assign(game.teams[i]!, team));
}

const rankOfNoPoints = ({ ranked }: Relay): number => ranked?.ranks.find(([score]) => score === 0)?.[1] ?? 1;

/**
 * Picks the new ones among events of the coordinator; `first` is the number of the first. Leaves out those that came before;
 * returns none if there is a gap.
 */
export const newEvents = ({ heard }: Relay, first: number, events: readonly RelayEvent[]): readonly RelayEvent[] =>
  first > heard ? [] : events.slice(heard - first);

/** Counts answers and players here, for the coordinator, which adds up all relays to see if anybody is still awaited. */
export const countOf = ({ game, heard }: Relay, present: ReadonlySet<string>): Count => ({
  ...answersAwaited(game, present),
  heard,
});
