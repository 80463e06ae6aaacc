import type { Shown, Solution } from "#question/question";
import type { Answers } from "../answers";
import { keysOf } from "./option-text";

/** A choice's answers in words and numbers. */

export const listed = ({ options }: Shown): string[] => keysOf(options).map((key) => `${key}: ${options[key]}`);

export function inWords(asked: Shown | null, answer: string, joint = ", "): string {
  const text = asked?.options[answer];
  return text === undefined ? answer : `${answer}${joint}${text}`;
}

export const solutionInWords = (asked: Shown | null, { correct_option }: Solution, joint = ": "): string =>
  `${correct_option}${joint}${asked?.options[correct_option] ?? ""}`;

export const choiceAnswers: Answers = {
  listed,
  inWords,
  solutionInWords,
  solutionInShort: ({ correct_option }) => correct_option,
  right: ({ correct_option, distribution }) => distribution[correct_option] ?? 0,
  /** Of two the first in the alphabet. */
  topWrong({ options, correct_option, distribution }) {
    let top: string | null = null;
    for (const key of keysOf(options)) {
      const count = distribution[key] ?? 0;
      if (key !== correct_option && count > (top === null ? 0 : (distribution[top] ?? 0))) top = key;
    }
    return top;
  },
};
