import type { AnswerWords } from "../answers";
import { wordCounts, inWords, listed, noneIsRight } from "./words";

/** The number of most frequent words that are named. */
const SAID = 5;

export const noWords = "Bu sefer kelime gelmedi.";

export const answers: AnswerWords<"cloud"> = {
  listed,
  inShort: (answer) => answer,
  inWords,
  solutionInWords: () => "",
  solutionInShort: () => "–",
  solutionText: noneIsRight,
  right: () => 0,
  topWrong: () => null,
  classSaid(_, closed) {
    const { answers } = wordCounts(closed);
    const seen = (closed.texts ?? []).filter(({ hidden }) => !hidden).slice(0, SAID);
    if (seen.length === 0) return noWords;
    return `${answers} cevap geldi. En çok yazılanlar: ${seen.map(({ text, count }) => `${text} ${count}`).join(", ")}.`;
  },
};
