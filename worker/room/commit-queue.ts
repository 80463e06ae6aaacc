import type { Command, Decision } from "../game/command";

/** Long enough to gather a class that answers at once, too short to be felt. */
const COLLECT_MS = 4;
const MOST = 400;

export type AnswerCommand = Extract<Command, { type: "answer" }>;
export type WaitingAnswer = {
  command: AnswerCommand;
  /** When it arrived: that counts, not when it is stored. */
  at: number;
  reply: (decision: Decision) => void;
};

/** Gathers answers that arrive within a few milliseconds, so that they are stored together and acknowledged after it. */
export class AnswerQueue {
  #waiting: WaitingAnswer[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly store: (waiting: readonly WaitingAnswer[]) => void) {}

  add(answer: WaitingAnswer): void {
    this.#waiting.push(answer);
    if (this.#waiting.length >= MOST) return this.flush();
    this.#timer ??= setTimeout(() => this.flush(), COLLECT_MS);
  }

  /** Everything else that happens to the game comes after the answers that were there first. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.store(waiting);
  }
}
