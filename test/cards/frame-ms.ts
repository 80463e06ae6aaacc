import { cardNumbers } from "#hosting/cards/codes";
import { Detector } from "#hosting/cards/reading/detector";
import { Camera, usual } from "./camera";
import { aClassroom } from "./classroom";

const FRAMES = 15;

/** The median time of some frames, in the browser that runs this. */
export function frameMs(width: number, height: number): number {
  const scene = aClassroom({ width, height, seed: 9, sizes: [24, 60] });
  const picture = new Camera(scene, usual, 9).picture(1);
  const detector = new Detector(width, height, cardNumbers);
  const times: number[] = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    const startedAt = performance.now();
    detector.find(picture);
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[FRAMES >> 1]!;
}
