import { sized, type Steps } from "#ui/use/type-steps";

/** Beside count and discs, up to three lines of a row. */
const answer: Steps = [
  [22, 50],
  [34, 44],
  [48, 38],
  [Number.POSITIVE_INFINITY, 34],
];

/** In rem: 16 px of a board 1920 px wide. */
export const answerSize = (text: string): number => sized(answer, text.length);
