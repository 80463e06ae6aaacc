import type { Region } from "./columns";
import type { Box } from "./page-content";
import { partsOf, textOf, type Row } from "./rows";

/** A line of the text that is read, with its places on the pages. */
export type PlacedLine = { text: string; boxes: { page: number; box: Box }[]; readonly region: number };

const OPTION = /^\(?[A-Ha-hÇç]\s?[).]/u;
const NUMBERED = /^(\d{1,3})\s?[.)-]/;
/** Beginnings of what stands on a line of its own. */
const START =
  /^(?:\(?[A-Ha-hÇç]\s?[).]|\d{1,3}\s?[.)-]|[IVX]{1,4}\s?[.)-]|[•●▪■○✓]|[-–—]\s|\(\s*\)|\[resim|(?:doğru\s)?(?:cevap|yanıt)\b)/iu;
/** A statement of a list. After its full stop the question goes on below, however long the next word is. */
const ITEM = /^(?:[IVX]{1,4}\s?[.)-]|[•●▪■○✓]|[-–—]\s)/u;
/** Gaps between lines, in the letters' size. */
const SAME_PARAGRAPH = 1.75;
const NEW_PART = 2.1;

/** The last line, as long as more may belong to it. */
type Open = { line: PlacedLine; row: Row };

export function linesOf(regions: readonly Region[]): PlacedLine[] {
  const out: PlacedLine[] = [];
  let lastNumber = 0;
  for (const [at, region] of regions.entries()) {
    const push = (row: Row, text: string): Open => {
      const line = { text, boxes: [{ page: region.page, box: row.box }], region: at };
      out.push(line);
      return { line, row };
    };
    const right = rightEdge(region);
    let open: Open | undefined;
    let cells: { left: number; open: Open }[] = [];
    let before: Row | undefined;
    for (const row of region.rows) {
      const gap = before ? row.base - before.base : 0;
      if (before && gap > NEW_PART * Math.max(row.size, before.size)) out.push({ text: "", boxes: [], region: at });
      before = row;
      const parts = partsOf(row);
      const texts = parts.map(({ runs }) => textOf(runs));
      const options = texts.filter((text) => OPTION.test(text));
      if (options.length > 1) {
        cells = parts.map((part, i) => ({ left: part.box.left, open: push(part, texts[i]!) }));
        open = undefined;
        continue;
      }
      if (cells.length > 0 && !texts.some((text) => START.test(text)) && isClose(cells[0]!.open.row, row)) {
        for (const [i, part] of parts.entries()) lengthen(cellFor(cells, part).open, region.page, part, texts[i]!);
        continue;
      }
      cells = [];
      const text = texts.join("\t");
      const number = Number(NUMBERED.exec(text)?.[1]);
      const goesOn = open && parts.length === 1 && isWrapped(open, row, { text, right, number, lastNumber });
      if (goesOn) lengthen(open!, region.page, row, text);
      else {
        open = push(row, text);
        if (number) lastNumber = number;
        if (parts.length > 1) open = undefined;
      }
    }
  }
  return out;
}

/** Adds a line to the line above. A word that was parted is put together. */
function lengthen(open: Open, page: number, row: Row, text: string) {
  const { line } = open;
  const isParted = /\p{L}-$/u.test(line.text) && /^\p{Ll}/u.test(text);
  line.text = isParted ? line.text.slice(0, -1) + text : `${line.text} ${text}`;
  line.boxes.push({ page, box: row.box });
  open.row = row;
}

const isClose = (above: Row, row: Row): boolean =>
  row.base - above.base < SAME_PARAGRAPH * Math.max(above.size, row.size);

const cellFor = (cells: readonly { left: number; open: Open }[], { box }: Row) =>
  cells.findLast(({ left }) => left <= box.left + 3) ?? cells[0]!;

/** The place to which full lines reach. */
function rightEdge({ rows, right }: Region): number {
  const ends = rows.map(({ box }) => box.right).toSorted((a, b) => a - b);
  return ends[Math.floor(ends.length * 0.9)] ?? right;
}

type Next = { readonly text: string; readonly right: number; readonly number: number; readonly lastNumber: number };

/** True if a line goes on only because there was no room for its first word on the line above. */
function isWrapped({ row: above, line }: Open, row: Row, { text, right, number, lastNumber }: Next): boolean {
  if (!isClose(above, row) || Math.abs(above.size - row.size) > 0.25 * row.size) return false;
  const [first = ""] = text.split(" ");
  const width = row.box.right - row.box.left;
  const room = (first.length / Math.max(1, text.length)) * width + 0.25 * row.size;
  const isFull = above.box.right + room > right - 0.5 * row.size;
  if (!isFull) return false;
  if (ITEM.test(line.text) && /[.?!…]["”’]?$/u.test(line.text) && /^\p{Lu}/u.test(text)) return false;
  if (number) return number !== lastNumber + 1 && !/[.?:!…]["”’]?$/u.test(line.text);
  return !START.test(text);
}
