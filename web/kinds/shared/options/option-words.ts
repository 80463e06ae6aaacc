import { keysOf, textOf, type WithOptions } from "./option-text";

/** Options in words, for every kind that has them. */

export const listed = (asked: WithOptions): string[] =>
  keysOf(asked.options).map((key) => `${key}: ${textOf(asked, key)}`);

/** "B, Ankara" */
export function inWords(asked: WithOptions | null, letter: string, joint = ", "): string {
  const text = asked && textOf(asked, letter);
  return text ? `${letter}${joint}${text}` : letter;
}

export const extent = ({ options }: WithOptions): string => `${keysOf(options).length} şık`;
