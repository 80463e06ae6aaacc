import { ACROSS, readCells } from "./cells";
import { DarkAreas } from "./dark-areas";
import { fourCorners } from "./four-corners";
import { Outlines } from "./outlines";
import { nearby } from "./nearby";
import { emptyPicture, halve, smooth, type Corners, type GreyImage, type Point } from "./picture";
import { readMark, type Reading } from "./read-mark";
import { CodeWords, type Match } from "./code-words";

/** A card in the picture; `corners[0]` is the upright mark's own upper left, the others follow clockwise. */
export type SeenCard = { readonly number: number; readonly errors: number; readonly corners: Corners };
export type Seen = {
  readonly cards: readonly SeenCard[];
  /** Number of squares that look like cards but are too bright to be read; `small` counts those too far away. */
  readonly glares: number;
  readonly small: number;
};

/**
 * Reach of the squares whose mean decides what is dark: in the whole picture for far cards, in the halved one for near ones.
 */
const FAR = 4;
const NEAR = 7;
/** Squares that may be misread: a thumb's edge, a blur. Marks differ in 12. */
const MOST_ERRORS = 3;
/**
 * Longest side, in pixels, for which other corners are tried: there half a pixel may decide. More tries find more by chance.
 */
const NEARBY_BELOW = 28;
const MOST_ERRORS_NEARBY = 2;
/** Side in pixels: an unclear square smaller than that is a far card. */
const SMALL = 22;

/** Finds cards in pictures of one size; accepts only the given numbers. */
export class Detector {
  private readonly smoothed: GreyImage;
  private readonly half: GreyImage;
  private readonly far: Search;
  private readonly near: Search;
  private readonly cells = new Float32Array(ACROSS * ACROSS);
  private readonly words: CodeWords;

  constructor(width: number, height: number, numbers: readonly number[]) {
    this.smoothed = emptyPicture(width, height);
    this.half = emptyPicture(width >> 1, height >> 1);
    this.far = new Search(this.smoothed, FAR);
    this.near = new Search(this.half, NEAR);
    this.words = new CodeWords(numbers);
  }

  find(picture: GreyImage): Seen {
    const cards: SeenCard[] = [];
    let [glares, small] = [0, 0];
    const look = (corners: Corners) => {
      const reading = this.read(picture, corners);
      if (isCard(reading)) keep(cards, upright(reading, corners));
      else if (reading === "glare") glares += 1;
      else if (reading === "unclear" && sideOf(corners) < SMALL) small += 1;
    };
    smooth(picture, this.smoothed.grey);
    halve(this.smoothed, this.half);
    this.far.each(look);
    this.near.each((corners) => look(corners.map(inWhole) as unknown as Corners));
    return { cards, glares, small };
  }

  /** Reads from the unsmoothed picture: smoothing would wash out the squares of a far card. */
  private read(picture: GreyImage, corners: Corners): Reading {
    if (!readCells(picture, corners, this.cells)) return null;
    const reading = readMark(this.cells, this.words, MOST_ERRORS);
    if (reading !== "unclear" || sideOf(corners) > NEARBY_BELOW) return reading;
    for (const other of nearby(corners)) {
      if (!readCells(picture, other, this.cells)) continue;
      const again = readMark(this.cells, this.words, MOST_ERRORS_NEARBY);
      if (isCard(again)) return again;
    }
    return reading;
  }
}

/** The four-sided dark areas of one picture. */
class Search {
  private readonly picture: GreyImage;
  private readonly areas: DarkAreas;
  private readonly outlines: Outlines;

  constructor(picture: GreyImage, reach: number) {
    this.picture = picture;
    this.areas = new DarkAreas(picture.width, picture.height, reach);
    this.outlines = new Outlines(picture.width);
  }

  each(look: (corners: Corners) => void): void {
    this.areas.mark(this.picture);
    this.outlines.each(this.areas, (outline) => {
      const corners = fourCorners(outline, this.picture.width);
      if (corners !== null) look(corners);
    });
  }
}

/** The centre of a halved pixel lies between four pixels. */
const inWhole = ({ x, y }: Point): Point => ({ x: 2 * x + 0.5, y: 2 * y + 0.5 });

const isCard = (reading: Reading): reading is Match => typeof reading === "object" && reading !== null;

/** The shorter of two sides: a tilted card is narrow. */
const sideOf = ([a, b, c]: Corners) => Math.min(Math.hypot(a.x - b.x, a.y - b.y), Math.hypot(b.x - c.x, b.y - c.y));

const upright = ({ number, errors, turns }: Match, corners: Corners): SeenCard => ({
  number,
  errors,
  corners: [0, 1, 2, 3].map((k) => corners[(k + turns) & 3]!) as unknown as Corners,
});

/**
 * Keeps the better of two readings of one place: both searches may find the same card. The same number elsewhere is another
 * card.
 */
function keep(cards: SeenCard[], card: SeenCard): void {
  const at = cards.findIndex((other) => other.number === card.number && isSamePlace(other, card));
  if (at < 0) cards.push(card);
  else if (card.errors < cards[at]!.errors) cards[at] = card;
}

function isSamePlace({ corners: [a, , c] }: SeenCard, { corners: [p, , r] }: SeenCard): boolean {
  const size = Math.hypot(a.x - c.x, a.y - c.y);
  return Math.hypot((a.x + c.x - p.x - r.x) / 2, (a.y + c.y - p.y - r.y) / 2) < size / 2;
}
