import type { Situation } from "./setting";

/** Questions about a game that decide which settings apply. */

export const onPhones = ({ answers }: Situation): boolean => answers === "phones";
export const withoutPhones = ({ answers }: Situation): boolean => answers !== "phones";
export const hasClock = ({ clock }: Situation): boolean => clock === "question";
/** Speed earns nothing if others touch the screen, or if there is no clock. */
export const speedEarns = (situation: Situation): boolean => onPhones(situation) && hasClock(situation);
