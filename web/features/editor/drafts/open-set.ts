import type { KindName } from "#question/kinds";
import { usualLanguage } from "#question/language";
import { nameOf } from "#question/name-of";
import { isOfNewer } from "./draft";
import { openQuestion, setPlaceOf, type EditedSet, type ServerSet } from "./edited-set";
import { withTheirDrafts } from "./reconcile-drafts";

export function openSet(set: ServerSet): EditedSet {
  const questions = set.questions.map(openQuestion);
  const drafts = { before: [], now: set.drafts ?? [] };
  const { title, description, language = usualLanguage } = set;
  return {
    id: set.id,
    title,
    description,
    language,
    ...setPlaceOf(set),
    stored: {
      title,
      description,
      language,
      updatedAt: set.updated_at,
      order: set.questions.map(({ id }) => id),
      drafts: set.drafts ?? null,
    },
    questions: withTheirDrafts(questions, { ...drafts, prefer: "theirs", deleted: [], onConflict: () => undefined }),
    deleted: [],
  };
}

/** The kinds in a set that this version knows. */
export const knownKinds = (set: ServerSet): KindName[] =>
  openSet(set).questions.flatMap((question) => (isOfNewer(question) ? [] : nameOf(question.draft)));
