import type { QuestionInput } from "#protocol/http/question-sets";
import type { ExportedQuestion } from "#protocol/http/replies/written-question";
import type { QuestionOfSet } from "#protocol/http/replies/question-sets";
import { storedBody, type BodyFields } from "#question/kinds";
import { fieldNames, firstNames, laterNames } from "#question/fields/fields";
import { fieldsOf } from "#question/fields/parts";
import { setQuestion, type SetQuestion } from "#game/prepare";
import type { questions } from "../schema/question-sets";

/** Maps questions to rows and back: the only file that knows both forms. */

type Row = typeof questions.$inferSelect;
const usual = "choice";

/** Columns of a checked question, or of a stored one that is copied, with all that only a newer version knows of it. */
export function columnsOf(question: QuestionInput | QuestionOfSet) {
  const { question_text, kind = usual, options = {}, correct_option, image = null } = question;
  const others = only(question, (name) => !withColumn.has(name));
  const fields = Object.keys(others).length > 0 ? others : null;
  return { text: question_text, ...fieldsOf(question), kind, options, correct: correct_option ?? "", fields, image };
}

const ofRow = ["id", "question_set_id", "position", "updated_at"];
const common = ["question_text", "image", ...fieldNames];
const ofBody = ["kind", "options", "correct_option"];
/** Fields that have a column of their own, in the question's row or in its set's. */
const withColumn = new Set<string>([...ofRow, ...common, ...ofBody]);
/** Fields of some kind that this version knows, in the column `fields`. */
const ofKinds: Record<Exclude<keyof BodyFields, "kind" | "image" | "options" | "correct_option">, true> = {
  option_images: true,
  accepted: true,
  typo: true,
  value: true,
  tolerance: true,
  unit: true,
  slider: true,
  items: true,
  pairs: true,
  areas: true,
  places: true,
};
/** Adds the fields of the stored question that only a newer version knows. Another kind has none of them. */
export const withNewerFields = (change: QuestionInput, stored: QuestionOfSet): QuestionInput =>
  (change.kind ?? usual) === stored.kind
    ? { ...only(stored, (name) => !withColumn.has(name) && !Object.hasOwn(ofKinds, name)), ...change }
    : change;

const only = (question: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(question).filter(([name]) => isWanted(name)));

/** Shows a question as the API does, including one of a kind that only a newer version knows: its row names the kind. */
export const publicQuestion = (row: Row): QuestionOfSet => ({ ...exportedQuestion(row), question_set_id: row.setId });

export const exportedQuestion = (row: Row): ExportedQuestion => ({
  id: row.id,
  position: row.position,
  question_text: row.text,
  ...writtenBody(row),
  ...fieldsOf(row, firstNames),
  image: row.image,
  ...fieldsOf(row, laterNames),
  updated_at: row.updatedAt,
});

/** Prepares a question for a game; null if only a newer version can play it. */
export const playedQuestion = (row: Row, lang: string): SetQuestion | null => setQuestion(exportedQuestion(row), lang);

/** This version can change and play the question. */
export const isKnown = (question: QuestionOfSet): boolean => storedBody(question) !== null;

/**
 * Body of a question: leaves out empty fields that only some kinds have. A choice looks as it did when there was no other kind.
 */
function writtenBody({ kind, options, correct, fields }: Row): BodyFields {
  const common = { options, correct_option: correct };
  const filled = Object.entries(common).filter(([, value]) => kind === usual || Object.keys(value).length > 0);
  // The cast: `columnsOf` wrote the row.
  return { kind, ...Object.fromEntries(filled), ...fields } as object as BodyFields;
}
