import { cardNumbers } from "#hosting/cards/codes";
import { Detector } from "#hosting/cards/reading/detector";
import { emptyPicture, halve, type GreyImage } from "#hosting/cards/reading/picture";
import { Voting } from "#hosting/cards/reading/vote";
import { Pace } from "#hosting/cards/camera/pace";
import { Camera, usual } from "./camera";
import { aClassroom, free, type HeldCard, type Wish } from "./classroom";
import { numbersFrom } from "#shared/seeded";
import { spread } from "./random";

/**
 * A class of 30 before a camera of 1080 rows, the last row as far away as cards are printed for: four pixels a module. No card
 * is covered, and four marks among them are not cards.
 */
export const aWholeClass = (seed: number): Wish => ({
  width: 1920,
  height: 1080,
  seed,
  sizes: [32, 60],
  cards: 34,
  covered: 0,
});

/** Hands shake: from picture to picture a card is turned and tilted by up to this angle more or less. */
const UNSTEADY = (4 * Math.PI) / 180;

type Read = {
  readonly cards: number;
  readonly read: number;
  readonly wrong: number;
  readonly frames: number;
  /** Time from the first look to the last card that was read; if some card is missing, the time of all frames. */
  readonly ms: number;
};

/** Reads a class with a device that takes this long for every picture, even a small one, until all cards are read. */
export function readBySlowDevice(wish: Wish, frameMs: number, most: number): Read {
  const scene = aClassroom(wish);
  const hands = numbersFrom(wish.seed);
  const cardsNow: HeldCard[] = [...scene.cards];
  const camera = new Camera({ ...scene, cards: cardsNow }, usual, wish.seed);
  const whole = new Detector(wish.width, wish.height, cardNumbers);
  const half = new Detector(wish.width >> 1, wish.height >> 1, cardNumbers);
  const held = new Map(scene.cards.map(({ number, letter }) => [number, letter]));
  const cards = free(scene).length;
  const voting = new Voting();
  const pace = new Pace();
  const read = new Set<number>();
  let [frames, wrong] = [0, 0];
  while (frames < most && read.size < cards) {
    scene.cards.forEach((card, k) => (cardsNow[k] = heldAnew(card, hands)));
    const picture = camera.picture(wish.seed * 1000 + frames);
    const { cards: found } = pace.isSmallNext ? half.find(halved(picture)) : whole.find(picture);
    pace.took(frameMs);
    frames += 1;
    for (const [number, letter] of voting.add(found)) {
      if (held.get(number) === letter) read.add(number);
      else wrong += 1;
    }
  }
  return { cards, read: read.size, wrong, frames, ms: frames * frameMs };
}

export const heldAnew = (card: HeldCard, random: () => number): HeldCard => ({
  ...card,
  turn: card.turn + spread(random) * UNSTEADY,
  tilt: Math.abs(card.tilt + spread(random) * UNSTEADY),
});

export function halved(picture: GreyImage): GreyImage {
  const half = emptyPicture(picture.width >> 1, picture.height >> 1);
  halve(picture, half);
  return half;
}
