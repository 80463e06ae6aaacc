import type { KindName } from "#question/kinds";

/** Data that another program's format cannot express: JSON in a place that the program ignores, read again on import. */
export type OwnNote = Readonly<Record<string, unknown>>;

const parts: readonly string[] = ["typo", "unit", "slider"];

/** Empty if the format can express everything. A note never holds the question itself: only the format's own words do. */
export function noteOf(question: { readonly kind?: KindName; readonly outcome?: string }): OwnNote {
  const { kind, outcome } = question;
  const own = Object.entries(question).filter(([name]) => parts.includes(name));
  return {
    ...((kind === "poll" || kind === "multi") && { kind }),
    ...Object.fromEntries(own),
    ...(outcome && { outcome }),
  };
}

/** The same for a set. */
export const setNote = ({
  description,
  language,
}: {
  readonly description: string;
  readonly language?: string;
}): OwnNote => ({
  ...(description !== "" && { description }),
  ...(language && { language }),
});

/** Escapes line separators, so that the note stays on one line for every reader. */
export const noteText = (note: OwnNote): string =>
  JSON.stringify(note).replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
