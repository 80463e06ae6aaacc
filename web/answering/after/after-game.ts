/**
 * The script a phone needs once its game is over (the list of answers, the class's next round), and what few pupils open
 * before.
 */
export { answerDialog, AnswerList } from "./answer-list";
export { NextRound } from "./next-round";
export { ReadingDialog } from "./reading-dialog";
