import { everyKind } from "./every-kind";
import type { OfAKind } from "./of-a-kind";

/** Answers of the made-up pupils in a rehearsal. */
export type Guesses = {
  /** The guess of a pupil who knows the answer, or does not. `random` gives 0 to below 1. */
  guess(this: void, question: OfAKind, isKnown: boolean, random: () => number): string;
};

export const guessesOf = everyKind(
  import.meta.glob<Guesses>("./*/guesses.ts", { import: "guesses", eager: true }),
  "guesses.ts",
);
