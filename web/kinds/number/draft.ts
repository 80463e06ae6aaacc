import type { Numeral, NumberDraft } from "#question/numbers/number-fields";
import type { DraftKind } from "../drafts";

export const draft: DraftKind<"number"> = {
  empty: () => ({ kind: "number", value: "", tolerance: 0 }),
  from: () => null,
  of(question) {
    const { value, tolerance } = "value" in question ? question : question.solution;
    return fields({ value, tolerance, unit: question.unit, slider: question.slider });
  },
  tidied: ({ value, tolerance, unit = "", slider }, tidy) => fields({ value, tolerance, unit: tidy(unit), slider }),
  isUntouched: ({ value, unit = "", slider }) => value === "" && unit === "" && !slider,
  content: ({ value, tolerance, unit = "", slider }) => [
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
  withRoom: (draft) => draft,
  isUnmarked: ({ value }) => value === "",
  offCards: "sayı",
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
