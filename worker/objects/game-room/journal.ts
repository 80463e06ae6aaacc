import type { GameEvent } from "#game/game-event";
import type { Told } from "#game/view";
import type { GameLog } from "./storage/log";
import { Recorded } from "./storage/recorded";
import type { Seats } from "./seats";
import type { Sockets } from "./sockets/sockets";
import type { Upkeep } from "./upkeep";

type OfRoom<S, E extends object> = {
  readonly ctx: DurableObjectState;
  readonly log: GameLog;
  readonly begin: () => S;
  readonly apply: (state: S, event: E) => void;
  readonly sockets: Sockets;
  readonly room: { readonly seats: Seats; readonly upkeep: Upkeep };
  /** Lets an event happen, and says what is heard of it. Made anew for each time that something is recorded. */
  readonly teller: (now: number) => (event: E, happen: () => void) => readonly Told[];
  /** What of it happens in every game. */
  readonly ofGame: (events: readonly E[]) => readonly GameEvent[];
  /** What else follows, once everybody here has been told. */
  readonly follows?: (events: readonly E[]) => void;
};

/** The one way out of a room: what happens is recorded in one transaction, and told after that. If recording fails, nobody is told. */
export class Journal<S, E extends object> {
  readonly #recorded: Recorded<S, E>;

  constructor(private readonly of: OfRoom<S, E>) {
    const { ctx, log, begin, apply, room } = of;
    this.#recorded = new Recorded({ ctx, log, begin, apply, wentBack: () => room.upkeep.outbox.reload() });
  }

  get state(): S {
    return this.#recorded.state;
  }

  record(now: number, work: (happens: (event: E) => void) => void): void {
    const { sockets, room, teller, ofGame, follows } = this.of;
    const told: Told[] = [];
    const tell = teller(now);
    let happened: readonly GameEvent[] = [];
    const events = this.#recorded.record(
      now,
      (happens) => work((event) => void told.push(...tell(event, () => happens(event)))),
      (all) => {
        happened = ofGame(all);
        room.upkeep.outbox.follow(happened, now);
      },
    );
    if (events.length === 0) return;
    room.seats.follow(happened);
    sockets.tell(told);
    room.seats.closeSocketsOfGone(happened);
    follows?.(events);
    room.upkeep.run(now);
  }
}
