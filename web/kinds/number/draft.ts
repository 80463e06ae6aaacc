import type { Numeral, NumberDraft } from "#question/numbers/number-fields";
import type { DraftKind } from "../drafts";

export const draft: DraftKind<NumberDraft> = {
  empty: () => ({ kind: "number", value: "", tolerance: 0 }),
  of: ({ value, tolerance, unit, slider }: NumberDraft) => fields({ value, tolerance, unit, slider }),
  tidied: ({ value, tolerance, unit = "", slider }: NumberDraft, tidy: (text: string) => string) =>
    fields({ value, tolerance, unit: tidy(unit), slider }),
  isUntouched: ({ value, unit = "", slider }: NumberDraft) => value === "" && unit === "" && !slider,
  content: ({ value, tolerance, unit = "", slider }: NumberDraft) => [
    value,
    tolerance,
    unit,
    slider ? [slider.min, slider.max, slider.step] : null,
  ],
  isRead: ({ value, tolerance, unit, slider }) =>
    isNumeral(value) &&
    isNumeral(tolerance) &&
    (unit === undefined || typeof unit === "string") &&
    (slider === undefined || isSlider(slider)),
  fields: ["value", "tolerance", "unit", "slider"],
  marked: () => null,
  withRoom: (draft: NumberDraft) => draft,
  isUnmarked: ({ value }: NumberDraft) => value === "",
};

type Fields = Pick<NumberDraft, "value" | "tolerance"> & {
  readonly unit: string | undefined;
  readonly slider: NumberDraft["slider"] | undefined;
};

const fields = ({ value, tolerance, unit, slider }: Fields): NumberDraft => ({
  kind: "number",
  value,
  tolerance,
  ...(unit && { unit }),
  ...(slider && { slider }),
});

const isNumeral = (value: unknown): value is Numeral => typeof value === "string" || typeof value === "number";

function isSlider(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { min, max, step } = value as Readonly<Record<string, unknown>>;
  return [min, max, step].every(isNumeral);
}
