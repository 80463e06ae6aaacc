/** Time after which a player who has not picked a team no longer counts as choosing. */
const A_WHILE = 60_000;

/**
 * Players who were asked to pick a team and have not joined yet; the board shows how many. Kept in memory only, since they have
 * no seat: a player who is still there asks again.
 */
export class Choosing {
  /** Keyed by the session that the seat would get, oldest first. */
  readonly #since = new Map<string, number>();

  asked(sessionHash: string, now: number): void {
    this.#since.delete(sessionHash);
    this.#since.set(sessionHash, now);
  }

  cameIn(sessionHash: string): void {
    this.#since.delete(sessionHash);
  }

  /** `most`: free places. No more than that can join, however many ask. */
  count(now: number, most: number): number {
    for (const [sessionHash, since] of this.#since) {
      if (now - since < A_WHILE && this.#since.size <= most) break;
      this.#since.delete(sessionHash);
    }
    return this.#since.size;
  }

  static readonly lapsesAfterMs = A_WHILE;
}
