import { listed } from "../shared/options/option-words";
import type { AnswerWords } from "../answers";
import { inLetters, inWords, solutionInShort, solutionInWords, solutionText } from "./words";

export const answers: AnswerWords<"order"> = {
  listed,
  inShort: inLetters,
  inTable: inWords,
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  right: ({ right }) => right ?? 0,
  /** Mistakes are shown place by place. */
  topWrong: () => null,
};
