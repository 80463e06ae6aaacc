import { listed } from "../shared/options/option-words";
import type { AnswerWords } from "../answers";
import { inWords, solutionInShort, solutionInWords, solutionText } from "./words";

/** Puts the answers of a question with several right options into words and numbers. */
export const answers: AnswerWords<"multi"> = {
  listed,
  inWords,
  inShort: (letters) => Array.from(letters).join(", "),
  solutionInWords,
  solutionInShort,
  solutionText,
  right: ({ right }) => right ?? 0,
  /** The wrong option most often chosen; of two equal ones the first in the alphabet. */
  topWrong({ options, correct_option: right, distribution }) {
    let top: string | null = null;
    for (const key of Object.keys(options).filter((key) => !right.includes(key))) {
      if ((distribution[key] ?? 0) > (top === null ? 0 : (distribution[top] ?? 0))) top = key;
    }
    return top;
  },
};
