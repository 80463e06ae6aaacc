import type { ClosedText } from "#protocol/messages";
import type { Distribution } from "#question/question";
import { everyKind } from "./every-kind";
import type { OfAKind } from "./of-a-kind";

type Closed = OfAKind & { readonly distribution: Readonly<Distribution>; readonly texts?: readonly ClosedText[] };

/** What is said of a question's answers, and counted: plain functions, small enough for every screen to have them at once. */
export type Answers = {
  /** What can be answered, line by line: "A: Sakarya" */
  listed(this: void, asked: OfAKind): string[];
  /** An answer where there is little room: "B" */
  inShort(this: void, answer: string): string;
  /** "B, Ankara" */
  inWords(this: void, asked: OfAKind | null, answer: string, joint?: string): string;
  /** The right answer: "B: Ankara" */
  solutionInWords(this: void, asked: OfAKind | null, solution: OfAKind, joint?: string): string;
  /** The right answer where there is little room: "B" */
  solutionInShort(this: void, solution: OfAKind): string;
  /** What is right, alone: "Sakarya" */
  solutionText(this: void, asked: OfAKind | null, solution: OfAKind): string;
  /** How many knew it. */
  right(this: void, closed: OfAKind & { readonly distribution: Readonly<Distribution> }): number;
  /** The wrong answer that most gave; none when nobody was wrong. */
  topWrong(this: void, closed: OfAKind & { readonly distribution: Readonly<Distribution> }): string | null;
  /** What the class said, in a sentence. Only a kind has it in which nothing is right or wrong. */
  classSaid?(this: void, asked: OfAKind | null, closed: Closed): string;
};

export const answersOf = everyKind(
  import.meta.glob<Answers>("./*/answers.ts", { import: "answers", eager: true }),
  "answers.ts",
);

/** Whether an answer can be right. */
export const isJudged = (question: OfAKind): boolean => answersOf(question).classSaid === undefined;

/** How many gave an answer, whatever it was. */
export const answeredOf = (distribution: Readonly<Distribution>): number =>
  Object.entries(distribution).reduce((sum, [answer, count]) => (answer === "none" ? sum : sum + count), 0);

/** How many were asked. */
export const askedOf = (distribution: Readonly<Distribution>): number =>
  answeredOf(distribution) + (distribution.none ?? 0);
