import { commonCities, lastWord } from "#words/common-cities";
import { deviceZone } from "#words/device-zone";

/**
 * Days in the words of a pupil's page: the teacher's, and for a device whose clock shows another hour its own with its place,
 * "15 Mart Pazar, 18.00, Berlin saatiyle".
 */

const format = (at: number, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("tr", options).format(at);

const inZone = (at: number, timeZone?: string): readonly [day: string, hour: string] => [
  format(at, { timeZone, day: "numeric", month: "long", weekday: "long" }),
  format(at, { timeZone, hour: "2-digit", minute: "2-digit" }).replace(":", "."),
];

/** `time_zone`: the teacher's. A zone that this browser does not know counts as another one. */
export function dayAndHour(at: number, time_zone: string): readonly [day: string, hour: string] {
  const here = inZone(at);
  const zone = deviceZone();
  try {
    const there = inZone(at, time_zone);
    if (!zone || there.join() === here.join()) return there;
  } catch {}
  const place = lastWord(zone ?? "");
  return [here[0], `${here[1]}, ${commonCities[place] ?? place} saatiyle`];
}

/** 15 Mart Pazar, 20.00 */
export const whenInWords = (at: number, time_zone: string): string => dayAndHour(at, time_zone).join(", ");
