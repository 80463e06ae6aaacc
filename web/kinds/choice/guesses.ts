import type { Guesses } from "../guesses";

/** Guesses the right option, or one of the others. */
export const guesses: Guesses<"choice"> = {
  guess({ options, correct }, isKnown, random) {
    if (isKnown) return correct;
    const wrong = Object.keys(options).filter((key) => key !== correct);
    return wrong[Math.floor(random() * wrong.length)]!;
  },
};
