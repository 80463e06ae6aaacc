import type { Draft } from "#protocol/http/replies/question-sets";
import { isSame } from "./draft";
import { isDirty, type EditedQuestion } from "./edited-set";
import { referenceOf, waitingIn, type WaitingQuestion } from "./set-drafts";

type Sides = {
  /** Drafts the server had when this page last looked, and those it has now. */
  readonly before: readonly Draft[];
  readonly now: readonly Draft[];
  readonly prefer: "ask" | "mine" | "theirs";
  readonly deleted: readonly string[];
  readonly onConflict: () => void;
};

/** Merges the unfinished questions of another page or device with those on the screen. */
export function withTheirDrafts(mine: readonly EditedQuestion[], sides: Sides): EditedQuestion[] {
  const before = waitingIn(sides.before);
  const now = waitingIn(sides.now);
  const questions = mine.flatMap((question) => {
    const reference = referenceOf(question);
    return merged(question, { was: before.get(reference), is: now.get(reference) }, sides);
  });
  const here = new Set(questions.map(referenceOf));
  for (const [reference, draft] of now) {
    // A draft that this page knew and no longer has was finished or deleted here.
    if (here.has(reference) || before.has(reference) || sides.deleted.includes(reference)) continue;
    questions.splice(draft.position, 0, { key: draft.key, id: null, draft: draft.question, stored: null });
  }
  return questions;
}

type DraftVersions = { readonly was: WaitingQuestion | undefined; readonly is: WaitingQuestion | undefined };

function merged(question: EditedQuestion, { was, is }: DraftVersions, { prefer, onConflict }: Sides): EditedQuestion[] {
  const isMine = was ? !isSame(question.draft, was.question) : isDirty(question);
  if (is === undefined) return was && !isMine ? finishedThere(question) : [question];
  if (isSame(question.draft, is.question) || (was && isSame(was.question, is.question))) return [question];
  if (!isMine) return [taken(question, is)];
  onConflict();
  return [prefer === "theirs" ? taken(question, is) : question];
}

/** Stored as a question or deleted by another page, and only remembered here. */
const finishedThere = (question: EditedQuestion): EditedQuestion[] =>
  question.stored ? [{ ...question, draft: question.stored.draft }] : [];

function taken(question: EditedQuestion, { question: draft, seen_at }: WaitingQuestion): EditedQuestion {
  const { stored } = question;
  return { ...question, draft, stored: stored && { ...stored, updatedAt: seen_at ?? stored.updatedAt } };
}
