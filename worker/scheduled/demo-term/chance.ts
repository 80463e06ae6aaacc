/** Chances drawn from a `random` that gives 0 to below 1. */
type Random = () => number;

/** A number of the normal distribution: mean 0, deviation 1. */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export const oneOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

export const between = (least: number, most: number, random: Random): number => least + random() * (most - least);

/** Chance of the logistic curve, and back from a chance. */
export const chanceAt = (place: number): number => 1 / (1 + Math.exp(-place));
export const oddsOf = (chance: number): number => Math.log(chance / (1 - chance));
