import type { ServerMessageOf } from "#protocol/live/messages";
import type { Decision } from "#game/command";
import type { teamChoices } from "#game/teams";
import type { Count, Handed, RelayEvent } from "./relay-event";
import type { CoordinatorCommand } from "./coordinator";

/** Messages between coordinator and relays. Every call may come twice, late or not at all. */

/**
 * Figures of the people at one relay, including those without a seat. The coordinator adds up all relays and sends the sums to
 * everybody.
 */
export type RelayPresence = {
  /** Number of open sockets; number of people who choose a team; the moment since when nobody is there. */
  readonly sockets: number;
  readonly choosing: number;
  readonly emptySince: number | null;
  /** Answers to the running question, and the players counted for it. */
  readonly answered: number;
  readonly total: number;
  /** Phones that load what draws formulas; missing if there are no such phones. */
  readonly loading?: number;
  /** Players whose phone is not there, at most as many as the host's lists may show. */
  readonly absent: readonly string[];
};

/** A relay's state, part of each of its calls and replies. */
export type RelayState = {
  readonly relay: number;
  readonly heard: number;
  readonly count: Count;
  readonly here: RelayPresence;
  /** Its table, sent until the coordinator confirms that it has come. */
  readonly handed: Handed | null;
};

/** A player's wish, on which the coordinator decides. `at`: when it arrived, by the coordinator's clock. */
export type ForwardedCommand = { readonly command: CoordinatorCommand; readonly at: number };

/** A relay's call. */
export type Report = RelayState & {
  readonly gameId: string;
  readonly wishes: readonly ForwardedCommand[];
  /** Reactions since the last call. */
  readonly reactions: readonly number[];
  /** Set if the relay does not have the data about the whole game. */
  readonly wantsHall?: true;
  /** Present once the relay's results are written. */
  readonly isWritten?: true;
};

/** The coordinator's call. `hall`, the whole game, is set if something in it is new. */
export type News = {
  readonly gameId: string;
  readonly first: number;
  readonly events: readonly RelayEvent[];
  readonly now: number;
  readonly hall: WholeGame | null;
  /** The number of the relay's last table that has come. */
  readonly has?: number;
};

/** The state of the whole game that every phone shows. */
export type WholeGame = {
  readonly sockets: number;
  readonly lobby: ServerMessageOf<"lobby_update">;
  readonly choices: ReturnType<typeof teamChoices>;
};

export type CoordinatorReply = { readonly news: News; readonly decisions: readonly Decision[] };
/** The answer if the game does not exist any more. */
export type Gone = { readonly gone: true };
