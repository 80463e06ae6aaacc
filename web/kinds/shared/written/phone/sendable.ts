import { answerLimits } from "#shared/answer-limits";
import { graphemes } from "#question/graphemes";

/** The text as the server accepts it: one line of visible letters. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(/\p{Cc}/gu, "");

/** Letters as the server counts them, or fewer, so that nothing is held back that it would accept. */
export const letters = (text: string): string[] => graphemes(text.normalize());

/** Null for a text that is no answer, or none yet. */
export function sendable(text: string, most: number): string | null {
  const answer = oneLine(text).trim();
  const fits = answer.length <= answerLimits.answerText && letters(answer).length <= most;
  return fits && /[\p{L}\p{N}\p{P}\p{S}]/u.test(answer) ? answer : null;
}
