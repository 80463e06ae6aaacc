import type { AnswerWords } from "../answers";
import { inWords, listed, solutionInShort, solutionInWords, solutionText } from "./words";

export const answers: AnswerWords<"typed"> = {
  listed,
  inShort: (answer) => answer,
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  right: ({ distribution }) => distribution.right ?? 0,
  topWrong: ({ texts = [] }) => texts.find(({ is_correct, hidden }) => !is_correct && !hidden)?.text ?? null,
};
