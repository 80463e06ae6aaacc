import { logLine } from "#shared/log-line";

/**
 * The object's only alarm. The platform gives an object one; here everything that is due shares it, a game's bell, a retry of
 * a write and a room's own end. Nothing is scheduled by name: `due` reads all times from the state whenever `arm` is called,
 * and the alarm is set for the earliest. It may therefore ring early or for nothing, and its work has to look at the state.
 *
 *     const alarm = new Alarm(ctx, (now) => [deadline(game), outbox.dueAt, outbox.wipeAt]);
 *     alarm.arm();   // after every change that may bring something forward
 *     alarm.rang();  // at the beginning of alarm()
 */
export class Alarm {
  /** The time that the alarm is set for; null while unknown. An early alarm is harmless, so it is never moved later. */
  #setFor: number | null = null;

  constructor(
    private readonly ctx: DurableObjectState,
    private readonly due: (now: number) => readonly (number | null)[],
  ) {}

  rang(): void {
    this.#setFor = null;
  }

  arm(): void {
    const now = Date.now();
    const next = Math.max(Math.min(...this.due(now).filter((time) => time !== null)), now);
    if (next === Infinity || (this.#setFor !== null && this.#setFor <= next)) return;
    this.#setFor = next;
    this.ctx.waitUntil(
      this.ctx.storage.setAlarm(next).catch((error: unknown) => {
        this.#setFor = null;
        logLine("error", "alarm_not_set", { error });
      }),
    );
  }
}
