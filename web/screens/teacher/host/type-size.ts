/** Type sizes of the board by the length of the text, in rem: 1 rem is 16 px on a board 1920 px wide. */

type Steps = readonly (readonly [upTo: number, px: number])[];

const question: Steps = [
  [60, 96],
  [110, 82],
  [180, 66],
  [260, 58],
  [340, 54],
  [420, 50],
  [Number.POSITIVE_INFINITY, 46],
];
const option: Steps = [
  [30, 54],
  [60, 44],
  [110, 40],
  [150, 36],
  [Number.POSITIVE_INFINITY, 32],
];
/** At the reveal the question is a reminder, and the answer has less room beside its groove. */
const askedQuestion: Steps = [
  [110, 46],
  [200, 38],
  [Number.POSITIVE_INFINITY, 34],
];
const revealedOption: Steps = [
  [30, 44],
  [60, 38],
  [100, 36],
  [Number.POSITIVE_INFINITY, 32],
];

const sized = (steps: Steps, length: number): number => steps.find(([upTo]) => length <= upTo)![1] / 16;

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length));

export const questionSize = (text: string): number => sized(question, text.length);
/** "Doğru" and "Yanlış": two words with half a board each. */
export const isPairOfWords = (texts: readonly string[]): boolean => texts.length === 2 && longest(texts) <= 12;
export const optionSize = (texts: readonly string[]): number =>
  isPairOfWords(texts) ? 84 / 16 : sized(option, longest(texts));
export const askedSize = (text: string): number => sized(askedQuestion, text.length);
export const revealedSize = (texts: readonly string[]): number => sized(revealedOption, longest(texts));

/** A short question is broken into lines of about the same length, a long one is set like a paragraph. */
export const isParagraph = (text: string): boolean => text.length > 180;

/** The join address fills its column of 540 px, from the design's 100 px down to what a class still reads. */
export const addressSize = (address: string): number => Math.min(100, Math.max(44, 540 / (0.57 * address.length))) / 16;
