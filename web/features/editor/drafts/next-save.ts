import type { Draft, QuestionReply } from "#protocol/http/replies/question-sets";
import { isBlank } from "#question/text";
import type { QuestionDraft } from "#question/kinds";
import { isComplete, isOfNewer, isSame, tidied, tidy } from "./draft";
import {
  isDirty,
  openQuestion,
  type EditedQuestion,
  type EditedSet,
  type ServerSet,
  type SetTexts,
} from "./edited-set";
import { draftsOf } from "./set-drafts";

/** One call that brings the server closer to the screen. */
export type Save =
  | ({ readonly do: "texts"; readonly seenAt: number } & SetTexts)
  | { readonly do: "delete"; readonly id: string }
  | { readonly do: "add"; readonly key: string; readonly draft: QuestionDraft; readonly position: number }
  | {
      readonly do: "change";
      readonly key: string;
      readonly id: string;
      readonly draft: QuestionDraft;
      readonly seenAt: number;
    }
  | { readonly do: "order"; readonly ids: readonly string[]; readonly seenAt: number }
  | { readonly do: "drafts"; readonly drafts: readonly Draft[]; readonly seenAt: number };

/** The next thing to save, or null. An incomplete question is kept as a draft until it is whole. */
export function nextSave(set: EditedSet): Save | null {
  const texts = { title: tidy(set.title), description: tidy(set.description), language: set.language };
  const { stored } = set;
  const isChanged =
    texts.title !== stored.title || texts.description !== stored.description || texts.language !== stored.language;
  if (!isBlank(texts.title) && isChanged) {
    return { do: "texts", ...texts, seenAt: stored.updatedAt };
  }
  const [gone] = set.deleted;
  if (gone !== undefined) return { do: "delete", id: gone };
  let position = 0;
  for (const question of set.questions) {
    // A newer page has left its change on this device, where it waits for that page.
    if (isDirty(question) && isComplete(question.draft) && !isOfNewer(question) && !isRefused(question)) {
      const draft = tidied(question.draft);
      if (question.id === null || question.stored === null) return { do: "add", key: question.key, draft, position };
      return { do: "change", key: question.key, id: question.id, draft, seenAt: question.stored.updatedAt };
    }
    if (question.id !== null) position++;
  }
  const ids = orderOf(set);
  if (ids.join() !== stored.order.join()) return { do: "order", ids, seenAt: stored.updatedAt };
  if (stored.drafts === null) return null;
  const drafts = draftsOf(set);
  return isAlike(drafts, stored.drafts) ? null : { do: "drafts", drafts, seenAt: stored.updatedAt };
}

/** The server has already shown that it does not take this draft whole. */
export const isRefused = ({ draft, refused }: EditedQuestion): boolean =>
  refused !== undefined && isSame(draft, refused);

export const isAlike = (some: readonly Draft[], others: readonly Draft[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

export const orderOf = ({ questions }: EditedSet): string[] => questions.flatMap(({ id }) => (id === null ? [] : [id]));

/** Questions that the server does not have as shown here, because something is missing in them. */
export const incomplete = ({ questions }: EditedSet) =>
  questions.filter((question) => !isComplete(question.draft) && !isOfNewer(question));

export type Saved =
  | { readonly do: "texts" | "order"; readonly set: ServerSet }
  | { readonly do: "drafts"; readonly set: ServerSet; readonly drafts: readonly Draft[] }
  | { readonly do: "delete"; readonly id: string }
  | { readonly do: "add" | "change"; readonly key: string; readonly reply: QuestionReply };

/** The set after the server has taken a save. Text typed in the meantime stays. */
export function afterSave(set: EditedSet, saved: Saved): EditedSet {
  switch (saved.do) {
    case "texts":
    case "order": {
      const { title, description, language = set.language, updated_at, questions } = saved.set;
      const order = questions.map(({ id }) => id);
      return { ...set, stored: { ...set.stored, title, description, language, updatedAt: updated_at, order } };
    }
    case "drafts": {
      const drafts = saved.set.drafts === undefined ? null : saved.drafts;
      return { ...set, stored: { ...set.stored, updatedAt: saved.set.updated_at, drafts } };
    }
    case "delete":
      return {
        ...set,
        deleted: set.deleted.filter((id) => id !== saved.id),
        stored: { ...set.stored, order: set.stored.order.filter((id) => id !== saved.id) },
      };
    case "add":
    case "change":
      return afterQuestion(set, saved.key, saved.reply);
  }
}

function afterQuestion(set: EditedSet, key: string, reply: QuestionReply): EditedSet {
  const { question, set_updated_at, set_updated_at_before } = reply;
  // Keeps the old stamp if somebody else has changed the set unseen, so that the next change of the set finds out.
  const updatedAt = set_updated_at_before === set.stored.updatedAt ? set_updated_at : set.stored.updatedAt;
  const { id, stored, newer } = openQuestion(question);
  const isNew = !set.stored.order.includes(question.id);
  const order = isNew ? set.stored.order.toSpliced(question.position, 0, question.id) : set.stored.order;
  const isHere = set.questions.some((other) => other.key === key);
  return {
    ...set,
    stored: { ...set.stored, updatedAt, order },
    questions: set.questions.map((other) => (other.key === key ? { ...other, id, stored, newer } : other)),
    // Deleted here while it was on its way.
    deleted: isHere || set.deleted.includes(question.id) ? set.deleted : [...set.deleted, question.id],
  };
}
