/** Days as a pupil reads them. Istanbul's, wherever the device thinks it is. */
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("tr-TR", { timeZone: "Europe/Istanbul", ...options });
const weekday = format({ day: "numeric", month: "long", weekday: "long" });
const hourMinute = format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** 15 Mart Pazar */
export const day = (at: number): string => weekday.format(at);
/** 20.00 */
export const hour = (at: number): string => hourMinute.format(at).replace(":", ".");
/** 15 Mart Pazar, 20.00 */
export const dayAndHour = (at: number): string => `${day(at)}, ${hour(at)}`;
