import { decimal } from "#words/format";
import { limits } from "#shared/limits";
import type { Area, Point } from "#question/picture/on-picture";
import { arrows, inside } from "../picture-points";

/** Right places while they are being marked. */

/** The usual radius: as large as an adult's fingertip on a phone. */
const USUAL_RADIUS = 50;
/** The smallest radius that a finger on a phone can hit, in thousandths of the picture's width. */
export const FINGER = 30;

const { min, max } = limits.areaRadius;
const radius = (r: number): number => Math.min(max, Math.max(min, Math.round(r)));

export const areaAt = ([x, y]: Point): Area => ({ x: inside(x), y: inside(y), r: USUAL_RADIUS });
export const movedTo = ({ r }: Area, [x, y]: Point): Area => ({ x: inside(x), y: inside(y), r });
export const sized = ({ x, y }: Area, r: number): Area => ({ x, y, r: radius(r) });

/** The area after a key: arrows move it one percent, with Shift five; + and − change its size. Null for other keys. */
export function changedBy(
  area: Area,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): Area | null {
  const way = arrows[key];
  const far = shiftKey ? 50 : 10;
  if (way) return movedTo(area, [area.x + way[0] * far, area.y + way[1] * far]);
  if (key === "+") return sized(area, area.r + 10);
  return key === "-" || key === "−" ? sized(area, area.r - 10) : null;
}

/** "66,5" */
export const percentOf = (part: number): string => decimal(part / 10);

/** The number in a percent field; null if there is none. A number outside the picture is left for the caller to reject. */
export function partIn(text: string): number | null {
  const said = text.replace("%", "").trim().replace(",", ".");
  return /^-?\d{1,4}(\.\d*)?$/.test(said) ? Math.round(Number(said) * 10) : null;
}
