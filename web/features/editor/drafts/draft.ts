import type { Fault } from "#question/question";
import { questionFaults } from "#question/fields/faults";
import { usualFields, type WrittenFields } from "#question/fields/fields";
import { fieldsOf } from "#question/fields/parts";
import { kindOf, type KindName, type QuestionDraft } from "#question/kinds";
import type { EditedQuestion } from "./edited-set";
import { draftKindOf, isNewer, isReadable, keptKindOf } from "#kinds/drafts";

export const emptyDraft = (kind?: KindName, outcome = "", last?: QuestionDraft): QuestionDraft => ({
  question_text: "",
  ...draftKindOf({ kind }).empty(last),
  ...usualFields,
  time_limit: kindOf({ kind }).defaultSeconds,
  outcome,
});

/** The next question, of the same kind as the last; it usually keeps the topic too. */
export const draftAfter = (last: QuestionDraft | undefined): QuestionDraft =>
  last && isReadable(last) ? emptyDraft(last.kind, last.outcome, last) : emptyDraft();

type Known = {
  readonly tidied: QuestionDraft;
  readonly faults: Fault[];
  readonly text: string;
  /** Meant for a draft that is stored: it is finished. */
  readonly isNewer: boolean;
};
/** Results computed from a draft. Drafts are immutable, and every keystroke asks for these of a whole set. */
const known = new WeakMap<QuestionDraft, Known>();

function knownOf(draft: QuestionDraft): Known {
  let found = known.get(draft);
  if (!found) {
    const tidied = withoutBlanks(draft);
    const faults = isReadable(draft) ? questionFaults(tidied) : [];
    found = { tidied, faults, text: inOneText(tidied), isNewer: isNewer(draft) };
    known.set(draft, found);
  }
  return found;
}

/** The draft as the server keeps it: without the blanks that are still being typed. */
export const tidied = (draft: QuestionDraft): QuestionDraft => knownOf(draft).tidied;

const withoutBlanks = (draft: QuestionDraft): QuestionDraft => ({
  question_text: tidy(draft.question_text),
  ...keptKindOf(draft).tidied(draft, tidy),
  ...tidiedFields(draft),
  // Sent even without a picture: a field that is left out keeps its value on the server.
  image: draft.image ? { ...draft.image, alt: tidy(draft.image.alt) } : null,
});

function tidiedFields(draft: QuestionDraft): WrittenFields {
  const fields = Object.entries(fieldsOf(draft));
  const tidied = fields.map(([name, value]) => [name, typeof value === "string" ? tidy(value) : value]);
  return Object.fromEntries(tidied) as WrittenFields;
}

export const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .trim();

export const faultsOf = (draft: QuestionDraft): readonly Fault[] => knownOf(draft).faults;
export const isComplete = (draft: QuestionDraft): boolean => knownOf(draft).faults.length === 0;

/** True for a question that only a newer version can change: it is shown and kept. */
export const isOfNewer = ({ draft, stored }: EditedQuestion): boolean =>
  !isReadable(draft) || (stored !== null && knownOf(stored.draft).isNewer);

/** True while nothing has been written in it. */
export const isUntouched = (draft: QuestionDraft): boolean =>
  draft.question_text === "" && draft.explanation === "" && !draft.image && keptKindOf(draft).isUntouched(draft);

export const isSame = (a: QuestionDraft, b: QuestionDraft): boolean => a === b || knownOf(a).text === knownOf(b).text;

function inOneText(draft: QuestionDraft): string {
  const { kind, question_text, image } = draft;
  const picture = image ? [image.id, image.alt] : null;
  return JSON.stringify([kind, question_text, keptKindOf(draft).content(draft), fieldsOf(draft), picture]);
}
