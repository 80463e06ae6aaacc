import type { Corners, GreyImage } from "./picture";

/** The mark's eight rows of squares and a row of paper on every side. */
export const ACROSS = 10;

/** Offset of the sample points in a square: its shade is taken in the middle and one step to every side. */
const IN_SQUARE = 0.2;
/**
 * Smaller offset for the paper, whose sample points also lie a little nearer to the mark than to the background of the card.
 */
const IN_PAPER = 0.12;
const NEARER = 0.1;
const stepsAcross = [0, 1, -1, 0, 0];
const stepsDown = [0, 0, 0, 1, -1];
const SHADES = stepsAcross.length;

/** Reads how grey each square is, through the four corners; false if the card reaches out of the picture. */
export function readCells(picture: GreyImage, corners: Corners, cells: Float32Array): boolean {
  const at = throughCorners(corners);
  for (let row = 0; row < ACROSS; row++) {
    const v = row - 0.5 + inwards(row);
    for (let column = 0; column < ACROSS; column++) {
      const step = isOuter(row) || isOuter(column) ? IN_PAPER : IN_SQUARE;
      const u = column - 0.5 + inwards(column);
      let sum = 0;
      for (let k = 0; k < SHADES; k++) {
        const x = u + step * stepsAcross[k]!;
        const y = v + step * stepsDown[k]!;
        const w = at.g * x + at.h * y + 1;
        const shade = shadeAt(picture, (at.a * x + at.b * y + at.c) / w, (at.d * x + at.e * y + at.f) / w);
        if (shade < 0) return false;
        sum += shade;
      }
      cells[row * ACROSS + column] = sum / SHADES;
    }
  }
  return true;
}

const isOuter = (n: number) => n === 0 || n === ACROSS - 1;
const inwards = (n: number) => (n === 0 ? NEARER : n === ACROSS - 1 ? -NEARER : 0);

/** Shade between four pixels; -1 outside. */
function shadeAt({ width, height, grey }: GreyImage, x: number, y: number): number {
  if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) return -1;
  const left = x | 0;
  const top = y | 0;
  const fx = x - left;
  const at = top * width + left;
  const upper = grey[at]! * (1 - fx) + grey[at + 1]! * fx;
  const lower = grey[at + width]! * (1 - fx) + grey[at + width + 1]! * fx;
  return upper + (lower - upper) * (y - top);
}

/** The plane of the card, eight squares wide, as the camera sees it (a homography). */
function throughCorners([p, q, r, s]: Corners) {
  const [x1, x2, y1, y2] = [q.x - r.x, s.x - r.x, q.y - r.y, s.y - r.y];
  const [sx, sy] = [p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y];
  const across = x1 * y2 - x2 * y1;
  const g = (sx * y2 - x2 * sy) / across;
  const h = (x1 * sy - sx * y1) / across;
  const squares = ACROSS - 2;
  return {
    a: (q.x - p.x + g * q.x) / squares,
    b: (s.x - p.x + h * s.x) / squares,
    c: p.x,
    d: (q.y - p.y + g * q.y) / squares,
    e: (s.y - p.y + h * s.y) / squares,
    f: p.y,
    g: g / squares,
    h: h / squares,
  };
}
