import { commonCities, lastWord } from "#words/common-cities";

/**
 * Days in the words of a pupil's page: the teacher's, and for a device whose clock shows another hour its own with its place,
 * "15 Mart Pazar, 18.00, Berlin saatiyle".
 */

const inZone = (at: number, timeZone?: string): readonly [day: string, hour: string] => [
  new Intl.DateTimeFormat("tr-TR", { timeZone, day: "numeric", month: "long", weekday: "long" }).format(at),
  new Intl.DateTimeFormat("tr-TR", { timeZone, hour: "2-digit", minute: "2-digit" }).format(at).replace(":", "."),
];

/** `time_zone`: the teacher's. A zone that this browser does not know counts as another one. */
export function dayAndHour(at: number, time_zone: string): readonly [day: string, hour: string] {
  const here = inZone(at);
  let there: string | undefined;
  try {
    there = inZone(at, time_zone).join();
  } catch {}
  const place = lastWord(new Intl.DateTimeFormat("tr").resolvedOptions().timeZone);
  return here.join() === there ? here : [here[0], `${here[1]}, ${commonCities[place] ?? place} saatiyle`];
}

/** 15 Mart Pazar, 20.00 */
export const whenInWords = (at: number, time_zone: string): string => dayAndHour(at, time_zone).join(", ");
