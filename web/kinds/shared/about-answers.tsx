import { WithFormulas } from "#question-text/set-text.tsx";
import { answersOf } from "../answers";
import type { Asked } from "../question-types";

type Props = { readonly question: Asked; readonly children: string };

/** A sentence about answers to a question. Formulas are typeset only where the answers were written by its author. */
export const AboutAnswers = ({ question, children }: Props) =>
  isWritten(question) ? children : <WithFormulas>{children}</WithFormulas>;

/** Tells if pupils answer in their own words. */
export const isWritten = (question: Asked): boolean => answersOf(question).listed(question).length === 0;
