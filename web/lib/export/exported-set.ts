import type { ChoiceFields } from "#question/choice";
import type { BodyFields, QuestionDraft } from "#question/kinds";
import { draftKindOf } from "../../kinds/drafts";

/** What leaves the product: no ids, no stamps. */
export type ExportedQuestion = QuestionDraft & BodyFields;
export type ExportedSet = {
  readonly title: string;
  readonly description: string;
  readonly language?: string;
  readonly questions: readonly ExportedQuestion[];
};

/** A question with nothing but its content, whatever else the object carries. */
export const contentOf = (question: ExportedQuestion): ExportedQuestion => ({
  question_text: question.question_text,
  ...(draftKindOf(question).of(question) as BodyFields),
  time_limit: question.time_limit,
  points: question.points,
  explanation: question.explanation,
});

export type ExportedChoice = ExportedQuestion & ChoiceFields;

/** For a format that knows no other kind of question. */
export const choicesOf = ({ questions }: ExportedSet): readonly ExportedChoice[] =>
  questions.filter((question): question is ExportedChoice => (question.kind ?? "choice") === "choice");
