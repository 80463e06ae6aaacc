import type { Guesses } from "../guesses";

/** Guesses any of the options, the first ones more often. */
export const guesses: Guesses<"poll"> = {
  guess({ options }, _isKnown, random) {
    const keys = Object.keys(options);
    return keys[Math.floor(random() * random() * keys.length)]!;
  },
};
