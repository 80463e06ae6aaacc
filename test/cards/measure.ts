import { cardNumbers } from "#hosting/cards/codes";
import { Detector } from "#hosting/cards/reading/detector";
import { letterUp } from "#hosting/cards/reading/letter";
import { Voting } from "#hosting/cards/reading/vote";
import { Camera, type Conditions } from "./camera";
import { aClassroom, free, type Wish } from "./classroom";

/** The time that the teacher waits: two seconds of a phone with a fixed number of frames a second. */
const SECONDS = 2;

export type Plan = {
  readonly width: number;
  readonly height: number;
  /** The side of the black square. */
  readonly size: number;
  readonly conditions: Conditions;
  readonly scenes: number;
  readonly framesPerSecond: number;
  readonly seed: number;
};
/** Cards that nothing covers, of real numbers; `wrong` counts numbers and letters that nobody held up. */
type Measured = {
  readonly frames: number;
  readonly cards: number;
  readonly inOneFrame: number;
  readonly withinTwoSeconds: number;
  readonly wrongInAFrame: number;
  readonly wrongAfterTheVote: number;
};

/** Classes that hold up their cards, each looked at for two seconds. */
export function measure({ scenes, framesPerSecond, ...plan }: Plan): Measured {
  const frames = SECONDS * framesPerSecond;
  const sum = { frames: 0, cards: 0, inOneFrame: 0, withinTwoSeconds: 0, wrongInAFrame: 0, wrongAfterTheVote: 0 };
  for (let scene = 0; scene < scenes; scene++) {
    const looked = look({ ...plan, seed: plan.seed + scene }, frames);
    sum.frames += frames;
    sum.cards += looked.cards;
    sum.inOneFrame += looked.seen / frames;
    sum.withinTwoSeconds += looked.read;
    sum.wrongInAFrame += looked.wrongInAFrame;
    sum.wrongAfterTheVote += looked.wrongAfterTheVote;
  }
  return sum;
}

type Look = Pick<Plan, "width" | "height" | "size" | "conditions" | "seed">;

function look({ width, height, size, conditions, seed }: Look, frames: number) {
  const wish: Wish = { width, height, seed, sizes: [size, size] };
  const scene = aClassroom(wish);
  const camera = new Camera(scene, conditions, seed);
  const detector = new Detector(width, height, cardNumbers);
  const voting = new Voting();
  const held = new Map(scene.cards.map(({ number, letter }) => [number, letter]));
  const cards = free(scene);
  const read = new Set<number>();
  const looked = { cards: cards.length, seen: 0, read: 0, wrongInAFrame: 0, wrongAfterTheVote: 0 };
  for (let frame = 0; frame < frames; frame++) {
    const found = detector.find(camera.picture(seed * 1000 + frame)).cards;
    const said = found.map(({ number, corners }) => [number, letterUp(corners)] as const);
    looked.wrongInAFrame += said.filter(([number, letter]) => letter !== null && held.get(number) !== letter).length;
    looked.seen += cards.filter((card) =>
      said.some(([number, letter]) => number === card.number && letter === card.letter),
    ).length;
    for (const [number, letter] of voting.add(found)) {
      if (held.get(number) === letter) read.add(number);
      else looked.wrongAfterTheVote += 1;
    }
  }
  looked.read = cards.filter(({ number }) => read.has(number)).length;
  return looked;
}
