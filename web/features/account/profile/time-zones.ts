import { alphabetical } from "#shared/alphabet";
import { deviceZone, listedZones } from "#words/device-zone";
import { shownZone } from "#words/shown-zone";
import { cityOf } from "#words/cities";

/** Time zones as the profile offers them, by their cities. */

/** "Istanbul" is found as "İstanbul". */
const keyOf = (city: string): string => city.trim().toLocaleLowerCase("tr").replace(/ı/g, "i");

/** The zones by city; the two in use come last, under the names that they have here. */
const zones = (): ReadonlyMap<string, string> =>
  new Map([...listedZones(), deviceZone() ?? shownZone(), shownZone()].map((zone) => [keyOf(cityOf(zone)), zone]));

/** Empty in an older browser: there the two zones in use can be typed. */
export const offeredCities = (): readonly string[] => listedZones().map(cityOf).toSorted(alphabetical.compare);

/** The zone of a city as it was typed; undefined if there is none. */
export const zoneOf = (city: string): string | undefined => zones().get(keyOf(city));
