import type { Options } from "#question/question";

export type Fit = "short" | "medium" | "long" | "longest";

const small = ["a", "b", "c", "d"] as const;
export const optionKeys = ["A", "B", "C", "D"] as const;

export const keysOf = (options: Options): string[] => optionKeys.filter((key) => options[key] !== undefined);

/** How big the options can be set on a phone, by the longest. */
export function fitOf(options: Options): Fit {
  const longest = Math.max(...keysOf(options).map((key) => options[key]!.length));
  if (longest <= 32) return "short";
  if (longest <= 64) return "medium";
  return longest <= 110 ? "long" : "longest";
}

/** The option that a key stands for, if the question has it: 1 to 4, A to D. */
export function optionForKey(key: string, options: Options): string | null {
  const option = optionKeys.find((letter, i) => key === String(i + 1) || key === letter || key === small[i]);
  return option !== undefined && options[option] !== undefined ? option : null;
}
