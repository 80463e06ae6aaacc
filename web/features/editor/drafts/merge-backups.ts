import { isSame } from "./draft";
import { isDirty, type EditedQuestion, type EditedSet } from "./edited-set";
import { referenceOf } from "./set-drafts";

/**
 * Merges in the changes that another page left, both sides already reconciled with the server. If both changed the same
 * question, the other page's version becomes a question of its own beside it.
 */
export function withLeft(set: EditedSet, left: EditedSet): EditedSet {
  const questions = [...set.questions];
  for (const [position, question] of left.questions.entries()) {
    if (!isDirty(question)) continue;
    const at = questions.findIndex((other) => referenceOf(other) === referenceOf(question));
    const here = questions[at];
    if (!here) questions.splice(position, 0, question);
    else if (!isDirty(here)) questions[at] = question;
    else if (!isSame(here.draft, question.draft)) questions.splice(at + 1, 0, besides(question, questions));
  }
  const isWritten = (id: string) => questions.some((question) => question.id === id && isDirty(question));
  const deleted = left.deleted.filter((id) => !set.deleted.includes(id) && !isWritten(id));
  return {
    ...set,
    title: set.title === set.stored.title ? left.title : set.title,
    description: set.description === set.stored.description ? left.description : set.description,
    language: set.language === set.stored.language ? left.language : set.language,
    questions: questions.filter(({ id }) => id === null || !deleted.includes(id)),
    deleted: [...set.deleted, ...deleted],
  };
}

function besides({ key, draft }: EditedQuestion, questions: readonly EditedQuestion[]): EditedQuestion {
  let free = key;
  while (questions.some((other) => other.key === free)) free += "~";
  return { key: free, id: null, draft, stored: null };
}
