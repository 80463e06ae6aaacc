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
  ...(question.outcome && { outcome: question.outcome }),
  ...(question.image && { image: question.image }),
});

export type ExportedChoice = ExportedQuestion & ChoiceFields;

/** For a format that knows no other kind of question. `options`: how many it has room for. */
export const choicesOf = ({ questions }: ExportedSet, options = Infinity): readonly ExportedChoice[] =>
  questions.filter(
    (question): question is ExportedChoice =>
      (question.kind ?? "choice") === "choice" && Object.keys(question.options).length <= options,
  );

/** How many questions each kind of file cannot hold. Ours holds them all. */
export const leftOutOf = (set: ExportedSet) => ({
  json: 0,
  gift: set.questions.length - choicesOf(set).length,
  csv: set.questions.length - choicesOf(set).length,
  xlsx: set.questions.length - choicesOf(set, kahootOptions).length,
});
/** A line of Kahoot's table has four columns of answers. */
export const kahootOptions = 4;
