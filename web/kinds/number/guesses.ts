import type { Guesses } from "../guesses";

/** Guesses a number within the tolerance, or one some steps beside it, near ones more often. */
export const guesses: Guesses<"number"> = {
  guess({ value, tolerance, slider }, isKnown, random) {
    if (isKnown) return text(value + Math.round((random() - 0.5) * 4) * (tolerance / 4));
    const step = Math.max(slider?.step ?? 0, tolerance / 2) || size(value);
    const off = tolerance + step * (1 + Math.floor(random() ** 2 * 8));
    const [near, far] = random() < 0.4 ? [value + off, value - off] : [value - off, value + off];
    return text(!slider || (near >= slider.min && near <= slider.max) ? near : far);
  },
};

/** A step that is small beside a value: a tenth of its first digit's place value. */
const size = (value: number): number => (value === 0 ? 1 : 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1));

/** The number as typed, without the binary remainder behind its last digit. */
const text = (value: number): string => {
  const exact = Number(value.toPrecision(15));
  return Math.abs(exact) < 1e-6 && exact !== 0 ? exact.toFixed(15) : String(exact).replace(".", ",");
};
