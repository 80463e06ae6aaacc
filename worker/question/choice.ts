import { faultAt } from "./fault";
import { optionFaults, readOptions, type WrittenOptions } from "./options/option-list";
import { mixedOptions, optionCounts, playedOptions, shownOptions, type PlayedOptions } from "./options/played-options";
import { isOptionKey, type Fault, type Kind } from "./question";

/** One option of two to six is right. An answer is its letter. */
export type ChoiceFields = WrittenOptions & { readonly kind?: "choice"; correct_option: string };
export type ChoiceDraft = Omit<ChoiceFields, "correct_option"> & { correct_option: string | null };
export type Choice = PlayedOptions & { readonly kind?: "choice"; readonly correct: string };

/** The part that everybody sees; `ChoiceSolution` says what is right. */
export type ChoiceShown = WrittenOptions & { readonly kind?: "choice" };
export type ChoiceSolution = { readonly kind?: "choice"; readonly correct_option: string };

export const choice: Kind<ChoiceDraft, Choice, ChoiceShown, ChoiceSolution> = {
  isJudged: true,
  defaultSeconds: 30,
  onBoard: "taps",
  isOnCards: true,
  read(fields) {
    const { written, faults } = readOptions(fields);
    const { correct_option: key } = fields;
    const isKey = isOptionKey(key);
    const draft = { ...written, correct_option: isKey && written.options[key] !== undefined ? key : null };
    return { draft, faults: isKey ? faults : [...faults, ...unmarked] };
  },
  faults: (draft) => [...optionFaults(draft), ...(isMarked(draft) ? [] : unmarked)],
  body: (draft) => (choice.faults(draft).length > 0 ? null : played(draft)),
  /** Reads a played question. It is shown whatever the rules ask of options today. */
  played({ correct, optionImages, ...fields }) {
    const { draft, faults } = choice.read({ ...fields, option_images: optionImages, correct_option: correct });
    return faults.length === 0 && isMarked(draft) ? played(draft) : null;
  },
  shown: shownOptions,
  solution: ({ correct }) => ({ correct_option: correct }),
  /** Mixes the options; the right answer moves with its text. */
  dealt(body, isMixed, random) {
    if (!isMixed) return body;
    const { mixed, placeOf } = mixedOptions(body, random);
    return { ...body, ...mixed, correct: placeOf(body.correct) };
  },
  takes: ({ options }, value) => isOptionKey(value) && options[value] !== undefined,
  share: ({ correct }, value) => (value === correct ? 1 : 0),
  distribution: optionCounts,
  mistake: (_, value) => value,
};

const unmarked: Fault[] = faultAt("correct_option", "Doğru şıkkı işaretleyin.");

const isMarked = ({ options, correct_option: key }: ChoiceDraft): boolean => key !== null && options[key] !== undefined;

const played = (draft: ChoiceDraft): Choice => ({ ...playedOptions(draft), correct: draft.correct_option! });
