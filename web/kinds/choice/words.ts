import type { Shown, Solution } from "#question/question";
import { keysOf } from "./option-text";

/** A choice's answers in words. */

export const listed = ({ options }: Shown): string[] => keysOf(options).map((key) => `${key}: ${options[key]}`);

export function inWords(asked: Shown | null, answer: string, joint = ", "): string {
  const text = asked?.options[answer];
  return text === undefined ? answer : `${answer}${joint}${text}`;
}

export const solutionInWords = (asked: Shown | null, { correct_option }: Solution, joint = ": "): string =>
  `${correct_option}${joint}${asked?.options[correct_option] ?? ""}`;
