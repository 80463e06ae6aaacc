import type { PollFields } from "#question/poll";
import { inWords, listed } from "../shared/options/option-words";
import { answeredOf, type AnswerWords, type Closed } from "../answers";
import { nothing } from "./words";

/** A poll in words and numbers: nothing of it is right. */
export const answers: AnswerWords = {
  listed,
  inWords,
  inShort: (answer) => answer,
  ...nothing,
  right: () => 0,
  topWrong: () => null,
  classSaid: (_: PollFields | null, closed: Closed, who: string) => `${answeredOf(closed)} ${who} cevapladı.`,
};
