/** Long enough to gather a class that answers at once, too short to be felt. */
const COLLECT_MS = 4;
const MOST = 400;

/**
 * Says when to store what arrives within a few milliseconds, so that it is stored together and acknowledged after that: a
 * commit costs a room more than everything else about an answer or a join. The first after a pause does not wait.
 */
export class BurstTimer {
  #timer: ReturnType<typeof setTimeout> | null = null;
  #storedAt = -Infinity;

  constructor(private readonly store: () => void) {}

  /** One more waits; `waiting`: how many there are now. */
  added(waiting: number, now: number): void {
    if (waiting >= MOST || Math.abs(now - this.#storedAt) > COLLECT_MS) return this.store();
    this.#timer ??= setTimeout(this.store, COLLECT_MS);
  }

  /** All that waited is being stored. */
  emptied(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#storedAt = Date.now();
  }
}
