import { isBar } from "./fractions";
import { boxOf, joined, middle, type Box, type Drawing, type PageContent, type Run } from "./page-content";
import { partsOf, rowsOf, textOf, type Row } from "./rows";

/** Points of a cell of the grid in which shapes that touch are gathered. */
const CELL = 4;
const LEAST = { side: 16, area: 500 };
/** Distance of a figure to its letters and numbers, in points. */
const BESIDE = 14;
const MOST_LABEL = 12;
const OPTION = /^\(?([A-H])\s?[).]/u;
const NUMBERED = /^\d{1,3}\s?[.)-]\s*\p{L}/u;
const KEY_CELL = /^(?:\d{1,3}|[A-E]|\d{1,3}\s?[.)-]?\s?[A-E]|soru|cevap|no)$/iu;

type WithFigures = { readonly page: PageContent; readonly figures: readonly Box[] };

/** Finds the figures of a page and takes their letters out of its text. Frames around text are no figures. */
export function figuresIn(page: PageContent): WithFigures {
  const shapes = page.drawings.filter((drawing) => mayBelong(drawing, page));
  const figures: Box[] = [];
  const gone = new Set<Run>();
  const rows = rowsOf(page.runs);
  for (const { box, parts } of groups(shapes, page)) {
    if (!isLarge(box) || isOnlyLines(parts)) continue;
    const inside = page.runs.filter((run) => !gone.has(run) && isIn(run, box));
    if (isText(inside)) continue;
    const labels = page.runs.filter((run) => !gone.has(run) && isLabel(run, box, rows));
    const all = [...new Set([...inside, ...labels])];
    for (const run of all) gone.add(run);
    figures.push(joined([box, ...all.map(boxOf)]));
  }
  return { page: gone.size === 0 ? page : { ...page, runs: page.runs.filter((run) => !gone.has(run)) }, figures };
}

/** False for backgrounds, frames of pages, lines between columns and boxes around text. */
function mayBelong(drawing: Drawing, { width, height, runs }: PageContent): boolean {
  const [across, down] = [drawing.right - drawing.left, drawing.bottom - drawing.top];
  if (drawing.right < 0 || drawing.bottom < 0 || drawing.left > width || drawing.top > height) return false;
  if (across * down > width * height * 0.4 || (across > width * 0.8 && down > height * 0.5)) return false;
  if ((across < 3 && down > height * 0.35) || (down < 3 && across > width * 0.3)) return false;
  return drawing.isPicture || !isFrame(drawing, runs);
}

const isFrame = (box: Box, runs: readonly Run[]): boolean => {
  if (!isLarge(box)) return false;
  const inside = runs.filter((run) => isIn(run, box));
  return inside.some(({ text }) => text.split(" ").length >= 6) || isText(inside);
};

const isLarge = ({ left, right, top, bottom }: Box): boolean => {
  const [across, down] = [right - left, bottom - top];
  return across >= LEAST.side && down >= LEAST.side && across * down >= LEAST.area;
};

/** Underlines, lines to write on, and the rules of a list. */
const isOnlyLines = (parts: readonly Drawing[]): boolean => parts.every((part) => isBar(part)) && parts.length < 4;

const isIn = (run: Run, box: Box): boolean => {
  const own = boxOf(run);
  const [x, y] = [(own.left + own.right) / 2, middle(own)];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
};

/** True for text that is read as text, though something is drawn around it: options, questions, sentences, lists of answers. */
function isText(runs: readonly Run[]): boolean {
  const rows = rowsOf(runs).map((row) => textOf(row.runs));
  const letters = new Set(rows.flatMap((text) => OPTION.exec(text)?.[1] ?? []));
  const cells = runs.filter(({ text }) => KEY_CELL.test(text));
  return (
    letters.size >= 3 ||
    rows.some((text) => NUMBERED.test(text) && text.split(" ").length > 3) ||
    rows.filter((text) => text.split(" ").length >= 6).length >= 2 ||
    (runs.length >= 6 && cells.length >= runs.length * 0.7)
  );
}

/** Letters and numbers right beside a figure that belong to no line of text. */
function isLabel(run: Run, box: Box, rows: readonly Row[]): boolean {
  if (run.text.length > MOST_LABEL || OPTION.test(run.text) || /^\d{1,3}\s?[.)-]/.test(run.text)) return false;
  const near = {
    left: box.left - BESIDE,
    right: box.right + BESIDE,
    top: box.top - BESIDE,
    bottom: box.bottom + BESIDE,
  };
  if (!isIn(run, near)) return false;
  const row = rows.find(({ runs }) => runs.some((own) => own.left === run.left && own.text === run.text));
  if (rows.some((before) => partsOf(before).some((part) => goesOn(part, run)))) return false;
  return !row?.runs.some((other) => !isIn(other, near) && gapOf(other, run) < 1.5 * run.size);
}

/** True if the run ends a sentence that the line right above it began: the last words of a question before its figure. */
function goesOn(before: Row, { base, size, left }: Run): boolean {
  const down = base - before.base;
  const isBelow = down > 0.5 * size && down < 1.8 * size && Math.abs(before.size - size) < 0.1 * size;
  const isUnder = left > before.box.left - size && left < before.box.left + 3 * size;
  return isBelow && isUnder && /[\p{L},]$/u.test(textOf(before.runs)) && textOf(before.runs).split(" ").length >= 3;
}

const gapOf = (a: Run, b: Run): number => Math.max(a.left - b.right, b.left - a.right);

/** Gathers shapes that touch or nearly touch. */
function groups(shapes: readonly Drawing[], { width, height }: PageContent): { box: Box; parts: Drawing[] }[] {
  const [columns, rows] = [Math.ceil(width / CELL) + 1, Math.ceil(height / CELL) + 1];
  const taken = new Uint8Array(columns * rows);
  const cellsOf = ({ left, right, top, bottom }: Box): [number, number, number, number] => [
    inside(left / CELL, columns),
    inside(right / CELL, columns),
    inside(top / CELL, rows),
    inside(bottom / CELL, rows),
  ];
  for (const shape of shapes) {
    const [x0, x1, y0, y1] = cellsOf(shape);
    for (let y = y0; y <= y1; y++) taken.fill(1, y * columns + x0, y * columns + x1 + 1);
  }
  const group = grouped(taken, columns, rows);
  const parts = new Map<number, Drawing[]>();
  for (const shape of shapes) {
    const [x0, , y0] = cellsOf(shape);
    const number = group[y0 * columns + x0]!;
    if (!parts.has(number)) parts.set(number, []);
    parts.get(number)!.push(shape);
  }
  return Array.from(parts.values(), (own) => ({ box: joined(own), parts: own }));
}

const inside = (cell: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(cell)));

/** Gives every taken cell the number of its group: cells with at most one free cell between them. */
function grouped(taken: Uint8Array, columns: number, rows: number): Uint32Array {
  const group = new Uint32Array(taken.length);
  let number = 0;
  for (let start = 0; start < taken.length; start++) {
    if (!taken[start] || group[start]) continue;
    group[start] = ++number;
    const waiting = [start];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      for (let down = Math.max(0, y - 2); down <= Math.min(rows - 1, y + 2); down++)
        for (let across = Math.max(0, x - 2); across <= Math.min(columns - 1, x + 2); across++) {
          const next = down * columns + across;
          if (!taken[next] || group[next]) continue;
          group[next] = number;
          waiting.push(next);
        }
    }
  }
  return group;
}
