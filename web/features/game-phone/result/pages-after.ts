export { ResultButtons } from "./result-buttons";
export { Standings } from "./standings";
