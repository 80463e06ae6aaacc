/** For a device that has been here before: the signed-in student, and the games in which it has a seat. */
export { knownPlayer } from "./known-player";
export { comeBack, offerResume } from "./resume";
