import { cardNumbers } from "#hosting/cards/codes";
import { Detector } from "#hosting/cards/reading/detector";
import { Pace } from "#hosting/cards/camera/pace";
import { causesIn } from "#hosting/cards/scan/causes-in";
import { Voting } from "#hosting/cards/reading/vote";
import { Camera, type Conditions } from "./camera";
import { aClassroom, free, type HeldCard } from "./classroom";
import { halved, heldAnew } from "./pace";
import { numbersFrom } from "#shared/seeded";

/**
 * A camera that stands on a board: it never shakes, looks down on the class, has a small sensor's noise, and the windows on one
 * side of its picture.
 */
const standing: Conditions = { light: 0.35, noise: 7, shake: 0, lens: 1, blur: 1 };
/** It hangs above the board, and cards are held towards the front: each leans this much more. */
const FROM_ABOVE = (12 * Math.PI) / 180;

export type Standing = {
  /** Sides of the black squares of the last row, in pixels. */
  readonly size: number;
  readonly seed: number;
  /** The time that the board takes for a picture. */
  readonly frameMs: number;
  readonly mostMs: number;
};
type Read = {
  readonly cards: number;
  readonly read: number;
  readonly wrong: number;
  readonly frames: number;
  /** Time after which all cards were read; null if some were not. */
  readonly allMs: number | null;
  /** Part of the frames in which the last row counts as too small. */
  readonly far: number;
};

const [width, height] = [1920, 1080];

/** Reads a class of 30 for the whole time, also after all cards are read: a wrong one may come at any moment. */
export function readByStanding({ size, seed, frameMs, mostMs }: Standing): Read {
  const scene = aClassroom({ width, height, seed, sizes: [size, Math.max(60, size)], cards: 34, covered: 0 });
  const above = scene.cards.map((card): HeldCard => ({ ...card, tilt: Math.max(card.tilt - FROM_ABOVE, FROM_ABOVE) }));
  const now = [...above];
  const camera = new Camera({ ...scene, cards: now }, standing, seed);
  const whole = new Detector(width, height, cardNumbers);
  const half = new Detector(width >> 1, height >> 1, cardNumbers);
  const held = new Map(scene.cards.map(({ number, letter }) => [number, letter]));
  const cards = free(scene).length;
  const hands = numbersFrom(seed);
  const [voting, pace, read] = [new Voting(), new Pace(), new Set<number>()];
  const frames = Math.floor(mostMs / frameMs);
  let [wrong, far, small] = [0, 0, 0];
  let allMs: number | null = null;
  for (let frame = 0; frame < frames; frame++) {
    above.forEach((card, k) => (now[k] = heldAnew(card, hands)));
    const picture = camera.picture(seed * 1000 + frame);
    const isWhole = !pace.isSmallNext;
    const seen = isWhole ? whole.find(picture) : half.find(halved(picture));
    if (isWhole) small = seen.small;
    pace.took(frameMs);
    for (const [number, letter] of voting.add(seen.cards)) {
      if (held.get(number) === letter) read.add(number);
      else wrong += 1;
    }
    if (read.size === cards) allMs ??= (frame + 1) * frameMs;
    const room = { elapsedMs: frameMs, missing: cards - read.size, isOfClass: () => true };
    const causes = causesIn({ ...seen, small, width, height, light: 120, moved: 0, isSlow: false }, room);
    far += Number(causes.has("far"));
  }
  return { cards, read: read.size, wrong, frames, allMs, far: far / frames };
}
