import type { Game } from "#game/game";
import { Alarm } from "../lifecycle/alarm";
import type { GameLog } from "./storage/log";
import { Outbox, type Deliveries } from "./storage/outbox";
import type { Seats } from "./seats";

/** The room wakes this often even if nothing is due: sockets may have disappeared without a close event. */
const LOOK_AGAIN = 30 * 60_000;
/** Longest time that a call which changed the game waits for D1's lists to show it. */
const D1_PATIENCE = 400;

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

/** Timed work of a room, whatever it holds: its alarm, its writes to D1, closing sockets, and wiping itself. */
export class Upkeep {
  readonly outbox: Outbox;
  readonly #alarm: Alarm;

  constructor(private readonly room: OfRoom) {
    const { ctx, log, deliver } = room;
    this.#alarm = new Alarm(ctx, (now) => this.#due(now));
    this.outbox = new Outbox({
      log,
      deliver,
      waitUntil: (work) => ctx.waitUntil(work),
      changed: () => this.arm(),
    });
  }

  /** Runs due work. It may come early, late or twice: each step looks only at the state. True if the room may be wiped. */
  wake(now: number): boolean {
    const seats = this.room.seats();
    this.#alarm.rang();
    this.room.tick(now);
    seats.closeUnseated(now);
    seats.closeAfterEnd(now);
    if (this.mayBeWiped(now)) return true;
    this.run(now);
    return false;
  }

  /** Tries the outstanding writes and sets the alarm for the next due time. */
  run(now: number): void {
    this.outbox.run(now);
    this.arm();
  }

  arm(): void {
    this.#alarm.arm();
  }

  /** Sends the results again if D1 still lists the game as unfinished. */
  sendResultsAgain(now: number): void {
    const { phase } = this.room.read();
    if (phase.name === "completed" && phase.reason !== "deleted") this.outbox.putAgain(now);
  }

  /** Waits until D1 has everything that this room owes it, up to a limit. */
  async waitForD1(): Promise<void> {
    await Promise.race([this.outbox.underway, scheduler.wait(D1_PATIENCE)]);
  }

  /** True if the game is deleted, or has been kept for long enough. */
  mayBeWiped(now: number): boolean {
    const { phase } = this.room.read();
    if (phase.name === "completed" && phase.reason === "deleted") return true;
    const { wipeAt } = this.outbox;
    return wipeAt !== null && now >= wipeAt;
  }

  stop(): void {
    this.room.seats().stop();
    this.outbox.stop();
  }

  /** A finished game waits only for its outbox. */
  #due(now: number): (number | null)[] {
    const isOver = this.room.read().phase.name === "completed" && !this.outbox.hasUnknownEntries;
    return [
      ...this.room.due(now),
      ...this.room.seats().due(),
      this.outbox.dueAt,
      this.outbox.wipeAt,
      isOver ? null : now + LOOK_AGAIN,
    ];
  }
}
