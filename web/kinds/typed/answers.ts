import type { ClosedText } from "#protocol/live/played-question";
import type { Distribution } from "#question/question";
import type { AnswerWords } from "../answers";
import { inWords, listed, solutionInShort, solutionInWords, solutionText } from "./words";

type Closed = { readonly distribution: Readonly<Distribution>; readonly texts?: readonly ClosedText[] };

export const answers: AnswerWords = {
  listed,
  inShort: (answer) => answer,
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  right: ({ distribution }: Closed) => distribution.right ?? 0,
  topWrong: ({ texts = [] }: Closed) => texts.find(({ is_correct, hidden }) => !is_correct && !hidden)?.text ?? null,
};
