/** Changes to a phone's pages in a game that counts net. */
export { NetSaid as Said } from "./said";
export { NetScore as Score, MayStayBlank as Hint } from "./in-question";
export { NetAtOnce as AnswerWords } from "./in-question";
export { NetVerdict as Verdict } from "./verdict";
export { NetFigures as Figures } from "./figures";
export { NetEnd as End } from "./end";
