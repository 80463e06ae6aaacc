/** About how many letters of a text are seen: what TeX has for itself takes no room. */
export const shownLength = (text: string): number => text.replace(/\\[a-z]+|[${}^_]/gi, "").length;

const fits = ["short", "medium", "long", "longest"] as const;

/** How long a text is, for the room it has: each step is as long as one may be before it is of the next sort. */
export const fitFor = (length: number, steps: readonly [number, number, number]): (typeof fits)[number] =>
  fits[steps.filter((step) => length > step).length]!;
