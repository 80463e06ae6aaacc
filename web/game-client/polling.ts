import type { Cancel, Env } from "#browser/env";
import { keepAsking } from "#browser/keep-asking";
import type { ApiReply } from "#api/requests";

const EVERY = 1_500;
/** Shortest time between two requests while nothing gets through, plus up to half as much at random. */
const SELDOM = 9_000;
/** A request for the state is given up after this: the line may be back, and the request lost with its connection. */
export const LOOKS_FOR = 8_000;

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
  let sentAt = 0;

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
  const seldom = () => again(sentAt - env.now() + SELDOM + (env.random() * SELDOM) / 2);

  return { isOn, start, stop, again, seldom };
}
