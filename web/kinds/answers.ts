import type { ClosedText } from "#protocol/live/played-question";
import type { Details, Distribution } from "#question/question";
import { everyKind } from "./every-kind";
import type { OfAKind } from "./of-a-kind";

export type Closed = OfAKind &
  Pick<Details, "answered" | "right" | "grid"> & {
    readonly distribution: Readonly<Distribution>;
    readonly texts?: readonly ClosedText[];
    /** The places touched on a picture. In other kinds this may be the question's points. */
    readonly points?: Details["points"] | number;
  };

/** Puts a question's answers into words and counts them. Plain functions, small enough for every screen to load at once. */
export type AnswerWords = {
  /** The possible answers, line by line: "A: Sakarya" */
  listed(this: void, asked: OfAKind): string[];
  /** An answer where there is little room: "B" */
  inShort(this: void, answer: string): string;
  /** An answer in a file, where nothing explains its letters. A kind without it uses `inShort`. */
  inTable?(this: void, asked: OfAKind | null, answer: string): string;
  /** "B, Ankara" */
  inWords(this: void, asked: OfAKind | null, answer: string, joint?: string): string;
  /** The right answer: "B: Ankara" */
  solutionInWords(this: void, asked: OfAKind | null, solution: OfAKind, joint?: string): string;
  /** The right answer where there is little room: "B" */
  solutionInShort(this: void, solution: OfAKind): string;
  /** The text of the right answer alone: "Sakarya" */
  solutionText(this: void, asked: OfAKind | null, solution: OfAKind): string;
  /** The number of right answers. */
  right(this: void, closed: Closed): number;
  /** The most frequent wrong answer; null when nobody was wrong. */
  topWrong(this: void, closed: Closed): string | null;
  /** A sentence about what the class (people or teams) said. Only kinds without a right answer have it. */
  classSaid?(this: void, asked: OfAKind | null, closed: Closed, who: "kişi" | "takım"): string;
};

export const answersOf = everyKind(
  import.meta.glob<AnswerWords>("./*/answers.ts", { import: "answers", eager: true }),
  "answers.ts",
);

/** Tells if the question has a right answer. */
export const isJudged = (question: OfAKind): boolean => answersOf(question).classSaid === undefined;

/** The number of answers given. Each entry of the distribution counts one, unless the server sent the total. */
export const answeredOf = ({ distribution, answered }: Closed): number =>
  answered ?? Object.entries(distribution).reduce((sum, [answer, count]) => (answer === "none" ? sum : sum + count), 0);

/** The number of players who were asked. */
export const askedOf = (closed: Closed): number => answeredOf(closed) + (closed.distribution.none ?? 0);
