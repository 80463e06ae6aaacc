import type { ClosedText } from "#protocol/live/played-question";
import type { Distribution } from "#question/question";
import type { AnswerWords } from "../answers";
import { inWords, listed, shown, solutionInShort, solutionInWords, solutionText } from "./numerals";

type Closed = { readonly distribution: Readonly<Distribution>; readonly texts?: readonly ClosedText[] };

export const answers: AnswerWords = {
  listed,
  inShort: (answer) => shown(answer),
  inWords,
  solutionInWords,
  solutionInShort,
  solutionText,
  right: ({ distribution }: Closed) => distribution.right ?? 0,
  topWrong: ({ texts = [] }: Closed) => texts.find(({ is_correct }) => !is_correct)?.text ?? null,
};
