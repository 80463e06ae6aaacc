import type { Outline } from "./outlines";
import type { Corners, Point } from "./picture";
import { sideLine, type Line } from "./side-line";

/** The shortest side of a readable mark, in pixels. */
const SHORTEST_SIDE = 8;

/** The corners of an outline that is nearly a four-sided figure, where the lines along its sides meet; else null. */
export function fourCorners(outline: Outline, width: number): Corners | null {
  const box = boxOf(outline, width);
  if (!isPossible(box, outline.length)) return null;
  const ends = extremes(outline, width, box.middle);
  if (ends === null) return null;
  const lines: Line[] = [];
  for (let side = 0; side < 4; side++) {
    const from = ends[side]!;
    const count = (ends[(side + 1) & 3]! - from + outline.length) % outline.length;
    const line = sideLine(outline, from, count, width);
    if (line === null) return null;
    lines.push(line);
  }
  const middle = meanOf(ends.map((at) => place(outline, at, width)));
  const sides = lines.map((line) => outwards(line, middle));
  const corners = sides.map((line, side) => crossing(sides[(side + 3) & 3]!, line));
  if (!corners.every((corner) => corner !== null && isNear(corner, box))) return null;
  return clockwise(corners as unknown as Corners);
}

type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly middle: Point;
};

function boxOf({ places, length }: Outline, width: number): Box {
  let [left, right, top, bottom, x, y] = [width, 0, Number.POSITIVE_INFINITY, 0, 0, 0];
  for (let k = 0; k < length; k++) {
    const px = places[k]! % width;
    const py = (places[k]! / width) | 0;
    x += px;
    y += py;
    if (px < left) left = px;
    if (px > right) right = px;
    if (py < top) top = py;
    if (py > bottom) bottom = py;
  }
  return { left, right, top, bottom, middle: { x: x / length, y: y / length } };
}

function isPossible({ left, right, top, bottom }: Box, length: number): boolean {
  const wide = right - left;
  const high = bottom - top;
  return (
    Math.min(wide, high) > SHORTEST_SIDE &&
    Math.max(wide, high) <= 6 * Math.min(wide, high) &&
    length <= 3 * (wide + high)
  );
}

/** The two places furthest apart, and on each side of the line between them the place furthest from it; in walking order. */
function extremes(outline: Outline, width: number, middle: Point): readonly number[] | null {
  const { places, length } = outline;
  const first = furthestFrom(outline, width, middle.x, middle.y);
  const ax = places[first]! % width;
  const ay = (places[first]! / width) | 0;
  const opposite = furthestFrom(outline, width, ax, ay);
  const cx = (places[opposite]! % width) - ax;
  const cy = ((places[opposite]! / width) | 0) - ay;
  let [most, least, b, d] = [0, 0, -1, -1];
  for (let k = 0; k < length; k++) {
    const off = cx * (((places[k]! / width) | 0) - ay) - cy * ((places[k]! % width) - ax);
    if (off > most) {
      most = off;
      b = k;
    } else if (off < least) {
      least = off;
      d = k;
    }
  }
  if (b < 0 || d < 0) return null;
  // oxlint-disable-next-line unicorn/no-array-sort -- an array of its own, in browsers without `toSorted`
  return [first, b, opposite, d].sort((p, q) => p - q);
}

function furthestFrom({ places, length }: Outline, width: number, x: number, y: number): number {
  let most = -1;
  let found = 0;
  for (let k = 0; k < length; k++) {
    const dx = (places[k]! % width) - x;
    const dy = ((places[k]! / width) | 0) - y;
    const distance = dx * dx + dy * dy;
    if (distance > most) {
      most = distance;
      found = k;
    }
  }
  return found;
}

const place = ({ places }: Outline, k: number, width: number): Point => ({
  x: places[k]! % width,
  y: (places[k]! / width) | 0,
});

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The walk goes through the middle of dark pixels: the edge is half a pixel further out. */
function outwards({ at, along }: Line, middle: Point): Line {
  const isOut = (at.x - middle.x) * -along.y + (at.y - middle.y) * along.x > 0;
  const half = isOut ? 0.5 : -0.5;
  return { at: { x: at.x - half * along.y, y: at.y + half * along.x }, along };
}

/** Null if the lines are nearly parallel. */
function crossing(one: Line, other: Line): Point | null {
  const across = one.along.x * other.along.y - one.along.y * other.along.x;
  if (Math.abs(across) < 0.2) return null;
  const way = ((other.at.x - one.at.x) * other.along.y - (other.at.y - one.at.y) * other.along.x) / across;
  return { x: one.at.x + way * one.along.x, y: one.at.y + way * one.along.y };
}

const isNear = ({ x, y }: Point, { left, right, top, bottom }: Box): boolean =>
  x >= left - 4 && x <= right + 4 && y >= top - 4 && y <= bottom + 4;

/** Null unless every corner turns the same way and no side is too short. */
function clockwise(corners: Corners): Corners | null {
  let turns = 0;
  for (let k = 0; k < 4; k++) {
    const [p, q, r] = [corners[k]!, corners[(k + 1) & 3]!, corners[(k + 2) & 3]!];
    if (Math.hypot(q.x - p.x, q.y - p.y) < SHORTEST_SIDE) return null;
    turns += Math.sign((q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x));
  }
  if (Math.abs(turns) !== 4) return null;
  const [a, b, c, d] = corners;
  return turns > 0 ? corners : [d, c, b, a];
}
