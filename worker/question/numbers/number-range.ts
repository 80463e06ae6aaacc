import { compared, decimalOf, inUnits, minus, numberOf, plus } from "./decimal";
import type { Slider } from "./number-fields";

type Ranged = { readonly value: number; readonly tolerance: number };

/** From where to where an answer is right, for the screens that say so. */
export function acceptedRange({ value, tolerance }: Ranged): { readonly low: number; readonly high: number } {
  const [middle, side] = [decimalOf(value), decimalOf(tolerance)];
  return { low: numberOf(minus(middle, side)), high: numberOf(plus(middle, side)) };
}

/** Whether none of the slider's steps is right: worth a word to whoever writes the question. */
export function isNeverRight({ value, tolerance }: Ranged, { min, max, step }: Slider): boolean {
  const [middle, side, end] = [decimalOf(value), decimalOf(tolerance), decimalOf(max)];
  const [low, high] = [minus(middle, side), plus(middle, side)];
  return inUnits([low, decimalOf(min), decimalOf(step)], ([from, start, width], places) => {
    const steps = from! <= start! ? 0n : (from! - start! + width! - 1n) / width!;
    const first = { units: start! + steps * width!, places };
    return compared(first, high) > 0 || compared(first, end) > 0;
  });
}
