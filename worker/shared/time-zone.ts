/** Days and hours of a place, wherever a device or a server thinks it is. */

/** A name of the IANA list that this engine knows, in any case; no offset such as "+03:00". */
export function isTimeZone(name: string): boolean {
  if (name.length > 64 || !/^[a-z][\w+-]*(?:\/[\w+-]+)*$/i.test(name)) return false;
  try {
    return zoneNamed(name) !== "";
  } catch {
    return false;
  }
}

/** The usual spelling of such a name. */
export const zoneNamed = (name: string): string =>
  new Intl.DateTimeFormat("tr", { timeZone: name }).resolvedOptions().timeZone;

/** A clock weighs 50 kB: not one is kept for each spelling that people may send. */
const MOST_CLOCKS = 50;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** 2026-03-12T14:32. Put together from parts, since engines format one locale differently. */
export function isoMinute(at: number, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const two = "2-digit";
    clock = new Intl.DateTimeFormat("tr", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: two,
      day: two,
      hour: two,
      minute: two,
    });
    if (clocks.size >= MOST_CLOCKS) clocks.clear();
    clocks.set(timeZone, clock);
  }
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${part["year"]}-${part["month"]}-${part["day"]}T${part["hour"]}:${part["minute"]}`;
}

const DAY = 86_400_000;

const asUtc = (minute: string): number => Date.parse(`${minute}Z`);

/** How far the place's clock is ahead of UTC then, in whole minutes. */
export const offsetAt = (at: number, timeZone: string): number =>
  asUtc(isoMinute(at, timeZone)) - Math.floor(at / 60_000) * 60_000;

/**
 * The moment at which the place's clock shows this minute: the first of two when it is set back. An hour that is left out when
 * it is set forward is as long after the change as it seems: 02.30 is 03.30. NaN for a text that is no minute.
 */
export function momentAt(minute: string, timeZone: string): number {
  const shown = asUtc(minute);
  if (Number.isNaN(shown)) return shown;
  const before = offsetAt(shown - DAY, timeZone);
  const after = offsetAt(shown + DAY, timeZone);
  const isAfter = offsetAt(shown - before, timeZone) !== before && offsetAt(shown - after, timeZone) === after;
  return shown - (isAfter ? after : before);
}

/** The first moment of a day such as 2026-03-12. */
export const dayStart = (day: string, timeZone: string): number => momentAt(`${day}T00:00`, timeZone);
