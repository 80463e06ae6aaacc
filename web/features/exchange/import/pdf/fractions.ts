import type { Box, Drawing, PageContent, Run } from "./page-content";

/** A short number or term. */
const TERM = /^[\p{L}\d\s+−–\-·×.,()√²³°πa-z]{1,14}$/u;
const THIN = 1.8;
const SHORT = [3, 110] as const;

/** True for a line that is drawn from left to right. */
export const isBar = ({ left, right, top, bottom }: Box): boolean => bottom - top <= THIN && right - left > 3;

/** Joins what stands above and below a short bar into a fraction, on the line of the bar. */
export function withFractions<Page extends Pick<PageContent, "runs" | "drawings">>(page: Page): Page {
  const { runs, drawings } = page;
  const gone = new Set<Run>();
  const bars = new Set<Drawing>();
  const made: Run[] = [];
  for (const bar of drawings) {
    const width = bar.right - bar.left;
    if (!isBar(bar) || width < SHORT[0] || width > SHORT[1]) continue;
    const inside = runs.filter((run) => !gone.has(run) && isWithin(run, bar));
    const above = inside.filter(({ base, size }) => bar.top - base > -0.05 * size && bar.top - base < 0.8 * size);
    const below = inside.filter(({ base, size }) => base - bar.bottom > 0.45 * size && base - bar.bottom < 1.4 * size);
    if (above.length === 0 || below.length === 0 || isUnderlined(above, bar, runs)) continue;
    const [over, under] = [above, below].map(term);
    if (!over || !under) continue;
    for (const run of [...above, ...below]) gone.add(run);
    bars.add(bar);
    const size = Math.max(...above.map((run) => run.size));
    const text = `$\\frac{${over}}{${under}}$`;
    made.push({ text, left: bar.left, right: bar.right, base: bar.top + size * 0.28, size, font: above[0]!.font });
  }
  if (made.length === 0) return page;
  return {
    ...page,
    runs: [...runs.filter((run) => !gone.has(run)), ...made],
    drawings: drawings.filter((drawing) => !bars.has(drawing)),
  };
}

const isWithin = ({ left, right }: Run, bar: Box): boolean => left >= bar.left - 3 && right <= bar.right + 3;

/** The words of a line of text go on beside the bar, those above a fraction's bar do not. */
function isUnderlined(above: readonly Run[], bar: Box, runs: readonly Run[]): boolean {
  const { base, size } = above[0]!;
  return runs.some(
    (run) =>
      Math.abs(run.base - base) < 0.12 * size &&
      ((run.right <= bar.left + 3 && bar.left - run.right < size) ||
        (run.left >= bar.right - 3 && run.left - bar.right < size)),
  );
}

function term(runs: readonly Run[]): string | undefined {
  const base = runs[0]!.base;
  if (runs.some((run) => Math.abs(run.base - base) > 1.5)) return undefined;
  const text = runs
    .toSorted((a, b) => a.left - b.left)
    .map((run) => run.text)
    .join("");
  return TERM.test(text) && !/\p{L}{3}/u.test(text) ? text.replace(/[−–]/gu, "-") : undefined;
}
