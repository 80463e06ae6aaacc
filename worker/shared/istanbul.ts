import { homeZone } from "./home-zone";

/** Istanbul's days and times, wherever a device or a server thinks it is. */

/** Three hours ahead of UTC, all year. */
export const istanbulMs = 3 * 3_600_000;

export const inIstanbul = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("tr", { timeZone: homeZone, ...options });
