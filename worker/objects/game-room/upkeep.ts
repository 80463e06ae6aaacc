import type { Game } from "#game/game";
import { Alarm } from "../lifecycle/alarm";
import type { GameLog } from "./storage/log";
import { Outbox, type Deliveries } from "./storage/outbox";
import type { Seats } from "./seats";

/** The room wakes once in this time even if nothing is due: sockets may have gone without a word. */
const LOOK_AGAIN = 30 * 60_000;
/** A call that changed the game is answered when D1's lists show it, but not later than this. */
const D1_PATIENCE = 400;

type OfRoom = {
  readonly ctx: DurableObjectState;
  readonly log: GameLog;
  readonly read: () => Game;
  readonly seats: () => Seats;
  readonly deliver: Deliveries;
  /** What the game itself waits for; null for each thing that is not due. */
  readonly due: (now: number) => readonly (number | null)[];
  readonly tick: (now: number) => void;
};

/** What a room does by the clock, whatever it holds: its alarm, what it owes D1, whom it lets go, and when it goes itself. */
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

  /** What is due now. Early, late or twice: each step looks at the state alone. True when the room may be wiped. */
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

  /** What is owed is tried, and the alarm set for what comes next. */
  run(now: number): void {
    this.outbox.run(now);
    this.arm();
  }

  arm(): void {
    this.#alarm.arm();
  }

  /** D1 still lists the game as unfinished although the results were sent: they are sent again. */
  sendResultsAgain(now: number): void {
    const { phase } = this.room.read();
    if (phase.name === "completed" && phase.reason !== "deleted") this.outbox.putAgain(now);
  }

  /** Until D1 has what this room owes it, or is too slow to be waited for. */
  async waitForD1(): Promise<void> {
    await Promise.race([this.outbox.underway, scheduler.wait(D1_PATIENCE)]);
  }

  /** The game is deleted, or has been kept for long enough. */
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

  /** A finished game waits for its outbox alone. */
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
