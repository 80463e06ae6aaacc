import { shownZone } from "#words/shown-zone";
import { dayStart as startOfDay, isoMinute as minuteIn } from "#shared/time-zone";
import { number, tenths } from "#shared/numbers";

/** Rates, weights, times and dates as Turkish writes them. Times are those of the user's zone (`shownZone`). */

const upToOne = new Intl.NumberFormat("tr", { maximumFractionDigits: 1 });
const toHundredths = new Intl.NumberFormat("tr", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 4,3 · 4 */
export const decimal = (value: number): string => upToOne.format(value);
/** 0,40 */
export const hundredths = (value: number): string => toHundredths.format(value);
/** %71, the sign first; a rate runs from 0 to 1. A dash for null. */
export const percent = (rate: number | null): string => (rate === null ? "–" : `%${number(rate * 100)}`);
/** 3,8 MB · 184 kB */
export const weight = (bytes: number): string =>
  bytes < 1_000_000 ? `${number(Math.max(1, bytes / 1_000))} kB` : `${tenths(bytes / 1_000_000)} MB`;
/** 6,4 sn */
export const seconds = (ms: number | null): string => (ms === null ? "–" : `${tenths(ms / 1000)} sn`);
/** "14 dakika", "40 saniye" */
export function duration(ms: number): string {
  return ms < 60_000 ? `${Math.max(1, Math.round(ms / 1000))} saniye` : `${Math.round(ms / 60_000)} dakika`;
}

/** A format whose zone is the present one at each use. */
function shownAs(options: Intl.DateTimeFormatOptions): { format: (at: number) => string } {
  let made: { zone: string; format: Intl.DateTimeFormat } | null = null;
  return {
    format: (at) => {
      const timeZone = shownZone();
      if (made?.zone !== timeZone)
        made = { zone: timeZone, format: new Intl.DateTimeFormat("tr", { timeZone, ...options }) };
      return made.format.format(at);
    },
  };
}

/** 2026-03-12T10:40, for files. */
export const minuteOf = (at: number): string => minuteIn(at, shownZone());

const dayMonth = shownAs({ day: "numeric", month: "long" });
const dayMonthYear = shownAs({ day: "numeric", month: "long", year: "numeric" });
const fullDate = shownAs({ day: "numeric", month: "long", year: "numeric", weekday: "long" });
const weekdayName = shownAs({ weekday: "long" });
const monthYear = shownAs({ month: "long", year: "numeric" });

/** 14.32 */
export const time = (at: number): string => minuteOf(at).slice(11).replace(":", ".");
/** 12 Mart 2026 */
export const date = (at: number): string => dayMonthYear.format(at);
/** 12 Mart 2026 Perşembe */
export const longDate = (at: number): string => fullDate.format(at);
/** Pazar */
export const weekday = (at: number): string => weekdayName.format(at);
/** Mart 2026 */
export const month = (at: number): string => monthYear.format(at);
/** 12 Mart 2026 Perşembe, 10.40 */
export const dateAndTime = (at: number): string => `${longDate(at)}, ${time(at)}`;

/** 2026-03-12, for names of files. */
export const isoDay = (at: number): string => minuteOf(at).slice(0, 10);

/** The first moment of such a day. */
export const dayStart = (day: string): number => startOfDay(day, shownZone());
/** Counted on the calendar: a day on which the clock is changed is no 24 hours. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
/** 3 Mart */
export const dayAndMonth = (at: number): string => dayMonth.format(at);

/** "Bugün 09.12", "Dün 13.15", "10 Mart", and with the year when it is another one. */
export function shortDate(at: number, now: number = Date.now()): string {
  const days = daysBetween(at, now);
  if (days === 0) return `Bugün ${time(at)}`;
  if (days === 1) return `Dün ${time(at)}`;
  return isSameYear(at, now) ? dayMonth.format(at) : dayMonthYear.format(at);
}

/** The time since then, in whole days: "bugün", "dün", "3 gün önce", "geçen hafta", then the date. */
export function daysAgo(at: number, now: number = Date.now()): string {
  const days = daysBetween(at, now);
  if (days <= 0) return "bugün";
  if (days === 1) return "dün";
  if (days < 7) return `${days} gün önce`;
  if (days < 14) return "geçen hafta";
  return isSameYear(at, now) ? dayMonth.format(at) : dayMonthYear.format(at);
}

/** The hour of the day, for greetings. */
export const hourOf = (at: number): number => Number(minuteOf(at).slice(11, 13));

/** The number of midnights between the two; negative if the second comes first. */
export const daysBetween = (from: number, to: number): number =>
  (Date.parse(isoDay(to)) - Date.parse(isoDay(from))) / 86_400_000;

const isSameYear = (a: number, b: number) => isoDay(a).slice(0, 4) === isoDay(b).slice(0, 4);
