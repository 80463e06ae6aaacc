export { Explanation } from "./explanation";
export { Standings } from "./standings";
