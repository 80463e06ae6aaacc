import type { Situation } from "./setting";

/** Questions about a game that decide which settings apply. */

export const onPhones = ({ answers }: Situation): boolean => answers === "phones";
export const withoutPhones = ({ answers }: Situation): boolean => answers !== "phones";
export const hasClock = ({ clock }: Situation): boolean => clock === "question";
/** The first answer counts, on a phone that sends it once. */
export const firstCounts = (situation: Situation): boolean => onPhones(situation) && !situation.answers_change;
/** Speed earns nothing if others touch the screen, if there is no clock, or if an answer may be thought over. */
export const speedEarns = (situation: Situation): boolean => firstCounts(situation) && hasClock(situation);
