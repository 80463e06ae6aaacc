/** Additions to a phone's pages in a game that asks how sure pupils are. */
export { HowSure as AnswerWords } from "./how-sure";
export { SureOrNot as Figures } from "./sure-or-not";
