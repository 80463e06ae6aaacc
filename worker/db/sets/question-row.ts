import type { QuestionOfSet, QuestionInput } from "#protocol/http/question-sets";
import { kindOf, storedBody, type BodyDraft, type BodyFields } from "#question/kinds";
import type { SetQuestion } from "#game/prepare";
import type { questions } from "../schema/question-sets";

/** Maps questions to rows and back: the only file that knows both forms. */

type Row = typeof questions.$inferSelect;
const usual = "choice";

export function columnsOf(question: QuestionInput) {
  const { question_text, time_limit, points, explanation, kind = usual, image = null, outcome = "" } = question;
  const draft: Partial<BodyDraft> = kindOf({ kind }).read(question).draft;
  const {
    kind: _kind,
    options = {},
    correct_option,
    image: _image,
    ...others
  }: Partial<BodyDraft> & { image?: unknown } = draft;
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
    image,
    outcome,
  };
}

/** Shows a question as the API does, including one of a kind that only a newer version knows: its row names the kind. */
export const publicQuestion = (row: Row): QuestionOfSet => ({ ...exportedQuestion(row), question_set_id: row.setId });

export function exportedQuestion(row: Row): Omit<QuestionOfSet, "question_set_id"> {
  return {
    id: row.id,
    position: row.position,
    question_text: row.text,
    ...writtenBody(row),
    time_limit: row.timeLimit,
    points: row.points,
    explanation: row.explanation,
    image: row.image,
    outcome: row.outcome,
    updated_at: row.updatedAt,
  };
}

/** Prepares a question for a game; null if only a newer version can play it. */
export function playedQuestion(row: Row, lang: string): SetQuestion | null {
  const body = storedBody({ ...writtenBody(row), image: row.image });
  if (!body) return null;
  const { id, text, timeLimit, points, explanation, image, outcome } = row;
  return {
    id,
    text,
    ...body,
    timeLimit,
    points,
    explanation,
    lang,
    ...(image && { image }),
    ...(outcome !== "" && { outcome }),
  };
}

/** This version can change and play the question. */
export const isKnown = (question: QuestionOfSet): boolean => storedBody(question) !== null;

/**
 * Body of a question: leaves out empty fields that only some kinds have. A choice looks as it did when there was no other kind.
 */
function writtenBody({ kind, options, correct, fields }: Row): BodyFields {
  const common = { options, correct_option: correct };
  if (kind === usual) return { kind, ...common, ...fields };
  const filled = Object.entries(common).filter(([, value]) => Object.keys(value).length > 0);
  return { kind, ...Object.fromEntries(filled), ...fields } as object as BodyFields;
}
