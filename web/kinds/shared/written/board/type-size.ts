import { sized, type Steps } from "#ui/use/type-steps";

/** The type sizes of an answer with up to three lines, beside its count and discs. */
const answer: Steps = [
  [22, 50],
  [34, 44],
  [48, 38],
  [Number.POSITIVE_INFINITY, 34],
];

/** In rem: 16 px of a board 1920 px wide. */
export const answerSize = (text: string): number => sized(answer, text.length);
