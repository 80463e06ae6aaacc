import { logLine } from "#shared/log-line";

/** The object's only alarm, set to the earliest due time. */
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
