import { duePast, dueTooLate, homeworkLimits } from "#protocol/homework-limits";
import { shownZone } from "#words/shown-zone";
import { momentAt } from "#shared/time-zone";
import { date, dayAfter, dayAndMonth, daysBetween, isoDay, time, weekday } from "./format";
import { inWords } from "./sentences";

/** The end of a homework: the days on offer, and their wording, in the user's days and hours. */

const { longestMs } = homeworkLimits;
const HOUR = 3_600_000;
/** Offered days end in the evening. */
const EVENING = "20:00";

export type DueName = "tomorrow" | "sunday" | "week";
type DueChoice = { readonly value: DueName; readonly label: string; readonly at: number };

/** The evening of the chosen day. On a Sunday, "sunday" means the next one. */
export function dueEvening(name: DueName, now: number): number {
  const days = { tomorrow: 1, sunday: 7 - weekdayNumber(now), week: 7 }[name];
  return momentOf(dayAfter(isoDay(now), days), EVENING);
}

/** Tomorrow, Sunday, in a week; two names of the same evening are offered once. */
export function dueChoices(now: number): readonly DueChoice[] {
  const choices = (
    [
      { value: "tomorrow", label: "Yarın 20.00" },
      { value: "sunday", label: "Pazar 20.00" },
      { value: "week", label: "Bir hafta" },
    ] as const
  ).map((choice) => ({ ...choice, at: dueEvening(choice.value, now) }));
  return choices.filter(
    ({ value, at }) => value !== "sunday" || choices.every((other) => other.value === value || other.at !== at),
  );
}

/** Sunday is 0. */
const weekdayNumber = (at: number): number => new Date(`${isoDay(at)}T00:00:00Z`).getUTCDay();

/** The moment of a date and a time as written by a browser's fields; NaN while one is empty. */
export const momentOf = (day: string, clock: string): number => momentAt(`${day}T${clock}`, shownZone());

/** The two fields of a moment. */
export const fieldsOf = (at: number): { readonly day: string; readonly clock: string } => ({
  day: isoDay(at),
  clock: time(at).replace(".", ":"),
});

export const noMoment = "Bir gün ve saat seçin.";

/** The reason why homework cannot end then; undefined if it can. */
export function dueFault(at: number, now: number): string | undefined {
  if (Number.isNaN(at)) return noMoment;
  if (at <= now) return duePast;
  return at > now + longestMs ? dueTooLate : undefined;
}

/** "iki gün kaldı", "3 saat kaldı", "20 dakika kaldı"; empty when it is over. */
export function timeLeft(at: number, now: number): string {
  const ms = at - now;
  if (ms <= 0) return "";
  const days = daysBetween(now, at);
  if (days >= 2) return `${inWords(days)} gün kaldı`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} saat kaldı`;
  return `${Math.max(1, Math.floor(ms / 60_000))} dakika kaldı`;
}

/** In a list: "Bugün 20.00", "Yarın 20.00", "Pazar 20.00, iki gün kaldı", "3 Nisan 20.00", "8 Mart, doldu". */
export function dueLine(at: number, now: number): string {
  const days = daysBetween(now, at);
  const day = isoDay(at).slice(0, 4) === isoDay(now).slice(0, 4) ? dayAndMonth(at) : date(at);
  if (at <= now) return `${day}, doldu`;
  if (days === 0) return `Bugün ${time(at)}`;
  if (days === 1) return `Yarın ${time(at)}`;
  return days < 7 ? `${weekday(at)} ${time(at)}, ${timeLeft(at, now)}` : `${day} ${time(at)}`;
}

/** "Az önce", "8 dakika önce", "Bugün 09.12", "Dün 19.12", "Pazar 18.00", "10 Mart 18.00". */
export function activityLine(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  const days = daysBetween(at, now);
  if (minutes < 1) return "Az önce";
  if (minutes < 60) return `${minutes} dakika önce`;
  if (days === 0) return `Bugün ${time(at)}`;
  if (days === 1) return `Dün ${time(at)}`;
  return days < 7 ? `${weekday(at)} ${time(at)}` : `${dayAndMonth(at)} ${time(at)}`;
}
