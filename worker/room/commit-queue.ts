import type { Command, Decision } from "../game/command";

/** Long enough to gather a class that answers at once, too short to be felt. */
const COLLECT_MS = 4;
const MOST = 400;

/** What a whole class may ask in the same instant. */
export type ClassCommand = Extract<Command, { type: "answer" | "join" }>;
export type Waiting = {
  command: ClassCommand;
  /** When it arrived: that counts, not when it is stored. */
  at: number;
  reply: (decision: Decision) => void;
};

/**
 * Gathers commands that arrive within a few milliseconds of each other, so that they are stored together and acknowledged
 * after it: a commit costs a room more than everything else about an answer or a join. The first after a pause does not wait.
 */
export class CommitQueue {
  #waiting: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #flushedAt = -Infinity;

  constructor(private readonly store: (waiting: readonly Waiting[]) => void) {}

  add(one: Waiting): void {
    this.#waiting.push(one);
    if (this.#waiting.length >= MOST || Math.abs(one.at - this.#flushedAt) > COLLECT_MS) return this.flush();
    this.#timer ??= setTimeout(() => this.flush(), COLLECT_MS);
  }

  /** Everything else that happens to the game comes after what was there first. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#flushedAt = Date.now();
    this.store(waiting);
  }
}
