import type { Draft } from "#protocol/http/replies/question-sets";
import { limits } from "#shared/limits";
import { fieldNames } from "#question/fields/fields";
import { isFieldValue } from "#question/fields/parts";
import { fitsDraft, type QuestionDraft } from "#question/kinds";
import { readPicture } from "#question/picture/picture";
import { draftKindOf, isDraftKind } from "#kinds/drafts";
import { isComplete, isSame, isUntouched } from "./draft";
import { isDirty, type EditedQuestion, type EditedSet } from "./edited-set";

/** An unfinished question as the server keeps it. */
export type WaitingQuestion = {
  readonly key: string;
  /** The stored question that it changes; null for a new one. */
  readonly question_id: string | null;
  /** Stamp of that question when it was changed here. */
  readonly seen_at: number | null;
  readonly position: number;
  readonly question: QuestionDraft;
};

/** True for a question that lacks something and cannot be stored yet. */
export const isUnfinished = (question: EditedQuestion): boolean =>
  isDirty(question) && !isComplete(question.draft) && (question.id !== null || !isUntouched(question.draft));

/** Drafts for the server to keep: every unfinished question there is room for, and all drafts that this page cannot read. */
export function draftsOf(set: EditedSet): readonly Draft[] {
  const unread = (set.stored.drafts ?? []).filter((draft) => readDraft(draft) === null);
  const written = set.questions.flatMap((question, position): Draft[] => {
    const draft = isUnfinished(question) ? waiting(question, position) : null;
    return draft && fitsDraft(draft) ? [draft] : [];
  });
  return [...unread, ...written].slice(0, limits.draftsPerSet);
}

/** True if the server has this unfinished question in its present form. */
export function isWaitingThere({ stored }: EditedSet, question: EditedQuestion): boolean {
  const there = waitingIn(stored.drafts ?? []).get(referenceOf(question));
  return there !== undefined && isSame(there.question, question.draft);
}

/** Drafts by the stored question that they change, else by their own key. */
export function waitingIn(drafts: readonly Draft[]): Map<string, WaitingQuestion> {
  const found = new Map<string, WaitingQuestion>();
  for (const draft of drafts) {
    const read = readDraft(draft);
    if (read) found.set(read.question_id ?? read.key, read);
  }
  return found;
}

export const referenceOf = ({ id, key }: Pick<EditedQuestion, "id" | "key">): string => id ?? key;

const waiting = ({ key, id, draft, stored }: EditedQuestion, position: number): WaitingQuestion => ({
  key,
  question_id: id,
  seen_at: stored?.updatedAt ?? null,
  position,
  question: draft,
});

/** Null for a draft of another version of the editor: it is left alone. */
function readDraft(draft: Draft): WaitingQuestion | null {
  const { key, question_id, seen_at, position, question } = draft;
  const isRead =
    isFilled(key) &&
    (question_id === null || isFilled(question_id)) &&
    (seen_at === null || typeof seen_at === "number") &&
    Number.isInteger(position) &&
    isQuestion(question);
  return isRead ? (draft as WaitingQuestion) : null;
}

const isFilled = (value: unknown): boolean => typeof value === "string" && value !== "";
const fields: readonly string[] = ["kind", "question_text", "image", ...fieldNames];

function isQuestion(value: unknown): value is QuestionDraft {
  if (typeof value !== "object" || value === null) return false;
  const written = value as Record<string, unknown>;
  const { kind, question_text, image } = written;
  if (!isDraftKind(kind)) return false;
  const ofKind = draftKindOf({ ...(kind && { kind }) });
  return (
    Object.keys(value).every((field) => fields.includes(field) || ofKind.fields.includes(field)) &&
    typeof question_text === "string" &&
    ofKind.isRead(written) &&
    fieldNames.every((name) => isFieldValue(name, written[name])) &&
    (image === undefined || image === null || readPicture(image) !== null)
  );
}
