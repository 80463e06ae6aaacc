/** Changes to a phone's pages in a game in which answers may change until the bell. */
export { ChangingAnswers as Answers } from "./changing-answers";
export { MayChange as Hint } from "./may-change";
export { AnswerStands as AnswerWords } from "./answer-stands";
