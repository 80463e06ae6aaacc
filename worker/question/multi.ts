import { faultAt } from "./fault";
import { keysOf, optionFaults, readOptions, type WrittenOptions } from "./options/option-list";
import { mixedOptions, optionCounts, playedOptions, shownOptions, type PlayedOptions } from "./options/played-options";
import { isOptionKey, optionKeys, type Kind } from "./question";

/** Several options of two to six are right. An answer is the letters of those that were chosen, in order: "ACD". */
export type MultiFields = WrittenOptions & { readonly kind: "multi"; correct_option: string };
export type MultiDraft = Omit<MultiFields, "correct_option"> & { correct_option: string | null };
type Multi = PlayedOptions & { readonly kind: "multi"; readonly correct: string };
export type MultiShown = WrittenOptions & { readonly kind: "multi" };
export type MultiSolution = { readonly kind?: "multi"; readonly correct_option: string };

export const multi: Kind<MultiDraft, Multi, MultiShown, MultiSolution> = {
  isJudged: true,
  defaultSeconds: 30,
  onBoard: "taps",
  read(fields) {
    const { written, faults } = readOptions(fields);
    const { correct_option: keys = null } = fields;
    const isRead = keys === null || (typeof keys === "string" && Array.from(keys).every(isOptionKey));
    const draft = { kind: "multi", ...written, correct_option: isRead && keys ? inOrder(keys) : null } as const;
    return { draft, faults: isRead ? faults : [...faults, ...unreadable] };
  },
  faults(draft) {
    const { options, correct_option: correct } = draft;
    if (!correct) return [...optionFaults(draft), ...faultAt("correct_option", "En az bir doğru işaretleyin.")];
    const isKnown = Array.from(correct).every((key) => options[key] !== undefined);
    return [...optionFaults(draft), ...(isKnown ? [] : unreadable)];
  },
  body: (draft) =>
    multi.faults(draft).length > 0 ? null : { kind: "multi", ...playedOptions(draft), correct: draft.correct_option! },
  played({ correct, optionImages, ...fields }) {
    const { draft, faults } = multi.read({ ...fields, option_images: optionImages, correct_option: correct });
    return faults.length === 0 ? multi.body(draft) : null;
  },
  shown: (body) => ({ kind: "multi", ...shownOptions(body) }),
  solution: ({ correct }) => ({ correct_option: correct }),
  dealt(body, isMixed, random) {
    if (!isMixed) return body;
    const { mixed, placeOf } = mixedOptions(body, random);
    return { ...body, ...mixed, correct: inOrder(Array.from(body.correct, placeOf).join("")) };
  },
  takes: ({ options }, value) =>
    value !== "" &&
    value ===
      keysOf(options)
        .filter((key) => value.includes(key))
        .join(""),
  /** The share of right: a wrong letter takes away as much as a right one gives. */
  share({ correct }, value) {
    const chosen = Array.from(value);
    const right = chosen.filter((key) => correct.includes(key)).length;
    return Math.max(0, (right - (chosen.length - right)) / correct.length);
  },
  distribution: optionCounts,
  details: ({ correct }, values) => ({
    answered: values.length,
    right: values.filter((value) => value === correct).length,
  }),
  mistake: (_, value) => value,
};

const unreadable = faultAt("correct_option", "Doğru şıklar, şıkların harfleri olmalı.");

/** Sorts the letters, each of them once. */
const inOrder = (keys: string): string => optionKeys.filter((key) => keys.includes(key)).join("");
