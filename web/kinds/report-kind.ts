import type { ReactNode } from "react";
import type { KindName } from "#question/kinds";
import type { Closed } from "./answers";
import type { Asked } from "./question-types";

/** A closed question as a report has it. */
export type Reported<K extends KindName = KindName> = Asked<K> & Closed<K>;

/** The part of a question's kind that a game's report and its files use. */
export type ReportKind<K extends KindName = KindName> = {
  /** The counts of the answers, people or teams. No names. */
  readonly Distribution: (props: { readonly question: Reported<K>; readonly who: "kişi" | "takım" }) => ReactNode;
  /** True if the kind shows the question's picture itself. */
  readonly hasPicture?: boolean;
  /** The possible answers and the right one. */
  readonly Answers: (props: { readonly question: Reported<K> }) => ReactNode;
  /** Columns of a table of questions: the possible answers, and their counts. */
  readonly texts: Columns<K>;
  readonly counts: Columns<K>;
};
type Columns<K extends KindName> = {
  readonly heads: readonly string[];
  readonly of: (question: Reported<K>) => readonly (string | number)[];
};
