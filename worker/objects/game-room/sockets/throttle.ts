/**
 * Sends the latest state at most once in `everyMs()`, however often it is asked to. Lists and counts that grow with the room
 * go through one (`grouped-lists.ts`). The timer lives in memory only, and may: it merges updates, and everything it would
 * have sent can be read from the game at any time. The first request after a pause is sent in the next turn.
 *
 *     const count = new Throttle(() => limits.answerCountMs, () => this.#tellCount());
 *     count.ask();
 *     count.ask();    // still one message
 *     count.flush();  // now, because the question has closed
 */
export class Throttle {
  #timer: ReturnType<typeof setTimeout> | null = null;
  #sentAt = -Infinity;

  constructor(
    private readonly everyMs: () => number,
    private readonly send: () => void,
  ) {}

  ask(): void {
    if (this.#timer !== null) return;
    const everyMs = this.everyMs();
    const wait = Math.min(Math.max(0, this.#sentAt + everyMs - Date.now()), everyMs);
    this.#timer = setTimeout(() => this.#now(), wait);
  }

  /** Sends a waiting update now, if there is one. */
  flush(): void {
    if (this.#timer !== null) this.#now();
  }

  cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #now(): void {
    this.cancel();
    this.#sentAt = Date.now();
    this.send();
  }
}
