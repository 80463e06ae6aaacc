import { limits } from "#protocol/limits";
import { optionKeys, type Fault } from "#question/question";
import { questionFaults, type QuestionDraft } from "#question/kinds";

export type OptionKey = (typeof optionKeys)[number];

/** A question with nothing in it yet; a lesson usually has four options. */
export const emptyDraft = (optionCount = 4): QuestionDraft => ({
  question_text: "",
  options: Object.fromEntries(optionKeys.slice(0, optionCount).map((key) => [key, ""])),
  correct_option: null,
  time_limit: limits.timeLimitSeconds.default,
  points: limits.points.default,
  explanation: "",
});

type Known = { readonly tidied: QuestionDraft; readonly faults: Fault[]; readonly text: string };
/** What was found out about a draft. Drafts never change, and every letter typed asks this of a whole set. */
const known = new WeakMap<QuestionDraft, Known>();

function knownOf(draft: QuestionDraft): Known {
  let found = known.get(draft);
  if (!found) {
    const tidied = withoutBlanks(draft);
    found = { tidied, faults: questionFaults(tidied), text: inOneText(tidied) };
    known.set(draft, found);
  }
  return found;
}

/** As the server keeps it: without the blanks that are still being typed. */
export const tidied = (draft: QuestionDraft): QuestionDraft => knownOf(draft).tidied;

function withoutBlanks(draft: QuestionDraft): QuestionDraft {
  const options: QuestionDraft["options"] = {};
  for (const key of keysOf(draft)) options[key] = tidy(draft.options[key]!);
  return {
    question_text: tidy(draft.question_text),
    options,
    correct_option: draft.correct_option,
    time_limit: draft.time_limit,
    points: draft.points,
    explanation: tidy(draft.explanation),
  };
}

export const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .trim();

export const keysOf = ({ options }: QuestionDraft): OptionKey[] =>
  optionKeys.filter((key) => options[key] !== undefined);
export const faultsOf = (draft: QuestionDraft): readonly Fault[] => knownOf(draft).faults;
export const isComplete = (draft: QuestionDraft): boolean => knownOf(draft).faults.length === 0;

/** Nobody has written anything in it. */
export const isUntouched = (draft: QuestionDraft): boolean =>
  draft.question_text === "" && draft.explanation === "" && keysOf(draft).every((key) => draft.options[key] === "");

export const isSame = (a: QuestionDraft, b: QuestionDraft): boolean => a === b || knownOf(a).text === knownOf(b).text;

function inOneText(draft: QuestionDraft): string {
  const { question_text, correct_option, time_limit, points, explanation } = draft;
  const options = keysOf(draft).map((key) => draft.options[key]);
  return JSON.stringify([question_text, options, correct_option, time_limit, points, explanation]);
}

/** With one option more, as long as there is room. */
export function withOption(draft: QuestionDraft): QuestionDraft {
  const next = optionKeys[keysOf(draft).length];
  return next ? { ...draft, options: { ...draft.options, [next]: "" } } : draft;
}

/** Without this option; those after it move up, and the mark goes with its text. */
export function withoutOption(draft: QuestionDraft, gone: OptionKey): QuestionDraft {
  const kept: string[] = keysOf(draft).filter((key) => key !== gone);
  const right = draft.correct_option === null ? -1 : kept.indexOf(draft.correct_option);
  return {
    ...draft,
    options: Object.fromEntries(kept.map((key, i) => [optionKeys[i]!, draft.options[key]!])),
    correct_option: right < 0 ? null : optionKeys[right]!,
  };
}
