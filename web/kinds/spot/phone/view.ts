/** The visible part of a zoomed picture. */

/** In parts of the picture's sides: its middle, and how much of it is visible. */
export type View = {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
};
type Size = { readonly width: number; readonly height: number };
/** The room there is, and the picture in it before zooming. In pixels. */
export type Boxes = { readonly place: Size; readonly sheet: Size };

export const whole: View = { zoom: 1, x: 0.5, y: 0.5, wide: 1, high: 1 };

const levels = [1, 1.6, 2.6, 4] as const;
/** The zoom at which a finger's width is exact enough. */
export const fine = levels[2];
const nearest = levels[3];

export const closer = (zoom: number): number => levels.find((level) => level > zoom + 0.01) ?? nearest;
export const further = (zoom: number): number => levels.filter((level) => level < zoom - 0.01).at(-1) ?? 1;

/** The view with this place in the middle, without leaving the picture. */
export function viewOf(x: number, y: number, zoom: number, { place, sheet }: Boxes): View {
  const near = Math.min(nearest, Math.max(1, zoom));
  const wide = Math.min(1, place.width / (sheet.width * near));
  const high = Math.min(1, place.height / (sheet.height * near));
  return { zoom: near, x: within(x, wide), y: within(y, high), wide, high };
}

const within = (middle: number, seen: number) => Math.min(1 - seen / 2, Math.max(seen / 2, middle));

/** The view with this place so many pixels from the middle of the room, where a finger holds it. */
export function viewHolding(
  [x, y]: readonly [number, number],
  [across, down]: readonly [number, number],
  zoom: number,
  boxes: Boxes,
): View {
  const near = Math.min(nearest, Math.max(1, zoom));
  const { width, height } = boxes.sheet;
  return viewOf(x - across / (width * near), y - down / (height * near), near, boxes);
}

/** Tells if a place is visible with room around it. */
export const isSeen = ({ x, y, wide, high }: View, [left, top]: readonly [number, number]): boolean =>
  Math.abs(left - x) <= wide * 0.42 && Math.abs(top - y) <= high * 0.42;
