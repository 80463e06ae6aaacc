import { limits } from "#shared/limits";

const { usual, most } = limits.capacity;
const offered = [usual, 2_000, 5_000, 10_000, 20_000, 50_000, most];

/** Seat numbers up to the deployment's limit, plus the number of the game that is played again. */
export function seatChoices(max: number, present: number | undefined): readonly number[] {
  const upTo = offered.filter((players) => players <= max);
  const all = new Set([usual, ...upTo, ...(max > usual ? [max] : []), ...(present === undefined ? [] : [present])]);
  return [...all].toSorted((a, b) => a - b);
}
