import type { DarkAreas } from "./dark-areas";

/** The outline of a dark area: places in the picture, in the order of a walk round it. */
export type Outline = { readonly places: Int32Array; readonly length: number };

/** Least length of an outline: about that of a square of ten pixels. */
const SHORTEST = 36;
const LONGEST = 40_000;

/** Walks once round each dark area. */
export class Outlines {
  private readonly places = new Int32Array(LONGEST);
  /** Steps to the eight neighbours, clockwise from the right. */
  private readonly steps: Int32Array;

  constructor(width: number) {
    this.steps = new Int32Array([1, width + 1, width, width - 1, -1, -width - 1, -width, -width + 1]);
  }

  /** Visits each outline; the pixels walked become 2. */
  each({ dark, starts, startCount }: DarkAreas, visit: (outline: Outline) => void): void {
    const outline = { places: this.places, length: 0 };
    for (let k = 0; k < startCount; k++) {
      const start = starts[k]!;
      if (dark[start] !== 1) continue;
      outline.length = this.walk(dark, start);
      if (outline.length >= SHORTEST && outline.length < LONGEST) visit(outline);
    }
  }

  /** Begins at the left of an area; each step looks clockwise from where it came. */
  private walk(dark: Uint8Array, start: number): number {
    const steps = this.steps;
    const places = this.places;
    let at = start;
    let from = 4;
    let length = 0;
    let second = -1;
    while (length < LONGEST) {
      let way = (from + 1) & 7;
      let tried = 0;
      while (tried < 8 && dark[at + steps[way]!] === 0) {
        way = (way + 1) & 7;
        tried++;
      }
      dark[at] = 2;
      if (tried === 8) return 1;
      const next = at + steps[way]!;
      if (at === start && next === second) return length;
      if (length === 0) second = next;
      places[length++] = at;
      at = next;
      from = (way + 4) & 7;
    }
    return length;
  }
}
