import { rightAloud } from "#question/host-judged";
import type { HostsPart } from "#question/question";
import { answersOf, type AnswerWords } from "./answers";
import type { Named } from "./question-types";

/** A question of a game without phones whose answers the host judged right or wrong, or that was only shown. */
export type MaybeAloud = Named & { readonly by_host?: HostsPart };

const words = (answer: string): string => (answer === rightAloud ? "Bildi" : "Bilemedi");

/** The answer functions of a question, some of whose answers may have been given aloud. */
export function saidOf(question: MaybeAloud): AnswerWords {
  const own = answersOf(question);
  if (!question.by_host) return own;
  return {
    ...own,
    inShort: words,
    inTable: (_, answer) => words(answer),
    inWords: (_, answer) => words(answer),
    right: ({ distribution }) => distribution[rightAloud] ?? 0,
    topWrong: () => null,
  };
}
