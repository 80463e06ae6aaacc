import type { Corners } from "./picture";

/** Pixels towards the middle: the outline of a small card lies rather too far out. */
const INWARDS = [0.4, 0.8, -0.4];
const ASIDE = [-0.5, 0, 0.5];
const shifts = ASIDE.flatMap((dx) => ASIDE.map((dy) => [dx, dy] as const)).filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** The same four corners, slightly moved: for a far card half a pixel decides if it can be read. */
export function nearby(corners: Corners): readonly Corners[] {
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / 4;
  const y = corners.reduce((sum, corner) => sum + corner.y, 0) / 4;
  const drawnIn = INWARDS.map((by) =>
    corners.map((corner) => {
      const share = by / Math.hypot(corner.x - x, corner.y - y);
      return { x: corner.x - (corner.x - x) * share, y: corner.y - (corner.y - y) * share };
    }),
  );
  const moved = shifts.map(([dx, dy]) => corners.map((corner) => ({ x: corner.x + dx, y: corner.y + dy })));
  return [...drawnIn, ...moved] as unknown as readonly Corners[];
}
