import type { Homework } from "#protocol/http/replies/homework";
import { dueLine, timeLeft } from "#words/due-day";
import { number } from "#shared/numbers";
import { dateAndTime, dayAndMonth, time } from "#words/format";

export const homeworkPage = (id: string): string => `/teacher/homework/${id}`;
export const homeworkReport = (id: string): string => `/teacher/homework/${id}/report`;

/** "20 Mart 08.00 açılacak" */
export const openingLine = ({ opens_at }: Homework): string =>
  opens_at === null ? "" : `${dayAndMonth(opens_at)} ${time(opens_at)} açılacak`;

/** Share of the expected pupils who have finished, or of those who have begun if nobody is expected. */
export function finishedRate({ counts: { finished, expected, started } }: Homework): number {
  const all = expected ?? started;
  return all === 0 ? 0 : Math.min(1, finished / all);
}

/** "17 / 32" */
export const finishedLine = ({ counts: { finished, expected, started } }: Homework): string =>
  `${number(finished)} / ${number(expected ?? started)}`;

/** Share of right answers. Null until somebody has finished: questions still to come count as not known. */
export const rateOf = ({ accuracy, counts }: Pick<Homework, "accuracy" | "counts">): number | null =>
  counts.finished === 0 ? null : accuracy;

/** The end, or the opening of a homework that is still to open. */
export const whenLine = (of: Homework, now: number): string =>
  of.state === "waiting" ? openingLine(of) : dueLine(of.closed_at ?? of.due_at, now);

/** Homework that is not over, the one that ends first at the front. */
export const stillOpen = (all: readonly Homework[]): readonly Homework[] =>
  all.filter(({ state }) => state !== "over").toSorted((a, b) => a.due_at - b.due_at);

/** "7B Fen, 10 soru. Son gün 15 Mart 2026 Pazar, 20.00, iki gün kaldı." */
export function factsLine(of: Homework, now: number): string {
  const what = `${of.class ? `${of.class.name}, ` : ""}${of.question_count} soru.`;
  if (of.state === "over") {
    return of.closed_at !== null
      ? `${what} Erken bitirildi: ${dateAndTime(of.closed_at)}.`
      : `${what} Son gün ${dateAndTime(of.due_at)}, doldu.`;
  }
  const opens = of.state === "waiting" && of.opens_at !== null ? ` ${dateAndTime(of.opens_at)} günü açılacak.` : "";
  const left = timeLeft(of.due_at, now);
  return `${what}${opens} Son gün ${dateAndTime(of.due_at)}${left && `, ${left}`}.`;
}
