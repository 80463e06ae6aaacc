import type { Closed } from "#kinds/answers";

/** Columns of a table of questions: how many had each place right, of as many as there can be, and how many all of them. */
export const placeCounts = (most: number, each: string, all: string) => ({
  heads: [...places(most).map((place) => `${place}. ${each}`), all],
  of: ({ distribution, right }: Closed) => [
    ...places(most).map((place) => distribution[String(place)] ?? ""),
    right ?? "",
  ],
});

const places = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);
