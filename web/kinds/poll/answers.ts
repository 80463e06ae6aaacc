import { inWords, listed } from "../shared/options/option-words";
import { answeredOf, type AnswerWords } from "../answers";
import { nothing } from "./words";

/** A poll in words and numbers: nothing of it is right. */
export const answers: AnswerWords<"poll"> = {
  listed,
  inWords,
  inShort: (answer) => answer,
  ...nothing,
  right: () => 0,
  topWrong: () => null,
  classSaid: (_, closed, who) => `${answeredOf(closed)} ${who} cevapladı.`,
};
