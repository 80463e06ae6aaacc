import { keysOf, type WithOptions } from "./option-text";

/** Options in words, for every kind that has them. */

export const listed = ({ options }: WithOptions): string[] => keysOf(options).map((key) => `${key}: ${options[key]}`);

/** "B, Ankara" */
export function inWords(asked: WithOptions | null, letter: string, joint = ", "): string {
  const text = asked?.options[letter];
  return text === undefined ? letter : `${letter}${joint}${text}`;
}

export const extent = ({ options }: WithOptions): string => `${keysOf(options).length} şık`;

export const readFirst = "Önce oku, şıklar birazdan açılıyor.";
