/** The same numbers for the same seed, 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A random number spread about as a sensor's noise is, with a standard deviation of 1. */
export const spread = (random: () => number): number => (random() + random() + random() + random() - 2) * Math.sqrt(3);
