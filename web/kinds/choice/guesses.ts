import type { Guesses } from "../guesses";

/** The right option, or any of the others. */
export const choiceGuesses: Guesses = {
  guess({ options, correct }, isKnown, random) {
    if (isKnown) return correct;
    const wrong = Object.keys(options).filter((key) => key !== correct);
    return wrong[Math.floor(random() * wrong.length)]!;
  },
};
