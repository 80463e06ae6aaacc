/** Long enough to gather what arrives at once, too short to be felt: a crowd takes longer to be read than a class. */
const COLLECT = { msEach: 0.01, leastMs: 2, mostMs: 4 } as const;
const MOST = 400;

/**
 * Says when to store what arrives within a few milliseconds, so that it is stored together and acknowledged after that: a
 * commit costs a room more than everything else about an answer or a join. After a pause it waits only for what has arrived with
 * the first: stored alone, that one would hold up all others for a commit. A pause begins when the commit is over: while the
 * disk is slow, what has arrived meanwhile is read first, and stored together.
 */
export class BurstTimer {
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isStoring = false;
  #storedAt = -Infinity;

  constructor(
    private readonly store: () => void,
    private readonly crowd: () => number,
  ) {}

  /** One more waits; `waiting`: how many there are now. */
  added(waiting: number, now: number): void {
    if (waiting >= MOST) return this.store();
    const isPause = !this.#isStoring && Math.abs(now - this.#storedAt) > this.#collectMs;
    this.#timer ??= setTimeout(this.store, isPause ? 0 : this.#collectMs);
  }

  /** All that waited is being stored. Before the next turn of the room the commit is over, as far as it holds the room up. */
  emptied(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#isStoring = true;
    setTimeout(() => {
      this.#isStoring = false;
      this.#storedAt = Date.now();
    }, 0);
  }

  get #collectMs(): number {
    const { msEach, leastMs, mostMs } = COLLECT;
    return Math.min(Math.max(leastMs, msEach * this.crowd()), mostMs);
  }
}
