import type { PagePiece } from "#features/exchange/index";
import type { PageSize } from "./source-pages";

/** The part of a page that is cut out, in shares of the page from 0 to 1. */
export type Frame = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const LEAST = 0.02;
const STEP = 0.01;

const within = (value: number, least = 0, most = 1): number => Math.min(most, Math.max(least, value));

/** The frame between two points. One that is too small to be meant is undefined. */
export function frameBetween(a: readonly [number, number], b: readonly [number, number]): Frame | undefined {
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])].map((x) => within(x)) as [number, number];
  const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])].map((y) => within(y)) as [number, number];
  return right - left < LEAST || bottom - top < LEAST ? undefined : { left, top, right, bottom };
}

const arrows: Partial<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The frame after an arrow key: it moves, or with shift its lower right corner does. Undefined for any other key. */
export function frameAfterKey(frame: Frame, key: string, isSizing: boolean): Frame | undefined {
  const step = arrows[key];
  if (!step) return undefined;
  const { left, top, right, bottom } = frame;
  if (isSizing) {
    return { left, top, right: within(right + step[0], left + LEAST), bottom: within(bottom + step[1], top + LEAST) };
  }
  const across = within(step[0], -left, 1 - right);
  const down = within(step[1], -top, 1 - bottom);
  return { left: left + across, top: top + down, right: right + across, bottom: bottom + down };
}

export const pieceIn = ({ left, top, right, bottom }: Frame, page: number, { width, height }: PageSize): PagePiece => ({
  page,
  left: left * width,
  top: top * height,
  width: (right - left) * width,
  height: (bottom - top) * height,
});

export const frameOf = ({ left, top, width, height }: PagePiece, size: PageSize): Frame => ({
  left: within(left / size.width),
  top: within(top / size.height),
  right: within((left + width) / size.width),
  bottom: within((top + height) / size.height),
});

/** "soldan %10, üstten %20, eni %50, boyu %30" */
export function frameSaid({ left, top, right, bottom }: Frame): string {
  const [x, y, across, down] = [left, top, right - left, bottom - top].map((share) => `%${Math.round(share * 100)}`);
  return `soldan ${x}, üstten ${y}, eni ${across}, boyu ${down}`;
}
