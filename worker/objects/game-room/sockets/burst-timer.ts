/** Long enough to collect commands that arrive together, too short to be noticed. Reading a crowd takes longer than a class. */
const COLLECT = { msEach: 0.01, leastMs: 2, mostMs: 4 } as const;
const MOST = 400;

/**
 * Decides when to store commands that arrive within a few milliseconds, so that they are stored together and acknowledged
 * afterwards: for a room a commit costs more than everything else about an answer or a join. After a pause it waits only for
 * commands that arrived with the first: stored alone, that one would hold up all the others for a commit. A pause begins when
 * the commit is over: while the disk is slow, newly arrived commands are read first and stored together.
 */
export class BurstTimer {
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isStoring = false;
  #storedAt = -Infinity;

  constructor(
    private readonly store: () => void,
    private readonly crowd: () => number,
  ) {}

  /** Called when one more command waits; `waiting`: how many there are now. */
  added(waiting: number, now: number): void {
    if (waiting >= MOST) return this.store();
    const isPause = !this.#isStoring && Math.abs(now - this.#storedAt) > this.#collectMs;
    this.#timer ??= setTimeout(this.store, isPause ? 0 : this.#collectMs);
  }

  /**
   * Called when all waiting commands are being stored. The part of the commit that blocks the room is over before the room's
   * next turn.
   */
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
