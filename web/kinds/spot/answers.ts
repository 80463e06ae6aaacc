import type { AnswerWords } from "../answers";
import { touchesOn } from "./touches";
import { inWords, solutionInShort, solutionText } from "./words";

export const answers: AnswerWords<"spot"> = {
  listed: () => [],
  inShort: (answer) => inWords(null, answer),
  inWords,
  solutionInWords: solutionText,
  solutionInShort,
  solutionText,
  right: ({ distribution }) => distribution.right ?? 0,
  /** The most touched wrong place. A single touch is not a common mistake. */
  topWrong({ points, solution, image }) {
    const [most] = touchesOn({ points, areas: solution.areas, picture: image }).others;
    return most && most.count > 1 ? most.at.join(",") : null;
  },
};
