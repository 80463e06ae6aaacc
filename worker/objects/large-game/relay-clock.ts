const SAMPLES = 10;

/** A relay's estimate of the coordinator's clock: the message with the shortest delay gives the best reading. */
export class RelayClock {
  #behind: number[] = [];

  heard(coordinatorNow: number, now: number): void {
    this.#behind = [...this.#behind, now - coordinatorNow].slice(-SAMPLES);
  }

  /** Converts a local time to the coordinator's clock. */
  inCoordinator(at: number): number {
    return at - this.#offset;
  }

  /** Converts a time on the coordinator's clock to local time. */
  here(inCoordinator: number): number {
    return inCoordinator + this.#offset;
  }

  get #offset(): number {
    return this.#behind.length === 0 ? 0 : Math.min(...this.#behind);
  }
}
