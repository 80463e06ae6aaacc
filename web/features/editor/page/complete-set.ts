import { isComplete, tidied, tidy } from "../drafts/draft";
import type { EditedSet } from "../drafts/edited-set";
import type { ExportedQuestion, ExportedSet } from "#features/exchange/index";
import type { SetImport } from "#api/sets-api";

/** The set as far as it is whole: for files, for paper, for a set of its own. */
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
      .map(({ draft }) => draft)
      .filter(isComplete)
      .map((draft) => tidied(draft) as ExportedQuestion & SetImport["questions"][number]),
  };
}
