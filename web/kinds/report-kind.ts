import type { ReactNode } from "react";
import type { Distribution } from "#question/question";
import type { OfAKind } from "./of-a-kind";

/** A closed question as a report has it. */
export type Reported<OfShown, OfSolution> = OfShown & OfSolution & { readonly distribution: Readonly<Distribution> };

/** The part of a question's kind that a game's report and its files use. */
export type ReportKind = {
  /** The counts of the answers, people or teams. No names. */
  Distribution(
    this: void,
    props: { readonly question: Reported<OfAKind, OfAKind>; readonly who?: "kişi" | "takım" },
  ): ReactNode;
  /** True if the kind shows the question's picture itself. */
  readonly hasPicture?: boolean;
  /** The possible answers and the right one. */
  Answers(this: void, props: { readonly question: OfAKind }): ReactNode;
  /** Columns of a table of questions: the possible answers, and their counts. */
  readonly texts: Columns;
  readonly counts: Columns;
};
type Columns = {
  readonly heads: readonly string[];
  of(this: void, question: Reported<OfAKind, OfAKind>): readonly (string | number)[];
};
