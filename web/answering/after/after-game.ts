/**
 * The script a phone needs once its game is over (the list of answers, the class's follow-up game), and what few pupils open
 * before.
 */
export { answerDialog, AnswerList } from "./answer-list";
export { FollowUp } from "./follow-up";
export { ReadingDialog } from "./reading-dialog";
