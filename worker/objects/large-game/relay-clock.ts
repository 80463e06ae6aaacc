const SAMPLES = 10;

/** A relay's estimate of the head's clock: the message with the shortest delay gives the best reading. */
export class RelayClock {
  #behind: number[] = [];

  heard(headNow: number, now: number): void {
    this.#behind = [...this.#behind, now - headNow].slice(-SAMPLES);
  }

  /** Converts a local time to the head's clock. */
  inHead(at: number): number {
    return at - this.#offset;
  }

  /** Converts a time on the head's clock to local time. */
  here(inHead: number): number {
    return inHead + this.#offset;
  }

  get #offset(): number {
    return this.#behind.length === 0 ? 0 : Math.min(...this.#behind);
  }
}
