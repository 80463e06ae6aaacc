import { hasFormula } from "#question/text-pieces";

const known = new WeakMap<object, boolean>();

/** Whether any text in it has a formula: of one question, or of all. It looks once. */
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
