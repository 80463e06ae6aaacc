import { Alarm } from "./alarm";
import type { ObjectTables } from "./object-tables";
import { Outbox, type Deliveries } from "./outbox";

/** An object with writes that only a newer version can make looks this often if they are gone. */
const LOOK_AGAIN = 30 * 60_000;
/** Longest time that a call waits for D1's lists to show what it changed. */
const D1_PATIENCE = 400;

type Work = {
  readonly ctx: DurableObjectState;
  readonly tables: ObjectTables<never>;
  readonly deliver: Deliveries;
  /** Times at which the object's content has something to do; null for each that is not due. */
  readonly due: (now: number) => readonly (number | null)[];
  /** Does it. May come early, late or twice, so each step looks only at the state. */
  readonly tick: (now: number) => void;
  readonly isDeleted?: () => boolean;
};

/** Timed work of an object, whatever it holds: its alarm, its writes to D1, and wiping itself. */
export class Upkeep {
  readonly outbox: Outbox;
  readonly #alarm: Alarm;

  constructor(private readonly work: Work) {
    const { ctx, tables, deliver, due } = work;
    this.#alarm = new Alarm(ctx, (now) => [
      ...due(now),
      this.outbox.dueAt,
      this.outbox.wipeAt,
      this.outbox.hasUnknownEntries ? now + LOOK_AGAIN : null,
    ]);
    this.outbox = new Outbox({
      tables,
      deliver,
      waitUntil: (delivery) => ctx.waitUntil(delivery),
      tried: () => this.run(Date.now()),
    });
  }

  /** Runs due work when the alarm rings. True if everything may be wiped. */
  wake(now: number): boolean {
    this.#alarm.rang();
    this.work.tick(now);
    if (this.outbox.hasUnknownEntries) this.outbox.reload();
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

  /** Waits until D1 has everything that this object owes it, up to a limit. */
  async waitForD1(patience = D1_PATIENCE): Promise<void> {
    await Promise.race([this.outbox.underway, scheduler.wait(patience)]);
  }

  /** True if the content is deleted, or has been kept for long enough. */
  mayBeWiped(now: number): boolean {
    if (this.work.isDeleted?.()) return true;
    const { wipeAt } = this.outbox;
    return wipeAt !== null && now >= wipeAt;
  }
}
