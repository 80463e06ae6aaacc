/** Days in the words of a pupil's page. Istanbul's, wherever the device thinks it is. */
const weekday = new Intl.DateTimeFormat("tr-TR", {
  timeZone: "Europe/Istanbul",
  day: "numeric",
  month: "long",
  weekday: "long",
});

/** 15 Mart Pazar */
export const day = (at: number): string => weekday.format(at);
/** 20.00; Istanbul is three hours ahead all year. */
export const hour = (at: number): string => new Date(at + 3 * 3_600_000).toISOString().slice(11, 16).replace(":", ".");
/** 15 Mart Pazar, 20.00 */
export const dayAndHour = (at: number): string => `${day(at)}, ${hour(at)}`;
