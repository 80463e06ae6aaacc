import type { Cancel, Env } from "./env";

type Asking<Reply> = {
  /** Never rejects. */
  readonly ask: () => Promise<Reply>;
  /** Takes a reply, unless nobody wants it any more. Returns the wait until the next one: 0 for the usual one, null for the end. */
  readonly take: (reply: Reply) => number | null;
  /** The usual wait in milliseconds. */
  readonly every: number;
  readonly first?: number;
  /** A hidden page does not ask: it does so when it is shown. */
  readonly whenSeen?: boolean;
  /** It also asks at once whenever the page is back. */
  readonly wakes?: boolean;
};

/**
 * Asks again and again, one call at a time, until `take` or the returned function ends it. A reply that cannot be taken does not
 * end it.
 *
 *     const stop = keepAsking(env, { ask: lookAtGame, take: (reply) => (reply.ok ? null : untilNextTry(reply)), every: 1_000 });
 */
export function keepAsking<Reply>(
  env: Pick<Env, "after" | "isVisible" | "onWake">,
  { ask, take, every, first = 0, whenSeen, wakes }: Asking<Reply>,
): Cancel {
  let isOver = false;
  let isAsking = false;
  /** True if its time came while the page was hidden. */
  let isDue: boolean | undefined;
  let stopWait = env.after(first, turn);
  const stopWake = env.onWake(() => {
    if (isDue || wakes) void turn();
  });

  async function turn(): Promise<void> {
    isDue = whenSeen && !env.isVisible();
    if (isDue || isAsking) return;
    isAsking = true;
    stopWait();
    const reply = await ask();
    isAsking = false;
    if (isOver) return;
    wait(every);
    const next = take(reply);
    if (next === null) stop();
    else if (next > 0 && !isOver) wait(next);
  }

  function wait(ms: number): void {
    stopWait();
    stopWait = env.after(ms, turn);
  }

  function stop(): void {
    isOver = true;
    stopWait();
    stopWake();
  }
  return stop;
}
