import { isInside, type Area, type Point } from "#question/picture/on-picture";
import type { PictureRef } from "#question/question";
import type { Closed as QuestionClosed } from "../answers";

/** The places on a picture that a class has touched. */

type Closed = {
  /** x, y and count; a server of another version may not send them. */
  readonly points?: QuestionClosed["points"];
  readonly areas: readonly Area[];
  readonly picture: PictureRef | null | undefined;
};
type Crowd = { readonly at: Point; readonly count: number };
export type Touches = {
  /** Touches on each of the right places, in their order. */
  readonly found: readonly number[];
  /** Touches elsewhere: close ones are merged; the largest group first. */
  readonly others: readonly Crowd[];
};

/** The distance within which touches are near each other, in thousandths of the picture's width. */
const NEAR = 40;

export function touchesOn({ points, areas, picture }: Closed): Touches {
  const sides = picture ?? {};
  const found = areas.map(() => 0);
  const elsewhere: Crowd[] = [];
  for (const [x = 0, y = 0, count = 0] of typeof points === "object" ? points : []) {
    const area = areas.findIndex((one) => isInside(one, [x, y], sides));
    if (area >= 0) found[area]! += count;
    else elsewhere.push({ at: [x, y], count });
  }
  return { found, others: joined(elsewhere, sides) };
}

/** Starts with the most touched ones and merges the near ones into them. */
function joined(touched: readonly Crowd[], sides: Pick<PictureRef, "width" | "height">): Crowd[] {
  const crowds: Crowd[] = [];
  for (const { at, count } of touched) {
    const near = crowds.findIndex(({ at: [x, y] }) => isInside({ x, y, r: NEAR }, at, sides));
    const crowd = crowds[near];
    if (crowd) crowds[near] = { at: between(crowd, { at, count }), count: crowd.count + count };
    else crowds.push({ at, count });
  }
  return crowds.toSorted((one, other) => other.count - one.count);
}

const between = (one: Crowd, other: Crowd): Point => {
  const part = (i: 0 | 1) =>
    Math.round((one.at[i] * one.count + other.at[i] * other.count) / (one.count + other.count));
  return [part(0), part(1)];
};
