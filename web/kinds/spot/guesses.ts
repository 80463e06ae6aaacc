import type { Guesses } from "../guesses";
import { inside, written } from "./picture-points";

/** Guesses a point near the middle of a right place, or anywhere. */
export const guesses: Guesses<"spot"> = {
  guess({ areas }, isKnown, random) {
    if (!isKnown) return written([inside(random() * 1000), inside(random() * 1000)]);
    const { x, y, r } = areas[Math.floor(random() * areas.length)]!;
    const beside = () => (random() - 0.5) * r * 0.8;
    return written([inside(x + beside()), inside(y + beside())]);
  },
};
