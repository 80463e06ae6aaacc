import type { ClosedText } from "#protocol/live/played-question";
import type { KindName } from "#question/kinds";
import type { Details, Distribution } from "#question/question";
import { everyKind } from "./every-kind";
import type { Asked, Named, Solved } from "./question-types";

/** The close of a question. */
export type Closed<K extends KindName = KindName> = Solved<K> &
  Pick<Details, "answered" | "right" | "grid"> & {
    readonly distribution: Readonly<Distribution>;
    readonly texts?: readonly ClosedText[];
    /** The places touched on a picture. In other kinds this may be the question's points. */
    readonly points?: Details["points"] | number;
  };

/** Puts a question's answers into words and counts them. Plain functions, small enough for every screen to load at once. */
export type AnswerWords<K extends KindName = KindName> = {
  /** The possible answers, line by line: "A: Sakarya" */
  readonly listed: (asked: Asked<K>) => string[];
  /** An answer where there is little room: "B" */
  readonly inShort: (answer: string) => string;
  /** An answer in a file, where nothing explains its letters. A kind without it uses `inShort`. */
  readonly inTable?: (asked: Asked<K> | null, answer: string) => string;
  /** "B, Ankara" */
  readonly inWords: (asked: Asked<K> | null, answer: string, joint?: string) => string;
  /** The right answer: "B: Ankara" */
  readonly solutionInWords: (asked: Asked<K> | null, solution: Solved<K>, joint?: string) => string;
  /** The right answer where there is little room: "B" */
  readonly solutionInShort: (solution: Solved<K>) => string;
  /** The text of the right answer alone: "Sakarya" */
  readonly solutionText: (asked: Asked<K> | null, solution: Solved<K>) => string;
  /** The number of right answers. */
  readonly right: (closed: Closed<K>) => number;
  /** The most frequent wrong answer; null when nobody was wrong. */
  readonly topWrong: (closed: Asked<K> & Closed<K>) => string | null;
  /** A sentence about what the class (people or teams) said. Only kinds without a right answer have it. */
  readonly classSaid?: (asked: Asked<K> | null, closed: Closed<K>, who: "kişi" | "takım") => string;
};

export const answersOf = everyKind(
  import.meta.glob<AnswerWords>("./*/answers.ts", { import: "answers", eager: true }),
  "answers.ts",
);

/** Tells if the question has a right answer. */
export const isJudged = (question: Named): boolean => answersOf(question).classSaid === undefined;

type Counted = Pick<Closed, "distribution" | "answered">;
/** The number of answers given. Each entry of the distribution counts one, unless the server sent the total. */
export const answeredOf = ({ distribution, answered }: Counted): number =>
  answered ?? Object.entries(distribution).reduce((sum, [answer, count]) => (answer === "none" ? sum : sum + count), 0);

/** The number of players who were asked. */
export const askedOf = (closed: Counted): number => answeredOf(closed) + (closed.distribution.none ?? 0);
