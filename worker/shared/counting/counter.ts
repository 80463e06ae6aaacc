import { left, longestOf, opensAt } from "./counting.ts";
import type { Limits } from "./limits";

/** Keys that a caller is counted by, such as phone and network; a missing one does not count. */
type Who<W extends string> = Readonly<Partial<Record<W, unknown>>>;
export type Counted = { readonly at: number; readonly about?: unknown };

/** Store of a counter's entries, oldest first. */
export interface Counts {
  of(name: string, by: unknown): readonly Counted[];
  /** `lifetimeMs`: missing if some were taken back; the others are kept as long as before. */
  put(name: string, by: unknown, counted: readonly Counted[], lifetimeMs?: number): void;
}

type Kept<W extends string> = Readonly<Partial<Record<W, Counts>>>;

/**
 * Counts one sort of thing under several keys, such as a phone and its network. Every key has to have room for one more, or
 * nothing is counted. The limits are a row of the table in limits.ts. Counts lie in memory; an object that sleeps between tries
 * gives a store for some of the keys (a homework for its networks and pins).
 *
 *     const looks = new Counter(counted.look);
 *     const opensAt = looks.count({ phone, network }, now, number);  // 0: there was room, and it is counted
 *     looks.free({ phone, network }, [number]);                      // it has led to a seat
 */
export class Counter<W extends string> {
  readonly #limits: Limits<W>;
  readonly #kept: Kept<W> | undefined;
  readonly #inMemory = new InMemory();

  /** `kept`: stores for the counts under some of the keys; all others lie in memory. */
  constructor(limits: Limits<W>, kept?: Kept<W>) {
    this.#limits = limits;
    this.#kept = kept;
  }

  /** Returns the time at which every key has room for one more; 0 if now. */
  opensAt(who: Who<W>, now: number): number {
    return Math.max(0, ...this.#each(who).map(([name, by]) => opensAt(this.#times(name, by), this.#limits[name], now)));
  }

  /** Counts one under every key. If a key has no room it counts nothing, and returns the time at which there is room. */
  count(who: Who<W>, now: number, about?: unknown): number {
    const moment = this.opensAt(who, now);
    if (moment > 0) return moment;
    for (const [name, by] of this.#each(who)) {
      const lifetimeMs = longestOf(this.#limits[name]);
      const before = this.#of(name)
        .of(name, by)
        .filter(({ at }) => at + lifetimeMs > now);
      this.#of(name).put(name, by, [...before, { at: now, ...(about !== undefined && { about }) }], lifetimeMs);
    }
    return 0;
  }

  /** Answers how many more fit before this one has to wait. */
  left(name: W, by: unknown, now: number): number {
    return left(this.#times(name, by), this.#limits[name], now);
  }

  /** True if one about this was counted under the key; without it, any. */
  has(name: W, by: unknown, about?: unknown): boolean {
    return this.#of(name)
      .of(name, by)
      .some((one) => about === undefined || one.about === about);
  }

  /** Takes back the entries about any of these; without them, all entries. */
  free(who: Who<W>, abouts?: readonly unknown[]): void {
    const freed = abouts && new Set(abouts);
    for (const [name, by] of this.#each(who)) {
      const before = this.#of(name).of(name, by);
      const rest = freed ? before.filter((one) => !freed.has(one.about)) : [];
      if (rest.length < before.length) this.#of(name).put(name, by, rest);
    }
  }

  #of(name: W): Counts {
    return this.#kept?.[name] ?? this.#inMemory;
  }

  #times(name: W, by: unknown): readonly number[] {
    return this.#of(name)
      .of(name, by)
      .map(({ at }) => at);
  }

  #each(who: Who<W>): (readonly [W, unknown])[] {
    const names = Object.keys(this.#limits) as W[];
    return names.filter((name) => who[name] !== undefined).map((name) => [name, who[name]] as const);
  }
}

/** Number of keys kept before expired ones are dropped; then twice as many as were left, since each look takes all of them. */
const CROWD = 1_000;

/** Counts in memory: an object that has slept starts again from zero. */
class InMemory implements Counts {
  readonly #all = new Map<string, Map<unknown, readonly Counted[]>>();
  readonly #crowd = new Map<string, number>();

  of(name: string, by: unknown): readonly Counted[] {
    return this.#all.get(name)?.get(by) ?? [];
  }

  put(name: string, by: unknown, counted: readonly Counted[], lifetimeMs?: number): void {
    const all = this.#all.get(name) ?? new Map<unknown, readonly Counted[]>();
    this.#all.set(name, all);
    const now = counted.at(-1)?.at;
    if (now !== undefined && lifetimeMs !== undefined && all.size >= (this.#crowd.get(name) ?? CROWD)) {
      for (const [other, before] of all) if ((before.at(-1)?.at ?? 0) + lifetimeMs <= now) all.delete(other);
      this.#crowd.set(name, Math.max(CROWD, 2 * all.size));
    }
    if (counted.length > 0) all.set(by, counted);
    else all.delete(by);
  }
}
