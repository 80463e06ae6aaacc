import type { Question, QuestionInput } from "#protocol/http/question-sets";
import { kindOf, storedBody } from "#question/kinds";
import type { SetQuestion } from "../game/prepare";
import type { questions } from "./schema/question-sets";

/** How a question stands in its row: the only place that knows both. */

type Row = typeof questions.$inferSelect;
const usual = "choice";

export function columnsOf(question: QuestionInput) {
  const { question_text, time_limit, points, explanation, kind = usual } = question;
  const { options, correct_option, ...others } = kindOf({ kind }).read(question).draft;
  const fields = Object.keys(others).length > 0 ? others : null;
  return {
    text: question_text,
    timeLimit: time_limit,
    points,
    explanation,
    kind,
    options,
    correct: correct_option ?? "",
    fields,
  };
}

/** As the API shows it. One of a kind that only a newer version knows is shown too: its row says what it is. */
export const publicQuestion = (row: Row): Question => ({ ...exportedQuestion(row), question_set_id: row.setId });

export function exportedQuestion(row: Row): Omit<Question, "question_set_id"> {
  return {
    id: row.id,
    position: row.position,
    question_text: row.text,
    ...writtenBody(row),
    time_limit: row.timeLimit,
    points: row.points,
    explanation: row.explanation,
    updated_at: row.updatedAt,
  };
}

/** As a game takes it; null where only a newer version could play it. */
export function playedQuestion(row: Row): SetQuestion | null {
  const body = storedBody(writtenBody(row));
  if (!body) return null;
  const { id, text, timeLimit, points, explanation } = row;
  return { id, text, ...body, timeLimit, points, explanation };
}

/** Whether this version can change and play it. */
export const isKnown = (question: Question): boolean => storedBody(question) !== null;

const writtenBody = ({ kind, options, correct, fields }: Row) => ({
  ...(kind !== usual && ({ kind } as object)),
  options,
  correct_option: correct,
  ...fields,
});
