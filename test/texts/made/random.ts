/** Numbers by chance that one seed repeats. */
export type Random = {
  /** A whole number below `end`. */
  readonly below: (end: number) => number;
  readonly one: <Value>(of: readonly Value[]) => Value;
  readonly several: <Value>(of: readonly Value[], count: number) => Value[];
  readonly chance: (share: number) => boolean;
};

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
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
