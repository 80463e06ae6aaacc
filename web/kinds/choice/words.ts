import type { ChoiceShown, ChoiceSolution } from "#question/choice";
import { keysOf } from "./option-text";

/** A choice's answers in words. */

export const listed = ({ options }: ChoiceShown): string[] => keysOf(options).map((key) => `${key}: ${options[key]}`);

export function inWords(asked: ChoiceShown | null, answer: string, joint = ", "): string {
  const text = asked?.options[answer];
  return text === undefined ? answer : `${answer}${joint}${text}`;
}

export const solutionInWords = (asked: ChoiceShown | null, { correct_option }: ChoiceSolution, joint = ": "): string =>
  `${correct_option}${joint}${solutionText(asked, { correct_option })}`;

export const solutionInShort = ({ correct_option }: ChoiceSolution): string => correct_option;

export const solutionText = (asked: ChoiceShown | null, { correct_option }: ChoiceSolution): string =>
  asked?.options[correct_option] ?? "";
