import type { Corners } from "./picture";

export type Letter = "A" | "B" | "C" | "D";
/** Clockwise from the top of the upright card. */
const letters: readonly Letter[] = ["A", "B", "C", "D"];

/** A card turned further than this from upright is between two answers. */
const MOST_OFF = (35 * Math.PI) / 180;

/** Letter of the edge that points up; null while the card is between two. */
export function letterUp([topLeft, topRight, bottomRight, bottomLeft]: Corners): Letter | null {
  const x = topLeft.x + topRight.x - bottomLeft.x - bottomRight.x;
  const y = topLeft.y + topRight.y - bottomLeft.y - bottomRight.y;
  /** Clockwise turn of the card. */
  const turn = Math.atan2(x, -y);
  const quarters = Math.round(turn / (Math.PI / 2));
  if (Math.abs(turn - (quarters * Math.PI) / 2) > MOST_OFF) return null;
  return letters[(4 - quarters) & 3]!;
}
