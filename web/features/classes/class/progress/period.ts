import { date, dayAfter, dayStart, isoDay } from "#words/format";
import type { Period } from "#api/classes-api";

/** Periods as the address names them: `?period=month`, or two days. */

export const periods = [
  { value: "month", label: "Son 30 gün" },
  { value: "term", label: "Bu dönem" },
  { value: "all", label: "Tümü" },
  { value: "days", label: "Tarih seç" },
] as const;
type PeriodName = (typeof periods)[number]["value"];

const DAY = 24 * 3_600_000;

export const periodName = (asked: URLSearchParams): PeriodName =>
  periods.find(({ value }) => value === asked.get("period"))?.value ?? "term";

/** The chosen days; without a choice, from a month ago to today. */
export const chosenDays = (asked: URLSearchParams, now: number) => ({
  from: dayIn(asked, "from") ?? isoDay(now - 30 * DAY),
  to: dayIn(asked, "to") ?? isoDay(now),
});

/** Spans from the first moment of the first day to the last moment of the last. */
export function periodOf(asked: URLSearchParams, now: number): Period {
  switch (periodName(asked)) {
    case "month":
      return { from: now - 30 * DAY };
    case "term":
      return { from: dayStart(termStart(isoDay(now))) };
    case "all":
      return {};
    case "days": {
      const { from, to } = chosenDays(asked, now);
      return { from: dayStart(from), to: dayStart(dayAfter(to, 1)) - 1 };
    }
  }
}

/** The period in words, for paper: "Bu dönem, 1 Eylül 2026 – 24 Kasım 2026". */
export function periodWords(asked: URLSearchParams, now: number): string {
  const { from, to = now } = periodOf(asked, now);
  const days = from === undefined ? date(to) : `${date(from)} – ${date(to)}`;
  const period = periods.find(({ value }) => value === periodName(asked))!;
  return period.value === "days" ? days : `${period.label}, ${days}`;
}

/** Terms begin in September and February; summer belongs to the term before it. */
export function termStart(day: string): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  if (month >= 9) return `${year}-09-01`;
  return month === 1 ? `${year - 1}-09-01` : `${year}-02-01`;
}

function dayIn(asked: URLSearchParams, name: string): string | null {
  const day = asked.get(name) ?? "";
  return /^20\d\d-\d\d-\d\d$/.test(day) && Number.isFinite(dayStart(day)) ? day : null;
}
