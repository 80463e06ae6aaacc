import type { Cancel, Env } from "#browser/env";
import { keepAsking } from "#browser/keep-asking";
import type { ApiReply } from "#api/requests";

const EVERY = 1_500;
/** Shortest pause between two requests while nothing gets through, plus up to half as much at random. */
const SELDOM = 10_000;

type Options<View> = {
  readonly look: () => Promise<ApiReply<View>>;
  /** The state of the game; `sentAt` is the time of the request. */
  readonly onReply: (reply: ApiReply<View>, sentAt: number) => void;
};

export type Polling = ReturnType<typeof createPolling>;

/**
 * Polls the state of the game over HTTP while no socket sends it, one request at a time. A reply that something newer has
 * overtaken is thrown away.
 */
export function createPolling<View>({ look, onReply }: Options<View>, env: Env) {
  let stopAsking: Cancel | null = null;

  const isOn = () => stopAsking !== null;

  function start(): void {
    if (!stopAsking) again(0);
  }

  function stop(): void {
    stopAsking?.();
    stopAsking = null;
  }

  /** Drops the reply under way, because something newer is known, and asks again after this time. */
  function again(first = EVERY): void {
    stop();
    let sentAt: number;
    stopAsking = keepAsking(env, {
      ask: () => {
        sentAt = env.now();
        return look();
      },
      take: (reply) => {
        onReply(reply, sentAt);
        return ((!reply.ok && reply.retryAfterMs) || EVERY) + env.random() * 250;
      },
      every: EVERY,
      first,
    });
  }

  /** Asks only now and then, to find out if the network is back. */
  const seldom = () => again(SELDOM + (env.random() * SELDOM) / 2);

  return { isOn, start, stop, again, seldom };
}
