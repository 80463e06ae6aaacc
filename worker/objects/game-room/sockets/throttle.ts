/**
 * Sends the latest state at most once in `everyMs()`, however often it is asked to. Lists and counts that grow with the room
 * go through one (`grouped-lists.ts`). The timer lives in memory only, and may: it merges updates, and everything it would
 * have sent can be read from the game at any time. The first request after a pause is sent in the next turn. A pace that has
 * slowed down since the request, as while a crowd comes in, holds for the waiting update too.
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
    this.#arm(Math.min(Math.max(0, this.#sentAt + everyMs - Date.now()), everyMs), everyMs);
  }

  /** Sends a waiting update now, if there is one. */
  flush(): void {
    if (this.#timer !== null) this.#now();
  }

  cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #arm(wait: number, everyMs: number): void {
    this.#timer = setTimeout(() => {
      const slower = this.everyMs();
      if (slower > everyMs) this.#arm(slower - everyMs, slower);
      else this.#now();
    }, wait);
  }

  #now(): void {
    this.cancel();
    this.#sentAt = Date.now();
    this.send();
  }
}
