import type { ClosedText } from "#protocol/live/played-question";
import type { Slider } from "#question/numbers/number-fields";
import { acceptedRange } from "#question/numbers/number-range";
import { type Wanted, meaningOf, roundedOut, shareOf } from "./numerals";

/** The class's guesses, as they lie on a line. */

export type Guess = {
  readonly value: number;
  readonly count: number;
  readonly isRight: boolean;
  /** The guess as the server sent it. */
  readonly row: ClosedText;
};
type Scale = { readonly min: number; readonly max: number };
/** A column of guesses. `at`: its middle on the line, 0 to 1. It is right if any of its guesses is. */
export type Column = {
  readonly at: number;
  readonly count: number;
  readonly isRight: boolean;
  readonly guesses: readonly Guess[];
};

export const guessesOf = (texts: readonly ClosedText[], wanted: Wanted): Guess[] =>
  texts.flatMap((row) => {
    const meant = meaningOf(row.text, wanted);
    return meant !== null ? [{ value: meant, count: row.count, isRight: row.is_correct === true, row }] : [];
  });

const inOrder = (guesses: readonly Guess[]) => guesses.toSorted((a, b) => a.value - b.value);
export const sumOf = (guesses: readonly Guess[]): number => guesses.reduce((sum, { count }) => sum + count, 0);

/** The value below which this share of the guesses lies. */
function quantile(guesses: readonly Guess[], share: number): number {
  const sorted = inOrder(guesses);
  const place = share * (sumOf(guesses) - 1);
  let before = 0;
  for (const { value, count } of sorted) {
    before += count;
    if (place < before) return value;
  }
  return sorted.at(-1)!.value;
}

/** The middle guess; for an even number of guesses the lower of the two in the middle. */
export const medianOf = (guesses: readonly Guess[]): number | null =>
  guesses.length === 0 ? null : quantile(guesses, Math.max(0, 0.5 - 0.5 / sumOf(guesses)));

/** The slider's scale, else from the 5th to the 95th percentile of the guesses, always including the right answer. */
export function scaleOf(guesses: readonly Guess[], wanted: Wanted, slider: Slider | undefined): Scale {
  if (slider) return { min: slider.min, max: slider.max };
  const { low, high } = acceptedRange(wanted);
  const ends = guesses.length === 0 ? [] : [quantile(guesses, 0.05), quantile(guesses, 0.95)];
  const [min, max] = [Math.min(low, ...ends), Math.max(high, ...ends)];
  const side = (max - min) * 0.06 || Math.abs(wanted.value) * 0.1 || 1;
  return roundedOut({ min: min - side, max: max + side }, [min, max]);
}

/** Guesses beyond the line, shown at its ends. */
export const beyond = (guesses: readonly Guess[], { min, max }: Scale) => ({
  smaller: guesses.filter(({ value }) => value < min),
  larger: guesses.filter(({ value }) => value > max),
});

/** Columns of equal width, 0 to 1 of the line. A wrong one never stands in the band of the right answer. */
export function columnsOf(guesses: readonly Guess[], scale: Scale, wanted: Wanted, width: number): Column[] {
  const { low, high } = acceptedRange(wanted);
  const band = { from: shareOf(scale, low), to: shareOf(scale, high) };
  const middle = (band.from + band.to) / 2;
  const columns = new Map<string, Column>();
  for (const guess of guesses) {
    const { value, isRight } = guess;
    if (value < scale.min || value > scale.max) continue;
    const at = placeOf(value);
    const key = at.toFixed(6);
    const all = [...(columns.get(key)?.guesses ?? []), guess];
    columns.set(key, { at, count: sumOf(all), isRight: all.some((one) => one.isRight), guesses: all });
    function placeOf(one: number): number {
      const binned = Math.round(shareOf(scale, one) / width) * width;
      if (one >= low && one <= high && isRight) {
        const room = (band.to - band.from) / 2 - width / 2;
        return room < width / 2 ? middle : Math.min(middle + room, Math.max(middle - room, binned));
      }
      const [left, right] = [
        Math.min(band.from, middle - width / 2) - width / 2,
        Math.max(band.to, middle + width / 2) + width / 2,
      ];
      if (one < low) return Math.min(binned, left);
      if (one > high) return Math.max(binned, right);
      return Math.abs(one - low) < Math.abs(one - high) ? left : right;
    }
  }
  return Array.from(columns.values()).toSorted((a, b) => a.at - b.at);
}

/** Round numbers along the line, at most seven; whole ones where only whole numbers can be right. */
export function ticksOf({ min, max }: Scale, isWhole: boolean): number[] {
  const rough = Math.max((max - min) / 6, isWhole ? 1 : 0);
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((part) => part * size).find((one) => one >= rough * 0.9999)!;
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)) + 0);
}
