/** Layout of a word cloud: the most frequent word in the middle, the others around it, as close as there is room. */

type Word = { readonly text: string; readonly count: number };
/** In px of a board 1920 px wide, from the middle of the cloud. */
export type WordPlace = { readonly x: number; readonly y: number; readonly size: number };
type Ground = { readonly width: number; readonly height: number };
/** The width of a text in letters of 1 px. */
type WidthOf = (text: string) => number;
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const SMALLEST = 48;
const LARGEST = 178;
const GAP = 14;
const SHRINKS = 0.92;
const TRIES = 18;

/** Ink in proportion to people: the size grows with the root of the count. */
export function wordSize(count: number, most: number): number {
  const share = most <= 1 ? 0.3 : (Math.sqrt(count) - 1) / (Math.sqrt(most) - 1);
  return SMALLEST + (LARGEST - SMALLEST) * share;
}

/** Finds a place for each word and shrinks all of them if they would not fit; null for a word that still finds none. */
export function laidOut(words: readonly Word[], ground: Ground, widthOf: WidthOf): (WordPlace | null)[] {
  let places: (WordPlace | null)[] = [];
  for (let tries = 0, scale = 1; tries < TRIES; tries++, scale *= SHRINKS) {
    places = placed(words, ground, widthOf, scale);
    if (!places.includes(null)) break;
  }
  return places;
}

function placed(words: readonly Word[], ground: Ground, widthOf: WidthOf, scale: number): (WordPlace | null)[] {
  const most = Math.max(1, ...words.map(({ count }) => count));
  const taken: Box[] = [];
  return words.map(({ text, count }) => {
    // The count stands beside the word, and both must be large enough for a finger.
    const size = Math.min(wordSize(count, most) * scale, (ground.width - 2 * GAP - 60) / widthOf(text));
    const width = widthOf(text) * size + (count > 1 ? 52 : 0) + 2 * GAP;
    const height = Math.max(size * 1.12, 62 * scale) + GAP;
    const spot = freeSpot({ width, height }, ground, taken);
    if (!spot) return null;
    taken.push({ ...spot, width, height });
    return { ...spot, size };
  });
}

/** Finds a free place along a spiral that is as flat as the ground. */
function freeSpot(size: Ground, ground: Ground, taken: readonly Box[]): { x: number; y: number } | null {
  const flat = ground.height / ground.width;
  const reach = ground.width / 2;
  for (
    let angle = 0, radius = 0;
    radius < reach * 1.5;
    angle += Math.min(0.5, 24 / (radius + 24)), radius = angle * 7
  ) {
    const box = { x: radius * Math.cos(angle), y: radius * Math.sin(angle) * flat, ...size };
    if (isInside(box, ground) && !taken.some((other) => overlap(box, other))) return { x: box.x, y: box.y };
  }
  return null;
}

const isInside = ({ x, y, width, height }: Box, ground: Ground): boolean =>
  Math.abs(x) + width / 2 <= ground.width / 2 && Math.abs(y) + height / 2 <= ground.height / 2;

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;
