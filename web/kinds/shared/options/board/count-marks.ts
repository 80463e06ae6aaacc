import { shownLength } from "#question-text/shown-length";

/** How a distribution is drawn: one dot an answer up to 40 for the option with most, above that a bar. */
export type Marks =
  | { readonly kind: "dots"; readonly rows: 1 | 2; readonly dotRem: number }
  | { readonly kind: "bar"; readonly whole: number };

/** The space at both ends of a track and between two dots, in px of a board 1920 px wide. */
const ENDS = 32;
const GAP = 6;

/** Long answers take room from the tracks beside them, in rem. */
export const trackWidthFor = (options: readonly string[]): number =>
  options.some((text) => shownLength(text) > 60) ? 32 : 49.375;

export function marksFor(counts: readonly number[], widthRem: number): Marks {
  const most = Math.max(1, ...counts);
  if (most > 40) return { kind: "bar", whole: counts.reduce((sum, count) => sum + count, 0) };
  const rows = most > 16 ? 2 : 1;
  const columns = Math.ceil(most / rows);
  const fitting = Math.floor((widthRem * 16 - ENDS + GAP) / columns - GAP);
  return { kind: "dots", rows, dotRem: Math.min(rows === 1 ? 54 : 40, fitting) / 16 };
}
