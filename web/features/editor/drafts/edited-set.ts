import type { Draft, QuestionOfSet, QuestionSetReply } from "#protocol/http/replies/question-sets";
import { fieldsOf } from "#question/fields/parts";
import type { QuestionDraft } from "#question/kinds";
import type { PictureRef } from "#question/question";
import { changedDraft, keptKindOf, newerFields } from "#kinds/drafts";
import { isSame } from "./draft";

/** A set while it is being written: the teacher's version, beside the server's. */

export type EditedQuestion = {
  /** Stays the same from the first letter on, before the server has given an id. */
  readonly key: string;
  readonly id: string | null;
  readonly draft: QuestionDraft;
  readonly stored: { readonly draft: QuestionDraft; readonly updatedAt: number } | null;
  /** Fields that only a newer version shows. The server keeps them when the question changes. */
  readonly newer?: Readonly<Record<string, unknown>> | undefined;
  /** A change that the server did not take whole: it stays on this device, and is not sent again. */
  readonly refused?: QuestionDraft;
};
export type SetTexts = { readonly title: string; readonly description: string; readonly language: string };
/** Place in the curriculum; the editor passes it on as the server sent it. */
type SetPlace = { readonly subject?: string | null; readonly grade?: number | null };
export type EditedSet = SetTexts &
  SetPlace & {
    readonly id: string;
    readonly stored: SetTexts & {
      readonly updatedAt: number;
      readonly order: readonly string[];
      /** Null for a server of version 0.1, which keeps none. */
      readonly drafts: readonly Draft[] | null;
    };
    readonly questions: readonly EditedQuestion[];
    /** Ids of questions that are deleted here and not yet on the server. */
    readonly deleted: readonly string[];
  };
type Reply = QuestionSetReply["question_set"];
type Newer = "drafts" | "language" | "subject" | "grade" | "visibility" | "library" | "origin" | "folder" | "archived";
/** A server of version 0.1 knows no drafts, languages, folders or library. */
export type ServerSet = Omit<Reply, Newer> & Partial<Pick<Reply, Newer>>;

export const setPlaceOf = ({ subject = null, grade = null }: SetPlace): SetPlace => ({ subject, grade });

export function openQuestion(question: QuestionOfSet): EditedQuestion {
  const draft = draftOf(question);
  const newer = newerFields(question);
  const stored = { draft, updatedAt: question.updated_at };
  return { key: question.id, id: question.id, draft, stored, ...(Object.keys(newer).length > 0 && { newer }) };
}

export const draftOf = (question: QuestionOfSet): QuestionDraft => ({
  question_text: question.question_text,
  ...keptKindOf(question).of(question),
  ...fieldsOf(question),
  image: question.image ?? null,
});

export const withTexts = (set: EditedSet, texts: Partial<SetTexts>): EditedSet => ({ ...set, ...texts });

export const withDraft = (set: EditedSet, key: string, draft: QuestionDraft): EditedSet => ({
  ...set,
  questions: set.questions.map((question) => (question.key === key ? { ...question, draft } : question)),
});

/** Remembers a change that the server did not take whole. */
export const withRefused = (set: EditedSet, key: string, refused: QuestionDraft): EditedSet => ({
  ...set,
  questions: set.questions.map((question) => (question.key === key ? { ...question, refused } : question)),
});

type NewPicture = { readonly id: string; readonly width: number; readonly height: number };

/**
 * Adds a picture that has just been uploaded, to the question or to one of its options. Its description is still to be written.
 */
export function withPicture(
  set: EditedSet,
  { question: key, option }: { readonly question: string; readonly option: string | null },
  { id, width, height }: NewPicture,
): EditedSet {
  const draft = set.questions.find((question) => question.key === key)?.draft;
  if (!draft) return set;
  return withDraft(set, key, pictured(draft, option, { id, width, height }));
}

export function pictured(
  draft: QuestionDraft,
  option: string | null,
  { id, width, height }: NewPicture,
): QuestionDraft {
  const image: PictureRef = { id, alt: "", width, height };
  if (option === null) return { ...draft, image };
  return changedDraft(draft, { option_images: { ...draft.option_images, [option]: image } });
}

export function withQuestions(
  set: EditedSet,
  at: number,
  drafts: readonly { key: string; draft: QuestionDraft }[],
): EditedSet {
  const added = drafts.map(({ key, draft }) => ({ key, id: null, draft, stored: null }));
  return { ...set, questions: set.questions.toSpliced(at, 0, ...added) };
}

export function withoutQuestion(set: EditedSet, key: string): EditedSet {
  const question = set.questions.find((question) => question.key === key);
  return {
    ...set,
    questions: set.questions.filter((other) => other !== question),
    deleted: question?.id ? [...set.deleted, question.id] : set.deleted,
  };
}

/** Undoes a deletion. If the server has already carried it out, the old text becomes a new question. */
export function withRestored(set: EditedSet, at: number, question: EditedQuestion): EditedSet {
  const isThere = question.id !== null && set.deleted.includes(question.id);
  const restored = isThere ? question : { ...question, id: null, stored: null, newer: undefined };
  return {
    ...set,
    questions: set.questions.toSpliced(at, 0, restored),
    deleted: set.deleted.filter((id) => id !== question.id),
  };
}

export function withMoved(set: EditedSet, key: string, to: number): EditedSet {
  const from = set.questions.findIndex((question) => question.key === key);
  const target = Math.min(Math.max(to, 0), set.questions.length - 1);
  if (from < 0 || from === target) return set;
  return { ...set, questions: set.questions.toSpliced(from, 1).toSpliced(target, 0, set.questions[from]!) };
}

export const indexOf = (set: EditedSet, key: string): number =>
  set.questions.findIndex((question) => question.key === key);

/** True if something of it is not on the server yet. */
export const isDirty = ({ draft, stored }: EditedQuestion): boolean => stored === null || !isSame(draft, stored.draft);
