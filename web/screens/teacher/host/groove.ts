/** How a distribution is drawn: one dot an answer up to 40 in the fullest groove, above that a bar. */
export type Groove =
  | { readonly kind: "dots"; readonly rows: 1 | 2; readonly dotRem: number }
  | { readonly kind: "bar"; readonly whole: number };

/** The inside of a groove and the space between two dots, in px of a board 1920 px wide. */
const INSIDE = 758;
const GAP = 6;

export function grooveFor(counts: readonly number[]): Groove {
  const most = Math.max(1, ...counts);
  if (most > 40) return { kind: "bar", whole: counts.reduce((sum, count) => sum + count, 0) };
  const rows = most > 16 ? 2 : 1;
  const columns = Math.ceil(most / rows);
  const fitting = Math.floor((INSIDE + GAP) / columns - GAP);
  return { kind: "dots", rows, dotRem: Math.min(rows === 1 ? 54 : 40, fitting) / 16 };
}
