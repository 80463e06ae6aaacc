/** What a phone needs once its game is over: the answers again, and the class's next round. */
export { answerList } from "./answer-list";
export { NextRound } from "./next-round";
