/** A grey picture, row by row: 0 is black. */
export type GreyImage = { readonly width: number; readonly height: number; readonly grey: Uint8Array };

/** Clockwise, in pixels of the picture. */
export type Corners = readonly [Point, Point, Point, Point];
export type Point = { readonly x: number; readonly y: number };

/** Weights 1 2 1 both ways: noise goes, edges of a small card stay. */
export function smooth({ width, height, grey }: GreyImage, into: Uint8Array): void {
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = y > 0 ? row - width : row;
    const below = y < height - 1 ? row + width : row;
    let middle = grey[above]! + 2 * grey[row]! + grey[below]!;
    let left = middle;
    for (let x = 0; x < width; x++) {
      const next = x < width - 1 ? x + 1 : x;
      const right = grey[above + next]! + 2 * grey[row + next]! + grey[below + next]!;
      into[row + x] = (left + 2 * middle + right) >> 4;
      left = middle;
      middle = right;
    }
  }
}

/** Half as wide and high: the mean of each four pixels. */
export function halve({ width, grey }: GreyImage, half: GreyImage): void {
  for (let y = 0; y < half.height; y++) {
    for (let x = 0, at = 2 * y * width; x < half.width; x++, at += 2) {
      half.grey[y * half.width + x] = (grey[at]! + grey[at + 1]! + grey[at + width]! + grey[at + width + 1]!) >> 2;
    }
  }
}

export const emptyPicture = (width: number, height: number): GreyImage => ({
  width,
  height,
  grey: new Uint8Array(width * height),
});
