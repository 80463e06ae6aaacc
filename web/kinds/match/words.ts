import type { MatchFields, MatchShown, MatchSolution } from "#question/match";

/** Pairs in words. */

/** "C, E, A" */
export const inLetters = (letters: string): string => Array.from(letters).join(", ");

/** "Mitokondri: Enerji üretir; Koful: Depolar" */
export function inWords(asked: MatchShown | null, letters: string, joint?: string): string {
  if (!asked) return inLetters(letters);
  const texts = asked.left.map((left, i) => `${left}: ${asked.options[letters[i]!] ?? ""}`).join("; ");
  return joint === undefined ? texts : inLetters(letters) + joint + texts;
}

export const solutionInWords = (asked: MatchShown | null, { correct_option }: MatchSolution, joint = ": "): string =>
  inWords(asked, correct_option, joint);

/** A question that was written and not played yet has no letters. */
export const solutionInShort = ({ correct_option = "" }: Partial<MatchSolution>): string => inLetters(correct_option);

export const solutionText = (asked: MatchShown | MatchFields | null, { correct_option }: MatchSolution): string =>
  asked && "pairs" in asked
    ? asked.pairs.map(({ left, right }) => `${left}: ${right}`).join("; ")
    : inWords(asked, correct_option);

/** The left side, by number, then the right side, by letter. */
export const listed = ({ left, options }: MatchShown): string[] => [
  ...left.map((text, i) => `${i + 1}: ${text}`),
  ...Object.entries(options).map(([letter, text]) => `${letter}: ${text}`),
];
