import { newStore } from "#browser/store";

/** Number of decisions of administrators that this page has sent: what waits is asked for again after each. */
export const decisionsSent = newStore(0);
