import type { OwnResult } from "#protocol/live/played-question";
import { noAnswerWords } from "../sending/answer-words";
import { keptWords } from "../sending/result-earned";
import { lastUnsent } from "../sending/unsent";
import { areSteps, nowOf } from "./steps";

/** The pupil's result in words, for the kinds that put cards into places. */

type Facts = {
  readonly own: OwnResult | undefined;
  readonly tooLate?: string | undefined;
  readonly result: { readonly question_id: string; readonly correct_option: string };
};

const numbers = ["", "", "", "üç", "dört", "beş", "altı", "yedi", "sekiz"];
/** "altı" */
export const inLetters = (count: number): string => numbers[count] ?? String(count);

/** `partly` describes an answer that was right in parts, `unsent` one where only some cards had their places. */
export function whyOf({ own, result, tooLate }: Facts, partly: string, unsent: string): string {
  if (own?.share) return partly;
  if (own?.answer != null) return keptWords(own);
  const draft = lastUnsent(result.question_id)?.draft;
  if (!draft || tooLate !== undefined) return noAnswerWords(tooLate);
  const placed = areSteps(draft, () => true) ? nowOf(draft, "") : "";
  const isWhole = Array.from(result.correct_option).every((letter) => placed.includes(letter));
  return isWhole ? noAnswerWords(tooLate, result.question_id) : unsent;
}
