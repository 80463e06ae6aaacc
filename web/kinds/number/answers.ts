import type { AnswerWords } from "../answers";
import { inWords, listed, shown, solutionInShort, solutionInWords, solutionText } from "./numerals";

export const answers: AnswerWords<"number"> = {
  listed,
  inShort: (answer) => shown(answer),
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  right: ({ distribution }) => distribution.right ?? 0,
  topWrong: ({ texts = [] }) => texts.find(({ is_correct }) => !is_correct)?.text ?? null,
};
