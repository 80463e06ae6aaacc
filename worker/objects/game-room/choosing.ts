/** Who has been asked for so long which team it shall be is not thought to be choosing any more. */
const A_WHILE = 60_000;

/**
 * Players who have been asked which team they want and have not come in yet: the board says how many. In memory only, for
 * they have no seat; whoever is still there asks again.
 */
export class Choosing {
  /** By the session that the seat would get; longest ago first. */
  readonly #since = new Map<string, number>();

  asked(sessionHash: string, now: number): void {
    this.#since.delete(sessionHash);
    this.#since.set(sessionHash, now);
  }

  cameIn(sessionHash: string): void {
    this.#since.delete(sessionHash);
  }

  /** `most`: places that are left; more cannot come in, whoever asks. */
  count(now: number, most: number): number {
    for (const [sessionHash, since] of this.#since) {
      if (now - since < A_WHILE && this.#since.size <= most) break;
      this.#since.delete(sessionHash);
    }
    return this.#since.size;
  }

  static readonly lapsesAfterMs = A_WHILE;
}
