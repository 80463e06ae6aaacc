import type { Cancel, Env } from "#browser/env";
import type { ApiReply } from "#api/requests";

const EVERY = 1_500;
/** Shortest pause between two requests while nothing gets through, plus up to half as much at random. */
const SELDOM = 10_000;

type Options<View> = {
  readonly look: () => Promise<ApiReply<View>>;
  /** The state of the game; `sentAt` is the time of the request. */
  readonly onReply: (reply: ApiReply<View>, sentAt: number) => void;
};

/**
 * Polls the state of the game over HTTP while no socket sends it, one request at a time. A reply that something newer has
 * overtaken is thrown away.
 */
export class Polling<View> {
  private readonly options: Options<View>;
  private readonly env: Env;
  private stopNext: Cancel | null = null;
  /** Raised whenever the reply under way is no longer wanted. */
  private round = 0;

  constructor(options: Options<View>, env: Env) {
    this.options = options;
    this.env = env;
  }

  get isOn(): boolean {
    return this.stopNext !== null;
  }

  start(): void {
    if (!this.isOn) this.again(0);
  }

  stop(): void {
    this.round += 1;
    this.stopNext?.();
    this.stopNext = null;
  }

  /** Drops the reply under way, because something newer is known, and asks again after this time. */
  again(after = EVERY): void {
    this.stop();
    this.stopNext = this.env.after(after, () => void this.ask());
  }

  /** Asks only now and then, to find out if the network is back. */
  seldom(): void {
    this.again(SELDOM + (this.env.random() * SELDOM) / 2);
  }

  private async ask(): Promise<void> {
    const round = ++this.round;
    const sentAt = this.env.now();
    const reply = await this.options.look();
    if (round !== this.round) return;
    const wait = (!reply.ok && reply.retryAfterMs) || EVERY;
    this.again(wait + this.env.random() * 250);
    this.options.onReply(reply, sentAt);
  }
}
