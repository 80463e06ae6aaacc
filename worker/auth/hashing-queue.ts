import { Counter } from "#shared/counting/counter";
import { countingRules } from "#shared/counting/limits";

/**
 * Queue for password hashing. A hash occupies the processor for some 150 ms, and with it every room that runs in the same
 * place. Therefore one password is hashed at a time, a rest of the same length follows, and only a few callers may wait. Each
 * caller gets a start time and waits for it with its own timer: a call whose client hung up, and which the platform never
 * continues, lets its time pass and holds up nobody.
 */
const places = 12;
/**
 * Places that the waiting lines share evenly; the others are for a line that comes. A flood from one address, or from an IPv4 and
 * an IPv6 address, leaves a school its turn.
 */
const placesShared = 9;
/** Places among them for one account, whose owner may send the right password without end but also has two windows open. */
const placesOfAccount = 2;
/**
 * Places of a line for strangers: callers without an account, who register, tries beyond its network's limit, and accounts that
 * had their hashes (`hash` of limits.ts). They are counted apart, so that however many there are, devices that an account knows
 * have their turn; beside those they have what is left of their line's share, and always one.
 */
const placesOfStrangers = 4;
/**
 * Places in the longer queue for a line's first waiting caller who signs in. A device with both an IPv4 and an IPv6 address
 * counts as two lines. Callers who register have the normal ones alone.
 */
const placesWithFirsts = 24;
/** Estimate before the first hash has been timed; one slow moment of the machine must not hold up later callers for long. */
const firstGuessMs = 150;
const shortestMs = 20;
const longestMs = 500;
/** The longest wait that counts as possible: a longer one means that the machine's clock was set back. */
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

type Caller = {
  /** The line that the call came by (`clientLine`). */
  readonly line?: string | undefined;
  /** The account that the password is for; missing while it is being made. */
  readonly account?: string | undefined;
  /** True if the caller's network has to wait, and this account's tries are counted by themselves. */
  readonly isBeyondLimit?: boolean;
};
/** Name that an account's hashes are counted by: somebody elsewhere who tries its password uses up none of them. */
const counted = ({ line, account }: Caller) => ({
  accountOnLine: line === undefined || account === undefined ? undefined : `${line} ${account}`,
});
/** Caller that asks for a hash. `mayStill` runs after a wait and throws if this password may no longer be hashed. */
export type Asker = Caller & { readonly mayStill?: (() => Promise<void>) | undefined };

export function hashingQueue({ now, wait }: Clock = platform) {
  let hashMs = firstGuessMs;
  let restsUntil = 0;
  let count = 0;
  /** Waiting callers with their start times, the next one first. */
  let waiting: (Caller & { at: number; readonly isStranger: boolean })[] = [];
  const hashes = new Counter(countingRules.hash);

  const isStranger = (caller: Caller): boolean =>
    caller.account === undefined || caller.isBeyondLimit === true || hashes.opensAt(counted(caller), now()) > 0;

  function isFull(caller: Caller = {}): boolean {
    const { line, account } = caller;
    const at = now();
    if (Math.max(restsUntil, waiting.at(-1)?.at ?? 0) - at > impossibleMs) {
      restsUntil = at;
      for (const one of waiting) one.at = at;
    }
    waiting = waiting.filter((one) => one.at > at);
    const itsOwn = waiting.filter((one) => one.line === line);
    const stranger = isStranger(caller);
    const alike = itsOwn.filter((one) => one.isStranger === stranger);
    const isFirst = line !== undefined && account !== undefined && alike.length === 0;
    if (waiting.length >= (isFirst ? placesWithFirsts : places)) return true;
    if (line === undefined) return false;
    const share = Math.floor(placesShared / new Set(waiting.map((one) => one.line)).add(line).size) || 1;
    const known = itsOwn.length - alike.length;
    const most = stranger ? Math.max(1, Math.min(placesOfStrangers, share - known)) : share;
    const isTwice = account !== undefined && itsOwn.filter((one) => one.account === account).length >= placesOfAccount;
    return alike.length >= most || isTwice;
  }

  function refuseIfFull(caller: Caller): void {
    if (isFull(caller)) throw new QueueFull(Math.ceil((places * 2 * hashMs) / 1000));
  }

  /** Waits for a turn; false if there was no need to wait. */
  async function turn(caller: Caller): Promise<boolean> {
    refuseIfFull(caller);
    const cameAt = now();
    const last = waiting.at(-1);
    const at = Math.max(cameAt, restsUntil, last ? last.at + 2 * hashMs : 0);
    const own = { at, ...caller, isStranger: isStranger(caller) };
    hashes.count(counted(caller), cameAt);
    const hasToWait = own.at > cameAt;
    if (hasToWait) waiting.push(own);
    for (let until = own.at; until > now(); until = Math.max(own.at, restsUntil)) await wait(until - now());
    waiting = waiting.filter((one) => one !== own);
    restsUntil = now() + 2 * hashMs;
    return hasToWait;
  }

  /**
   * Starts the rest after a hash. A hash that took longer than expected postpones the callers who are due before the rest ends,
   * and everybody behind them.
   */
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
    count: () => count,
    async run<T>(hash: () => Promise<T>, { mayStill, ...caller }: Asker = {}): Promise<T> {
      if (await turn(caller)) await mayStill?.();
      count += 1;
      const from = now();
      const result = await hash();
      await wait(0); // the platform's clock stands still while the processor works
      rest(from);
      return result;
    },
  };
}
