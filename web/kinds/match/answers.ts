import type { AnswerWords } from "../answers";
import { inLetters, inWords, listed, solutionInShort, solutionInWords, solutionText } from "./words";

export const answers: AnswerWords<"match"> = {
  listed,
  inShort: inLetters,
  inTable: inWords,
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  right: ({ right }) => right ?? 0,
  /** Mistakes are shown pair by pair. */
  topWrong: () => null,
};
