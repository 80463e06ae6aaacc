import { textOf } from "../shared/options/option-text";
import type { ChoiceShown, ChoiceSolution } from "#question/choice";
import { inWords } from "../shared/options/option-words";

/** The right option of a choice, in words. */

export const solutionInWords = (asked: ChoiceShown | null, { correct_option }: ChoiceSolution, joint = ": "): string =>
  inWords(asked, correct_option, joint);

export const solutionInShort = ({ correct_option }: ChoiceSolution): string => correct_option;

export const solutionText = (asked: ChoiceShown | null, { correct_option }: ChoiceSolution): string =>
  (asked && textOf(asked, correct_option)) ?? "";
