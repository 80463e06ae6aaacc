/** What a phone needs once its game is over, the answers again and the class's next round, and what few ask for before. */
export { answerDialog, AnswerList } from "./answer-list";
export { NextRound } from "./next-round";
export { ReadingDialog } from "./reading-dialog";
