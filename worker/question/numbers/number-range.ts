import { compared, decimalOf, inUnits, minus, numberOf, plus } from "./decimal";
import type { Slider } from "./number-fields";

type Ranged = { readonly value: number; readonly tolerance: number };

/** The range in which an answer is right, for the screens that show it. */
export function acceptedRange({ value, tolerance }: Ranged): { readonly low: number; readonly high: number } {
  const [middle, side] = [decimalOf(value), decimalOf(tolerance)];
  return { low: numberOf(minus(middle, side)), high: numberOf(plus(middle, side)) };
}

/** Tells whether none of the slider's steps is right, so that the author of the question can be warned. */
export function isNeverRight({ value, tolerance }: Ranged, { min, max, step }: Slider): boolean {
  const [middle, side, end] = [decimalOf(value), decimalOf(tolerance), decimalOf(max)];
  const [low, high] = [minus(middle, side), plus(middle, side)];
  return inUnits([low, decimalOf(min), decimalOf(step)], ([from, start, width], places) => {
    const steps = from! <= start! ? 0n : (from! - start! + width! - 1n) / width!;
    const first = { units: start! + steps * width!, places };
    return compared(first, high) > 0 || compared(first, end) > 0;
  });
}
