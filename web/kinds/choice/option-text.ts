import type { Options } from "#question/question";
import { fitFor, shownLength } from "../../texts/shown-length";

const small = ["a", "b", "c", "d"] as const;
export const optionKeys = ["A", "B", "C", "D"] as const;

export const keysOf = (options: Options): string[] => optionKeys.filter((key) => options[key] !== undefined);

/** How big the options can be set on a phone, by the longest. */
export const fitOf = (options: Options) =>
  fitFor(Math.max(...keysOf(options).map((key) => shownLength(options[key]!))), [32, 64, 110]);

/** The option that a key stands for, if the question has it: 1 to 4, A to D. */
export function optionForKey(key: string, options: Options): string | null {
  const option = optionKeys.find((letter, i) => key === String(i + 1) || key === letter || key === small[i]);
  return option !== undefined && options[option] !== undefined ? option : null;
}
