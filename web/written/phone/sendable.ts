import { limits } from "#protocol/limits";

/** As the server takes it: one line of letters that can be seen. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(/\p{Cc}/gu, "");

/** Nearly as a person counts them: the server counts a letter with marks, or a family of emoji, as one and takes more of those. */
export const letters = (text: string): string[] => Array.from(text.normalize());

/** Null for what is no answer, or none yet. */
export function sendable(text: string, most: number): string | null {
  const answer = oneLine(text).trim();
  const fits = answer.length <= limits.answerText && letters(answer).length <= most;
  return fits && /[\p{L}\p{N}\p{P}\p{S}]/u.test(answer) ? answer : null;
}
