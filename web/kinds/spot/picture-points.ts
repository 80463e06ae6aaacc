import type { PictureRef } from "#question/question";
import type { Point } from "#question/picture/on-picture";

/** Places on a picture, in thousandths of its sides. */

/** The form in which it is sent. */
export const written = ([x, y]: Point): string => `${x},${y}`;

export const inside = (part: number): number => Math.min(1000, Math.max(0, Math.round(part)));

export const shifted = ([x, y]: Point, [across, down]: Point): Point => [inside(x + across), inside(y + down)];

/** Direction of each arrow key. */
export const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Width ÷ height; null until somebody has measured it. */
export const formOf = ({ width, height }: Pick<PictureRef, "width" | "height">): number | null =>
  width && height ? width / height : null;
