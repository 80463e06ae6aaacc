import { isComplete, isOfNewer, tidied, tidy } from "../drafts/draft";
import type { EditedSet } from "../drafts/edited-set";
import type { ExportedSet } from "#features/exchange/index";
import type { SetImport } from "#api/sets-api";

/** The complete questions of the set, with those of a newer version: for files, for paper, for a new set. */
export function completeSet({
  title,
  description,
  language,
  subject,
  grade,
  questions,
}: EditedSet): ExportedSet & SetImport {
  return {
    title: tidy(title) || "Adsız set",
    description: tidy(description),
    language,
    ...(subject && { subject }),
    ...(grade && { grade }),
    questions: questions
      .filter((question) => isOfNewer(question) || isComplete(question.draft))
      .map(({ draft, newer }) => ({
        ...newer,
        ...tidied(draft),
      })),
  };
}
