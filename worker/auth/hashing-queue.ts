/**
 * Hashing a password keeps the processor for some 150 ms, and with it every room that runs in the same place. So one is
 * hashed at a time, a rest as long as it took follows, and only so many wait.
 *
 * Each caller is given a time to begin and waits for it by a timer of its own: a call whose client hung up, and which the
 * platform therefore never continues, lets its time go by and keeps nobody up.
 */
const places = 12;
/** So many of them for one network: whoever floods it from one address leaves places to everybody else. */
const placesOfOne = 8;
/** A network of which nobody waits gets one behind the others as well: one device has two addresses, IPv4 and IPv6, and fills all. */
const placesWithFirsts = 24;
/** Before the first one has been timed; a slow moment of the machine must not hold up for long those who come after it. */
const firstGuessMs = 150;
const shortestMs = 20;
const longestMs = 500;
/** Longer than the queue can ever be: the machine's clock was set back meanwhile. */
const impossibleMs = 30_000;

export class QueueFull extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("too many passwords wait to be hashed");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type Clock = { readonly now: () => number; readonly wait: (ms: number) => Promise<void> };

const platform: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Who asks for a hash. `mayStill` is asked after a wait, and throws where this one may not be hashed any more. */
export type Asker = { readonly network?: string | undefined; readonly mayStill?: (() => Promise<void>) | undefined };

export function hashingQueue({ now, wait }: Clock = platform) {
  let hashMs = firstGuessMs;
  let restsUntil = 0;
  let count = 0;
  /** When each of those who wait may begin, the next one first. */
  let waiting: { at: number; network?: string | undefined }[] = [];

  function isFull(network?: string): boolean {
    const at = now();
    if (Math.max(restsUntil, waiting.at(-1)?.at ?? 0) - at > impossibleMs) {
      restsUntil = at;
      for (const one of waiting) one.at = at;
    }
    waiting = waiting.filter((one) => one.at > at);
    const itsOwn = waiting.filter((one) => one.network === network);
    const isFirst = network !== undefined && itsOwn.length === 0;
    if (waiting.length >= (isFirst ? placesWithFirsts : places)) return true;
    return network !== undefined && itsOwn.length >= placesOfOne;
  }

  function refuseIfFull(network?: string): void {
    if (isFull(network)) throw new QueueFull(Math.ceil((places * 2 * hashMs) / 1000));
  }

  /** Waits for a turn. False when there was nothing to wait for. */
  async function turn(network?: string): Promise<boolean> {
    refuseIfFull(network);
    const cameAt = now();
    const last = waiting.at(-1);
    const own = { at: Math.max(cameAt, restsUntil, last ? last.at + 2 * hashMs : 0), network };
    const hasToWait = own.at > cameAt;
    if (hasToWait) waiting.push(own);
    for (let until = own.at; until > now(); until = Math.max(own.at, restsUntil)) await wait(until - now());
    waiting = waiting.filter((one) => one !== own);
    restsUntil = now() + 2 * hashMs;
    return hasToWait;
  }

  /** What took longer than it was thought to puts those off whose time came meanwhile, and everybody behind them. */
  function rest(from: number): void {
    hashMs = Math.min(longestMs, Math.max(shortestMs, now() - from));
    restsUntil = now() + hashMs;
    const behind = waiting.filter((one) => one.at > from);
    const late = restsUntil - (behind[0]?.at ?? restsUntil);
    if (late > 0) for (const one of behind) one.at += late;
  }

  return {
    isAwaited: () => isFull() || waiting.length > 0,
    refuseIfFull,
    /** How many have been hashed here. */
    count: () => count,
    async run<T>(hash: () => Promise<T>, { network, mayStill }: Asker = {}): Promise<T> {
      if (await turn(network)) await mayStill?.();
      count += 1;
      const from = now();
      const result = await hash();
      await wait(0); // the platform's clock stands still while the processor works
      rest(from);
      return result;
    },
  };
}
