import { sized, type Steps } from "#ui/use/type-steps";
import { shownLength } from "#question-text/shown-length";

/** Type sizes of the options on the board, by the longest. */

const option: Steps = [
  [30, 54],
  [60, 44],
  [110, 40],
  [150, 36],
  [Number.POSITIVE_INFINITY, 32],
];
/** Beside its counts an answer has less room. */
const revealedOption: Steps = [
  [30, 44],
  [60, 38],
  [100, 36],
  [Number.POSITIVE_INFINITY, 32],
];

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(shownLength));

/** "Doğru" and "Yanlış": two words with half a board each. */
export const isPairOfWords = (texts: readonly string[]): boolean => texts.length === 2 && longest(texts) <= 12;
export const optionSize = (texts: readonly string[]): number =>
  isPairOfWords(texts) ? 96 / 16 : sized(option, longest(texts));
export const revealedSize = (texts: readonly string[]): number => sized(revealedOption, longest(texts));
