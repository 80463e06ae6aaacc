import type { Body, KindName } from "#question/kinds";
import { everyKind } from "./every-kind";

/** Answers of the made-up pupils in a rehearsal. */
export type Guesses<K extends KindName = KindName> = {
  /** The guess of a pupil who knows the answer, or does not. `random` gives 0 to below 1. */
  readonly guess: (question: Body<K>, isKnown: boolean, random: () => number) => string;
};

export const guessesOf = everyKind(
  import.meta.glob<Guesses>("./*/guesses.ts", { import: "guesses", eager: true }),
  "guesses.ts",
);
