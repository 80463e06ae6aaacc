import type { SeenCard } from "../reading/detector";
import { letterUp } from "../reading/letter";
import type { Cause } from "./hints";
import type { FrameSeen } from "../camera/frame-seen";

/** The mean brightness, from 0 to 255, below which a picture is dark. */
const DARK = 45;
/** The speed above which a picture is shaky, in widths of the picture per second. */
const SHAKY = 0.4;
/** The number of unclear squares that show that cards are too far away; fewer may be anything. */
const FAR_CARDS = 3;

type Room = {
  /** Milliseconds since the frame before. */
  readonly elapsedMs: number;
  /** Number of pupils whose card has not been read. */
  readonly missing: number;
  readonly isOfClass: (number: number) => boolean;
};

/** Reasons why a frame cannot be read well. */
export function causesIn(frame: FrameSeen, { elapsedMs, missing, isOfClass }: Room): Set<Cause> {
  const found = new Set<Cause>();
  if (frame.light < DARK) found.add("dark");
  if (Math.abs(frame.moved) / Math.max(0.05, elapsedMs / 1000) > SHAKY) found.add("shaky");
  if (Math.min(frame.small, missing) >= FAR_CARDS) found.add("far");
  if (frame.glares > 0 && missing > 0) found.add("glare");
  if (frame.cards.some(({ number }) => !isOfClass(number))) found.add("unknown");
  if (disputed(frame.cards) !== null) found.add("twice");
  if (frame.isSlow && missing > 0) found.add("slow");
  return found;
}

/** A number shown by two cards with different letters. */
export function disputed(cards: readonly SeenCard[]): number | null {
  const letters = new Map<number, string>();
  for (const { number, corners } of cards) {
    const letter = letterUp(corners);
    if (letter === null) continue;
    if ((letters.get(number) ?? letter) !== letter) return number;
    letters.set(number, letter);
  }
  return null;
}
