/** Places on a picture, in thousandths: `x` and `r` of its width, `y` of its height. */
export type Area = { readonly x: number; readonly y: number; readonly r: number };
/** A place with a name, for players who cannot see the picture. */
export type NamedPlace = { readonly name: string; readonly x: number; readonly y: number };
export type Point = readonly [x: number, y: number];
/** In pixels, if known. */
type Sides = { readonly width?: number; readonly height?: number };

/** "x,y" */
export function pointOf(value: string): Point | null {
  const [, x, y] = /^(0|[1-9]\d{0,3}),(0|[1-9]\d{0,3})$/.exec(value) ?? [];
  return x !== undefined && Number(x) <= 1000 && Number(y) <= 1000 ? [Number(x), Number(y)] : null;
}

/**
 * Tells whether a point is in a circle on the picture, whatever its shape; one whose sides nobody knows counts as a square. All
 * numbers are whole, so it is exact.
 */
export function isInside(area: Area, [x, y]: Point, { width = 1, height = width }: Sides): boolean {
  const [across, down, radius] = [(x - area.x) * width, (y - area.y) * height, area.r * width];
  return across * across + down * down <= radius * radius;
}
