/**
 * Methods that the app's scripts use and the oldest browsers lack (`web/build/browsers/newer-features.ts`), as far as the app
 * needs them. The pupil's phone does without both.
 */
type Method = (this: never, ...args: never[]) => unknown;

export function addNewerMethods(): void {
  add(Array.prototype, {
    toSorted<T>(this: T[], compare?: (a: T, b: T) => number) {
      return [...this].sort(compare);
    },
    toReversed<T>(this: T[]) {
      return [...this].reverse();
    },
    toSpliced<T>(this: T[], ...change: [number, number, ...T[]]) {
      const copy = [...this];
      copy.splice(...change);
      return copy;
    },
    findLast<T>(this: T[], fits: (value: T, index: number, all: T[]) => unknown) {
      return this[lastIndex(this, fits)];
    },
    findLastIndex<T>(this: T[], fits: (value: T, index: number, all: T[]) => unknown) {
      return lastIndex(this, fits);
    },
  });
  add(Object, { hasOwn: (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key) });
  add(String.prototype, {
    isWellFormed(this: string) {
      return !LONE.test(this);
    },
    toWellFormed(this: string) {
      return this.replace(EVERY_LONE, "\u{FFFD}");
    },
  });
  add(URL, {
    canParse(address: string, base?: string) {
      try {
        return Boolean(new URL(address, base));
      } catch {
        return false;
      }
    },
  });
}

/** Half of a surrogate pair: with the flag `u`, whole pairs are one character and never match. */
const LONE = /[\uD800-\uDFFF]/u;
const EVERY_LONE = /[\uD800-\uDFFF]/gu;

function lastIndex<T>(all: readonly T[], fits: (value: T, index: number, all: T[]) => unknown): number {
  let at = all.length - 1;
  while (at >= 0 && !fits(all[at]!, at, all as T[])) at -= 1;
  return at;
}

function add(to: object, methods: Readonly<Record<string, Method>>): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in to)) Object.defineProperty(to, name, { value, configurable: true, writable: true });
  }
}
