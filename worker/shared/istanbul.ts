/** Istanbul's days and times, wherever a device or a server thinks it is. */

/** Three hours ahead of UTC, all year. */
export const istanbulMs = 3 * 3_600_000;

/** 2026-03-12T14:32. Computed, since engines format one locale differently. */
export const isoMinute = (at: number): string => new Date(at + istanbulMs).toISOString().slice(0, 16);

export const inIstanbul = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("tr", { timeZone: "Europe/Istanbul", ...options });
