import type { Body, KindName } from "#question/kinds";
import { choiceGuesses } from "./choice/guesses";

/** What the made-up pupils of a rehearsal answer. */
export type Guesses = {
  /** Of one who knows the answer, or does not. `random` gives 0 to below 1. */
  guess(this: void, question: Body, isKnown: boolean, random: () => number): string;
};

const list: Readonly<Record<KindName, Guesses>> = { choice: choiceGuesses };

/** A question that names no kind is a choice: that was the only one once. */
export const guessesOf = ({ kind = "choice" }: { readonly kind?: KindName }): Guesses => list[kind];
