import { dayOf, startOfDay } from "#shared/istanbul";
import { between } from "./chance";

const MINUTE = 60_000;
/** Starts of the school hours, in minutes after midnight in Istanbul: from half past eight to half past three. */
const starts = [510, 560, 610, 660, 710, 790, 840, 890];

/** A moment of an evening from the first of these days before `now` until the evening before the second one. */
export const eveningIn = ([first, end]: readonly [number, number], now: number, random: () => number): number =>
  startOfDay(dayOf(now) + first + Math.floor(random() * (end - first))) +
  Math.round(between(16.5, 21.5, random) * 60) * MINUTE;

/** Day of the week: 0 is Monday. */
const weekday = (day: number): number => (day + 3) % 7;

/** The moment at which a school hour began, so many school days before `now`. */
export function schoolHour(now: number, daysBack: number, hour: number): number {
  let day = dayOf(now);
  for (let left = daysBack; left > 0;) {
    day -= 1;
    if (weekday(day) < 5) left -= 1;
  }
  return startOfDay(day) + starts[hour - 1]! * MINUTE;
}
