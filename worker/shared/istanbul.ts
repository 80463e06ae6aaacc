import { homeZone } from "./home-zone";

/** Istanbul's days and times, wherever a device or a server thinks it is. */

/** Three hours ahead of UTC, all year. */
export const istanbulMs = 3 * 3_600_000;

const DAY = 86_400_000;

/** Days of the calendar have numbers: 0 is 1970-01-01. */
export const dayOf = (moment: number): number => Math.floor((moment + istanbulMs) / DAY);
export const startOfDay = (day: number): number => day * DAY - istanbulMs;
export const dayOfDate = (date: string): number => Date.parse(date) / DAY;
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

export const inZone = (timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("tr", { timeZone, ...options });
export const inIstanbul = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => inZone(homeZone, options);
