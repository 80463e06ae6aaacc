/** How sure a pupil is of an answer: what a game that asks it adds to a phone's pages. */
export { HowSure as AnswerWords } from "./how-sure";
export { SureOrNot as Figures } from "./sure-or-not";
