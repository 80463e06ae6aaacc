import type { GreyImage } from "./picture";

/** Brightness of a picture, and its columns from left to right: enough to tell how far the next one has moved. */
export type Look = { readonly light: number; readonly columns: Float32Array };

const COLUMNS = 160;
/** Step between the sampled rows and pixels. */
const STEP = 8;
/** Columns that the picture may have moved between two frames. */
const FURTHEST = 24;

export function lookOf({ width, height, grey }: GreyImage): Look {
  const columns = new Float32Array(COLUMNS);
  const counts = new Uint32Array(COLUMNS);
  let sum = 0;
  let count = 0;
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += 2) {
      const shade = grey[y * width + x]!;
      const column = Math.floor((x * COLUMNS) / width);
      columns[column] = columns[column]! + shade;
      counts[column] = counts[column]! + 1;
      sum += shade;
      count += 1;
    }
  }
  columns.forEach((shades, at) => (columns[at] = counts[at] === 0 ? 0 : shades / counts[at]!));
  return { light: count === 0 ? 0 : sum / count, columns };
}

/** Sideways movement of the picture, as a part of its width. */
export function movedBetween(before: Look, after: Look): number {
  let least = Number.POSITIVE_INFINITY;
  let found = 0;
  for (let by = -FURTHEST; by <= FURTHEST; by++) {
    const difference = differenceAt(before.columns, after.columns, by);
    // If two fit alike, the smaller move counts.
    if (difference < least || (difference === least && Math.abs(by) < Math.abs(found))) {
      least = difference;
      found = by;
    }
  }
  return found / COLUMNS;
}

function differenceAt(before: Float32Array, after: Float32Array, by: number): number {
  const from = Math.max(0, -by);
  const to = Math.min(COLUMNS, COLUMNS - by);
  let sum = 0;
  for (let at = from; at < to; at++) sum += Math.abs(before[at]! - after[at + by]!);
  return sum / (to - from);
}
