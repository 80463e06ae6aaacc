import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Trips of a call, one after another: those that are under way together count once, as if all took the same time. `made` lists
 * each with its step; `together` is the most to the database that were under way at once.
 */
export type Trips = { d1: number; objects: number; together: number; readonly made: string[] };
type Counted = Trips & { isOver?: true; underWay: number; left?: number; wasCut?: true; hangs?: true };

const calls = new AsyncLocalStorage<Counted>();
/** The real function, for tests that stop the clock. */
const { setImmediate } = globalThis;
/** Resolves a moment later, never at once, so that simultaneous calls interleave between their trips. */
const aMoment = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Work in other threads that has not ended. */
const elsewhere = new Set<Promise<unknown>>();
const threads = ["digest", "sign", "verify", "importKey", "deriveBits", "encrypt", "decrypt"] as const;
for (const name of threads) {
  const real = SubtleCrypto.prototype[name] as (...given: unknown[]) => Promise<never>;
  SubtleCrypto.prototype[name] = async function (this: SubtleCrypto, ...given: unknown[]) {
    return inAnotherThread(real.apply(this, given));
  };
}

/** Trips last at least as long as work in other threads, which takes no time beside a trip but has no order of its own. */
export async function inAnotherThread<T>(work: Promise<T>): Promise<T> {
  elsewhere.add(work);
  try {
    return await work;
  } finally {
    elsewhere.delete(work);
  }
}

export const isBusyElsewhere = () => elsewhere.size > 0;

/** Makes a call, and counts its trips until the reply is there: nobody waits for what comes behind it. */
export async function countingTrips<T>(work: () => Promise<T>): Promise<{ done: T; trips: Trips }> {
  const trips: Counted = { d1: 0, objects: 0, together: 0, underWay: 0, made: [] };
  return { done: await calls.run(trips, work), trips };
}

/**
 * Makes a call whose process is killed after this many trips: those after them, and what it left for later, come to nothing.
 * `wasCut` is false if it was over before.
 */
export async function killedAfter<T>(left: number, work: () => Promise<T>): Promise<{ done: T; wasCut: boolean }> {
  const trips: Counted = { d1: 0, objects: 0, together: 0, underWay: 0, made: [], left };
  const done = await calls.run(trips, work);
  return { done, wasCut: trips.wasCut === true };
}

/** Makes a call whose trips to the database never come back. `hangs` tells whether it has made one. */
export function hanging<T>(work: () => Promise<T>): { done: Promise<T>; hangs: () => boolean } {
  const trips: Counted = { d1: 0, objects: 0, together: 0, underWay: 0, made: [], left: 0, hangs: true };
  return { done: calls.run(trips, work), hangs: () => trips.wasCut === true };
}

function requireAlive(trips: Counted, to: "d1" | "objects"): Promise<never> | undefined {
  if (trips.left === undefined || (trips.hangs && to === "objects")) return undefined;
  if (trips.left === 0) {
    trips.wasCut = true;
    if (trips.hangs) return new Promise(() => {});
    throw new Error("D1_ERROR: Network connection lost.");
  }
  trips.left -= 1;
  return undefined;
}

/** Called when the reply of a call is there. */
export function replied(): void {
  const trips = calls.getStore();
  if (trips) trips.isOver = true;
}

/** One trip: it begins after all that have ended, and ends with all that are under way. */
export async function trip(to: "d1" | "objects", what: string): Promise<void> {
  const trips = calls.getStore();
  if (trips) await requireAlive(trips, to);
  if (!trips || trips.isOver) return to === "d1" ? aMoment() : undefined;
  const step = trips[to] + 1;
  trips.made.push(`${to} ${step}: ${what.replace(/\s+/g, " ").slice(0, 120)}`);
  if (to === "d1") trips.together = Math.max(trips.together, ++trips.underWay);
  do {
    await aMoment();
  } while (elsewhere.size > 0);
  if (to === "d1") trips.underWay--;
  if (!trips.isOver) trips[to] = Math.max(trips[to], step);
}
