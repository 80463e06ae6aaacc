import { keysOf, type OptionImages, type WrittenOptions } from "./option-list";
import { shuffledList, type Distribution, type Options } from "../question";

/** Options as a game plays them. */
export type PlayedOptions = { readonly options: Options; readonly optionImages?: OptionImages };

export const playedOptions = ({ options, option_images: optionImages }: WrittenOptions): PlayedOptions => ({
  options,
  ...(optionImages && { optionImages }),
});

export const shownOptions = ({ options, optionImages }: PlayedOptions): WrittenOptions => ({
  options,
  ...(optionImages && { option_images: optionImages }),
});

/** Shuffles texts and pictures; the letters stay in order. `placeOf`: the letter under which an option stands now. */
export function mixedOptions({ options, optionImages }: PlayedOptions, random: () => number) {
  const keys = keysOf(options);
  const sources = shuffledList(keys, random);
  const moved = <T>(values: Readonly<Record<string, T>>): Record<string, T> => {
    const found = keys.map((key, i) => [key, values[sources[i]!]] as const);
    return Object.fromEntries(
      found.filter((entry): entry is readonly [(typeof entry)[0], T] => entry[1] !== undefined),
    );
  };
  return {
    mixed: { options: moved(options), ...(optionImages && { optionImages: moved(optionImages) }) },
    placeOf: (letter: string): string => keys[sources.findIndex((source) => source === letter)]!,
  };
}

/** Counts how many chose each option, from answers that are its letters. */
export function optionCounts({ options }: PlayedOptions, values: readonly string[], players: number): Distribution {
  const counts: Distribution = { none: players - values.length };
  for (const key of Object.keys(options)) counts[key] = 0;
  for (const value of values) for (const key of Array.from(value)) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
