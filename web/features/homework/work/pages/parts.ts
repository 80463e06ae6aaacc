/** The pages before and after the questions of a homework. */
export { BreakPage } from "./break-page";
export { FinishedPage } from "./finished-page";
export { GonePage } from "./gone-page";
export { OverPage } from "./over-page";
