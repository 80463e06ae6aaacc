/**
 * Time in which commands that arrive together are collected: too short to be noticed, and longer for a crowd, whose frames take
 * longer to read.
 */
const COLLECT = { msEach: 0.01, leastMs: 2, mostMs: 4 } as const;
const MOST = 400;

/**
 * Decides when waiting commands are stored, so that those that arrive within a few milliseconds share one commit, which costs a
 * room more than everything else about an answer or a join. After a pause, store as soon as everything has been read that
 * arrived at the same time: storing the first command alone would hold up the others for a commit. A pause begins when the last
 * commit is over, so that commands that arrived during a slow one are read first and stored together.
 */
export class BurstTimer {
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isStoring = false;
  #storedAt = -Infinity;

  constructor(
    private readonly store: () => void,
    private readonly crowd: () => number,
  ) {}

  /** Called when one more command waits; `waiting`: the number of waiting commands. */
  added(waiting: number, now: number): void {
    if (waiting >= MOST) return this.store();
    const isPause = !this.#isStoring && Math.abs(now - this.#storedAt) > this.#collectMs;
    this.#timer ??= setTimeout(this.store, isPause ? 0 : this.#collectMs);
  }

  /**
   * Called just before all waiting commands are stored. By the room's next turn the part of the commit that blocks the room is
   * over.
   */
  emptied(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    // One timer at a time: the runtime works them off one after another, and what else waits for a time comes after them.
    if (this.#isStoring) return;
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
