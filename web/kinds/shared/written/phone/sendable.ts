import { answerLimits } from "#shared/answer-limits";
import { graphemes } from "#question/graphemes";

/** As the server takes it: one line of letters that can be seen. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(/\p{Cc}/gu, "");

/** As the server counts them; never more of them, so that nothing is held back that it would take. */
export const letters = (text: string): string[] => graphemes(text.normalize());

/** Null for what is no answer, or none yet. */
export function sendable(text: string, most: number): string | null {
  const answer = oneLine(text).trim();
  const fits = answer.length <= answerLimits.answerText && letters(answer).length <= most;
  return fits && /[\p{L}\p{N}\p{P}\p{S}]/u.test(answer) ? answer : null;
}
