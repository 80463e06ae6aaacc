import type { MultiShown, MultiSolution } from "#question/multi";
import * as words from "../shared/options/option-words";

/** Several letters in words. */

/** "A, Konya ve C, Ankara" */
export const inWords = (asked: MultiShown | null, letters: string, joint = ", "): string =>
  listed(Array.from(letters, (letter) => words.inWords(asked, letter, joint)));

export const solutionInWords = (asked: MultiShown | null, { correct_option }: MultiSolution, joint = ": "): string =>
  inWords(asked, correct_option, joint);

/** "A, C" */
export const solutionInShort = ({ correct_option }: MultiSolution): string => Array.from(correct_option).join(", ");

/** "Konya, Ankara" */
export const solutionText = (asked: MultiShown | null, { correct_option }: MultiSolution): string =>
  Array.from(correct_option, (letter) => asked?.options[letter] ?? letter).join(", ");

function listed(parts: readonly string[]): string {
  const last = parts[parts.length - 1] ?? "";
  return parts.length > 1 ? `${parts.slice(0, -1).join("; ")} ve ${last}` : last;
}
