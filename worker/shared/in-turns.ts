import type { Turns } from "#shared/turns";

/** Answers handled at once: to judge a thousand texts takes as long as half a password. */
const ANSWERS_AT_ONCE = 1_000;

/** Gives other requests their turn. */
export const othersTurn = (): Promise<void> => scheduler.wait(0);

/** Does the work, and gives other requests their turn between its parts. */
export async function inTurns<Done>(work: Turns<Done>): Promise<Done> {
  let answers = 0;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    answers += step.value;
    if (answers < ANSWERS_AT_ONCE) continue;
    answers = 0;
    await othersTurn();
  }
}
