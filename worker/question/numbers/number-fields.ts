import { limits } from "#shared/limits";
import { compared, decimalOf, isNumeral, minus, numberOf, readDecimal } from "./decimal";
import { faultAt } from "../fault";
import type { Fault } from "../question";
import { faultOfText, tidy } from "../text";

/** A number, or a text that is not one, or not yet. */
export type Numeral = number | string;
export type Slider<N = number> = { readonly min: N; readonly max: N; readonly step: N };
export type NumberDraft = {
  readonly kind: "number";
  value: Numeral;
  tolerance: Numeral;
  unit?: string;
  slider?: Slider<Numeral>;
};

export function readNumber(fields: Readonly<Record<string, unknown>>): { draft: NumberDraft; faults: Fault[] } {
  const { value, tolerance = 0, unit = null, slider = null } = fields;
  const ends = readSlider(slider);
  const unitText = typeof unit === "string" ? tidy(unit) : "";
  return {
    draft: {
      kind: "number",
      value: readNumeral(value),
      tolerance: readNumeral(tolerance),
      ...(unitText !== "" && { unit: unitText }),
      ...(ends && { slider: ends }),
    },
    faults: [
      ...faultAt("unit", unit === null || typeof unit === "string" ? null : "Birim yazı olmalı."),
      ...faultAt("slider", slider === null || ends ? null : "Kaydırıcının en küçüğünü, en büyüğünü ve adımını yazın."),
    ],
  };
}

function readSlider(value: unknown): Slider<Numeral> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const { min, max, step } = value as Readonly<Record<string, unknown>>;
  return { min: readNumeral(min), max: readNumeral(max), step: readNumeral(step) };
}

/** Reads a number as people write it, or a JavaScript number, whose binary rest is not kept. */
function readNumeral(value: unknown): Numeral {
  if (typeof value === "number") return isNumeral(value) ? numberOf(decimalOf(value)) : String(value);
  if (typeof value !== "string") return "";
  const decimal = readDecimal(value);
  const number = decimal && numberOf(decimal);
  return isNumeral(number) ? number : tidy(value);
}

export function numberFaults({ value, tolerance, unit = "", slider }: NumberDraft): Fault[] {
  return [
    ...faultAt("value", faultOfNumeral(value)),
    ...faultAt("tolerance", faultOfNumeral(tolerance) ?? (Number(tolerance) < 0 ? "Hata payı eksi olamaz." : null)),
    ...faultAt("unit", faultOfText(unit, limits.unit)),
    ...(slider ? sliderFaults(slider, value) : []),
  ];
}

function faultOfNumeral(value: Numeral): string | null {
  if (isNumeral(value)) return null;
  return /^\D{0,3}\d[\d.,\s]{15,}$/u.test(value) ? "En fazla 15 rakam yazın." : "Bir sayı yazın.";
}

function sliderFaults({ min, max, step }: Slider<Numeral>, value: Numeral): Fault[] {
  const unread = Object.entries({ min, max, step }).flatMap(([key, end]) =>
    faultAt("slider", faultOfNumeral(end), key),
  );
  if (!isNumeral(min) || !isNumeral(max) || !isNumeral(step)) return unread;
  if (max <= min) return faultAt("slider", "En büyük, en küçükten büyük olmalı.", "max");
  const isStep = step > 0 && compared(decimalOf(step), minus(decimalOf(max), decimalOf(min))) <= 0;
  const isOutside = isNumeral(value) && (value < min || value > max);
  return [
    ...faultAt("slider", isStep ? null : "Adım aralığa sığmıyor.", "step"),
    ...faultAt("slider", isOutside ? "Doğru değer kaydırıcının dışında kalıyor." : null),
  ];
}
