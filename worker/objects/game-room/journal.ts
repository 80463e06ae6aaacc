import type { GameEvent } from "#game/game-event";
import type { Outgoing } from "#game/view";
import type { GameLog } from "./storage/log";
import { EventSourced } from "./storage/event-sourced";
import type { Seats } from "./seats";
import type { Sockets } from "./sockets/sockets";
import type { Upkeep } from "#objects/lifecycle/upkeep";
import { oweWritesOf } from "./upkeep";

type OfRoom<S, E extends object> = {
  readonly ctx: DurableObjectState;
  readonly log: GameLog;
  readonly begin: () => S;
  readonly apply: (state: S, event: E) => void;
  readonly sockets: Sockets;
  readonly room: { readonly seats: Seats; readonly upkeep: Upkeep };
  /** Applies an event and returns the messages that it causes. Created for each recording. */
  readonly teller: (now: number) => (event: E, happen: () => void) => readonly Outgoing[];
  /** Selects the events that every kind of game knows. */
  readonly ofGame: (events: readonly E[]) => readonly GameEvent[];
  /** Runs after everybody in this room has received the messages. */
  readonly follows?: (events: readonly E[]) => void;
};

/**
 * The only way out of a room. Events are recorded in one transaction, together with the outbox entries that they cause, and
 * sent to sockets afterwards: nobody is ever shown something that a crash could take back. If recording fails, nothing is
 * sent and `record` throws. The single room and both sorts of rooms of a large game use it, each with its own state and events.
 *
 *     journal.record(Date.now(), (happens) => {
 *       const decision = decide(journal.state, command, now);
 *       if (decision.ok) for (const event of decision.events) happens(event);  // journal.state has changed after each
 *     });
 */
export class Journal<S, E extends object> {
  readonly #recorded: EventSourced<S, E>;

  constructor(private readonly of: OfRoom<S, E>) {
    const { ctx, log, begin, apply, room } = of;
    this.#recorded = new EventSourced({ ctx, log, begin, apply, onRestored: () => room.upkeep.outbox.reload() });
  }

  get state(): S {
    return this.#recorded.state;
  }

  record(now: number, work: (happens: (event: E) => void) => void): void {
    const { sockets, room, teller, ofGame, follows } = this.of;
    const outgoing: Outgoing[] = [];
    const tell = teller(now);
    let happened: readonly GameEvent[] = [];
    const events = this.#recorded.record(
      now,
      (happens) => work((event) => void outgoing.push(...tell(event, () => happens(event)))),
      (all) => {
        happened = ofGame(all);
        oweWritesOf(happened, room.upkeep.outbox, now);
      },
    );
    if (events.length === 0) return;
    room.seats.follow(happened);
    sockets.tell(outgoing);
    room.seats.closeSocketsOfGone(happened);
    follows?.(events);
    room.upkeep.run(now);
  }
}
