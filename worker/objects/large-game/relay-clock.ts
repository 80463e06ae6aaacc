const SAMPLES = 10;

/** The head's clock as a relay knows it: of what has come from there, what took the shortest way says it best. */
export class RelayClock {
  #behind: number[] = [];

  heard(headNow: number, now: number): void {
    this.#behind = [...this.#behind, now - headNow].slice(-SAMPLES);
  }

  /** What the head's clock shows at this moment of ours. */
  inHead(at: number): number {
    return at - this.#offset;
  }

  /** The moment of ours at which the head's clock shows this. */
  here(inHead: number): number {
    return inHead + this.#offset;
  }

  get #offset(): number {
    return this.#behind.length === 0 ? 0 : Math.min(...this.#behind);
  }
}
