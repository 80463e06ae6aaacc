import type { Guesses } from "../guesses";

/** Guesses all right options, or leaves one out, or adds a wrong one. */
export const guesses: Guesses<"multi"> = {
  guess({ options, correct }, isKnown, random) {
    if (isKnown) return correct;
    const keys = Object.keys(options);
    const slip = keys[Math.floor(random() * keys.length)]!;
    const chosen = keys.filter((key) => correct.includes(key) !== (key === slip)).join("");
    return chosen === "" ? keys.find((key) => key !== slip)! : chosen;
  },
};
