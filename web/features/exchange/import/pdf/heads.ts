import type { PageContent, Run } from "./page-content";
import { rowsOf, textOf, type Row } from "./rows";

/** Pages without the lines at their edges that belong to no question, and these lines. */
export type Heads = {
  readonly pages: readonly PageContent[];
  readonly dropped: readonly { page: number; text: string; why: string }[];
};

/** Shares of the height in which running heads and page numbers stand. */
const UPPER = 0.14;
const LOWER = 0.88;
/** Points by which the same line may move from page to page. */
const SAME_PLACE = 8;
const PAGE_NUMBER = /^(?:[-–—]\s?)?(?:sayfa\s?[:.]?\s?)?(\d{1,3})(?:\s?[-–—]|\s?\/\s?\d{1,3})?$/i;
/** An option may stand in the same place twice. */
const IS_OPTION = /^(?:\(?[A-Ha-h]\s?[).]|(?:doğru\s)?(?:cevap|yanıt)\b)/iu;

/** Takes running heads and page numbers away: lines at the edges that come again in the same place on other pages. */
export function withoutHeads(pages: readonly PageContent[]): Heads {
  const places = new Map<string, { base: number; page: number }[]>();
  const edges = pages.map((page) => edgesOf(page));
  for (const [i, lines] of edges.entries())
    for (const { base, text } of lines)
      places.set(masked(text), [...(places.get(masked(text)) ?? []), { base, page: i }]);
  const dropped: { page: number; text: string; why: string }[] = [];
  const kept = pages.map((page, i) => {
    const gone = new Set<Run>();
    for (const edge of ["upper", "lower"] as const) {
      // From the edge inwards, as long as a line is a head.
      for (const line of edges[i]!.filter((one) => one.edge === edge)) {
        const why = line.text.length > 200 ? undefined : reasonFor(line, i, pages.length, places);
        if (why === undefined) break;
        for (const run of line.runs) gone.add(run);
        dropped.push({ page: page.page, text: line.text, why });
      }
    }
    return gone.size === 0 ? page : { ...page, runs: page.runs.filter((run) => !gone.has(run)) };
  });
  return { pages: kept, dropped };
}

type EdgeLine = {
  readonly edge: "upper" | "lower";
  readonly base: number;
  readonly text: string;
  readonly runs: readonly Run[];
  readonly isApart: boolean;
};

/** Lines near the upper edge from above, near the lower edge from below. */
function edgesOf({ runs, height }: PageContent): EdgeLine[] {
  const rows = rowsOf(runs);
  const upper = rows.filter(({ base }) => base < height * UPPER);
  const lower = rows.filter(({ base }) => base > height * LOWER).toReversed();
  const line =
    (edge: "upper" | "lower") =>
    (row: Row): EdgeLine => {
      const at = rows.indexOf(row);
      const next = rows[edge === "upper" ? at + 1 : at - 1];
      return {
        edge,
        base: row.base,
        text: textOf(row.runs),
        // The runs of the page itself: those of rows may have been moved.
        runs: runs.filter((run) =>
          row.runs.some(
            (own) => own.left === run.left && own.text === run.text && Math.abs(own.base - run.base) < own.size,
          ),
        ),
        isApart: next === undefined || Math.abs(next.base - row.base) > 2 * row.size,
      };
    };
  return [...upper.map(line("upper")), ...lower.map(line("lower"))];
}

/** The text without page numbers. The number at its beginning stays: questions are told apart by it. */
const masked = (text: string): string =>
  (PAGE_NUMBER.test(text) ? "#" : text.replace(/(?<first>^\d{1,3}\s?[.)-])|\d+/g, "$<first>#"))
    .replace(/\s+/g, "")
    .toLocaleLowerCase("tr");

const HEAD = "Sayfa başlığı ya da altlığı";
const NUMBER = "Sayfa numarası";

function reasonFor(
  { base, text, isApart }: EdgeLine,
  page: number,
  pages: number,
  places: ReadonlyMap<string, readonly { base: number; page: number }[]>,
): string | undefined {
  const isNumber = PAGE_NUMBER.test(text);
  const again = places
    .get(masked(text))
    ?.some((other) => other.page !== page && Math.abs(other.base - base) < SAME_PLACE);
  if (isNumber && (again || isApart)) return NUMBER;
  return again && pages > 1 && !IS_OPTION.test(text) ? HEAD : undefined;
}
