/** The approximate number of visible letters of a text: TeX's own characters take no room. */
export const shownLength = (text: string): number => text.replace(/\\[a-z]+|[${}^_]/gi, "").length;

const fits = ["short", "medium", "long", "longest"] as const;

/** The size class of a text: each step is the greatest length of its class. */
export const fitFor = (length: number, steps: readonly [number, number, number]): (typeof fits)[number] =>
  fits[steps.filter((step) => length > step).length]!;
