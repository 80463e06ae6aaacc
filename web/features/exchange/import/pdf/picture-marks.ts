import type { Region } from "./columns";
import type { PlacedLine } from "./lines";
import { middle, type Box } from "./page-content";

/** A figure with the number in its mark. */
export type Figure = { readonly number: number; readonly page: number; readonly box: Box };

const NUMBERED = /^\d{1,3}\s?[.)-]/;
/** An option without words. */
const BARE = /^\(?[A-Ha-hÇç]\s?[).]$/u;
/** Distance of a figure to the letter of its option, in points. */
const NEAR = 45;

/** Puts a mark for each figure on the line that it belongs to: an option without words, else the beginning of its question. */
export function withMarks(
  lines: readonly PlacedLine[],
  regions: readonly Region[],
  figures: readonly Figure[],
): PlacedLine[] {
  const out = lines.map((line) => ({ ...line }));
  const taken = new Set<PlacedLine>();
  for (const figure of figures) {
    const mark = `[resim ${figure.number}]`;
    const option = out.find((line) => !taken.has(line) && BARE.test(line.text) && isBeside(line, figure));
    if (option) {
      taken.add(option);
      option.text += ` ${mark}`;
      continue;
    }
    const region = regionOf(regions, figure);
    const above = out.filter((line) => line.region === region && isAbove(line, figure));
    const question = above.findLast(({ text }) => NUMBERED.test(text));
    if (question) question.text += ` ${mark}`;
    else insert(out, { text: mark, boxes: [{ page: figure.page, box: figure.box }], region }, above.at(-1));
  }
  return out;
}

function insert(lines: PlacedLine[], line: PlacedLine, after: PlacedLine | undefined) {
  const at = after ? lines.indexOf(after) + 1 : lines.findIndex(({ region }) => region >= line.region);
  lines.splice(at < 0 ? lines.length : at, 0, line);
}

/** True for a figure right of a letter or right below it. */
function isBeside({ boxes: [first] }: PlacedLine, { page, box }: Figure): boolean {
  if (first?.page !== page) return false;
  const at = middle(first.box);
  const isRight =
    box.left - first.box.right > -3 && box.left - first.box.right < NEAR && at > box.top - 6 && at < box.bottom + 6;
  const isBelow =
    box.top - first.box.bottom > -3 &&
    box.top - first.box.bottom < NEAR / 2 &&
    first.box.left > box.left - NEAR &&
    first.box.left < box.right;
  return isRight || isBelow;
}

function isAbove({ boxes: [first] }: PlacedLine, { box }: Figure): boolean {
  return first !== undefined && first.box.top < middle(box);
}

/** The column in which a figure stands. */
function regionOf(regions: readonly Region[], { page, box }: Figure): number {
  const across = (box.left + box.right) / 2;
  const distance = ({ rows, left, right }: Region) => {
    const [first, last] = [rows[0]!.box.top, rows.at(-1)!.box.bottom];
    const beside = Math.max(0, left - across, across - right);
    const above = Math.max(0, first - middle(box));
    // A figure below a column ends it; one above a column seldom belongs to it.
    return beside * 3 + above * 2 + Math.max(0, middle(box) - last);
  };
  const own = regions.flatMap((region, at) => (region.page === page ? [at] : []));
  return own.toSorted((a, b) => distance(regions[a]!) - distance(regions[b]!))[0] ?? regions.length;
}
