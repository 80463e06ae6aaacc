import type { Game } from "#game/game";
import type { GameEvent } from "#game/game-event";
import type { Deliveries, Outbox } from "#objects/lifecycle/outbox";
import { Upkeep } from "#objects/lifecycle/upkeep";
import type { Seats } from "./seats";
import type { GameLog } from "./storage/log";

/** The room wakes this often even if nothing is due: sockets may have disappeared without a close event. */
const LOOK_AGAIN = 30 * 60_000;

type OfRoom = {
  readonly ctx: DurableObjectState;
  readonly log: GameLog;
  readonly read: () => Game;
  readonly seats: () => Seats;
  readonly deliver: Deliveries;
  /** Times at which the game itself has something to do; null for each that is not due. */
  readonly due: (now: number) => readonly (number | null)[];
  readonly tick: (now: number) => void;
};

/** Timed work of a room: that of its game, and closing sockets. */
export function roomUpkeep({ ctx, log, read, seats, deliver, due, tick }: OfRoom): Upkeep {
  return new Upkeep({
    ctx,
    tables: log,
    deliver,
    due: (now) => {
      // A finished game waits only for its outbox.
      const isOver = read().phase.name === "completed";
      return [...due(now), ...seats().due(), isOver ? null : now + LOOK_AGAIN];
    },
    tick: (now) => {
      tick(now);
      seats().closeUnseated(now);
      seats().closeAfterEnd(now);
    },
    isDeleted: () => {
      const { phase } = read();
      return phase.name === "completed" && phase.reason === "deleted";
    },
  });
}

/** Must be called in the transaction of these events. */
export function oweWritesOf(events: readonly GameEvent[], outbox: Outbox, now: number): void {
  for (const event of events) {
    if (event.type === "game_started") outbox.put("started", now);
    if (event.type === "game_completed" && event.reason !== "deleted") outbox.put("results", now);
  }
}
