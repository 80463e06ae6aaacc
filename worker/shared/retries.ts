import { logLine } from "./log-line";

/** After what failed; doubled each time up to the last. */
const RETRY = 1000;
const LAST_RETRY = 5 * 60_000;
/** How often what only a newer version can read looks whether that version is back. */
const LOOK_AGAIN = 30 * 60_000;

/** An object's next tries. Its alarm never throws: the platform drops one that fails too often, and everything would stand still. */
export class Retries {
  #failures = 0;

  constructor(private readonly ctx: DurableObjectState) {}

  succeeded(): void {
    this.#failures = 0;
  }

  /** A newer version has what is kept here. */
  lookAgain(): Promise<void> {
    return this.ctx.storage.setAlarm(Date.now() + LOOK_AGAIN);
  }

  async tryAgain(event: string, error: unknown): Promise<void> {
    const wait = Math.min(RETRY * 2 ** Math.min(this.#failures++, 20), LAST_RETRY);
    logLine("error", event, { error, failures: this.#failures });
    await this.ctx.storage.setAlarm(Date.now() + wait);
  }

  /** Deletes everything. What fails is tried again, also after a restart, for which `mark` leaves a note, until nothing is left. */
  async wipe(event: string, mark: () => void): Promise<boolean> {
    try {
      mark();
      await this.ctx.storage.setAlarm(Date.now() + RETRY);
      await this.ctx.storage.deleteAll();
    } catch (error) {
      await this.tryAgain(event, error);
      return false;
    }
    this.#failures = 0;
    return true;
  }
}
