import type { AnswerWords } from "../answers";
import { keysOf } from "../shared/options/option-text";
import { inWords, listed } from "../shared/options/option-words";
import { solutionInShort, solutionInWords, solutionText } from "./words";

export const answers: AnswerWords<"choice"> = {
  listed,
  inShort: (answer) => answer,
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  right: ({ correct_option, distribution }) => distribution[correct_option] ?? 0,
  /** Picks the first in the alphabet of two equally frequent ones. */
  topWrong({ options, correct_option, distribution }) {
    let top: string | null = null;
    for (const key of keysOf(options)) {
      const count = distribution[key] ?? 0;
      if (key !== correct_option && count > (top === null ? 0 : (distribution[top] ?? 0))) top = key;
    }
    return top;
  },
};
