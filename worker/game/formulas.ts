import { hasFormula } from "#question/text-pieces";

const known = new WeakMap<object, boolean>();

/** Tells whether any text in it has a formula, for one question or a list of them. Each is searched once. */
export function needsFormulas(questions: object): boolean {
  const isKnown = known.get(questions);
  if (isKnown !== undefined) return isKnown;
  const isIn = hasFormulaIn(questions);
  known.set(questions, isIn);
  return isIn;
}

const hasFormulaIn = (value: unknown): boolean =>
  typeof value === "string"
    ? hasFormula(value)
    : typeof value === "object" && value !== null && Object.values(value).some(hasFormulaIn);
