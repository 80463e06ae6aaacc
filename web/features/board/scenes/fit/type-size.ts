import { sized, type Steps } from "#ui/use/type-steps";
import { shownLength } from "#question-text/shown-length";

/** Type sizes of the board by the length of the text, in rem: 1 rem is 16 px on a board 1920 px wide. */

const question: Steps = [
  [60, 96],
  [110, 82],
  [180, 66],
  [260, 58],
  [340, 54],
  [420, 50],
  [Number.POSITIVE_INFINITY, 46],
];
/** Smaller at the reveal: the question is only a reminder there. */
const askedQuestion: Steps = [
  [110, 46],
  [200, 38],
  [Number.POSITIVE_INFINITY, 34],
];

export const questionSize = (text: string): number => sized(question, shownLength(text));
export const askedSize = (text: string): number => sized(askedQuestion, shownLength(text));

/** A short question is broken into lines of about the same length, a long one is set like a paragraph. */
export const isParagraph = (text: string): boolean => shownLength(text) > 180;

/** Size of the join address in its column of 540 px, from the design's 100 px down to the smallest that a class can read. */
export const addressSize = (address: string): number => Math.min(100, Math.max(44, 540 / (0.57 * address.length))) / 16;
