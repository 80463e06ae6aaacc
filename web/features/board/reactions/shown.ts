import { recalled, remember } from "#browser/device";
import { newStore } from "#browser/store";

const HIDDEN = "bilye.reactions-hidden";

/** Shows or hides the phones' reactions on this board; the teacher's choice is kept for the next game. */
export const reactionsShown = newStore(recalled(HIDDEN) !== "1");

export function showReactions(next: boolean): void {
  reactionsShown.set(next);
  remember(HIDDEN, next ? null : "1");
}
