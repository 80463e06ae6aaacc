import type { Cancel, Env } from "#browser/env";
import type { Reply } from "#api/requests";

const EVERY = 1_500;
/** At least so long between two looks while nothing gets through, and half as much again by chance. */
const SELDOM = 10_000;

type Options<View> = {
  readonly look: () => Promise<Reply<View>>;
  /** What the game looked like; `sentAt` is when that was asked. */
  readonly onReply: (reply: Reply<View>, sentAt: number) => void;
};

/**
 * Asks how the game stands, over HTTP, as long as no socket tells it: one question at a time. A reply that something
 * newer has overtaken is thrown away.
 */
export class Polling<View> {
  readonly #options: Options<View>;
  readonly #env: Env;
  #stopNext: Cancel | null = null;
  /** Raised whenever the reply under way no longer counts. */
  #round = 0;

  constructor(options: Options<View>, env: Env) {
    this.#options = options;
    this.#env = env;
  }

  get isOn(): boolean {
    return this.#stopNext !== null;
  }

  start(): void {
    if (!this.isOn) this.again(0);
  }

  stop(): void {
    this.#round += 1;
    this.#stopNext?.();
    this.#stopNext = null;
  }

  /** Something newer is known: what was asked before that is old. */
  again(after = EVERY): void {
    this.stop();
    this.#stopNext = this.#env.after(after, () => void this.#ask());
  }

  /** Asks now and then whether something gets through again. */
  seldom(): void {
    this.again(SELDOM + (this.#env.random() * SELDOM) / 2);
  }

  async #ask(): Promise<void> {
    const round = ++this.#round;
    const sentAt = this.#env.now();
    const reply = await this.#options.look();
    if (round !== this.#round) return;
    const wait = (!reply.ok && reply.retryAfterMs) || EVERY;
    this.again(wait + this.#env.random() * 250);
    this.#options.onReply(reply, sentAt);
  }
}
