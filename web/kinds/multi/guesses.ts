import type { Multi } from "#question/multi";
import type { Guesses } from "../guesses";

/** All right options; or one of them missing, or one too many. */
export const guesses: Guesses = {
  guess({ options, correct }: Multi, isKnown: boolean, random: () => number) {
    if (isKnown) return correct;
    const keys = Object.keys(options);
    const slip = keys[Math.floor(random() * keys.length)]!;
    const chosen = keys.filter((key) => correct.includes(key) !== (key === slip)).join("");
    return chosen === "" ? keys.find((key) => key !== slip)! : chosen;
  },
};
