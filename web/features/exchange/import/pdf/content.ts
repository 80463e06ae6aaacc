import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { drawingsOf, type Operations } from "./drawings";
import type { PageContent, Run } from "./page-content";

/** Limits for one page: a page full of the smallest print has a fifth of it. */
const MOST_RUNS = 20_000;
const MOST_LETTERS = 100_000;

type Item = { str: string; dir: string; width: number; height: number; transform: number[]; fontName: string };
type Letters = { readonly items: readonly Item[]; readonly isCut: boolean };

/** Reads what stands on a page and where, turned so that most of its text can be read. */
export async function contentOf(page: PDFPageProxy, operations: Operations): Promise<PageContent & { isCut: boolean }> {
  const { items, isCut } = await lettersOf(page);
  const upright = page.getViewport({ scale: 1 });
  const turns = turnsOf(items, upright.transform);
  const viewport =
    turns === 0 ? upright : page.getViewport({ scale: 1, rotation: (upright.rotation + turns * 90) % 360 });
  const runs: Run[] = [];
  const turned: string[] = [];
  for (const item of items) {
    const { run, isLevel } = placed(item, viewport.transform);
    if (!isLevel) turned.push(run.text);
    else if (isOn(run, viewport)) runs.push(run);
  }
  const drawings =
    items.length === 0 || isCut ? [] : drawingsOf(await page.getOperatorList(), operations, matrix(viewport.transform));
  const { width, height } = viewport;
  return { page: page.pageNumber, width, height, runs, turned, drawings, turns, isCut };
}

/** Reads no further than the limits. */
async function lettersOf(page: PDFPageProxy): Promise<Letters> {
  const reader = page.streamTextContent({ includeMarkedContent: false }).getReader() as ReadableStreamDefaultReader<{
    items: readonly Partial<Item>[];
  }>;
  const items: Item[] = [];
  let letters = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { items, isCut: false };
    for (const item of value.items) {
      if (item.str === undefined || item.str.trim() === "") continue;
      items.push(item as Item);
      letters += item.str.length;
      if (items.length < MOST_RUNS && letters < MOST_LETTERS) continue;
      await reader.cancel(new Error("too much text")).catch(() => undefined);
      return { items, isCut: true };
    }
  }
}

/** Quarters of a turn after which most letters stand upright. */
function turnsOf(items: readonly Item[], viewport: readonly number[]): number {
  const letters = [0, 0, 0, 0];
  for (const item of items) {
    const quarters = Math.round(angleOf(item, viewport) / 90);
    letters[(quarters + 4) % 4]! += item.str.length;
  }
  // Text that runs upwards (a negative angle) is turned clockwise.
  return (4 - letters.indexOf(Math.max(...letters))) % 4;
}

/** Angle of the letters in degrees, clockwise. */
function angleOf({ transform }: Item, viewport: readonly number[]): number {
  const [a = 1, b = 0] = transform;
  const across = viewport[0]! * a + viewport[2]! * b;
  const down = viewport[1]! * a + viewport[3]! * b;
  return (Math.atan2(down, across) * 180) / Math.PI;
}

function placed(item: Item, viewport: readonly number[]): { run: Run; isLevel: boolean } {
  const [, , c = 0, d = 0, e = 0, f = 0] = item.transform;
  const at = (x: number, y: number, k: 0 | 1) => viewport[k]! * x + viewport[k + 2]! * y;
  const unit = Math.hypot(viewport[0]!, viewport[1]!);
  const size = Math.hypot(at(c, d, 0), at(c, d, 1)) || item.height * unit;
  const left = at(e, f, 0) + viewport[4]!;
  const base = at(e, f, 1) + viewport[5]!;
  const width = item.width * unit;
  // The width of blanks at the ends is about a quarter of the letters' size.
  const bare = item.str.trim();
  const blank = (text: string) => text.length * size * 0.25;
  const before = blank(item.str.slice(0, item.str.length - item.str.trimStart().length));
  const behind = blank(item.str.slice(item.str.trimEnd().length));
  const isRightToLeft = item.dir === "rtl";
  return {
    isLevel: Math.abs(angleOf(item, viewport)) < 3,
    run: {
      text: bare,
      left: left + Math.min(before, width / 2),
      right: left + width - Math.min(behind, width / 2),
      base,
      size,
      font: item.fontName,
      ...(isRightToLeft && { isRightToLeft }),
    },
  };
}

const isOn = ({ left, base, size }: Run, { width, height }: { width: number; height: number }): boolean =>
  left > -1 && left < width && base > 0 && base < height + size / 2 && size > 1;

const matrix = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]) => [a, b, c, d, e, f] as const;
