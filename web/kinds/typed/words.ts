import type { TypedSolution } from "#question/typed";

/** Typed answers in words: each stands for itself. */

export const listed = (): string[] => [];

export const inWords = (_: unknown, answer: string): string => answer;

export const solutionInWords = (_: unknown, { solution }: TypedSolution): string => solution.accepted.join(", ");

export const solutionInShort = ({ solution }: TypedSolution): string => solution.accepted[0] ?? "";

export const solutionText = (_: unknown, solution: TypedSolution): string => solutionInShort(solution);

/** The words beside the board's field. */
export const boardNote = (forgives: boolean): string =>
  `Büyük küçük harf fark etmez.${forgives ? " Küçük bir yazım hatası bağışlanır." : ""}`;
