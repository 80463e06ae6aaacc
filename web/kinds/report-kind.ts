import type { ReactNode } from "react";
import type { Distribution } from "#question/question";
import type { OfAKind } from "./of-a-kind";

/** A closed question as a report has it. */
export type Reported<OfShown, OfSolution> = OfShown & OfSolution & { readonly distribution: Readonly<Distribution> };

/** What a kind of question has in a game's report and its files. */
export type ReportKind = {
  /** How many gave what, people or teams. Nobody's name. */
  Distribution(
    this: void,
    props: { readonly question: Reported<OfAKind, OfAKind>; readonly who?: "kişi" | "takım" },
  ): ReactNode;
  /** It shows the question's picture itself. */
  readonly hasPicture?: boolean;
  /** What could be answered, and what is right. */
  Answers(this: void, props: { readonly question: OfAKind }): ReactNode;
  /** Columns of a table of questions: what could be answered, and how many did. */
  readonly texts: Columns;
  readonly counts: Columns;
};
type Columns = {
  readonly heads: readonly string[];
  of(this: void, question: Reported<OfAKind, OfAKind>): readonly (string | number)[];
};
