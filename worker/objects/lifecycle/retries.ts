import { waitAfter } from "#shared/ask-again";
import { logLine } from "#shared/log-line";

/** Waits of whatever an object tries again: its alarm, wiping itself, its writes to D1. */
export const objectWaits = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300].map((seconds) => seconds * 1000);
/** Interval for checking if the newer version is back that can read the stored data. */
const LOOK_AGAIN = 30 * 60_000;

/**
 * Retries of an object. Its alarm never throws: the platform drops an alarm that fails too often, and everything would stop.
 */
export class Retries {
  #failures = 0;

  constructor(private readonly ctx: DurableObjectState) {}

  succeeded(): void {
    this.#failures = 0;
  }

  /** Waits for the newer version that can read the stored data. */
  lookAgain(): Promise<void> {
    return this.ctx.storage.setAlarm(Date.now() + LOOK_AGAIN);
  }

  async tryAgain(event: string, error: unknown): Promise<void> {
    const wait = waitAfter(this.#failures++, objectWaits);
    logLine("error", event, { error, failures: this.#failures });
    await this.ctx.storage.setAlarm(Date.now() + wait);
  }

  /** Deletes everything and retries until nothing is left, even after a restart, for which `mark` leaves a note. */
  async wipe(event: string, mark: () => void): Promise<boolean> {
    try {
      mark();
      await this.ctx.storage.setAlarm(Date.now() + waitAfter(0, objectWaits));
      await this.ctx.storage.deleteAll();
    } catch (error) {
      await this.tryAgain(event, error);
      return false;
    }
    this.#failures = 0;
    return true;
  }
}
