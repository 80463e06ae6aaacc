import { listed } from "../shared/options/option-words";
import type { AnswerWords, Closed } from "../answers";
import { inLetters, inWords, solutionInShort, solutionInWords, solutionText } from "./words";

export const answers: AnswerWords = {
  listed,
  inShort: inLetters,
  inTable: inWords,
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  right: ({ right }: Closed) => right ?? 0,
  /** Mistakes are shown place by place. */
  topWrong: () => null,
};
