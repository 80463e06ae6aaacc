import type { GameEvent } from "#game/game-event";
import type { Outgoing } from "#game/view";
import type { Outbox } from "#objects/lifecycle/outbox";
import type { Surroundings } from "./hosted-game";
import { EventSourced } from "./storage/event-sourced";

type Options<S, E extends object> = Surroundings & {
  readonly begin: () => S;
  readonly apply: (state: S, event: E) => void;
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

  constructor(private readonly of: Options<S, E>) {
    const { ctx, log, begin, apply, host } = of;
    this.#recorded = new EventSourced({ ctx, log, begin, apply, onRestored: () => host.upkeep.outbox.reload() });
  }

  get state(): S {
    return this.#recorded.state;
  }

  record(now: number, work: (happens: (event: E) => void) => void): void {
    const { sockets, host, teller, ofGame, follows } = this.of;
    const outgoing: Outgoing[] = [];
    const tell = teller(now);
    let happened: readonly GameEvent[] = [];
    const events = this.#recorded.record(
      now,
      (happens) => work((event) => void outgoing.push(...tell(event, () => happens(event)))),
      (all) => {
        happened = ofGame(all);
        oweWritesOf(happened, host.upkeep.outbox, now);
      },
    );
    if (events.length === 0) return;
    host.seats.follow(happened);
    sockets.tell(outgoing);
    host.seats.closeSocketsOfGone(happened);
    follows?.(events);
    host.upkeep.run(now);
  }
}

/** Must be called in the transaction of these events. */
function oweWritesOf(events: readonly GameEvent[], outbox: Outbox, now: number): void {
  for (const event of events) {
    if (event.type === "game_started") outbox.put("started", now);
    if (event.type === "game_completed" && event.reason !== "deleted") outbox.put("results", now);
  }
}
