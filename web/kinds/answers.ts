import type { ClosedText } from "#protocol/live/played-question";
import type { Details, Distribution } from "#question/question";
import { everyKind } from "./every-kind";
import type { OfAKind } from "./of-a-kind";

export type Closed = OfAKind &
  Pick<Details, "answered" | "right" | "grid"> & {
    readonly distribution: Readonly<Distribution>;
    readonly texts?: readonly ClosedText[];
    /** Where a picture was touched; of other kinds it may be what the question was worth. */
    readonly points?: Details["points"] | number;
  };

/** What is said of a question's answers, and counted: plain functions, small enough for every screen to have them at once. */
export type Answers = {
  /** What can be answered, line by line: "A: Sakarya" */
  listed(this: void, asked: OfAKind): string[];
  /** An answer where there is little room: "B" */
  inShort(this: void, answer: string): string;
  /** An answer in a file of its own, where nothing says what its letters stand for; where it is left out, in short. */
  inTable?(this: void, asked: OfAKind | null, answer: string): string;
  /** "B, Ankara" */
  inWords(this: void, asked: OfAKind | null, answer: string, joint?: string): string;
  /** The right answer: "B: Ankara" */
  solutionInWords(this: void, asked: OfAKind | null, solution: OfAKind, joint?: string): string;
  /** The right answer where there is little room: "B" */
  solutionInShort(this: void, solution: OfAKind): string;
  /** What is right, alone: "Sakarya" */
  solutionText(this: void, asked: OfAKind | null, solution: OfAKind): string;
  /** How many knew it. */
  right(this: void, closed: Closed): number;
  /** The wrong answer that most gave; none when nobody was wrong. */
  topWrong(this: void, closed: Closed): string | null;
  /** What the class said, people or teams, in a sentence. Only a kind has it in which nothing is right or wrong. */
  classSaid?(this: void, asked: OfAKind | null, closed: Closed, who: "kişi" | "takım"): string;
};

export const answersOf = everyKind(
  import.meta.glob<Answers>("./*/answers.ts", { import: "answers", eager: true }),
  "answers.ts",
);

/** Whether an answer can be right. */
export const isJudged = (question: OfAKind): boolean => answersOf(question).classSaid === undefined;

/** How many gave an answer, whatever it was: each count is of one answer, unless it is told how many there were. */
export const answeredOf = ({ distribution, answered }: Closed): number =>
  answered ?? Object.entries(distribution).reduce((sum, [answer, count]) => (answer === "none" ? sum : sum + count), 0);

/** How many were asked. */
export const askedOf = (closed: Closed): number => answeredOf(closed) + (closed.distribution.none ?? 0);
