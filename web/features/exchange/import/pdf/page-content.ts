import type { Height } from "../files/raised";

/** A rectangle on a page, in points from its upper left corner. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A run of letters of one font on a page. */
export type Run = Omit<Box, "top" | "bottom"> & {
  readonly text: string;
  /** The line on which the letters stand, from the page's upper edge. */
  readonly base: number;
  readonly size: number;
  readonly font: string;
  readonly isRightToLeft?: boolean;
  /** `above` or `below` the line of the letters before it. */
  readonly raised?: Height;
};

/** A page turned so that most of its text can be read. */
export type PageContent = {
  /** From 1. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly runs: readonly Run[];
  /** Text that stands at another angle than the rest. */
  readonly turned: readonly string[];
  /** Lines, shapes and pictures that are drawn. */
  readonly drawings: readonly Drawing[];
  /** Quarters of a turn that the page was turned clockwise. */
  readonly turns: number;
};
export type Drawing = Box & { readonly isPicture: boolean };

export const middle = (box: Box): number => (box.top + box.bottom) / 2;
/** The box as drawn on a page that is turned clockwise by quarters. */
export function turnedBox(
  { left, top, right, bottom }: Box,
  turns: number,
  page: { width: number; height: number },
): Box {
  let box = { left, top, right, bottom };
  let { width, height } = page;
  for (let turn = 0; turn < turns; turn++) {
    box = { left: height - box.bottom, right: height - box.top, top: box.left, bottom: box.right };
    [width, height] = [height, width];
  }
  return box;
}

export const joined = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
export const boxOf = ({ left, right, base, size }: Run): Box => ({
  left,
  right,
  top: base - size * 0.8,
  bottom: base + size * 0.25,
});
