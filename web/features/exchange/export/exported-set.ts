import type { ChoiceFields } from "#question/choice";
import { fieldsOf, withoutAbsent } from "#question/fields/parts";
import type { BodyFields, CommonFields, KindName, QuestionDraft } from "#question/kinds";
import { nameOf } from "#question/name-of";
import { picturesOf } from "#question/picture/picture-ids";
import { isFinished, keptKindOf, newerFields } from "#kinds/drafts";

/** The exported part of a question: no ids, no time stamps. */
export type ExportedQuestion = QuestionDraft;
export type ExportedSet = {
  readonly title: string;
  readonly description: string;
  readonly language?: string;
  readonly subject?: string | null;
  readonly grade?: number | null;
  readonly questions: readonly ExportedQuestion[];
};

/** Reduces an object to the content of its question, with all that only a newer version knows of it. */
export function contentOf(question: ExportedQuestion): ExportedQuestion {
  const fields = fieldsOf(question);
  return {
    question_text: question.question_text,
    ...keptKindOf(question).of(question),
    ...withoutAbsent(fields),
    ...(question.image && { image: question.image }),
    ...newerFields(question),
  };
}

/** Writes each kind in a format; null if the format cannot hold the kind, or not this question. */
export type KindWriters<Written> = {
  readonly [Kind in KindName]: null | ((question: CommonFields & BodyFields<Kind>) => Written | null);
};

/** Says what a format loses of a question of each kind; null if nothing. */
export type KindLosses = KindWriters<string>;

export const writtenBy = <Written>(writers: KindWriters<Written>, question: ExportedQuestion): Written | null =>
  isFinished(question) ? ofKind(writers, nameOf(question), question) : null;

const ofKind = <Written, Kind extends KindName>(
  writers: KindWriters<Written>,
  kind: Kind,
  question: CommonFields & BodyFields<Kind>,
) => writers[kind]?.(question) ?? null;

/** Texts of the options for formats without pictures: an option without text is named by its picture's description. */
export const optionTexts = ({ options, option_images: images = {} }: Pick<ChoiceFields, "options" | "option_images">) =>
  Object.entries(options).map(([key, text]) => [key, text.trim() === "" ? (images[key]?.alt ?? "") : text] as const);

export const hasPicture = (question: ExportedQuestion): boolean => picturesOf(question).size > 0;
