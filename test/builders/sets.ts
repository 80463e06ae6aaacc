import type { QuestionSet } from "#protocol/http/replies/question-sets";
import type { QuestionFields } from "#question/kinds";

/** A set as an import and an export have it. */
export const aWrittenSet = <Question extends object = QuestionFields>(
  questions: readonly Question[],
  changes: Partial<Pick<QuestionSet, "title" | "description" | "language" | "subject" | "grade">> = {},
) => ({ title: "Set", description: "", questions, ...changes });
