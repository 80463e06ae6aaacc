import { isSame } from "./draft";
import { isDirty, type EditedQuestion, type EditedSet } from "./edited-set";
import { referenceOf } from "./set-drafts";

/**
 * The set with what another page has left of it. Both have met the server already. Where both have written in the same
 * question, the other's words stand beside it as a question of their own.
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
