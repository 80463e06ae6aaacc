import type { NumberShown, NumberSolution } from "#question/number";
import type { Slider } from "#question/numbers/number-fields";

/** Numbers as pupils and teachers in Turkey write and read them; light enough for a phone. The rules do the exact counting. */

const format = (value: number, useGrouping: boolean): string =>
  value.toLocaleString("tr", { useGrouping, maximumFractionDigits: 15 });

/** The numbers a text can mean: none, one, or two if its point may separate thousands. */
export function meanings(text: string): number[] {
  const plain = text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace("−", "-")
    .replace("٫", ",")
    .replace(/\s+/g, " ")
    .trim();
  if (plain.replace(/\D/g, "").replace(/^0+|0+$/g, "").length > 15) return [];
  const found = [];
  if (/^[+-]? ?(\d+[.,]?\d*|[.,]\d+)$/.test(plain)) found.push(plain.replace(" ", ""));
  if (/^[+-]? ?[1-9]\d{0,2}((\.\d{3})+|( \d{3})+)(,\d*)?$/.test(plain)) found.push(plain.replace(/[. ]/g, ""));
  return found.map((one) => Number(one.replace(",", ".")));
}

/** "5.137", "−3", for reading; a text that is no number stays as it is. Four digits alone stay together: they may be a year. */
export function shown(value: number | string, unit?: string): string {
  const number = typeof value === "number" ? value : meanings(value)[0];
  if (number === undefined) return String(value);
  const shown = format(number, Boolean(unit) || !/^-?\d{1,4}$/.test(String(number)));
  return shown.replace("-", "−");
}

/** "5.137 m", "%40" */
export function withUnit(value: number | string, unit: string | undefined): string {
  const number = shown(value, unit);
  if (!unit || (typeof value === "string" && meanings(value).length === 0)) return number;
  return unit === "%" ? number.replace(/^−?/, "$&%") : `${number} ${unit}`;
}

/** "5137,5", for editing. */
export const written = (value: number): string => format(value, false);

/** Both readings of a text whose point may separate thousands: "1,5" (used) and "1500"; null if it is unambiguous. */
export function takenFor(text: string): { readonly as: string; readonly not: string } | null {
  const [point, thousands] = meanings(text);
  return point === undefined || thousands === undefined ? null : { as: shown(point), not: written(thousands) };
}

export type Wanted = { readonly value: number; readonly tolerance: number };

/** The number without the binary remainder behind its last digit. */
export const clean = (value: number): number => Number(value.toPrecision(12));

export const rangeOf = ({ value, tolerance }: Wanted) => ({
  low: clean(value - tolerance),
  high: clean(value + tolerance),
});

/** The number an answer means: of two readings the right one. */
export function meaningOf(answer: string, wanted: Wanted): number | null {
  const { low, high } = rangeOf(wanted);
  const all = meanings(answer);
  return all.find((one) => one >= low && one <= high) ?? all[0] ?? null;
}

/** The number of steps of a slider. */
export const stepsOf = ({ min, max, step }: Slider): number => Math.floor((max - min) / step + 1e-9);

/** The slider's value after so many steps. */
export const atStep = ({ min, step }: Slider, steps: number): number => clean(min + steps * step);

/** The position between the two ends, 0 to 1; a value outside stays at its end. */
export const shareOf = ({ min, max }: Pick<Slider, "min" | "max">, value: number): number =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0.5;

/** Widens the ends of a line to round numbers: to whole ones if everything on it is whole. */
export function roundedOut({ min, max }: Pick<Slider, "min" | "max">, on: readonly number[]) {
  const step = on.every(Number.isInteger) ? 1 : 10 ** (Math.floor(Math.log10(max - min)) - 1);
  return { min: clean(Math.floor(min / step + 1e-6) * step), max: clean(Math.ceil(max / step - 1e-6) * step) };
}

/** The step nearest to a value. */
export const stepNear = (slider: Slider, value: number): number =>
  Math.round(shareOf(slider, value) * ((slider.max - slider.min) / slider.step));

/** A number in words. */

type Asked = Pick<NumberShown, "kind" | "unit"> | null;

export const listed = (): string[] => [];

export const inWords = (asked: Asked, answer: string): string => withUnit(answer, asked?.unit);

export const solutionInWords = (asked: Asked, { solution }: NumberSolution): string =>
  withUnit(solution.value, asked?.unit);

export const solutionInShort = ({ solution }: NumberSolution): string => shown(solution.value);

export const solutionText = solutionInWords;
