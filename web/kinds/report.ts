import type { ReactNode } from "react";
import type { KindName } from "#question/kinds";
import type { Distribution, Shown, Solution } from "#question/question";
import { choice } from "./choice/report";

/** A closed question as a report has it. */
export type Reported = Shown & Solution & { readonly distribution: Readonly<Distribution> };

/** What a kind of question has in a game's report and its files. */
export type ReportKind = {
  /** How many gave what. Nobody's name. */
  Distribution(this: void, props: { readonly question: Reported }): ReactNode;
  /** What could be answered, and what is right. */
  Answers(this: void, props: { readonly question: Shown & Solution }): ReactNode;
  /** Columns of a table of questions: what could be answered, and how many did. */
  readonly texts: Columns;
  readonly counts: Columns;
};
type Columns = { readonly heads: readonly string[]; of(this: void, question: Reported): readonly (string | number)[] };

const list: Readonly<Record<KindName, ReportKind>> = { choice };

/** A question that names no kind is a choice: that was the only one once. */
export const reportKindOf = ({ kind = "choice" }: { readonly kind?: KindName }): ReportKind => list[kind];
