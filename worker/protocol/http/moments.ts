import * as z from "zod";

/**
 * Days and moments that callers send, of a century that is far from the ends of every calendar: the day after, a time zone and
 * four digits of the year hold for each of them.
 */

/** A day such as 2026-11-29. */
export const calendarDay = (fault: string) =>
  z.iso.date(fault).refine((day) => day >= "2000-01-01" && day < "2100-01-01", fault);

/** Milliseconds since 1970, before 2100-01-01. */
export const clockMoment = (fault: string) => z.int(fault).min(0).max(4_102_444_799_999);
