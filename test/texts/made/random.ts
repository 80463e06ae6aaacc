import { numbersFrom } from "#shared/seeded";

/** Numbers by chance that one seed repeats. */
export type Random = {
  /** A whole number below `end`. */
  readonly below: (end: number) => number;
  readonly one: <Value>(of: readonly Value[]) => Value;
  readonly several: <Value>(of: readonly Value[], count: number) => Value[];
  readonly chance: (share: number) => boolean;
};

export function randomFrom(seed: number): Random {
  const next = numbersFrom(seed);
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    one: (of) => of[below(of.length)]!,
    several: (of, count) => {
      const left = [...of];
      return Array.from({ length: Math.min(count, of.length) }, () => left.splice(below(left.length), 1)[0]!);
    },
    chance: (share) => next() < share,
  };
}
