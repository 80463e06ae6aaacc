/** Screens of a phone that loses its connection or its place in the game, or gives it up. */
export { ConnectionBanner } from "./connection-banner";
export { LeaveDialog } from "./leave-dialog";
export { GaveUp } from "./lost";
export { Out } from "./out";
