import type { GreyImage } from "./picture";

/** Least difference to the surroundings for a dark pixel: less is noise. */
const MARGIN = 5;

/**
 * Marks the pixels that are darker than the mean of the square around them by 1; all others, and the rim of the picture, by 0.
 */
export class DarkAreas {
  readonly dark: Uint8Array;
  /** Starts of the runs of dark pixels, row by row; the first `startCount` count. */
  readonly starts: Int32Array;
  startCount = 0;
  private readonly width: number;
  private readonly height: number;
  private readonly reach: number;
  /** Sums of the columns within reach of a row, with nothing on both sides. */
  private readonly columns: Int32Array;
  /** Number of columns within reach of each pixel. */
  private readonly across: Int32Array;

  /** `reach` is how far the square extends to each side. */
  constructor(width: number, height: number, reach: number) {
    this.dark = new Uint8Array(width * height);
    this.starts = new Int32Array((width * height) >> 1);
    this.width = width;
    this.height = height;
    this.reach = reach;
    this.columns = new Int32Array(width + 2 * reach + 1);
    this.across = Int32Array.from({ length: width }, (_, x) => within(x, reach, width));
  }

  mark({ grey }: GreyImage): void {
    const width = this.width;
    const height = this.height;
    const reach = this.reach;
    this.columns.fill(0);
    this.startCount = 0;
    for (let y = 0; y < reach; y++) this.add(grey, y * width);
    for (let y = 0; y < height; y++) {
      const isGoing = y > reach;
      if (y + reach < height && isGoing) this.move(grey, (y + reach) * width, (y - reach - 1) * width);
      else if (y + reach < height) this.add(grey, (y + reach) * width);
      else if (isGoing) this.take(grey, (y - reach - 1) * width);
      if (y > 0 && y < height - 1) this.markRow(grey, y * width, within(y, reach, height));
    }
  }

  private add(grey: Uint8Array, row: number): void {
    const columns = this.columns;
    for (let x = 0, at = this.reach + 1; x < this.width; x++, at++) columns[at] = columns[at]! + grey[row + x]!;
  }

  private take(grey: Uint8Array, row: number): void {
    const columns = this.columns;
    for (let x = 0, at = this.reach + 1; x < this.width; x++, at++) columns[at] = columns[at]! - grey[row + x]!;
  }

  private move(grey: Uint8Array, next: number, gone: number): void {
    const columns = this.columns;
    for (let x = 0, at = this.reach + 1; x < this.width; x++, at++) {
      columns[at] = columns[at]! + grey[next + x]! - grey[gone + x]!;
    }
  }

  private markRow(grey: Uint8Array, row: number, rows: number): void {
    const { dark, starts } = this;
    const columns = this.columns;
    const across = this.across;
    const right = 2 * this.reach + 1;
    let count = this.startCount;
    let sum = 0;
    for (let x = 0; x < right; x++) sum = (sum + columns[x]!) | 0;
    let wasDark = 0;
    for (let x = 0; x < across.length - 1; x++) {
      sum = (sum + columns[x + right]! - columns[x]!) | 0;
      const isDark = x > 0 && Math.imul(grey[row + x]! + MARGIN, Math.imul(across[x]!, rows)) < sum ? 1 : 0;
      dark[row + x] = isDark;
      // Written each time, but counted only where a run begins: quicker than a branch.
      starts[count] = row + x;
      count += isDark & (wasDark ^ 1);
      wasDark = isDark;
    }
    this.startCount = count;
  }
}

/** Number of places of `count` that are no further than `reach` from this one. */
const within = (at: number, reach: number, count: number) =>
  Math.min(count - 1, at + reach) - Math.max(0, at - reach) + 1;
