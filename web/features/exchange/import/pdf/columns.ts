import type { Drawing, Run } from "./page-content";
import { rowsOf, textOf, type Row } from "./rows";

/** Rows of one column, or of the whole width, from top to bottom. */
export type Region = {
  readonly page: number;
  readonly rows: readonly Row[];
  readonly left: number;
  readonly right: number;
};

const OPTION = /^\(?([A-Ha-hÇç])\s?[).]/u;
const NUMBERED = /^\d{1,3}\s?[.)-]/;

/** Parts a page into columns and full rows, in the order in which they are read. */
export function regionsOf(page: number, runs: readonly Run[], drawings: readonly Drawing[], depth = 2): Region[] {
  const rows = rowsOf(runs);
  if (rows.length === 0) return [];
  const [left, right] = edges(rows);
  const gutter = depth > 0 ? gutterOf(rows, drawings) : undefined;
  if (gutter === undefined) return [{ page, rows, left, right }];
  const regions: Region[] = [];
  let sides: [Run[], Run[]] = [[], []];
  const flush = () => {
    for (const side of sides) regions.push(...regionsOf(page, side, drawings, depth - 1));
    sides = [[], []];
  };
  let full: Row[] = [];
  const flushFull = () => {
    if (full.length > 0) regions.push({ page, rows: full, left, right });
    full = [];
  };
  for (const row of rows) {
    if (isAcross(row, gutter)) {
      flush();
      full.push(row);
      continue;
    }
    flushFull();
    for (const run of row.runs) sides[run.left < gutter.at ? 0 : 1].push(run);
  }
  flush();
  flushFull();
  return regions;
}

const edges = (rows: readonly Row[]): [number, number] => [
  Math.min(...rows.map(({ box }) => box.left)),
  Math.max(...rows.map(({ box }) => box.right)),
];

type Gutter = { readonly from: number; readonly to: number; readonly at: number };

const isAcross = ({ runs }: Row, { at }: Gutter): boolean =>
  runs.some(({ left, right }) => left < at - 1 && right > at + 1);

/** Shares of the rows and of the width that tell two columns from one. */
const MOST_ACROSS = 0.4;
const INNER = [0.22, 0.78] as const;
const LEAST_WIDTH = 150;
const LEAST_GUTTER = 5;
const LEAST_ROWS = 4;

/** The empty strip between two columns. */
function gutterOf(rows: readonly Row[], drawings: readonly Drawing[]): Gutter | undefined {
  const [left, right] = edges(rows);
  if (right - left < LEAST_WIDTH) return undefined;
  const strips = emptiest(rows, left, right).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return strips.slice(0, 4).find((strip) => isGutter(strip, rows, drawings));
}

/** The widest strips that the fewest rows cross. */
function emptiest(rows: readonly Row[], left: number, right: number): Gutter[] {
  const width = Math.ceil(right - left);
  const covered = new Uint16Array(width + 2);
  for (const { runs } of rows) {
    const own = new Set<number>();
    for (const run of runs)
      for (let x = Math.ceil(run.left - left); x <= Math.floor(run.right - left); x++)
        if (x >= 0 && x <= width) own.add(x);
    for (const x of own) covered[x]! += 1;
  }
  const [from, to] = INNER.map((share) => Math.round(share * width)) as [number, number];
  const least = Math.min(...covered.subarray(from, to + 1));
  if (least > rows.length * MOST_ACROSS) return [];
  const most = least + Math.floor(rows.length * 0.03);
  const strips: Gutter[] = [];
  for (let x = from; x <= to; x++) {
    if (covered[x]! > most) continue;
    const begin = x;
    while (x <= to && covered[x]! <= most) x++;
    if (x - begin >= LEAST_GUTTER)
      strips.push({ from: left + begin, to: left + x - 1, at: left + (begin + x - 1) / 2 });
  }
  return strips;
}

function isGutter(gutter: Gutter, rows: readonly Row[], drawings: readonly Drawing[]): boolean {
  const parted = rows.filter((row) => !isAcross(row, gutter)).map((row) => halves(row, gutter));
  const onLeft = parted.filter(({ left }) => left.length > 0);
  const onRight = parted.filter(({ right }) => right.length > 0);
  if (onLeft.length < LEAST_ROWS || onRight.length < LEAST_ROWS) return false;
  if (parted.filter(isKey).length * 2 > parted.length) return false;
  if (hasRule(gutter, rows, drawings)) return true;
  if (onRight.filter(isGrid).length * 3 >= onRight.length) return false;
  const isNumbered = onRight.some(({ right }) => NUMBERED.test(textOf(right)));
  const starts = onRight.map(({ right }) => right[0]!.left);
  const first = Math.min(...starts);
  const indented = starts.filter((start) => start - first < 30).length;
  return (
    isNumbered ||
    (onRight.length >= 8 && indented >= 0.7 * onRight.length && onRight.some(({ right }) => isSentence(right)))
  );
}

const halves = ({ runs }: Row, { at }: Gutter) => ({
  left: runs.filter(({ left }) => left < at),
  right: runs.filter(({ left }) => left >= at),
});
type Halves = ReturnType<typeof halves>;

/** True for a row of a list of answers, which is read as rows. */
const isKey = ({ left, right }: Halves): boolean => KEY.test(textOf([...left, ...right]));
const KEY = /^(?:\d{1,3}\s?[.):-]?\s?[A-E]\s*)+$/u;

const isSentence = (runs: readonly Run[]): boolean => textOf(runs).split(" ").length >= 4;

/** True for options side by side: "A) 5   B) 6". */
function isGrid({ left, right }: Halves): boolean {
  const before = left.length > 0 ? OPTION.exec(textOf(left)) : null;
  return before !== null && OPTION.test(textOf(right)) && letterOf(textOf(right)) > letterOf(before[0]);
}
const letterOf = (text: string): string => OPTION.exec(text)?.[1]?.toLocaleUpperCase("tr") ?? "";

/** True if a line is drawn between the columns. */
function hasRule({ from, to }: Gutter, rows: readonly Row[], drawings: readonly Drawing[]): boolean {
  const height = rows.at(-1)!.box.bottom - rows[0]!.box.top;
  return drawings.some(
    ({ left, right, top, bottom }) =>
      right - left < 3 && left >= from - 2 && right <= to + 2 && bottom - top > height * 0.5,
  );
}
