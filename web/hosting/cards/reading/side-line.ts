import type { Outline } from "./outlines";
import type { Point } from "./picture";

/** A point of it, and its direction, of length 1. */
export type Line = { readonly at: Point; readonly along: Point };

/** Part of both ends that is left out: corners are rounded, and something dark beside a corner may hang on to it. */
const ENDS = [0.12, 0.28];

/** The line that fits one side best; null for a side that is short or crooked. */
export function sideLine(outline: Outline, from: number, count: number, width: number): Line | null {
  if (count < 6) return null;
  for (const end of ENDS) {
    const left = Math.max(1, Math.round(count * end));
    const line = fitted(outline, from + left, count - 2 * left, width, Math.max(0.9, 0.03 * count));
    if (line !== null) return line;
  }
  return null;
}

/** Null if the places together are further from it than `most`. */
function fitted({ places, length }: Outline, from: number, count: number, width: number, most: number): Line | null {
  if (count < 3) return null;
  let [sumX, sumY] = [0, 0];
  for (let k = 0; k < count; k++) {
    const at = places[(from + k) % length]!;
    sumX += at % width;
    sumY += (at / width) | 0;
  }
  const [x, y] = [sumX / count, sumY / count];
  let [xx, xy, yy] = [0, 0, 0];
  for (let k = 0; k < count; k++) {
    const at = places[(from + k) % length]!;
    const dx = (at % width) - x;
    const dy = ((at / width) | 0) - y;
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  const off = (xx * along.y * along.y - 2 * xy * along.x * along.y + yy * along.x * along.x) / count;
  return Math.sqrt(Math.max(0, off)) > most ? null : { at: { x, y }, along };
}
