import { timeFactors, type TimeFactor } from "#protocol/class-limits";
import { decimal } from "#words/format";

const USUAL_SECONDS = 30;

/** Extra time in words, with an example for a standard question. */
export const timeTiles = timeFactors.map((value) => ({ value, label: timeWords(value), line: exampleOf(value) }));

export function timeWords(factor: TimeFactor): string {
  return factor === 1 ? "Yok" : `${decimal(factor)} katı`;
}

function exampleOf(factor: TimeFactor): string {
  return factor === 1 ? "Süre herkesle aynı" : `${USUAL_SECONDS} sn yerine ${USUAL_SECONDS * factor} sn`;
}
