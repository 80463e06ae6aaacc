import { dayOf, startOfDay } from "#shared/istanbul";

const MINUTE = 60_000;
/** Start of each lesson, in minutes after midnight in Istanbul: from half past eight to half past three. */
const lessons = [510, 560, 610, 660, 710, 790, 840, 890];

/** Day of the week: 0 is Monday. */
const weekday = (day: number): number => (day + 3) % 7;

/** The moment a lesson began, so many school days before `now`. */
export function lessonAt(now: number, daysBack: number, lesson: number): number {
  let day = dayOf(now);
  for (let left = daysBack; left > 0;) {
    day -= 1;
    if (weekday(day) < 5) left -= 1;
  }
  return startOfDay(day) + lessons[lesson - 1]! * MINUTE;
}
