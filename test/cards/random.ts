/** A random number spread about as a sensor's noise is, with a standard deviation of 1. */
export const spread = (random: () => number): number => (random() + random() + random() + random() - 2) * Math.sqrt(3);
