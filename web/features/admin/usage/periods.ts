import { dayAfter } from "#words/format";

/** Days of the calendar, the last one included. */
type Period = { readonly label: string; readonly from: string; readonly to: string };

/** The first day of a month, which is a number from 0. */
const firstOf = (year: number, month: number): string => new Date(Date.UTC(year, month)).toISOString().slice(0, 10);

/**
 * The month of this day, its term, the term before, and the school year of the newer spring term, each cut after this day. A
 * school year begins in September and its spring term in February; the summer belongs to the spring term, so that every day is
 * in one of both.
 */
export function readyPeriods(today: string): readonly [month: Period, term: Period, ...more: Period[]] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  const until = (next: string): string => (next > today ? today : dayAfter(next, -1));
  const autumnOf = month >= 8 ? year : year - 1;
  const springOf = month >= 1 ? year : year - 1;
  const autumn = { label: `Güz ${autumnOf}`, from: firstOf(autumnOf, 8), to: until(firstOf(autumnOf + 1, 1)) };
  const spring = { label: `Bahar ${springOf}`, from: firstOf(springOf, 1), to: until(firstOf(springOf, 8)) };
  return [
    { label: "Bu ay", from: firstOf(year, month), to: today },
    ...(autumn.from > spring.from ? ([autumn, spring] as const) : ([spring, autumn] as const)),
    { label: `${springOf - 1}-${springOf % 100}`, from: firstOf(springOf - 1, 8), to: spring.to },
  ];
}
