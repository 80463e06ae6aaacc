import type { QuestionDraft } from "#question/kinds";
import { draftKindOf } from "../../kinds/drafts";

/** What leaves the product: no ids, no stamps. */
export type ExportedQuestion = QuestionDraft & { correct_option: NonNullable<QuestionDraft["correct_option"]> };
export type ExportedSet = {
  readonly title: string;
  readonly description: string;
  readonly questions: readonly ExportedQuestion[];
};

/** A question with nothing but its content, whatever else the object carries. */
export const contentOf = (question: ExportedQuestion): ExportedQuestion => ({
  question_text: question.question_text,
  ...(draftKindOf(question).of(question) as Pick<ExportedQuestion, "options" | "correct_option">),
  time_limit: question.time_limit,
  points: question.points,
  explanation: question.explanation,
});
